import Domain
import Leaderboards
import Testing

@Suite("Why a player is ranked so")
struct RankExplanationTests {
  @Test func `is the score where it differs`() async throws {
    let scene = try await BoardScene()
    try await scene.submit(["ana": 45, "bo": 40, "cem": 30])
    let why = try await scene.board.explain("bo", in: .weekly)
    #expect(why.standing.rank == 2)
    #expect(why.total == 3)
    #expect(why.sharing == 0)
    #expect(why.above?.reason == .key(0))
    #expect(why.below?.standing.entry.player == "cem")
    #expect(
      why.description == """
        bo has rank 2 of 3 with 40. ana is ahead by 45 to 40. cem is behind by 40 to 30. \
        These are rules of version 1.
        """
    )
  }

  @Test func `is the first key in which the scores differ`() async throws {
    let scene = try await BoardScene(
      BoardDefinition(directions: [.descending, .descending, .ascending], ruleVersion: 2)
    )
    for (player, score) in [("ana", Score(600, 9, 3)), ("bo", Score(600, 9, 5)), ("cem", Score(600, 7, 1))] {
      try await scene.board.submit(score, for: PlayerID(player))
    }
    let why = try await scene.board.explain("bo", in: .allTime)
    #expect(why.above?.reason == .key(2))
    #expect(why.below?.reason == .key(1))
    #expect(
      why.sentence(keys: ["points", "Xs"]) == """
        bo has rank 2 of 3 with 600/9/5. ana is ahead by 3 to 5 in key 3. cem is behind by 9 to 7 in Xs. \
        These are rules of version 2.
        """
    )
  }

  @Test(
    arguments: [
      (TieOrder.reachedAt, RankExplanation.Reason.reachedAt, "ana reached it before bo, and is listed first."),
      (.sequence, .sequence, "ana was entered before bo, and is listed first."),
      (.id, .id, "ana is equal to bo, and is listed first by the id."),
    ]
  )
  func `is the board's order of ties where the scores are equal`(
    order: TieOrder,
    reason: RankExplanation.Reason,
    sentence: String
  ) async throws {
    let scene = try await BoardScene(BoardDefinition(tieOrder: order))
    try await scene.submit(["ana": 45, "bo": 45])
    let first = try await scene.board.explain("ana", in: .allTime)
    let second = try await scene.board.explain("bo", in: .allTime)
    #expect(first.below?.reason == reason)
    #expect(second.above?.reason == reason)
    #expect(first.above == nil && second.below == nil)
    #expect(second.description.contains("shared with 1 other. \(sentence)"))
    #expect(first.description.contains(sentence))
  }

  @Test func `is the time of the score, also of one that is entered later`() async throws {
    let scene = try await BoardScene()
    try await scene.board.submit(45, for: "ana")
    let reached = try await scene.board.standing(of: "ana", in: .allTime).entry.achievedAt
    try await scene.board.submit(45, for: "bo", occurredAt: reached.advanced(byMilliseconds: -60_000))
    let why = try await scene.board.explain("ana", in: .allTime)
    #expect(why.above?.reason == .reachedAt && why.standing.rank == 1)
    #expect(why.description.contains("bo reached it before ana, and is listed first."))
  }

  @Test func `is the id where both reached it at once`() async throws {
    let scene = try await BoardScene()
    for player in ["bo", "ana"] as [PlayerID] { try await scene.board.submit(5, for: player) }
    #expect(try await scene.board.explain("bo", in: .allTime).above?.reason == .id)
  }

  @Test(arguments: [(TiePolicy.competition, 240), (.dense, 240), (.ordinal, 0)])
  func `counts the players who share the rank, though they fill more than a page`(ties: TiePolicy, count: Int)
    async throws
  {
    let scene = try await BoardScene(BoardDefinition(ties: ties))
    for number in 0..<300 {
      let score: Score = number < 20 ? 9 : number < 261 ? 8 : 7
      try await scene.board.submit(score, for: PlayerID("p\(1000 + number)"))
    }
    for player in ["p1020", "p1150", "p1260"] as [PlayerID] {
      #expect(try await scene.board.explain(player, in: .allTime).sharing == count)
    }
  }

  @Test func `needs a ranked player, also in a filtered board`() async throws {
    let scene = try await BoardScene()
    try await scene.submit(["ana": 45, "bo": 40, "cem": 30])
    let why = try await scene.board.among(["ana", "cem"]).explain("cem", in: .allTime)
    #expect(why.above?.standing.entry.player == "ana")
    #expect(why.total == 2)
    await #expect(throws: LeaderboardError.entryNotFound("dan")) {
      try await scene.board.explain("dan", in: .allTime)
    }
  }
}
