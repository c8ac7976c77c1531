import Domain
import Leaderboards
import TestSupport
import Testing

@Suite("A leaderboard")
struct LeaderboardTests {
  // MARK: Making one

  @Test func `is made once, and opened as it was made`() async throws {
    let scene = try await BoardScene()
    let clock = ClockAndIdentities(now: { 0 }, newIdentity: { "x" })
    let opened = try await Leaderboard.open(at: "boards/steps", in: scene.store, with: clock)
    #expect(opened.definition == scene.board.definition)
    _ = try await Leaderboard.define(scene.board.definition, at: "boards/steps", in: scene.store, with: clock)
    do {
      _ = try await Leaderboard.define(at: "boards/steps", in: scene.store, with: clock)
      Issue.record("a board was defined again with other rules")
    } catch {
      #expect("\(error)".contains("periods: allTime, daily, monthly, seasonal, weekly, not allTime"), "\(error)")
      #expect("\(error)".contains("continues this one"))
    }
    await #expect(throws: LeaderboardError.noSuchBoard("boards/none")) {
      _ = try await Leaderboard.open(at: "boards/none", in: scene.store, with: clock)
    }
  }

  // MARK: Submitting

  @Test func `a submission makes an entry, changes it, and answers with the new standing of each period`() async throws
  {
    let scene = try await BoardScene()
    try await scene.submit(["bo": 1200])
    let made = try await scene.board.submit(1500, for: "user-42", named: "Alice", in: [.weekly, .allTime])
    #expect(made[.weekly]?.rank == 1)
    #expect(made[.allTime]?.entry.displayName == "Alice")
    #expect(made[.daily] == nil)
    let changed = try await scene.board.submit(1100, .set, for: "user-42")
    #expect(changed[.weekly]?.line == "2 user-42 1100")
    #expect(changed[.weekly]?.entry.displayName == "Alice")
    #expect(Set(changed.effects.map(\.bucket.period)) == Set(Period.allCases))
  }

  @Test func `an update needs an entry in every bucket, and keeps the name`() async throws {
    let scene = try await BoardScene()
    await #expect(throws: LeaderboardError.entryNotFound("ana")) { try await scene.board.update(5, for: "ana") }
    try await scene.board.submit(4, for: "ana", named: "Ana", in: [.weekly])
    await #expect(throws: LeaderboardError.entryNotFound("ana")) {
      try await scene.board.update(5, for: "ana", in: [.weekly, .daily])
    }
    #expect(try await scene.lines(.weekly) == ["1 ana 4"])
    #expect(try await scene.board.update(5, for: "ana", in: [.weekly])[.weekly]?.entry.displayName == "Ana")
    #expect(try await scene.board.update(6, for: "ana", named: "A.", in: [.weekly])[.weekly]?.entry.displayName == "A.")
  }

  @Test(arguments: [(ScoreRule.set, 3), (.best, 5), (.increment, 8)] as [(ScoreRule, Int64)])
  func `a rule decides the effect of a score on the present one`(rule: ScoreRule, result: Int64) async throws {
    let scene = try await BoardScene()
    try await scene.board.submit(5, for: "ana")
    #expect(try await scene.board.submit(3, rule, for: "ana")[.allTime]?.entry.score == Score(result))
  }

  @Test(arguments: [(Direction.descending, 5), (.ascending, 3)] as [(Direction, Int64)])
  func `a score without a rule keeps the better one`(direction: Direction, better: Int64) async throws {
    let scene = try await BoardScene(BoardDefinition(directions: [direction]))
    for score in [5, 3, 4] as [Score] { try await scene.board.submit(score, for: "ana") }
    try await scene.board.update(4, for: "ana")
    #expect(try await scene.lines() == ["1 ana \(better)"])
  }

  @Test func `an increment of several keys is refused`() async throws {
    let scene = try await BoardScene(BoardDefinition(directions: [.descending, .descending]))
    try await scene.board.submit(Score(5, 1), for: "ana")
    for score in [Score(1, 1), 1] {
      await #expect { try await scene.board.submit(score, .increment, for: "ana") } throws: { error in
        if case LeaderboardError.invalid = error { true } else { false }
      }
    }
    #expect(try await scene.lines() == ["1 ana 5/1"])
  }

  @Test func `a repeat counts once and is answered the same, though the clock has gone on`() async throws {
    let scene = try await BoardScene()
    let first = try await scene.board.submit(30, .increment, for: "ana", as: "match-17")
    scene.clock.advance(byHours: 30)
    #expect(try await scene.board.submit(30, .increment, for: "ana", as: "match-17") == first)
    #expect(try await scene.lines() == ["1 ana 30"])
    await #expect(throws: LeaderboardError.idempotencyConflict("match-17")) {
      try await scene.board.submit(31, .increment, for: "ana", as: "match-17")
    }
    await #expect(throws: LeaderboardError.idempotencyConflict("match-17")) {
      try await scene.board.submit(30, .increment, for: "ana", occurredAt: scene.clock.now, as: "match-17")
    }
  }

  @Test func `players are found whatever white space stands around their ids`() async throws {
    let scene = try await BoardScene()
    try await scene.board.submit(3, for: " ana ")
    #expect(try await scene.lines() == ["1 ana 3"])
    #expect(try await scene.board.standing(of: "ana\n", in: .allTime).rank == 1)
    await #expect(throws: LeaderboardError.self) { try await scene.board.submit(3, for: "  ") }
  }

  @Test func `players act for themselves unless an actor is set`() async throws {
    let scene = try await BoardScene()
    #expect(try await scene.board.submit(3, for: "ana").submission.actor == "ana")
    var board = scene.board
    board.actor = "referee"
    #expect(try await board.submit(3, for: "ana").submission.actor == "referee")
  }

  // MARK: Periods

  @Test func `a new day, week, month and season begin empty, and all time goes on`() async throws {
    let scene = try await BoardScene()
    try await scene.submit(["ana": 5])
    scene.clock.advance(byHours: 24 * 200)
    for period in Period.allCases {
      #expect(try await scene.lines(period) == (period == .allTime ? ["1 ana 5"] : []), "\(period)")
    }
    #expect(try await scene.board.top(.weekly, bucketID: "2025-W24").lines == ["1 ana 5"])
    await #expect(throws: LeaderboardError.invalid("\"2025-W54\" is no weekly bucket")) {
      try await scene.board.top(.weekly, bucketID: "2025-W54")
    }
  }

  @Test func `a late score counts in its bucket during the grace period, and is rejected after it`() async throws {
    let scene = try await BoardScene(BoardDefinition(periods: [.daily], graceMilliseconds: 3_600_000))
    let noon = scene.clock.now
    scene.clock.advance(byHours: 13, milliseconds: -1)
    try await scene.board.submit(5, for: "ana", occurredAt: noon)
    let day = try await scene.board.top(.daily, bucketID: "2025-06-11")
    #expect(day.lines == ["1 ana 5"])
    #expect(!day.isSealed)
    scene.clock.advance(milliseconds: 1)
    await #expect(throws: LeaderboardError.periodClosed(day.bucket)) {
      try await scene.board.submit(6, for: "ana", occurredAt: noon)
    }
    #expect(try await scene.board.top(.daily, bucketID: "2025-06-11").isSealed)
  }

  @Test func `the archive has the buckets that are over, newest first, with all winners`() async throws {
    let scene = try await BoardScene(BoardDefinition(periods: [.daily]))
    for scores in [["ana": 5, "bo": 5, "cem": 3], ["bo": 9], ["dan": 1]] as [KeyValuePairs<PlayerID, Int64>] {
      try await scene.submit(scores)
      scene.clock.advance(byHours: 24)
    }
    try await scene.submit(["eva": 1])
    let archive = try await scene.board.archive(of: .daily)
    #expect(archive.map(\.bucket.id) == ["2025-06-13", "2025-06-12", "2025-06-11"])
    #expect(archive.map { $0.winners.map(\.line) } == [["1 dan 1"], ["1 bo 9"], ["1 ana 5", "1 bo 5"]])
    #expect(archive.map(\.total) == [1, 1, 3])
    #expect(archive.map(\.isSealed) == [false, true, true])
    #expect(try await scene.board.archive(of: .daily, limit: 1).map(\.bucket.id) == ["2025-06-13"])
    #expect(try await scene.board.buckets(of: .daily).first?.id == "2025-06-14")
  }

  @Test func `an archive names all winners, also where they fill more than a page`() async throws {
    let scene = try await BoardScene(BoardDefinition(periods: [.daily]))
    for number in 0..<230 { try await scene.board.submit(number < 200 ? 7 : 6, for: PlayerID("p\(number)")) }
    scene.clock.advance(byHours: 24)
    #expect(try await scene.board.archive(of: .daily).first?.winners.count == 200)
  }

  // MARK: Reading

  @Test func `a snapshot says all that is needed to show it`() async throws {
    let scene = try await BoardScene(BoardDefinition(ties: .dense, periods: [.weekly], ruleVersion: 3))
    let empty = try await scene.board.top(.weekly)
    #expect(empty.standings.isEmpty && empty.total == 0)
    try await scene.submit(["ana": 5, "bo": 7, "cem": 5])
    let top = try await scene.board.top(.weekly, limit: 2)
    #expect(top.lines == ["1 bo 7", "2 ana 5"])
    #expect(top.total == 3)
    #expect(top.period == .weekly)
    #expect(top.bucket.id == "2025-W24")
    #expect(top.bucket.start == .utc(2025, 6, 9))
    #expect(top.bucket.end == .utc(2025, 6, 16))
    #expect(top.generatedAt == scene.clock.now)
    #expect(top.ties == .dense)
    #expect(top.ruleVersion == 3)
    #expect(try await scene.board.top(.weekly, limit: 0).standings.isEmpty)
    #expect(try await scene.board.top(.weekly, limit: 5, offset: 2).lines == ["2 cem 5"])
    for limit in [-1, 1001] {
      await #expect(throws: LeaderboardError.invalidLimit(limit)) { try await scene.board.top(.weekly, limit: limit) }
    }
  }

  @Test func `one player's standing and surroundings are those of the board`() async throws {
    let scene = try await BoardScene()
    try await scene.submit(["a": 9, "b": 8, "c": 8, "d": 6, "e": 5])
    let top = try await scene.board.top(.allTime)
    for line in top.standings {
      #expect(try await scene.board.standing(of: line.entry.player, in: .allTime) == line)
    }
    #expect(try await scene.board.around("a", in: .allTime, radius: 1).lines == ["1 a 9", "2 b 8"])
    #expect(
      try await scene.board.around("a", in: .allTime, radius: 1, fill: true).lines == ["1 a 9", "2 b 8", "2 c 8"]
    )
    await #expect(throws: LeaderboardError.entryNotFound("x")) {
      try await scene.board.standing(of: "x", in: .allTime)
    }
  }

  @Test func `choices of players and attributes are ranked among themselves, and join`() async throws {
    let scene = try await BoardScene()
    for (player, score, bow) in [("a", 9, "recurve"), ("b", 8, "barebow"), ("c", 7, "recurve"), ("d", 6, "recurve")] {
      try await scene.board.submit(Score(score), for: PlayerID(player), attributes: ["bow": bow])
    }
    let recurve = scene.board.having(["bow": "recurve"])
    #expect(try await recurve.top(.allTime).lines == ["1 a 9", "2 c 7", "3 d 6"])
    #expect(try await recurve.among(["b", "c", "d"]).top(.allTime).lines == ["1 c 7", "2 d 6"])
    #expect(try await recurve.among(["c", "d"]).among(["d", "a"]).top(.allTime).lines == ["1 d 6"])
    #expect(try await scene.board.among(["b", "d"]).standing(of: "d", in: .allTime).rank == 2)
    await #expect(throws: LeaderboardError.entryNotFound("b")) { try await recurve.standing(of: "b", in: .allTime) }
  }

  // MARK: Correcting

  @Test func `a reset empties the present bucket of its period only, and counts`() async throws {
    let scene = try await BoardScene()
    try await scene.submit(["ana": 5])
    scene.clock.advance(byHours: 24)
    try await scene.submit(["ana": 6, "bo": 7])
    #expect(try await scene.board.reset(.daily, as: "reset", reason: "wrong day") == 2)
    #expect(try await scene.board.reset(.daily, as: "reset", reason: "wrong day") == 2)
    #expect(try await scene.board.reset(.daily) == 0)
    #expect(try await scene.lines(.daily) == [])
    #expect(try await scene.lines(.weekly) == ["1 bo 7", "2 ana 6"])
    #expect(try await scene.board.top(.daily, bucketID: "2025-06-11").lines == ["1 ana 5"])
  }

  @Test func `a wrong score is reverted, and the history has the reason`() async throws {
    let scene = try await BoardScene()
    try await scene.board.submit(5, .increment, for: "ana", as: "a")
    try await scene.board.submit(70, .increment, for: "ana", as: "typo", reason: "round 2")
    try await scene.board.submit(2, .increment, for: "ana", as: "c")
    #expect(try await scene.board.revert("typo", of: "ana", reason: "a typo")[.allTime]?.line == "1 ana 7")
    let history = try await scene.board.history(of: "ana")
    #expect(history.map(\.submission.reason) == [nil, "round 2", nil, "a typo"])
    #expect(history.map { $0[.allTime]?.entry.score } == [5, 75, 77, 7])
    #expect(try await scene.board.history(of: "bo") == [])
    await #expect(throws: LeaderboardError.cannotRevert("c")) { try await scene.board.revert("c", of: "bo") }
  }

  @Test func `a disqualified player is not ranked, until that is reverted`() async throws {
    let scene = try await BoardScene()
    try await scene.submit(["ana": 9, "bo": 7])
    let step = try await scene.board.disqualify("ana", reason: "two accounts").submission.id
    #expect(try await scene.lines() == ["1 bo 7"])
    #expect(try await scene.board.revert(step, of: "ana")[.allTime]?.line == "1 ana 9")
    await #expect(throws: LeaderboardError.entryNotFound("cem")) { try await scene.board.disqualify("cem") }
  }
}
