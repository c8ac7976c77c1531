import Domain
import InMemory
import Leaderboards
import Testing

@Suite("The example in README and in Leaderboard's description")
struct LeaderboardExampleTests {
  @Test func `prints the leader`() async throws {
    var lines: [String] = []
    try await example { lines.append("\($0)") }
    #expect(lines == ["1", "#1 Alice: 1500"])
  }

  /// The very lines; a test of the project's order compares them.
  private func example(print: (Any) -> Void) async throws {
    let store = InMemoryStore(.system)
    let periods = BoardDefinition(periods: [.daily, .weekly, .allTime])
    let board = try await Leaderboard.define(periods, at: "games/g1/points", in: store, with: .system)
    let entry = try await board.submit(1500, for: "user-42", named: "Alice")
    try await board.submit(1200, for: "user-42")  // Keeps the better score.
    print(entry[.weekly]?.rank ?? 0)
    for standing in try await board.top(.weekly, limit: 50).standings {
      print("#\(standing.rank) \(standing.entry.displayName): \(standing.entry.score)")
    }
  }
}
