import Testing

@testable import ScoreServer

@Suite("A request with text that is slow to compare")
struct UnsafeTextTests {
  private static let marks = String(repeating: "\u{301}\u{323}", count: 15_000)
  private static let escaped = String(repeating: "%CC%81%CC%A3", count: 4_000)
  private static let body = #"{"link":"Z\#(marks)"}"#
  private static let spelled = #"{"link":"Z\#(String(repeating: #"\u0301\u0323"#, count: 4_000))"}"#
  private static let named = #"{"Z\#(marks)":"x","link":"y"}"#

  @Test(
    arguments: [
      ("GET /healthz?x=Z\(escaped) HTTP/1.1", "", 400), ("GET /Z\(escaped) HTTP/1.1", "", 400),
      ("GET /healthz HTTP/1.1\r\nAccept-Language: \(marks)", "", 400),
      ("GET /healthz HTTP/1.1\r\nCookie: api-server-session=\(escaped)", "", 400),
      ("GET /healthz HTTP/1.1\r\nX-Any: \(marks)", "", 400),
      ("POST /api/v1/sign-in HTTP/1.1\r\nContent-Type: application/json", body, 400),
      ("POST /api/v1/sign-in HTTP/1.1\r\nContent-Type: application/json", spelled, 400),
      ("POST /api/v1/sign-in HTTP/1.1\r\nContent-Type: application/json", named, 400),
      ("GET /healthz?x=Jos%C3%A9 HTTP/1.1\r\nAccept-Language: de", "", 200),
    ]
  )
  func `is refused before anything reads it`(head: String, body: String, status: Int) async throws {
    let bench = try await APIBench()
    try await bench.serve { client in
      let fields = "host: localhost\r\ncontent-length: \(body.utf8.count)\r\nconnection: close"
      let text = try await client.exchange("\(head)\r\n\(fields)\r\n\r\n\(body)")
      #expect(text.hasPrefix("HTTP/1.1 \(status) "), "\(text.prefix(500))")
    }
  }
}
