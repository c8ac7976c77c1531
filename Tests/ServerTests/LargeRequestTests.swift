import Domain
import Testing

@testable import ScoreServer

@Suite("Large requests")
struct LargeRequestTests {
  private let stopwatch = Stopwatch()

  private func requests(_ inWork: Int = 2) -> LargeRequests {
    LargeRequests(inWork: inWork, waiting: 10, most: .seconds(5), now: stopwatch.now)
  }

  @Test func `hold their thread for a limited time, which every check of their work sees`() async throws {
    let requests = requests()
    let answer = try await requests.inTurn(of: "ana") {
      try WorkLimit.check()
      stopwatch.pass(.seconds(4))
      try WorkLimit.check()
      // A child has its parent's limit.
      async let child = WorkLimit.isOver
      return await child
    }
    #expect(!answer)
    await #expect(throws: Refusal.tooMuchWork) {
      try await requests.inTurn(of: "ana") {
        stopwatch.pass(.seconds(6))
        try WorkLimit.check()
      }
    }
    // The next one begins with all its time.
    try await requests.inTurn(of: "ana") { try WorkLimit.check() }
    #expect(!WorkLimit.isOver)
  }

  @Test func `are not charged for the time in which others have the thread`() async throws {
    let requests = requests()
    let (begun, go) = AsyncStream<Void>.makeStream()
    async let slow: Void = requests.inTurn(of: "ana") {
      for await _ in begun { break }
      try WorkLimit.check()
    }
    try await requests.inTurn(of: "ben") { stopwatch.pass(.seconds(60)) }
    go.yield()
    try await slow
  }

  @Test func `of one account run in turns, also those that begin on another thread`() async throws {
    let requests = requests(1)
    let turn = LargeTurn(of: "ana", in: requests)
    try await turn.run { try WorkLimit.check() }
    #expect(try await LargeTurn().run { WorkLimit.isOver } == false)
  }
}
