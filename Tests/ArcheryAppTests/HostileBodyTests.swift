import AppTestSupport
import AsyncHTTPClient
import CanonicalJSON
import Foundation
import NIOCore
import NIOHTTP1
import TestSupport
import Testing

/// Bytes that a client without an account can send to a server.
@Suite("A server asked by a stranger", .timeLimit(.minutes(5)))
struct HostileBodyTests {
  private struct Told: Decodable {
    let title: String
    let detail: String?
  }

  @Test("answers nested JSON in a body, a token and a cookie with a problem, and goes on", arguments: apps)
  func nesting(app: String) async throws {
    try await withTemporaryFolder { folder in
      let server = try await ServerProcess.start(app, in: folder, ["--store", "memory:"])
      for count in [100, 101, 512, 513, 514, 12_000] {
        for opening in ["[", "{\"a\":"] {
          let json = String(repeating: opening, count: count)
          let body = try await Self.send(to: server, body: json)
          #expect(body.status == .badRequest, "\(count)")
          let told = try JSONDecoder().decode(Told.self, from: Data(body.text.utf8))
          #expect(told.title == "The body is not the JSON that belongs here." && told.detail?.isEmpty == false)
          let part = Data(json.utf8).base64EncodedString().filter { $0 != "=" }
          let header = Data(#"{"alg":"HS256"}"#.utf8).base64EncodedString().filter { $0 != "=" }
          for token in ["\(part).e30.AAAA", "\(header).\(part).AAAA", "\(part).\(part).\(part)", part]
          where count < 1000 {
            for name in ["authorization", "cookie"] {
              let value = name == "cookie" ? "\(app)-session=\(token)" : "Bearer \(token)"
              let answer = try await Self.send(to: server, headers: [name: value])
              #expect(answer.status == .unauthorized, "\(name) \(count)")
            }
          }
        }
      }
      #expect(server.isRunning, "\(server.errors)")
      _ = try await server.owner()
      #expect(try await server.end() == 0)
    }
  }

  private static func send(
    to server: ServerProcess,
    body: String? = nil,
    headers: HTTPHeaders = [:]
  ) async throws -> (status: HTTPResponseStatus, text: String) {
    var request = HTTPClientRequest(url: server.address + (body == nil ? "/api/v1/account" : "/api/v1/sign-in"))
    request.headers = headers
    if let body {
      request.method = .POST
      request.headers.add(name: "Content-Type", value: "application/json")
      request.body = .bytes(Data(body.utf8))
    }
    let response = try await HTTPClient.shared.execute(request, timeout: .seconds(60))
    return (response.status, String(buffer: try await response.body.collect(upTo: 1 << 20)))
  }
}
