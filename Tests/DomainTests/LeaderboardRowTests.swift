import Domain
import Testing

@Suite("Rows of a leaderboard")
struct LeaderboardRowTests {
  @Test func `are identified by their player`() {
    let entry = BoardEntry(
      player: "ana",
      displayName: "Ana",
      score: Score(1),
      achievedAt: 0,
      createdAt: 0,
      updatedAt: 0,
      enteredAt: 0
    )
    #expect(entry.id == "ana" && Standing(entry: entry, rank: 1, position: 1).id == "ana")
  }

  @Test(arguments: ["", " ", "\t\n", "\u{2003}\u{2003}"])
  func `belong to a player whose id is not blank`(id: String) {
    let player = PlayerID(rawValue: id)
    let submission = Submission(id: "s", board: "b", player: player, .set(Score(1)), occurredAt: 0, actor: "ana")
    #expect(throws: LeaderboardError.self) { try submission.check(against: BoardDefinition()) }
  }
}
