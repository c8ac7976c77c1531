import Domain
import FileStore
import Foundation
import InMemory
import Leaderboards
import OfflineSync
import SQLite
import TestSupport
import Testing

/// The scenarios that the settings were asked for with, over real stores here and a real server on a port of this machine.
@Suite("Leaderboard settings on a device", .timeLimit(.minutes(2)))
struct SettingsScenarioTests {
  enum Kind: String, CaseIterable, Sendable { case sqlite, file }

  @Test(arguments: Kind.allCases)
  func `load settings from empty cache creates defaults`(kind: Kind) async throws {
    try await Bench.run(kind) { bench in
      await bench.server.stop()
      let ana = try await bench.pair()
      #expect(try await ana.load() == LeaderboardSettings(of: bench.ana.user))
      await ana.close()
    }
  }

  @Test(arguments: Kind.allCases)
  func `load settings with existing cache uses cache`(kind: Kind) async throws {
    try await Bench.run(kind) { bench in
      let ana = try await bench.pair()
      try await ana.update { $0.defaultBowType = .barebow }
      try await ana.sync.sync()
      await ana.close()
      await bench.server.stop()
      let again = try await bench.pair()
      #expect(try await again.load().defaultBowType == .barebow)
      await again.close()
    }
  }

  @Test(arguments: Kind.allCases)
  func `update settings offline caches locally and marks pending`(kind: Kind) async throws {
    try await Bench.run(kind) { bench in
      await bench.server.stop()
      let ana = try await bench.pair()
      try await ana.update { $0.defaultTimePeriod = .season }
      await #expect(throws: SettingsSyncError.offline) { try await ana.settings.forceSync() }
      await ana.close()
      // The device is started again, still offline.
      let again = try await bench.pair()
      #expect(try await again.load().defaultTimePeriod == .season)
      #expect(try await again.sync.status(of: again.item) != .synced)
      await again.close()
    }
  }

  @Test(arguments: Kind.allCases)
  func `sync on reconnect uploads pending changes`(kind: Kind) async throws {
    try await Bench.run(kind) { bench in
      let ana = try await bench.pair()
      try await ana.update { $0.defaultBowType = .recurve }
      try await ana.settings.forceSync()
      await bench.server.stop()
      try await ana.update { $0.showOwnScores = false }
      await #expect(throws: SettingsSyncError.offline) { try await ana.settings.forceSync() }
      #expect(try await bench.server.settings(of: bench.ana.user)?.showOwnScores == true)
      try await bench.server.start()
      try await ana.settings.forceSync()
      let there = try #require(try await bench.server.settings(of: bench.ana.user))
      #expect(there.defaultBowType == .recurve && !there.showOwnScores)
      #expect(try await ana.sync.status(of: ana.item) == .synced)
      await ana.close()
    }
  }

  @Test(arguments: Kind.allCases)
  func `user switch shows neither the other's settings, and loses none`(kind: Kind) async throws {
    try await Bench.run(kind) { bench in
      let ana = try await bench.pair()
      try await ana.update { $0.defaultBowType = .longbow }
      try await ana.settings.forceSync()
      await bench.server.stop()
      try await ana.update { $0.defaultTimePeriod = .week }
      #expect(try await ana.sync.leave(), "an edit remains")
      await ana.close()
      try await bench.server.start()

      let ben = try await bench.pair(of: bench.ben)
      #expect(try await ben.load() == LeaderboardSettings(of: bench.ben.user))
      #expect(try await ben.load(bench.ana.user) == LeaderboardSettings(of: bench.ana.user))
      try await ben.update { $0.defaultBowType = .compound }
      try await ben.settings.forceSync()
      #expect(try await ben.load(bench.ana.user) == LeaderboardSettings(of: bench.ana.user))
      #expect(try await bench.server.settings(of: bench.ana.user)?.defaultTimePeriod == .allTime)
      #expect(try await ben.sync.leave() == false)
      await ben.close()

      let again = try await bench.pair()
      try await again.settings.forceSync()
      #expect(try await again.load().defaultBowType == .longbow)
      #expect(try await again.load(bench.ben.user) == LeaderboardSettings(of: bench.ben.user))
      #expect(try await bench.server.settings(of: bench.ana.user)?.defaultTimePeriod == .week)
      #expect(try await bench.server.settings(of: bench.ben.user)?.defaultBowType == .compound)
      await again.close()
    }
  }

  @Test(arguments: Kind.allCases)
  func `invalid enum handling falls back to defaults`(kind: Kind) async throws {
    try await Bench.run(kind) { bench in
      let path = DocumentKey.leaderboardSettings(of: bench.ana.user).path
      let later = #"{"defaultBowType":"KYUDO","defaultTimePeriod":"DECADE","showOwnScores":false,"updatedAt":5}"#
      try await bench.server.save(later, at: path)
      let ana = try await bench.pair()
      try await ana.settings.forceSync()
      let read = try await ana.load()
      #expect((read.defaultBowType, read.defaultTimePeriod, read.showOwnScores) == (nil, .allTime, false))
      try await ana.update { $0.notifyRankChanges = false }
      try await ana.settings.forceSync()
      let text = try #require(try await ana.stored(path))
      #expect(text.contains("KYUDO") && text.contains("DECADE"), "a later version finds its values again")
      await ana.close()
    }
  }

  @Test(arguments: Kind.allCases)
  func `parse failure of the cache loads defaults, and the next write replaces it`(kind: Kind) async throws {
    try await Bench.run(kind) { bench in
      let ana = try await bench.pair()
      try await ana.update { $0.defaultBowType = .recurve }
      try await ana.settings.forceSync()
      try await ana.damage()
      #expect(try await ana.load() == LeaderboardSettings(of: bench.ana.user))
      try await ana.update { $0.showOwnScores = false }
      try await ana.settings.forceSync()
      #expect(try await bench.server.settings(of: bench.ana.user)?.showOwnScores == false)
      await ana.close()
    }
  }
}

// MARK: Bench

/// A device with one store, and a server with two users.
private struct Bench: Sendable {
  typealias Member = (user: UserID, remote: Storage)

  let kind: SettingsScenarioTests.Kind
  let folder: URL
  let server: LoopbackServer
  let clock: Clock
  let ana: Member
  let ben: Member

  static func run(_ kind: SettingsScenarioTests.Kind, _ body: (Bench) async throws -> Void) async throws {
    try await withTemporaryFolder { folder in
      let clock = Clock()
      let file = folder.appending(component: "server.sqlite").path
      let server = try LoopbackServer(file, clock.on("server"))
      try await server.start()
      let (ana, ben) = (try await server.join("Ana"), try await server.join("Ben"))
      let bench = Bench(kind: kind, folder: folder, server: server, clock: clock, ana: ana, ben: ben)
      do { try await body(bench) } catch {
        await bench.end()
        throw error
      }
      await bench.end()
    }
  }

  private func end() async {
    for member in [ana, ben] { await member.remote.close() }
    await server.stop()
  }

  /// The device as its user starts it: one store for all users, and a notebook for each user.
  func pair(of member: Member? = nil) async throws -> Pair {
    let member = member ?? ana
    let local = try await open("device")
    let notebook = try await open("notebook of \(member.user)")
    let sync = OfflineSync(
      local: local,
      remote: member.remote,
      notebook: notebook,
      clock: clock.on("sync"),
      retry: RetrySchedule(chance: { 0 }, wait: { _ in try await Forever.wait() })
    )
    return Pair(user: member.user, local: local, notebook: notebook, sync: sync, clock: clock)
  }

  private func open(_ name: String) async throws -> Storage {
    let path = folder.appending(component: name).path
    let clock = clock.on("device")
    switch kind {
    case .sqlite: return try SQLiteStore(path: path, clock).storage
    case .file: return try await FileStore.open(path, clock).storage
    }
  }
}

private struct Pair {
  let user: UserID
  let local: Storage
  let notebook: Storage
  let sync: OfflineSync
  let clock: Clock

  var settings: SettingsSync { SettingsSync(of: user, over: sync) }
  var item: SyncItem { SyncItem(.document, DocumentKey.leaderboardSettings(of: user).path) }
  private var service: SettingsService { SettingsService(documents: sync.storage.documents) }

  func load(_ other: UserID? = nil) async throws -> LeaderboardSettings { try await service.load(other ?? user) }

  func update(_ edit: (inout LeaderboardSettings) -> Void) async throws {
    try await service.update(user, as: WriteID(rawValue: "\(clock.now().rawValue)"), at: clock.now(), edit)
  }

  func stored(_ path: ItemPath) async throws -> String? { try await local.text(path) }

  func damage() async throws {
    let id = WriteID(rawValue: "\(clock.now().rawValue)")
    _ = try await local.documents.save([DocumentWrite(item.path, id: id, expected: .any, body: Array("{\"ti".utf8))])
  }

  /// Closes the device's stores; the connection is the bench's.
  func close() async {
    await local.close()
    await notebook.close()
  }
}
