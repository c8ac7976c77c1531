import ArcheryScoring
import Domain
import InMemory
import Leaderboards
import Notices
import Synchronization
import TestSupport
import Testing

/// A club whose boards, documents and processes a test makes fail, and shoots of which each archer shoots one value.
private final class Club: Sendable {
  static let round = RoundCatalogue.round("bray_i") ?? RoundCatalogue.all[0]
  static let board: ItemPath = "bests/bray_i/RECURVE"

  let storage: Storage
  private let time = Mutex<Int64>(9_000_000)
  private let count = Counter()

  init() {
    let identities = Counter()
    storage = InMemoryStore(ClockAndIdentities(now: { 9_000_000 }) { "store-\(identities.next())" }).storage
  }

  var now: Timestamp { Timestamp(rawValue: time.withLock { $0 }) }

  func pass(milliseconds: Int64) { time.withLock { $0 += milliseconds } }

  var shoots: TournamentService { storage.shoots }

  /// The projections of one process.
  func process(over other: Storage? = nil, isWhole: Bool = true) -> TournamentNews {
    let storage = other ?? self.storage
    return TournamentNews(
      storage.shoots,
      storage: storage,
      digest: { $0 },
      clock: ClockAndIdentities(now: { self.now }) { "identity-\(self.count.next())" },
      isWhole: { isWhole }
    )
  }

  func shoot(_ id: TournamentID, ana: String, ben: String, leavesOut left: Int = 0) async throws {
    var steps: [(TournamentCommand, UserID)] = [
      (.create(name: id.rawValue, round: Self.round, settings: TournamentSettings()), "org"),
      (.add(.init("ana", displayName: "Ana", bowType: .recurve)), "ana"),
      (.add(.init("ben", displayName: "Ben", bowType: .recurve)), "ben"), (.start, "org"),
    ]
    for end in 1...Self.round.ends {
      for (archer, value) in [("ana", ana), ("ben", ben)] {
        for number in 1...3 where end < Self.round.ends || archer == "ben" || number <= 3 - left {
          let place = ArrowPlace(end: end, number: number)
          steps.append((.record(.token(value, at: place), for: PlayerID(rawValue: archer)), UserID(rawValue: archer)))
        }
      }
    }
    steps.append((.complete(force: true), "org"))
    for (number, (command, actor)) in steps.enumerated() {
      pass(milliseconds: 10)
      let event = EventID(rawValue: "\(id)-\(number)")
      _ = try await shoots.perform(command, on: id, by: actor, at: now, as: event)
    }
  }

  /// Records an event that another device made before a shoot was completed, and that arrives only now.
  func recordBeforeTheEnd(
    of id: TournamentID,
    _ type: String,
    of archer: PlayerID,
    by actor: UserID,
    _ body: String
  ) async throws {
    let events = try await storage.sessions.session(at: id.journal).events()
    let completed = try #require(events.last { $0.event.type == "completed" }?.event.stamp)
    let late = ScoringEvent(
      id: EventID(rawValue: "late \(type) of \(archer)"),
      type: type,
      actor: actor,
      subject: archer,
      occurredAt: now,
      body: Array(body.utf8),
      stamp: Stamp(time: Timestamp(rawValue: completed.time.rawValue - 1), device: "phone")
    )
    _ = try await storage.sessions.session(at: id.journal).append([late], expecting: .any)
  }

  func scores() async throws -> [String] {
    do {
      let page = try await storage.leaderboards.page(BoardQuery(Self.board, .allTime))
      return page.standings.map { "\($0.entry.displayName) \($0.entry.score.keys[0])" }
    } catch {
      guard case .noSuchBoard = error else { throw error }
      return []
    }
  }

  func news(of user: UserID) async throws -> [Notice.Content] {
    let inbox = Inbox(documents: storage.documents, digest: { $0 })
    return try await inbox.notices(of: user).map(\.content)
  }

  func bests(of user: UserID) async throws -> [Int] {
    try await news(of: user).compactMap { if case .personalBest(let best) = $0 { best.score } else { nil } }
  }

  func ranks(of user: UserID) async throws -> [Int] {
    try await news(of: user).compactMap { if case .rankChange(let change) = $0 { change.to } else { nil } }
  }
}

/// Documents of which some writes fail.
private struct FailingDocuments: DocumentLayer {
  let base: any DocumentRepository
  let fails: @Sendable ([DocumentWrite]) -> Bool

  func save(_ writes: [DocumentWrite], given premises: [Premise]) async throws(DocumentError) -> [DocumentHead] {
    if fails(writes) { throw .store(.unavailable("the disk is full")) }
    return try await base.save(writes, given: premises)
  }
}

@Suite("Best scores and news as projections", .timeLimit(.minutes(1)))
struct TournamentNewsTests {
  private let club = Club()

  @Test("scores are published and archers told once, by however many processes and however often")
  func once() async throws {
    try await club.shoot("t1", ana: "8", ben: "9")
    let processes = [club.process(), club.process(), club.process()]
    try await processes[0].catchUp()
    try await club.shoot("t2", ana: "10", ben: "7")
    try await withThrowingTaskGroup(of: Void.self) { group in
      for process in processes + processes { group.addTask { try await process.catchUp() } }
      try await group.waitForAll()
    }
    club.pass(milliseconds: RankWatch.pauseMilliseconds + 1)
    for process in processes { try await process.catchUp() }
    #expect(try await club.scores() == ["Ana 300", "Ben 270"])
    #expect(try await club.bests(of: "ana") == [300])
    #expect(try await club.bests(of: "ben") == [])
    #expect(try await club.ranks(of: "ana") == [1])
    #expect(try await club.ranks(of: "ben") == [2])
    let submissions = try await club.storage.leaderboards.submissions(
      of: Club.board,
      player: nil,
      after: .zero,
      limit: 100
    )
    #expect(submissions.count == 8, "two archers, two shoots, two periods")
  }

  @Test("an arrow that arrives after the end of the shoot is in the scores that are published")
  func lateArrow() async throws {
    try await club.shoot("t1", ana: "9", ben: "5", leavesOut: 1)
    let process = club.process()
    try await process.catchUp()
    #expect(try await club.scores() == ["Ben 150"], "Ana has not finished.")
    let body = #"{"end":10,"number":3,"token":"9","inputMode":"Buttons","isOverridden":false}"#
    try await club.recordBeforeTheEnd(of: "t1", "arrow", of: "ana", by: "ana", body)
    try await process.catchUp()
    #expect(try await club.scores() == ["Ana 270", "Ben 150"])
  }

  @Test("archers hear of their ranks after a shoot has lost all its scores")
  func noScores() async throws {
    let process = club.process()
    try await club.shoot("t1", ana: "8", ben: "9")
    try await club.shoot("t2", ana: "10", ben: "7")
    try await process.catchUp()
    #expect(try await club.scores() == ["Ana 300", "Ben 270"])
    for archer in ["ana", "ben"] as [PlayerID] {
      try await club.recordBeforeTheEnd(of: "t2", "disqualified", of: archer, by: "org", #"{"reason":"Left the line"}"#)
    }
    club.pass(milliseconds: RankWatch.pauseMilliseconds + 1)
    try await process.catchUp()
    #expect(try await club.scores() == ["Ben 270", "Ana 240"])
    #expect(try await club.ranks(of: "ana") == [2])
    #expect(try await club.ranks(of: "ben") == [1])
  }

  @Test("a write that fails is done by the next process, whichever it was, and nothing is told twice")
  func failures() async throws {
    for step in 1...12 {
      let club = Club()
      try await club.shoot("t1", ana: "8", ben: "9")
      try await club.process().catchUp()
      try await club.shoot("t2", ana: "10", ben: "7")
      let left = Mutex(step)
      let documents = FailingDocuments(base: club.storage.documents) { _ in
        left.withLock { left in
          left -= 1
          return left <= 0
        }
      }
      let failing = Storage(
        leaderboards: club.storage.leaderboards,
        sessions: club.storage.sessions,
        documents: documents,
        changes: club.storage.changes
      )
      try? await club.process(over: failing).catchUp()
      let after = club.process()
      try await after.catchUp()
      club.pass(milliseconds: RankWatch.pauseMilliseconds + 1)
      try await after.catchUp()
      #expect(try await club.scores() == ["Ana 300", "Ben 270"], "step \(step)")
      #expect(try await club.bests(of: "ana") == [300], "step \(step)")
      #expect(try await club.ranks(of: "ben") == [2], "step \(step)")
    }
  }

  @Test("news that come too soon after others are told when they are due")
  func held() async throws {
    let process = club.process()
    for (id, ana, ben) in [("t1", "8", "9"), ("t2", "10", "7"), ("t3", "5", "X")] as [(TournamentID, String, String)] {
      try await club.shoot(id, ana: ana, ben: ben)
      try await process.catchUp()
    }
    // Ben has caught up with Ana, a moment after both were told of their ranks.
    #expect(try await club.ranks(of: "ben") == [2])
    try await club.process().catchUp()
    #expect(try await club.ranks(of: "ben") == [2])
    club.pass(milliseconds: RankWatch.pauseMilliseconds + 1)
    try await club.process().catchUp()
    #expect(try await club.ranks(of: "ben") == [1, 2])
    #expect(try await club.storage.documents.all(under: "local/held").isEmpty)
  }

  @Test("a store that does not hold everything publishes, and tells nobody")
  func member() async throws {
    let process = club.process(isWhole: false)
    try await club.shoot("t1", ana: "8", ben: "9")
    try await club.shoot("t2", ana: "10", ben: "7")
    try await process.catchUp()
    #expect(try await club.scores() == ["Ana 300", "Ben 270"])
    for user in ["ana", "ben"] as [UserID] { #expect(try await club.news(of: user).isEmpty) }
  }
}
