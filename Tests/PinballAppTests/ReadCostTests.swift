import AppTestSupport
import TestSupport
import Testing

@Suite("What a page of pinball-practice asks of its store", .timeLimit(.minutes(2)))
struct ReadCostTests {
  private static let pages = ["/practice", "/practice/journal", "/practice/insights", "/practice/groups", "/"]

  @Test func `a page asks at most three times, and an entry with the page that follows at most ten`() async throws {
    try await withSample { olga, _ in
      func expectPages(_ when: String) async throws {
        for page in Self.pages {
          let reads = try await olga.storeReads(limit: 3) { _ in try await olga.get(page) }
          #expect(reads <= 3, "\(page) \(when)")
        }
      }
      try await expectPages("before")
      // The entry and its page ask five times. Behind them, the look for groups that end asks for the changes, twice at most,
      // the practice, the settings and the notices.
      let entry = try await olga.storeReads(limit: 10) { round in
        let fields = ["kind": "score", "score": "\(5_000_000 + round)", "other": "Godzilla", "id": "entry-\(round)"]
        return try await olga.post("/practice", fields)
      }
      #expect(entry <= 10)
      try await expectPages("after")
    }
  }
}
