import Domain
import Pinball
import TestSupport
import Testing

/// The boards that the practices of those who share their scores make, in a store in memory with a clock that stands.
@Suite("High scores")
struct HighScoresTests {
  private static let hour: Int64 = 3_600_000
  private let store = PracticeSample.store()
  private let practice: PracticeService
  private let boards: HighScores

  init() {
    (practice, boards) = (PracticeService(sessions: store.sessions), Self.boards(in: store))
  }

  private static func boards(in store: Storage) -> HighScores {
    let identities = ClockAndIdentities(now: { PracticeSample.now }, newIdentity: Self.identity)
    let practice = PracticeService(sessions: store.sessions)
    return HighScores(store, practice: practice, zone: .utc, clock: identities) { GameKeys([]) }
  }

  private static let identities = Counter()
  private static let identity: @Sendable () -> String = { "high-\(identities.next())" }

  private func log(_ score: String, on game: String = "G", of user: UserID, hours: Int64 = 0) async throws {
    let entry = PracticeSample.entry("\(user) \(score)", afterMilliseconds: hours * Self.hour)
    let steps = try entry.score(try GameScore(score), game: game)
    try await practice.record(steps, of: user, as: score, at: PracticeSample.now)
  }

  private func share(_ isShared: Bool, _ user: UserID) async throws {
    try await store.documents.update(.highScores(of: user), as: WriteID(rawValue: Self.identity())) { _ in
      HighScoreChoice(isShared: isShared)
    }
  }

  private func lines(
    _ period: Period = .allTime,
    hours: Int64 = 0,
    on game: String = "G",
    by boards: HighScores? = nil
  ) async throws -> [String] {
    let (boards, now) = (boards ?? self.boards, PracticeSample.now.advanced(byMilliseconds: hours * Self.hour))
    try await boards.catchUp()
    let sharing = try await boards.sharing()
    let screen = try await boards.screen(
      of: game,
      period,
      keys: GameKeys([]),
      among: sharing,
      for: "olga",
      at: now
    ) { $0.rawValue }
    return (screen?.lines ?? []).map { "\($0.rank) \($0.player) \($0.score)\($0.isMine ? " mine" : "")" }
  }

  @Test func `have each player's best score, of those alone who share theirs`() async throws {
    for score in ["12M", "14M", "13M"] { try await log(score, of: "olga") }
    try await log("20M", of: "ben")
    #expect(try await lines() == [])
    try await share(true, "olga")
    #expect(try await lines() == ["1 olga 14000000 mine"])
    try await share(true, "ben")
    #expect(try await lines() == ["1 ben 20000000", "2 olga 14000000 mine"])
    try await log("21M", of: "olga")
    #expect(try await lines() == ["1 olga 21000000 mine", "2 ben 20000000"])
    #expect(try await lines(on: "another") == [])
  }

  @Test func `count a score in the day, week, month and season in which it was played`() async throws {
    try await share(true, "olga")
    try await log("30M", of: "olga", hours: -24 * 400)
    try await log("20M", of: "olga", hours: -24)
    try await log("10M", of: "olga")
    #expect(try await lines(.daily) == ["1 olga 10000000 mine"])
    for period in [Period.weekly, .monthly, .seasonal] {
      #expect(try await lines(period) == ["1 olga 20000000 mine"], "\(period)")
    }
    #expect(try await lines() == ["1 olga 30000000 mine"])
    // The next day begins empty.
    #expect(try await lines(.daily, hours: 24) == [])
  }

  @Test func `lose what its player changes, deletes or shares no more, and have it again`() async throws {
    try await share(true, "olga")
    try await log("12M", of: "olga")
    try await log("14M", of: "olga")
    #expect(try await lines() == ["1 olga 14000000 mine"])
    try await practice.takeBack("14M", of: "olga", at: PracticeSample.now)
    #expect(try await lines() == ["1 olga 12000000 mine"])
    for _ in 1...2 {
      try await share(false, "olga")
      #expect(try await lines() == [])
      let board = HighScores.board(of: "G")
      let bucket = try await store.leaderboards.page(BoardQuery(board, .allTime))
      #expect(bucket.standings.isEmpty)
      try await share(true, "olga")
      #expect(try await lines() == ["1 olga 12000000 mine"])
    }
  }

  @Test func `hide a player who shares no more at once, also while they are behind`() async throws {
    try await share(true, "olga")
    try await log("12M", of: "olga")
    #expect(try await lines() == ["1 olga 12000000 mine"])
    try await share(false, "olga")
    let sharing = try await boards.sharing()
    #expect(sharing.isEmpty)
  }

  @Test func `are the same when another process writes them again`() async throws {
    try await share(true, "olga")
    for score in ["12M", "14M"] { try await log(score, of: "olga") }
    #expect(try await lines() == ["1 olga 14000000 mine"])
    let before = try await store.leaderboards.submissions(of: HighScores.board(of: "G")).count
    // As after a crash before the place in the feed was noted.
    _ = try await store.documents.save([
      DocumentWrite("local/high-scores/olga", id: "lost", expected: .any, body: nil),
      DocumentWrite("local/projections/high-scores", id: "lost-place", expected: .any, body: nil),
    ])
    #expect(try await lines(by: Self.boards(in: store)) == ["1 olga 14000000 mine"])
    let after = try await store.leaderboards.submissions(of: HighScores.board(of: "G")).count
    #expect(before == 2 && after == before)
  }
}
