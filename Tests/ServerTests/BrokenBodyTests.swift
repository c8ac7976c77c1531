import Hummingbird
import Logging
import NIOHTTP1
import Testing

@testable import ScoreServer

@Suite("A body that is not framed as HTTP demands")
struct BrokenBodyTests {
  @Test(
    arguments: [
      "transfer-encoding: chunked\r\n\r\nzz\r\nhello\r\n0\r\n\r\n", "transfer-encoding: chunked\r\n\r\n5\r\nhelloXX",
      "transfer-encoding: chunked\r\n\r\n5\r\nhel", "transfer-encoding: chunked\r\n\r\n-1\r\n\r\n",
      "transfer-encoding: chunked\r\n\r\nfffffffffffffffff\r\n", "content-length: 10\r\n\r\nhel",
      "content-length: 5\r\ncontent-length: 6\r\n\r\nhello!", "content-length: -5\r\n\r\nhello",
      "content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n", "transfer-encoding: gzip\r\n\r\nhello",
    ],
    [true, false]
  )
  func `is the sender's fault, and ends the connection`(rest: String, isMember: Bool) async throws {
    let bench = try await APIBench()
    let token = isMember ? try await bench.headers()["authorization"].first.map { "authorization: \($0)\r\n" } : nil
    var log = LogLines()
    log.logLevel = .error
    let router = bench.router()
    router.post("form") { request, context in
      _ = try await Form(request, context)
      return "taken"
    }
    try await bench.serve(router, logger: Logger(label: "test") { [log] _ in log }) { client in
      for path in ["/form", "/api/v1/documents"] {
        let head = "POST \(path) HTTP/1.1\r\nhost: localhost\r\nidempotency-key: k\r\n\(token ?? "")"
        let text = try await client.exchange(head + rest, finishing: true)
        #expect(text.hasPrefix("HTTP/1.1 400"), "\(path): \(text)")
      }
    }
    #expect(log.all == [])
  }
}
