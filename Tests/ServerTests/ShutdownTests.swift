import AsyncHTTPClient
import Domain
import Hummingbird
import NIOCore
import NIOHTTP1
import ScoreServer
import TestSupport
import Testing

@Suite("A server that is told to stop")
struct ShutdownTests {
  @Test func `finishes the request in hand, ends streams, and lets go of the port`() async throws {
    let bench = try await APIBench()
    let router = bench.router()
    let (began, mayEnd) = (AsyncStream<Void>.makeStream(), AsyncStream<Void>.makeStream())
    router.get("slow") { _, _ in
      began.continuation.yield()
      for await _ in mayEnd.stream {}
      return "done"
    }
    let port = AsyncStream<Int>.makeStream()
    try await bench.serve(router) { client in
      port.continuation.yield(client.port)
      async let slow = client.ask("/slow")
      for await _ in began.stream { break }
      let stream = try await client.open("/api/v1/document/stream?path=a/b")
      var text = ""
      for try await part in stream.body {
        if text.isEmpty { await client.stop() }
        text += String(buffer: part)
      }
      #expect(text == "id: 0\ndata: null\n\n")
      mayEnd.continuation.finish()
      let answer = try await slow
      #expect(answer.status == 200 && answer.text == "done")
    }
    var ports = port.stream.makeAsyncIterator()
    try await bench.serve(port: try #require(await ports.next())) { client in
      let answer = try await client.ask("/healthz")
      #expect(answer.status == 200)
    }
  }

  @Test func `says that it is not ready for a while, and answers meanwhile`() async throws {
    let bench = try await APIBench()
    let gate = AsyncStream<Void>.makeStream()
    try await bench.serve(draining: { _ in for await _ in gate.stream {} }) { client in
      #expect(try await client.ask("/readyz").status == 200)
      let stream = try await client.open("/api/v1/document/stream?path=a/b")
      await client.stop()
      try await eventually("the server drains") { bench.draining.hasBegun }
      let answer = try await client.ask("/readyz")
      #expect(answer.status == 503 && answer.text.contains("stopping"))
      // New connections and streams still have an answer.
      let health = try await client.exchange("GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n")
      #expect(health.hasPrefix("HTTP/1.1 200"))
      _ = try await bench.documents.save([DocumentWrite("a/b", id: "1", expected: .any, body: Array("1".utf8))])
      gate.continuation.finish()
      var text = ""
      for try await part in stream.body { text += String(buffer: part) }
      #expect(text.hasPrefix("id: 0\ndata: null\n\n"))
    }
  }

  @Test(arguments: [
    "GET /forever HTTP/1.1\r\nhost: localhost\r\n\r\n",
    "GET /api/v1/document/stream?path=a/b HTTP/1.1\r\nhost: localhost\r\n\r\n",
    "PUT /api/v1/document/body?path=a HTTP/1.1\r\nhost: localhost\r\nidempotency-key: w\r\ncontent-length: 9\r\n\r\nx",
    "GET /healthz HTTP/1.1\r\n", "",
  ])
  func `is not held by a client that does not let go`(request: String) async throws {
    let bench = try await APIBench { $0.shutdown = .milliseconds(300) }
    let router = bench.router()
    let never = AsyncStream<Void>.makeStream()
    router.get("forever") { _, _ in
      for await _ in never.stream {}
      return "never"
    }
    let body = [UInt8](repeating: 120, count: 4 << 20)
    _ = try await bench.documents.save([DocumentWrite("a/b", id: "0", expected: .any, body: body)])
    let start = ContinuousClock.now
    try await bench.serve(router) { client in
      try await connected(to: client) { _, outbound in
        try await outbound.write(ByteBuffer(string: request))
        // More than any buffer on the way takes, for a client that reads nothing of it.
        for number in 0..<(request.contains("stream") ? 8 : 0) {
          let write = DocumentWrite("a/b", id: WriteID(rawValue: "w\(number)"), expected: .any, body: body)
          _ = try await bench.documents.save([write])
          try await eventually("open_streams 1") { bench.metrics.text.contains("open_streams 1\n") }
        }
        try await eventually("open_connections 1") { bench.metrics.text.contains("open_connections 1\n") }
        await client.stop()
        try await eventually("open_connections 0") { bench.metrics.text.contains("open_connections 0\n") }
      }
    }
    #expect(ContinuousClock.now - start < .seconds(20))
    never.continuation.finish()
  }
}
