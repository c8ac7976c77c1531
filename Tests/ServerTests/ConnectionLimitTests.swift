import AsyncHTTPClient
import Domain
import NIOCore
import NIOHTTP1
import NIOPosix
import ScoreServer
import TestSupport
import Testing

@Suite("A server with too many connections")
struct ConnectionLimitTests {
  private static let half = "GET /healthz HTTP/1.1\r\nhost: localhost\r\n"
  private static let whole = "\(half)\r\n"

  @Test func `headers that do not arrive end a connection long before an idle one ends`() async throws {
    let bench = try await APIBench { $0.head = .milliseconds(100) }
    try await bench.serve { client in
      try await connected(to: client) { idle, write in
        try await write.write(ByteBuffer(string: Self.whole))
        var answers = idle.makeAsyncIterator()
        #expect(try await answers.next().map { String(buffer: $0).hasPrefix("HTTP/1.1 200") } == true)
        for (first, start) in [("", ""), ("", "G"), ("", Self.half), (Self.whole, Self.half)] {
          try await connected(to: client) { slow, begin in
            var parts = slow.makeAsyncIterator()
            if !first.isEmpty {
              try await begin.write(ByteBuffer(string: first))
              _ = try await parts.next()
            }
            try await begin.write(ByteBuffer(string: start))
            while try await parts.next() != nil {}
          }
        }
        // The other connections have lasted longer than headers may take.
        try await write.write(ByteBuffer(string: Self.whole))
        var text = ""
        while !text.contains("ok \(ScorebookVersion.current)\n"), let part = try await answers.next() {
          text += String(buffer: part)
        }
        #expect(text.contains("ok \(ScorebookVersion.current)\n"))
      }
    }
  }

  @Test func `slow headers on every connection do not hold up a request`() async throws {
    let bench = try await APIBench { ($0.connections, $0.head, $0.idle) = (8, .seconds(3600), .seconds(3600)) }
    try await bench.serve { client in
      let slow = try await hold(40, Self.half, to: client)
      for _ in 1...20 {
        let answer = try await client.ask("/healthz", headers: ["connection": "close"])
        #expect(answer.status == 200)
      }
      for channel in slow { try? await channel.close() }
    }
  }

  @Test func `streams of strangers end before those of members, and neither holds up a request`() async throws {
    let bench = try await APIBench { $0.connections = 10 }
    let member = try await bench.headers(of: .member)
    try await bench.serve { client in
      let path = "/api/v1/document/stream?path=a/b"
      let own = try await client.open(path, headers: member)
      let stream = "GET \(path) HTTP/1.1\r\nhost: localhost\r\n\r\n"
      let strangers = try await hold(30, stream, to: client)
      for number in 1...20 {
        // A kept connection may be the idle one that ends just now.
        let answer = try await client.put("a/b", key: "\(number)", as: member.adding("connection", "close"), bytes: 1)
        #expect(answer.status == 200)
      }
      var text = ""
      for try await part in own.body {
        text += String(buffer: part)
        if text.contains("id: 20\n") { break }
      }
      #expect(text.contains("id: 20\n"))
      for channel in strangers { try? await channel.close() }
    }
  }

  @Test func `the bodies of one member take bounded memory, and others are served meanwhile`() async throws {
    let bench = try await APIBench { ($0.strangerBodyBytes, $0.bodyMemoryPerCaller, $0.bodyMemory) = (100, 1000, 2500) }
    let (ana, ben) = (try await bench.headers(), try await bench.headers(of: .member))
    try await bench.serve { client in
      @Sendable func put(_ size: Int, _ who: HTTPHeaders, _ key: String) async throws -> Int {
        try await client.put(key, as: who, bytes: size).status
      }
      let token = ana["authorization"].first ?? ""
      let start =
        "PUT /api/v1/document/body?path=x HTTP/1.1\r\nhost: localhost\r\nidempotency-key: x\r\n"
        + "authorization: \(token)\r\n"
      for unfinished in [
        "content-length: 800\r\n\r\nx",
        "transfer-encoding: chunked\r\n\r\n320\r\n\(String(repeating: "x", count: 800))\r\n",
      ] {
        let slow = try await hold(1, start + unfinished, to: client)
        try await eventually("the body takes memory") { bench.metrics.text.contains("scorebook_body_bytes 700\n") }
        #expect(try await put(500, ana, "a") == 429)
        #expect(try await put(100, ana, "small") == 200)
        #expect(try await put(1100, ben, "ben") == 200)
        #expect(bench.metrics.text.contains("scorebook_refused_requests_total{reason=\"bodies\"}"))
        for channel in slow { try await channel.close() }
        try await eventually("the body is gone") { bench.metrics.text.contains("scorebook_body_bytes 0\n") }
        #expect(try await put(1100, ana, "a") == 200)
      }
      #expect(try await put(1101, ana, "too large for one") == 429)
    }
  }

  @Test func `a body that is announced too large is refused before it arrives`() async throws {
    let bench = try await APIBench()
    let token = try await bench.headers()["authorization"].first ?? ""
    try await bench.serve { client in
      for (size, header) in [((32 << 20) + 1, "authorization: \(token)\r\n"), ((64 << 10) + 1, "")] {
        try await connected(to: client) { inbound, outbound in
          let head =
            "PUT /api/v1/document/body?path=x HTTP/1.1\r\nhost: localhost\r\n\(header)content-length: \(size)\r\n\r\n"
          try await outbound.write(ByteBuffer(string: head))
          var answers = inbound.makeAsyncIterator()
          let text = try await answers.next().map { String(buffer: $0) } ?? ""
          #expect(text.hasPrefix("HTTP/1.1 413") && text.contains("bodyTooLarge"), "\(text)")
        }
      }
    }
  }

  /// Opens connections that send a text and then nothing.
  private func hold(_ count: Int, _ text: String, to client: APIClient) async throws -> [any Channel] {
    var channels: [any Channel] = []
    for _ in 0..<count {
      let channel = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
        .connect(host: "127.0.0.1", port: client.port).get()
      try? await channel.writeAndFlush(ByteBuffer(string: text))
      channels.append(channel)
    }
    return channels
  }
}
