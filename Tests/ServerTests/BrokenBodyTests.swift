import Domain
import Hummingbird
import Logging
import NIOCore
import NIOHTTP1
import Synchronization
import Testing

@testable import Server

@Suite("A body that is not framed as HTTP demands")
struct BrokenBodyTests {
  /// The lines of a log at the level of errors.
  private final class ErrorLines: Sendable {
    private let lines = Mutex<[String]>([])
    var all: [String] { lines.withLock { $0 } }
    func add(_ line: String) { lines.withLock { $0.append(line) } }
  }

  private struct Handler: LogHandler {
    let lines: ErrorLines
    var metadata = Logger.Metadata()
    var logLevel = Logger.Level.error

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }

    func log(event: LogEvent) { lines.add("\(event.message)") }
  }

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
    let lines = ErrorLines()
    let router = bench.router()
    router.post("form") { request, context in
      _ = try await Form(request, context)
      return "taken"
    }
    try await bench.serve(router, logger: Logger(label: "test") { _ in Handler(lines: lines) }) { client in
      for path in ["/form", "/api/v1/documents"] {
        try await connected(to: client) { inbound, outbound in
          let head = "POST \(path) HTTP/1.1\r\nhost: localhost\r\nidempotency-key: k\r\n\(token ?? "")"
          try await outbound.write(ByteBuffer(string: head + rest))
          outbound.finish()
          var text = ""
          for try await part in inbound { text += String(buffer: part) }
          #expect(text.hasPrefix("HTTP/1.1 400"), "\(path): \(text)")
        }
      }
    }
    #expect(lines.all == [])
  }
}
