import AppTestSupport
import TestSupport
import Testing

@Suite("What a page of fitness-challenge asks of its store", .timeLimit(.minutes(2)))
struct ReadCostTests {
  /// A group is read with three questions, the reader's settings with one, and the list of groups beside a page with two.
  private static let pages = ["": 6, "/mine": 5, "/weeks": 5, "/sources": 3, "/settings": 4, "/connections": 4]

  @Test func `a page asks as much with many check-ins as with none, and a check-in reads its group once`() async throws
  {
    try await withCrew(["several": "yes"]) { crew in
      let (olga, group) = (crew.olga, crew.page)
      func expectPages(_ when: String) async throws {
        for (page, limit) in Self.pages {
          let reads = try await olga.storeReads(limit: limit) { _ in try await olga.get(group + page) }
          #expect(reads <= limit, "\(page) \(when)")
        }
      }
      try await expectPages("before")
      let entry = try await olga.storeReads(limit: 17) { round in
        try await olga.post("\(group)/check-in", ["id": "entry-\(round)", "note": "\(round)"])
      }
      // The entry asks at most five times, the page that follows six, the boards that are written behind it twice, the look
      // for removed groups once, and the news three times.
      #expect(entry <= 17)
      try await expectPages("after")
    }
  }
}
