import Domain
import NIOHTTP1
import RemoteHTTP
import Synchronization
import Testing

@Suite("A server's clock", .timeLimit(.minutes(2)))
struct ServerTimeTests {
  @Test func `is told with each answer`() async throws {
    try await Bench.run { bench in
      let seconds = Mutex<[Timestamp]>([])
      let remote = try RemoteStore(url: bench.proxy.url) { second in seconds.withLock { $0.append(second) } }
      bench.proxy.plan(
        .answer(.notFound, ["Date": "Sun, 06 Nov 1994 08:49:37 GMT"]),
        .answer(.notFound, ["Date": "soon"])
      )
      for _ in 1...3 { _ = try? await remote.storage.documents.load("a/b") }
      let told = seconds.withLock { $0 }
      #expect(told.first == 784_111_777_000)
      // The second told none, and the third is the real server's.
      #expect(told.count == 2)
      #expect(told.last.map { $0 > 1_700_000_000_000 } == true)
      await remote.close()
    }
  }
}
