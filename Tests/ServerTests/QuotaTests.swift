import Access
import Domain
import Hummingbird
import NIOHTTP1
import StoreEngine
import Synchronization
import TestSupport
import Testing
import WireFormat

@testable import ScoreServer

@Suite("The quotas of an account")
struct QuotaTests {
  private static let body = "/api/v1/document/body?path="

  @Test func `bytes beyond the allowance wait, the owner's and others' do not`() async throws {
    let bench = try await APIBench { $0.accountBytes = RequestRate(perSecond: 100, burst: 1000) }
    let (ben, cleo) = (try await bench.headers(of: .member), try await bench.headers(of: .member))
    let owner = try await bench.headers()
    try await bench.serve { client in
      @Sendable func send(_ bytes: Int, as who: HTTPHeaders, _ name: String) async throws -> APIClient.Answer {
        try await client.put(name, as: who, bytes: bytes)
      }
      // An amount larger than the rest is taken once, so that no batch waits for ever.
      for (bytes, name) in [(600, "a"), (1400, "b")] { #expect(try await send(bytes, as: ben, name).status == 200) }
      let refused = try await send(1, as: ben, "c")
      #expect(refused.status == 429 && refused.headers["retry-after"] == ["10"])
      #expect(refused.text.contains("tooManyBytes") && refused.text.contains("Try again in 10 s."))
      #expect(try await client.ask(Self.body + "a", headers: ben).status == 200)
      #expect(try await send(500, as: cleo, "d").status == 200)
      for name in ["e", "f", "g"] { #expect(try await send(5000, as: owner, name).status == 200) }
      bench.stopwatch.pass(.seconds(11))
      #expect(try await send(1, as: ben, "c").status == 200)
    }
  }

  @Test func `a record costs what it takes in the store, not its body alone`() async throws {
    let bench = try await APIBench { $0.accountBytes = RequestRate(perSecond: 1, burst: 10_000) }
    let (ben, owner) = (try await bench.headers(of: .member), try await bench.headers())
    let storage = bench.sessions.storage.counted(in: StoreUsage(now: { 0 }))
    let router = Router(context: SignedInContext.self)
    router.add(middleware: ProblemMiddleware(translate: { _ in nil }, page: { _, _, _ in Response(status: .ok) }))
    router.add(middleware: SessionMiddleware(bench.sessions.signIn, app: "test"))
    router.add(
      middleware: LimitMiddleware(CallerLimits(bench.limits, metrics: bench.metrics, now: bench.stopwatch.now))
    )
    PortAPI(limits: bench.limits) { _, _ in storage }.add(to: router)
    try await bench.serve(router) { client in
      func statuses(_ who: HTTPHeaders, _ name: String) async throws -> [Int] {
        var statuses: [Int] = []
        for number in 0..<40 {
          statuses.append(try await client.put("\(name)\(number)", as: who, bytes: 1).status)
        }
        return statuses
      }
      let members = try await statuses(ben, "b")
      #expect(members == Array(repeating: 200, count: 25) + Array(repeating: 429, count: 15))
      #expect(try await statuses(owner, "o").allSatisfy { $0 == 200 })
    }
  }

  @Test func `a submission costs more for each period that it opens`() async throws {
    let bench = try await SignInBench()
    let boards = bench.storage.counted(in: StoreUsage(now: { 0 })).leaderboards
    try await boards.define(BoardDefinition(periods: Set(Period.allCases)), at: "clubs/a/board")
    let paid = Atomic(0)
    func cost(_ id: SubmissionID, at time: Timestamp, _ attributes: [String: String] = [:]) async throws -> Int {
      let before = paid.load(ordering: .relaxed)
      let submission = Submission(
        id: id,
        board: "clubs/a/board",
        player: "ben",
        .set(Score(1)),
        occurredAt: time,
        actor: "ben",
        attributes: attributes
      )
      try await StorageBill.$payer.withValue(StorageBill.Payer { paid.add($0, ordering: .relaxed) }) {
        _ = try await boards.submit([submission], as: .here(at: time))
      }
      return paid.load(ordering: .relaxed) - before
    }
    let (day, entry, record): (Int64, Int, Int) = (86_400_000, StorageBill.entryBytes, StorageBill.recordBytes)
    #expect(try await cost("first", at: 0) == record + 5 * entry)
    #expect(try await cost("again", at: 1) == record)
    #expect(try await cost("next day", at: Timestamp(rawValue: day)) == record + entry)
    let attributes = ["name": String(repeating: "x", count: 96)]
    #expect(try await cost("attributes", at: Timestamp(rawValue: day + 1), attributes) == record + 5 * 100)
    #expect(try await cost("attributes again", at: Timestamp(rawValue: day + 2)) == record + 10 * 100)
  }

  @Test func `spaces beyond the allowance are refused until an hour brings more`() {
    var limits = ServerLimits()
    (limits.accountSpaces, limits.accountSpacesPerHour) = (3, 60)
    let stopwatch = Stopwatch()
    let quotas = AccountQuotas(limits, now: stopwatch.now)
    let ben = Account(user: "ben", displayName: "Ben")
    #expect((0..<4).map { _ in quotas.createSpace(by: ben) } == [nil, nil, nil, 60])
    #expect(quotas.createSpace(by: Account(user: "cleo", displayName: "Cleo")) == nil)
    let owner = Account(user: "ana", displayName: "Ana", role: .owner)
    #expect((0..<10).allSatisfy { _ in quotas.createSpace(by: owner) == nil })
    stopwatch.pass(.seconds(60))
    #expect(quotas.createSpace(by: ben) == nil && quotas.createSpace(by: ben) == 60)
  }

  @Test func `a guarded store creates no space for an account that has created too many`() async throws {
    let bench = try await SignInBench()
    let rules = AccessRules(foundedByAll: ["clubs"])
    let left = Atomic(1)
    let guarded = GuardedStorage(bench.storage, for: .user("ben", .member), by: rules, now: bench.now)
      .limiting { left.subtract(1, ordering: .relaxed).newValue < 0 ? 7 : nil }
    func write(_ path: ItemPath) async throws(DocumentError) {
      _ = try await guarded.save([DocumentWrite(path, id: WriteID(rawValue: "w\(path)"), expected: .any, body: [1])])
    }
    try await write("clubs/a/settings/x")
    try await write("clubs/a/settings/y")
    await #expect(throws: DocumentError.store(.tooManySpaces(retryAfter: 7))) { try await write("clubs/b/settings/x") }
    #expect(try await bench.storage.documents.all(under: "clubs/b").isEmpty)
  }

  @Test func `of an account's large requests two are in work at once, and the others' pass them`() async throws {
    let bench = try await APIBench()
    let (ben, cleo) = (try await bench.headers(of: .member), try await bench.headers(of: .member))
    let slow = SlowDocuments(base: bench.documents)
    let storage = bench.sessions.storage
    let router = Router(context: SignedInContext.self)
    router.add(middleware: SessionMiddleware(bench.sessions.signIn, app: "test"))
    router.add(middleware: LimitMiddleware(CallerLimits(bench.limits, metrics: bench.metrics)))
    PortAPI(limits: bench.limits) { _, _ in
      Storage(
        leaderboards: storage.leaderboards,
        sessions: storage.sessions,
        documents: slow,
        changes: storage.changes
      )
    }
    .add(to: router)
    let load = Array(#"{"paths":["slow"]}"#.utf8)
    try await bench.serve(router) { client in
      try await withThrowingTaskGroup(of: Int.self) { group in
        @Sendable func status(_ who: HTTPHeaders) async throws -> Int {
          try await client.ask("/api/v1/documents/load", method: .POST, headers: who, body: load).status
        }
        for _ in 0..<6 { group.addTask { try await status(ben) } }
        try await slow.hasBegun(2)
        // Another member's large request and this one's small ones have their own way.
        group.addTask { try await status(cleo) }
        try await slow.hasBegun(3)
        #expect(try await client.ask("/api/v1/board?path=a", headers: ben).status == 404)
        #expect(try await client.ask("/api/v1/journal?path=a", headers: ben).status == 200)
        #expect(slow.most == 3)
        slow.release()
        for try await status in group { #expect(status == 200) }
      }
      #expect(slow.all == 7 && slow.most == 3)
    }
  }
}

/// A store that answers loads when it is told to.
private final class SlowDocuments: DocumentLayer {
  private struct State {
    var (inWork, most, all) = (0, 0, 0)
    var isReleased = false
  }

  let base: any DocumentRepository
  private let state = Mutex(State())

  init(base: any DocumentRepository) { self.base = base }

  var most: Int { state.withLock(\.most) }
  var all: Int { state.withLock(\.all) }

  func hasBegun(_ count: Int) async throws { try await eventually("\(count) have begun") { all >= count } }
  func release() { state.withLock { $0.isReleased = true } }

  func load(_ path: ItemPath) async throws(DocumentError) -> Document? {
    state.withLock {
      $0.inWork += 1
      $0.all += 1
      $0.most = max($0.most, $0.inWork)
    }
    while !state.withLock(\.isReleased) { await Task.yield() }
    state.withLock { $0.inWork -= 1 }
    return nil
  }
}
