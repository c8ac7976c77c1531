import Domain
import Foundation
import InMemory
import LeaderboardKit
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
    let surroundings = StoreSurroundings(now: { Timestamp(Date.now) }, newIdentity: { UUID().uuidString })
    let store = InMemoryStore(surroundings)
    let periods = BoardDefinition(periods: [.daily, .weekly, .allTime])
    let board = try await Leaderboard.define(periods, at: "games/g1/points", in: store, with: surroundings)
    let entry = try await board.submit(1500, for: "user-42", named: "Alice")
    print(entry[.weekly]?.rank ?? 0)
    for standing in try await board.top(.weekly, limit: 50).standings {
      print("#\(standing.rank) \(standing.entry.displayName): \(standing.entry.score)")
    }
  }
}
