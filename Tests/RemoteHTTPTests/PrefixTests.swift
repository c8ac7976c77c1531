import Domain
import NIOHTTP1
import RemoteHTTP
import Testing

@Suite("A server behind a path prefix", .timeLimit(.minutes(2)))
struct PrefixTests {
  @Test(arguments: ["/club", "/some/prefix", "/with%20space/%C3%A9"], ["", "/"])
  func `answers every port and streams`(prefix: String, ending: String) async throws {
    try await Bench.run(prefix: prefix) { bench in
      let remote = try RemoteStore(url: bench.proxy.url + ending)
      let storage = remote.storage
      _ = try await storage.documents.save([DocumentWrite("a/b", id: "w", expected: .absent, body: [1])])
      #expect(try await storage.documents.load("a/b")?.body == [1])
      try await storage.sessions.session(at: "a/journal").append([event("e1")], expecting: .absent)
      try await storage.leaderboards.define(BoardDefinition(), at: "a/board")
      _ = try await storage.leaderboards.submit([increment("s1", by: "ana", 5)], at: 1_000)
      let page = try await storage.leaderboards.page(BoardQuery("a/board", .allTime, .from(offset: 0, limit: 10)))
      #expect(page.total == 1)
      let cursor = try await storage.changes.changes(under: .root, after: nil, limit: 10).cursor
      for try await first in storage.changes.follow(under: .root) {
        #expect(first == cursor)
        break
      }
      #expect(bench.proxy.calls.allSatisfy { $0.head.uri.hasPrefix("\(prefix)/api/v1/") })
      await remote.close()
    }
  }

  @Test(arguments: ["ftp://a", "http://", "a", "", "http://a?b", "http://a#b", "http://a:65536", "https://a:0"])
  func `is named by an address of a server and nothing else`(url: String) {
    #expect(throws: StoreFailure.self) { try RemoteStore(url: url) }
  }
}
