import Domain
import Leaderboards
import Testing

@Suite("The rules of a board")
struct BoardRulesTests {
  @Test func `never change, and another board of other rules continues with all scores`() async throws {
    let scene = try await BoardScene(BoardDefinition(periods: [.allTime]))
    try await scene.submit(["ana": 5, "bo": 7])
    scene.clock.advance(byHours: 24)
    try await scene.submit(["ana": 9])
    try await scene.board.revert(try #require(try await scene.board.history(of: "bo").first).submission.id, of: "bo")

    let daily = BoardDefinition(periods: [.daily, .allTime], ruleVersion: 2)
    let continued = try await scene.board.continued(at: "boards/steps-2", under: daily)
    #expect(try await continued.top(.daily, bucketID: "2025-06-11").lines == ["1 ana 5"])
    #expect(try await continued.top(.daily).lines == ["1 ana 9"])
    #expect(try await continued.top(.allTime).lines == scene.lines())
    #expect(
      try await continued.history(of: "ana").map(\.submission.stamp)
        == scene.board.history(of: "ana").map(\.submission.stamp)
    )

    try await scene.submit(["cem": 1])
    try await continued.submit(2, for: "dan")
    let again = try await scene.board.continued(at: "boards/steps-2", under: daily)
    #expect(try await again.top(.allTime).lines == ["1 ana 9", "2 dan 2", "3 cem 1"])
  }

  @Test func `name the periods, and another one is an error and no empty board`() async throws {
    let scene = try await BoardScene(BoardDefinition(periods: [.daily, .allTime]))
    let reason = LeaderboardError.invalid("the board has no weekly buckets; its periods are allTime, daily")
    await #expect(throws: reason) { try await scene.board.top(.weekly) }
    await #expect(throws: reason) { try await scene.board.top(.weekly, bucketID: "2025-W24") }
    await #expect(throws: reason) { try await scene.board.standing(of: "ana", in: .weekly) }
    await #expect(throws: reason) { try await scene.board.buckets(of: .weekly) }
    await #expect(throws: reason) { try await scene.board.archive(of: .weekly) }
  }

  @Test func `refuse a score of the future, until its time comes`() async throws {
    let scene = try await BoardScene()
    let tomorrow = scene.clock.now.advanced(byMilliseconds: 24 * 3_600_000)
    await #expect {
      try await scene.board.submit(5, for: "ana", occurredAt: tomorrow)
    } throws: { error in
      guard case LeaderboardError.store(.invalidTime(let reason)) = error else { return false }
      return reason.contains("ahead of the store's clock")
    }
    #expect(try await scene.lines() == [])
    scene.clock.advance(byHours: 24)
    try await scene.board.submit(5, for: "ana", occurredAt: tomorrow)
    #expect(try await scene.lines(.daily) == ["1 ana 5"])
  }
}
