import Domain
import Leaderboards
import Simulation
import Synchronization
import TestSupport
import Testing

@testable import OfflineSync

@Suite("Sync of one user's settings", .timeLimit(.minutes(2)))
struct SettingsSyncTests {
  private let world = World()

  /// A device that never tries again by itself.
  private func patient(_ name: String = "ana", remote: Storage? = nil) -> Device {
    world.device(name, remote: remote, wait: { _ in try await Forever.wait() })
  }

  @Test func `is done when it is asked for`() async throws {
    let ana = patient()
    try await ana.edit("1") { $0.defaultBowType = .recurve }
    let settings = SettingsSync(of: "ana", over: ana.sync)
    async let first: Void = settings.forceSync()
    async let second: Void = settings.forceSync()
    _ = try await (first, second)
    #expect(try await SettingsService(documents: world.server.documents).load("ana").defaultBowType == .recurve)
  }

  @Test(arguments: [
    (StoreFailure.unavailable("down"), SettingsSyncError.offline), (.denied, .permissionDenied),
    (.full, .remoteUnavailable), (.damaged("bits"), .remoteUnavailable),
  ])
  func `says why it could not be done, and keeps the edit`(failure: StoreFailure, error: SettingsSyncError) async throws
  {
    let broken = Broken(failure)
    let ana = patient(remote: Line(to: world.server, over: broken).storage)
    try await ana.edit("1") { $0.defaultBowType = .recurve }
    let settings = SettingsSync(of: "ana", over: ana.sync)
    await #expect(throws: error) { try await settings.forceSync() }
    #expect(try await ana.settings.defaultBowType == .recurve)
    broken.mend()
    try await settings.forceSync()
    #expect(try await world.server.text(DocumentKey.leaderboardSettings(of: "ana").path) != nil)
  }

  @Test func `takes no longer than it may`() async throws {
    let ana = world.device("ana", wait: { _ in })
    ana.network.plan(.hang, at: "account")
    let settings = SettingsSync(of: "ana", over: ana.sync)
    await #expect(throws: SettingsSyncError.timeout) { try await settings.forceSync(within: .seconds(1)) }
  }

  @Test func `shows remote changes by others, and not the device's own`() async throws {
    let (ana, ben) = (patient(), patient("ben"))
    let remote = SettingsSync(of: "ana", over: ana.sync).observeRemote()
    var changes = remote.makeAsyncIterator()
    #expect(try await changes.next() == .some(nil))
    try await ben.edit("1") { $0.defaultBowType = .recurve }
    try await ben.sync.sync()
    #expect(try await changes.next()??.defaultBowType == .recurve)
    try await ana.sync.sync()
    let seen = Mutex<[LeaderboardSettings?]>([])
    let reader = Task { for try await value in remote { seen.withLock { $0.append(value) } } }
    try await eventually("it is followed") { seen.withLock { $0.count == 1 } }
    try await ana.edit("2") { $0.showOwnScores = false }
    try await ana.sync.sync()
    for _ in 1...1_000 { await Task.yield() }
    #expect(seen.withLock { $0.count } == 1, "what was sent from here")
    reader.cancel()
    try await ben.sync.sync()
    try await ben.edit("3") { $0.defaultBowType = .longbow }
    try await ben.sync.sync()
    let next = try await changes.next()
    #expect(next??.defaultBowType == .longbow && next??.showOwnScores == false)
    try await ben.write(DocumentKey.leaderboardSettings(of: "ana").path, nil, "4")
    try await ben.sync.sync()
    #expect(try await changes.next() == .some(nil))
  }

  @Test func `shows no more than its user may see`() async throws {
    let ana = world.device("ana", remote: Line(to: world.server, over: Broken(.denied)).storage)
    var changes = SettingsSync(of: "ana", over: ana.sync).observeRemote().makeAsyncIterator()
    do {
      let value = try await changes.next()
      Issue.record("\(String(describing: value))")
    } catch {
      #expect(error == .permissionDenied)
    }
  }

  @Test func `reports their state`() async throws {
    let ana = patient()
    var states = SettingsSync(of: "ana", over: ana.sync).followStatus().makeAsyncIterator()
    #expect(await states.next()?.state == .idle)
    ana.network.set(isUp: false)
    try await ana.edit("1") { $0.defaultBowType = .recurve }
    try? await ana.sync.sync()
    while let now = await states.next(), now.state != .pendingOffline { #expect(now.state == .syncing) }
    ana.network.set(isUp: true)
    try await ana.sync.sync()
    while let now = await states.next(), now.state != .idle { #expect(now.state == .syncing) }
    #expect(ana.sync.status.lastSynced != nil)
  }

  @Test(arguments: [
    (StoreFailure?.none, ItemStatus.synced, Timestamp?.none, SettingsSyncStatus.State.idle),
    (nil, .pending(1, since: nil), nil, .pendingOffline),
    (.unavailable("down"), .pending(1, since: nil), 50, .pendingRetry(50)),
    (.unavailable("down"), .synced, 50, .error(.offline)),
    (.denied, .pending(1, since: nil), nil, .error(.permissionDenied)),
    (nil, .waiting("it is being changed on both sides"), 50, .error(.conflict)),
  ])
  func `distinguishes pending from failed`(
    failure: StoreFailure?,
    item: ItemStatus,
    next: Timestamp?,
    state: SettingsSyncStatus.State
  ) {
    var sync = SyncStatus()
    (sync.failure, sync.nextAttempt, sync.lastSynced) = (failure, next, 7)
    #expect(SettingsSyncStatus(sync, item).state == state)
    #expect(SettingsSyncStatus(sync, item).lastSynced == 7)
    sync.isUnderWay = true
    #expect(SettingsSyncStatus(sync, item).state == .syncing)
  }
}

/// Fails every call in one way, until it is mended.
private final class Broken: Carrier {
  private let failure: Mutex<StoreFailure?>

  init(_ failure: StoreFailure) { self.failure = Mutex(failure) }

  func mend() { failure.withLock { $0 = nil } }

  func carry<Answer: Sendable>(
    _ call: String,
    _ work: @escaping @Sendable () async throws -> Answer
  ) async throws -> Answer {
    if let failure = failure.withLock({ $0 }) { throw failure }
    return try await work()
  }
}
