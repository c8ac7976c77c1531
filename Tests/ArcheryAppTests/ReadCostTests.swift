import AppTestSupport
import TestSupport
import Testing

@Suite("What a page of archery asks of its store", .timeLimit(.minutes(2)))
struct ReadCostTests {
  /// A shoot is read with at most three questions; its own page also shows invites, the join code and the shoots beside it.
  ///
  /// The page of the entry list asks the register as well.
  private static let pages = ["/score": 3, "/board": 3, "/entries": 4, "/results": 4, "": 6]

  @Test func `a page asks as much with many arrows as with none, and an arrow reads its shoot once`() async throws {
    try await withTemporaryFolder { folder in
      try await Served.run(in: folder, store: "memory:") { served in
        let olga = try await served.owner()
        let made = try await olga.post("/practice", ["id": "one", "round": "wa18"])
        let shoot = try made.text.captured(/"(\/shoots\/[0-9a-f]{24})[\/"]/)
        func expectPages(_ when: String) async throws {
          for (page, limit) in Self.pages {
            let reads = try await olga.storeReads(limit: limit) { _ in try await olga.get(shoot + page) }
            #expect(reads <= limit, "\(page) \(when)")
          }
        }
        try await expectPages("before")
        let arrow = try await olga.storeReads(limit: 12) { round in
          let fields = ["id": "arrow-\(round)", "archer": olga.user, "value": "9"]
          return try await olga.post("\(shoot)/arrows", fields)
        }
        // The arrow asks at most five times, the page that follows three, the work behind it at least once, the look for
        // removed shoots once, and the news twice.
        #expect(arrow <= 12)
        try await expectPages("after")
      }
    }
  }
}
