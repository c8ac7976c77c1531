import AsyncHTTPClient
import Hummingbird
import NIOCore
import NIOHTTP1
import NIOHTTPCompression
import Testing

@testable import ScoreServer

@Suite("Answers in gzip")
struct CompressionTests {
  /// The client of these tests takes no text that was more than 25 times as long, so each line is another.
  private static let text = (1...100).map { "<p>Archer \($0) shot \($0 * 7919 % 1000) points.</p>\n" }.joined()

  /// Serves `/text?bytes=N`, whose maker compresses it, as a type of text; and `/file`, which is stored once it is compressed.
  private func withServer(_ body: @Sendable (APIClient) async throws -> Void) async throws {
    let bench = try await APIBench()
    let router = bench.router()
    let files = CompressedFiles()
    @Sendable func answer(_ request: Request, type: String, tag: String?, files: CompressedFiles?) -> Response {
      let bytes = request.uri.queryParameters["bytes"].flatMap { Int($0) } ?? .max
      let content = ByteBuffer(string: String(Self.text.prefix(bytes)))
      var response = Response(status: .ok, headers: [.contentType: type], body: ResponseBody(byteBuffer: content))
      response.headers[.eTag] = tag
      response.compress(content, for: request, in: files)
      return response
    }
    let types = ["html": "text/html; charset=utf-8", "png": "image/png", "stream": EventStream.mediaType]
    for (path, type) in types {
      router.get(RouterPath(path)) { request, _ in answer(request, type: type, tag: nil, files: nil) }
    }
    router.post("form") { request, _ in answer(request, type: "text/html", tag: nil, files: nil) }
    router.get("file") { request, _ in answer(request, type: "text/css", tag: "W/\"1\"", files: files) }
    router.get("plain") { _, _ in Self.text }
    try await bench.serve(router, body)
  }

  private static let asking: HTTPHeaders = ["Accept-Encoding": "gzip, deflate, br"]

  @Test func `have the same content, a length, and what caches must know`() async throws {
    try await withServer { client in
      let plain = try await client.ask("/html", headers: ["Accept-Encoding": "identity"])
      #expect(plain.text == Self.text && plain.headers["Content-Encoding"] == [])
      #expect(plain.headers["Vary"] == ["Accept-Encoding"])
      let small = try await client.ask("/html", headers: Self.asking)
      #expect(small.headers["Content-Encoding"] == ["gzip"] && small.headers["Vary"] == ["Accept-Encoding"])
      let length = try #require(small.headers.first(name: "Content-Length").flatMap { Int($0) })
      #expect((1..<Self.text.utf8.count / 2).contains(length))
      let reader = HTTPClient(configuration: .init(decompression: .enabled(limit: .size(10 << 20))))
      for path in ["/html", "/file", "/file"] {
        var request = HTTPClientRequest(url: client.url + path)
        request.headers = Self.asking
        let response = try await reader.execute(request, timeout: .seconds(60))
        #expect(response.headers["Content-Encoding"] == ["gzip"])
        #expect(String(buffer: try await response.body.collect(upTo: 1 << 20)) == Self.text, "\(path)")
      }
      try await reader.shutdown()
    }
  }

  @Test(arguments: ["identity", "gzip;q=0", "gzip; q=0.000", "deflate, br", "gzipped", "*", ";;,gzip;q=x"])
  func `are for clients that ask for them`(accepted: String) async throws {
    try await withServer { client in
      let answer = try await client.ask("/html", headers: ["Accept-Encoding": accepted])
      #expect(answer.text == Self.text && answer.headers["Content-Encoding"] == [])
    }
  }

  @Test(arguments: ["/html?bytes=1024", "/png", "/stream", "/plain", "/api/v1/openapi.yaml"])
  func `are long texts whose maker says that they hold no secret`(path: String) async throws {
    try await withServer { client in
      let answer = try await client.ask(path, headers: Self.asking)
      #expect(answer.headers["Content-Encoding"] == [] && answer.headers["Vary"] == [], "\(path)")
    }
  }

  @Test func `are for GET, and HEAD names the length of the content as it is`() async throws {
    try await withServer { client in
      #expect(try await client.ask("/form", method: .POST, headers: Self.asking).headers["Content-Encoding"] == [])
      let head = try await client.ask("/html", method: .HEAD, headers: Self.asking)
      #expect(head.headers["Content-Length"] == ["\(Self.text.utf8.count)"])
      #expect(head.headers["Content-Encoding"] == [] && head.headers["Vary"] == ["Accept-Encoding"])
      #expect(try await client.ask("/html?bytes=1025", headers: Self.asking).headers["Content-Encoding"] == ["gzip"])
    }
  }
}
