import Domain
import InMemory
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

  @Test(arguments: [" ", "\t\n", "\u{2003}\u{2003}"])
  func `belong to a player whose id is not blank, except on boards of earlier versions`(id: String) async throws {
    let clock = ClockAndIdentities(now: { Timestamp(rawValue: 0) }, newIdentity: { "x" })
    let boards = InMemoryStore(clock).storage.leaderboards
    try await boards.define(BoardDefinition(), at: "b")
    let submission = Submission(
      id: "s",
      board: "b",
      player: PlayerID(rawValue: id),
      .set(Score(1)),
      occurredAt: 0,
      actor: "ana",
      stamp: Stamp(time: 0, device: "d")
    )
    await #expect(throws: LeaderboardError.invalid("a player's id is blank")) {
      _ = try await boards.submit([submission], at: 0)
    }
    #expect(try await boards.submit([submission], as: .replicated).count == 1)
  }
}
