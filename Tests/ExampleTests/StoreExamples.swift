import Access
import CanonicalJSON
import Composition
import Domain
import DomainContracts
import FileStore
import Foundation
import InMemory
import Leaderboards
import Notices
import OfflineSync
import RemoteHTTP
import SQLite
import StoreCopying
import StoreEngine
import TestSupport
import Testing
import WireFormat

/// The examples of the modules' DocC articles about stores: a tidy test compares them.
@Suite("The examples of stores")
struct StoreExamples {
  /// No pause ends before its task does.
  private let wait: @Sendable (Duration) async throws -> Void = { _ in
    let (pauses, pause) = AsyncStream.makeStream(of: Void.self)
    await withTaskCancellationHandler {
      for await _ in pauses {}
    } onCancel: {
      pause.finish()
    }
    try Task.checkCancellation()
  }
  private let clock = ClockAndIdentities(now: { 1_000 }, newIdentity: { UUID().uuidString })

  @Test func `of Domain`() async throws {
    let clock = ClockAndIdentities.system
    let documents = InMemoryStore(clock).storage.documents
    let path = ItemPath(["clubs", "nord", "plan"])
    _ = try await documents.save([DocumentWrite(path, id: "write-1", expected: .absent, body: Array("Tuesday".utf8))])
    let plan = try await documents.load(path)
    #expect(plan?.body == Array("Tuesday".utf8))
  }

  @Test func `of InMemory`() async throws {
    let store = InMemoryStore(clock).storage
    let session = store.sessions.session(at: ItemPath(["notes", "log"]))
    let event = ScoringEvent(id: "e1", type: "note", actor: "ana", occurredAt: 1_000, body: [])
    let recorded = try await session.append([event], expecting: .any)
    #expect(recorded.count == 1)
  }

  @Test func `of FileStore`() async throws {
    try await withTemporaryFolder { folder in
      let store = try await FileStore.open(folder.appending(path: "club").path, clock)
      let board = try await Leaderboard.define(at: "club/points", in: store, with: clock)
      _ = try await board.submit(12, for: "ana")
      await store.shut()
    }
  }

  @Test func `of SQLite`() async throws {
    try await withTemporaryFolder { folder in
      let store = try SQLiteStore(path: folder.appending(path: "club.sqlite").path, clock)
      let board = try await Leaderboard.define(at: "club/points", in: store, with: clock)
      _ = try await board.submit(12, for: "ana")
      await store.close()
    }
  }

  func `of RemoteHTTP`() async throws {
    let store = try RemoteStore(url: "http://192.168.1.20:8080", token: "a sign-in's token")
    let board = try await Leaderboard.define(at: "club/points", in: store, with: clock)
    let entry = try await board.submit(12, for: "ana", as: "match-17")
    #expect(entry[.allTime] != nil)
  }

  @Test func `of StoreEngine`() async throws {
    let scheme = StoreScheme(name: "scratch", form: "scratch:", summary: "in memory") { _, clock in
      InMemoryStore(clock).storage
    }
    let registry = StoreRegistry([scheme])
    let storage = try await registry.open("scratch:", clock)
    #expect(try await storage.documents.load("a/b") == nil)
  }

  @Test func `of StoreCopying`() async throws {
    let (source, target) = (InMemoryStore(clock).storage, InMemoryStore(clock).storage)
    _ = try await source.documents.save([DocumentWrite("clubs/nord", id: "w1", expected: .absent, body: [1])])
    let report = try await StoreCopy(from: source, to: target, newIdentity: clock.newIdentity).run()
    #expect(report.items == 1)
  }

  @Test func `of Access`() async throws {
    let store = InMemoryStore(clock).storage
    let rules = AccessRules(["clubs": ["plan": CollectionRule(readers: [.member], writers: .admins)]])
    let ana = GuardedStorage(store, for: .user("ana", .member), by: rules, now: clock.now)
    #expect(try await ana.storage.documents.load("users/ben/settings") == nil)
  }

  @Test func `of Notices`() async throws {
    let inbox = Inbox(documents: InMemoryStore(clock), digest: { $0 })
    let best = Notice.PersonalBest(what: "WA 18", event: "Club evening", score: 540, previous: 528)
    try await inbox.deliver(.personalBest(best), about: ["wa18", "540"], to: "ana", at: clock.now())
    #expect(try await inbox.notices(of: "ana").count == 1)
  }

  @Test func `of OfflineSync`() async throws {
    let (phone, server) = (InMemoryStore(clock).storage, InMemoryStore(clock).storage)
    let notebook = InMemoryStore(clock).storage
    let sync = OfflineSync(
      local: phone,
      remote: server,
      notebook: notebook,
      clock: clock,
      retry: RetrySchedule(chance: { 0.5 }, wait: wait)
    )
    _ = try await phone.documents.save([DocumentWrite("clubs/nord", id: "w1", expected: .absent, body: [1])])
    try await sync.sync()
    #expect(try await server.documents.load("clubs/nord") != nil)
    let settings = SettingsService(documents: phone.documents)
    try await settings.setDefaultBowType(.recurve, of: "ana", as: "w2", at: clock.now())
    try await settings.setDefaultTimePeriod(.month, of: "ana", as: "w3", at: clock.now())
    try await settings.setShowOwnScores(false, of: "ana", as: "w4", at: clock.now())
    try await settings.setNotifications(
      rankChanges: false,
      personalBests: true,
      of: "ana",
      as: "w5",
      at: clock.now()
    )
    let own = SettingsSync(of: "ana", over: sync)
    try await own.forceSync()
    for try await there in own.observeRemote() {
      print(there?.defaultTimePeriod ?? .allTime)
      break
    }
    let there = try await SettingsService(documents: server.documents).load("ana")
    #expect(there.defaultBowType == .recurve && !there.showOwnScores && !there.notifyRankChanges)
  }

  @Test func `of WireFormat`() {
    let problem = DocumentError.tooLarge("clubs/nord").wireProblem
    #expect(problem.status == 413 && DocumentError(problem) == .tooLarge("clubs/nord"))
  }

  func `of PostgreSQL`() async throws {
    try await Container.with(StoreChoice(url: "postgres:club")) { container in
      let club = try await container.storage.documents.load("clubs/nord")
      print(club?.head.revision ?? 0)
    }
  }

  @Test func `of DomainContracts`() async throws {
    let harness = ContractHarness(abilities: []) { body in
      let clock = ContractClock()
      try await body(ContractSite(clock: clock) { OpenedStore(InMemoryStore(clock.andIdentities).storage) })
    }
    let rules = DocumentContract.rules(for: harness)
    try await rules.first?.verify(on: harness)
    #expect(!rules.isEmpty)
  }

  func `of Composition`() async throws {
    try await Container.with(StoreChoice(url: "sqlite:club.sqlite")) { container in
      let storage = container.storage
      let board = try await Leaderboard.define(
        at: "club/points",
        in: storage.leaderboards,
        with: container.clock
      )
      print(try await board.top(.allTime).standings)
    }
  }
}
