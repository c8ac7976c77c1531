import Testing

@testable import ScoreServer

@Suite("The host that a request names")
struct HostTests {
  @Test(arguments: [
    ("localhost", "localhost"), ("LocalHost:8080", "localhost"), ("127.0.0.1:1", "127.0.0.1"), ("[::1]", "[::1]"),
    ("[::1]:65535", "[::1]"), ("[2001:DB8::1]", "[2001:db8::1]"), ("localhost:", "localhost"), ("a-b_c.d", "a-b_c.d"),
  ])
  func `a name or an address, with or without a port, is a host`(text: String, name: String) {
    #expect(HostHeader(text)?.name == name)
  }

  @Test(arguments: [
    "", " ", "[::1]evil", "[::1]evil:80", "[::1", "::1", "[]", "[1]", "[::1%25lo]", "[127.0.0.1]", "localhost:x",
    "localhost:-1", "localhost:+1", "localhost:65536", "localhost:80:80", "a@localhost", "localhost/", "local host",
    "localhost,evil", "lócalhost", "localhost\u{661}", "localhost:\u{661}", ":80",
  ])
  func `anything else is none`(text: String) {
    #expect(HostHeader(text) == nil)
  }

  @Test(arguments: [
    ("/a?b", "/a?b"), ("*", "*"), ("http://localhost/a?b", "/a?b"), ("HTTP://LOCALHOST", "/"),
    ("https://localhost?b", "/?b"), ("http://evil/a", nil), ("http://localhost@evil/", nil), ("evil:80", nil),
    ("ftp://localhost/", nil), ("http:/a", nil), ("http://localhost:80/", nil), ("http:///", nil), ("a", nil),
    ("", nil),
  ])
  func `a whole address as target must name the same host`(target: String, path: String?) {
    #expect(RequestTarget.path(of: target, host: "localhost") == path)
  }

  @Test(arguments: [
    ("GET /healthz HTTP/1.1\r\nhost: localhost", 200), ("GET /healthz HTTP/1.1\r\nhost: [::1]:80", 200),
    ("GET http://localhost/healthz HTTP/1.1\r\nhost: localhost", 200), ("GET /healthz HTTP/1.1\r\nx: y", 400),
    ("GET /healthz HTTP/1.1\r\nhost: localhost\r\nhost: evil", 400),
    ("GET /healthz HTTP/1.1\r\nhost: localhost\r\nHost: localhost", 400),
    ("GET /healthz HTTP/1.1\r\nhost: [::1]evil", 400), ("GET /healthz HTTP/1.1\r\nhost: localhost:x", 400),
    ("GET /healthz HTTP/1.1\r\nhost:", 400), ("GET http://evil/healthz HTTP/1.1\r\nhost: localhost", 400),
    ("GET http://localhost/healthz HTTP/1.1\r\nhost: evil", 400),
    ("CONNECT localhost:80 HTTP/1.1\r\nhost: localhost", 400),
    ("GET http://evil/healthz HTTP/1.1\r\nhost: evil", 421), ("GET /healthz HTTP/1.1\r\nhost: evil", 421),
    ("GET /healthz HTTP/1.1\r\nhost: evil.example:8080", 421), ("GET /healthz HTTP/1.1\r\nhost: [::2]", 421),
    ("GET /healthz HTTP/1.1\r\nhost: 127.0.0.1.evil.example", 421),
    ("POST /api/v1/sign-in HTTP/1.1\r\nhost: localhost\r\norigin: http://localhost.evil", 403),
    ("POST /api/v1/sign-in HTTP/1.1\r\nhost: LOCALHOST\r\norigin: http://localhost\r\ncontent-length: 2", 401),
  ])
  func `a request names an own host exactly once`(head: String, status: Int) async throws {
    let bench = try await APIBench()
    try await bench.serve { client in
      let body = head.contains("content-length") ? "{}" : ""
      let text = try await client.exchange("\(head)\r\nconnection: close\r\n\r\n\(body)")
      #expect(text.hasPrefix("HTTP/1.1 \(status) "), "\(text)")
      #expect(status == 200 || text.contains("application/problem+json"))
      #expect(status != 421 || text.lowercased().contains("content-security-policy: "))
    }
  }
}
