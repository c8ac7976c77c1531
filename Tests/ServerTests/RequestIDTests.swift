import Hummingbird
import Logging
import NIOHTTP1
import Testing
import WireFormat

@testable import ScoreServer

@Suite("The id of a request")
struct RequestIDTests {
  private struct Fault: Error {}

  private let log = LogLines()

  private var logger: Logger { Logger(label: "test") { [log] _ in log } }

  @Test func `is the same in the log, the header and the problem, and differs from the next one's`() async throws {
    let bench = try await APIBench()
    let router = bench.router()
    router.get("boom") { _, _ -> String in throw Fault() }
    var quiet = logger
    quiet.logLevel = .warning
    try await bench.serve(router, logger: quiet) { client in
      var ids: [String] = []
      for _ in 1...2 {
        let answer = try await client.ask("/boom")
        let id = try #require(answer.headers["x-request-id"].first)
        #expect(id.wholeMatch(of: /[0-9a-f]{12}/) != nil)
        #expect(answer.status == 500 && answer.text.contains(#""requestID":"\#(id)""#))
        ids.append(id)
      }
      #expect(Set(ids).count == 2 && log.requests == ids)
      let page = try await client.ask("/boom", headers: ["accept": "text/html"])
      #expect(page.headers["x-request-id"].count == 1)
    }
  }

  @Test(arguments: [
    ("/healthz", "GET"), ("/nothing", "GET"), ("/healthz", "HEAD"), ("/healthz", "PATCH"),
    ("/api/v1/document?path=a/b", "GET"), ("/api/v1/documents", "POST"),
  ])
  func `is in every answer, and the client's own if there is one`(path: String, method: String) async throws {
    let bench = try await APIBench()
    try await bench.serve { client in
      let answer = try await client.ask(
        path,
        method: HTTPMethod(rawValue: method),
        headers: ["x-request-id": "proxy/7:a"]
      )
      #expect(answer.headers["x-request-id"] == ["proxy/7:a"])
      let isProblem = answer.headers["content-type"] == [Problem.mediaType]
      #expect(answer.text.contains(#""requestID":"proxy/7:a""#) == isProblem)
      #expect(isProblem == (answer.status >= 400))
    }
  }

  @Test(arguments: ["", "a b", "\"ä\"", "\u{7F}", String(repeating: "a", count: 65), "a\r\nx-request-id: b"])
  func `is the server's if the client's is long or no visible ASCII`(own: String) async throws {
    let bench = try await APIBench()
    try await bench.serve { client in
      let head = "GET /nothing HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\nx-request-id: \(own)\r\n\r\n"
      let text = try await client.exchange(head)
      let id = text.firstMatch(of: /(?i)x-request-id: ([0-9a-f]{12})\r\n/)?.1
      // The HTTP library refuses a field with control characters itself.
      #expect(id.map { text.contains(#""requestID":"\#($0)""#) } ?? text.hasPrefix("HTTP/1.1 400"), "\(text)")
    }
  }

  @Test func `is in a line that the sign-in writes about the request`() async throws {
    let bench = try await APIBench()
    try await bench.serve(logger: logger) { client in
      for number in 10..<(10 + SignInWatch.wrongCodes) {
        let answer = try await client.ask(
          "/api/v1/sign-in",
          method: .POST,
          headers: ["x-request-id": "\(number)", "content-type": "application/json"],
          body: Array(#"{"recovery":"AAAAAAAAAAAAAA\#(number)"}"#.utf8)
        )
        #expect(answer.status == 401)
      }
    }
    let lines = zip(log.all, log.requests).filter { $0.0.contains("wrong codes") }
    #expect(lines.map(\.1) == ["\(9 + SignInWatch.wrongCodes)"])
  }
}
