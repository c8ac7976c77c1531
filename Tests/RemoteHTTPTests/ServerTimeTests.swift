import Domain
import NIOHTTP1
import RemoteHTTP
import Synchronization
import Testing

@Suite("A server's clock", .timeLimit(.minutes(2)))
struct ServerTimeTests {
  @Test func `is reported with each answer`() async throws {
    try await Bench.run { bench in
      let seconds = Mutex<[Timestamp]>([])
      let remote = try RemoteStore(url: bench.proxy.url, onTime: { second in seconds.withLock { $0.append(second) } })
      let date = "Sun, 06 Nov 1994 08:49:37 GMT"
      // A date of the server, one of a proxy in between, an invalid one, and the real server's.
      bench.proxy.plan(.answer(.ok, ["Date": date]), .answer(.notFound, ["Date": date]), .answer(.ok, ["Date": "soon"]))
      for _ in 1...4 { _ = try? await remote.storage.documents.load("a/b") }
      let told = seconds.withLock { $0 }
      #expect(told.first == 784_111_777_000)
      #expect(told.count == 2)
      #expect(told.last.map { $0 > 1_700_000_000_000 } == true)
      await remote.close()
    }
  }

  @Test func `is reported at the start of an answer, however long the rest takes`() async throws {
    try await Bench.run { bench in
      let told = Mutex(0)
      let remote = try RemoteStore(
        url: bench.proxy.url,
        retry: RetryPolicy(wait: bench.pauses.take),
        onTime: { _ in told.withLock { $0 += 1 } }
      )
      let body = Array("what is longer than the part that comes".utf8)
      _ = try await bench.store.documents.save([DocumentWrite("a/b", id: "w", expected: .absent, body: body)])
      bench.proxy.plan(.cut(after: 10), .none)
      #expect(try await remote.storage.documents.load("a/b")?.body == body)
      #expect(told.withLock { $0 } == 2)
      await remote.close()
    }
  }

  @Test func `each reopened stream reports that the server is reachable`() async throws {
    try await Bench.run { bench in
      let opened = Mutex(0)
      let remote = try RemoteStore(
        url: bench.proxy.url,
        retry: RetryPolicy(wait: bench.pauses.take),
        onStream: { opened.withLock { $0 += 1 } }
      )
      bench.proxy.plan(.dropBefore, .cut(after: 10), .none)
      _ = try await bench.store.documents.save([DocumentWrite("a/b", id: "w", expected: .absent, body: [1])])
      for try await _ in remote.storage.changes.follow(under: .root) { break }
      #expect(opened.withLock { $0 } == 2)
      await remote.close()
    }
  }
}
