import Domain
import SeededRandom
import TestSupport
import Testing

@Suite("A board's fold")
struct BoardFoldTests {
  private typealias Action = Submission.Action

  /// The entry after these actions, ten milliseconds apart.
  private func entry(_ actions: [Action], in definition: BoardDefinition = BoardDefinition()) throws -> BoardEntry? {
    let submissions = actions.enumerated().map { place, action in
      let time = Timestamp(rawValue: Int64(place + 1) * 10)
      return Submission.of("ana", action, id: SubmissionID(rawValue: "s\(place)"), occurredAt: time, stamped: time)
    }
    return try BoardFold.entry(of: "ana", from: submissions, in: definition)
  }

  @Test(
    arguments: [
      ([.set(Score(5)), .set(Score(3))], 3, 20),
      ([.set(Score(5)), .set(Score(5))], 5, 10),
      ([.set(Score(5)), .set(Score(3)), .set(Score(5))], 5, 30),
      ([.best(Score(5)), .best(Score(3))], 5, 10),
      ([.best(Score(5)), .best(Score(8)), .best(Score(8))], 8, 20),
      ([.increment(5), .increment(-7)], -2, 20),
      ([.increment(5), .increment(0)], 5, 10),
      ([.increment(5), .best(Score(3)), .increment(1)], 6, 30),
      ([.set(Score(.max)), .increment(1)], .max, 10),
      ([.set(Score(.min)), .increment(-1), .increment(.max)], -1, 30),
    ] as [([Submission.Action], Int64, Int64)]
  )
  func `actions fold to the score and to when it was reached`(
    actions: [Submission.Action],
    score: Int64,
    achievedAt: Int64
  ) throws {
    let entry = try #require(try entry(actions))
    #expect(entry.score == Score(score))
    #expect(entry.achievedAt.rawValue == achievedAt)
    #expect(entry.createdAt == 10)
  }

  @Test func `no submissions, reverted ones and reset ones make no entry`() throws {
    for actions: [Action] in [
      [], [.disqualify], [.reset], [.set(Score(1)), .reset], [.set(Score(1)), .revert("s0")],
      [.revert("s1"), .set(Score(1))],
    ] {
      #expect(try entry(actions) == nil, "\(actions)")
    }
  }

  @Test func `taking a submission back leaves the others as if it had never been`() throws {
    let entry = try entry([.increment(5), .increment(100), .increment(2), .revert("s1")])
    #expect(entry?.score == Score(7))
    #expect(entry?.updatedAt == 30)
  }

  @Test func `a disqualified entry keeps its score, and comes back with the revert`() throws {
    let out = try entry([.set(Score(5)), .disqualify, .increment(1)])
    #expect(out?.isDisqualified == true)
    #expect(out?.score == Score(6))
    #expect(try entry([.set(Score(5)), .disqualify, .increment(1), .revert("s1")])?.isDisqualified == false)
  }

  @Test func `a submission that cannot count is skipped, and rejected only if it is the one asked about`() throws {
    let board = BoardDefinition(plausible: 0...10)
    let submissions = [
      Submission.of("ana", .set(Score(5)), id: "a", stamped: 1), .of("ana", .set(Score(11)), id: "b", stamped: 2),
      .of("ana", .increment(3), id: "c", stamped: 3),
    ]
    #expect(try BoardFold.entry(of: "ana", from: submissions, in: board)?.score == Score(8))
    #expect(try BoardFold.entry(of: "ana", from: submissions, in: board, refusing: "c")?.score == Score(8))
    #expect(throws: LeaderboardError.implausible(Score(11))) {
      try BoardFold.entry(of: "ana", from: submissions, in: board, refusing: "b")
    }
  }

  @Test(arguments: 1...10 as ClosedRange<UInt64>)
  func `the order in which submissions are given does not matter`(seed: UInt64) throws {
    var dice = SplitMix64(seed: seed)
    let submissions = (0..<12).map { place in
      let action = [
        Action.set(Score(dice.number(0...9))), .best(Score(dice.number(0...9))), .increment(1), .disqualify,
      ]
      .randomElement(using: &dice)
      let stamp = Timestamp(rawValue: dice.number(1...6))
      return Submission.of("ana", action ?? .reset, id: SubmissionID(rawValue: "s\(place)"), stamped: stamp)
    }
    let entry = try BoardFold.entry(of: "ana", from: submissions, in: BoardDefinition())
    for _ in 0..<10 {
      let shuffled = submissions.shuffled(using: &dice)
      #expect(try BoardFold.entry(of: "ana", from: shuffled, in: BoardDefinition()) == entry, "seed \(seed)")
    }
  }

  @Test func `names are trimmed, kept when none is given, and at first the player's id`() throws {
    let player = PlayerID(rawValue: String(repeating: "x", count: 100))
    func name(_ given: [String?]) throws -> String? {
      let submissions = given.enumerated().map { place, name in
        let stamp = Timestamp(rawValue: Int64(place))
        return Submission.of(player, .increment(1), id: SubmissionID(rawValue: "\(place)"), name: name, stamped: stamp)
      }
      return try BoardFold.entry(of: player, from: submissions, in: BoardDefinition())?.displayName
    }
    #expect(try name([nil]) == String(repeating: "x", count: 64))
    #expect(try name(["  Ana B \n"]) == "Ana B")
    #expect(try name(["Ana", nil, "", " \t\u{A0}\n"]) == "Ana")
    #expect(try name(["Ana", "Anna"]) == "Anna")
  }
}

@Suite("A score")
struct ScoreTests {
  @Test func `scores add key by key, unless one runs over or is missing`() {
    #expect(Score(1, 2).adding(Score(3, -4)) == Score(4, -2))
    #expect(Score(.max).adding(Score(1)) == nil)
    #expect(Score(0, .min).adding(Score(0, -1)) == nil)
    #expect(Score(1, 2).adding(Score(3)) == nil)
  }
}
