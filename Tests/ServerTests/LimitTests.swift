import AsyncHTTPClient
import Domain
import Foundation
import Hummingbird
import NIOCore
import NIOHTTP1
import ScoreServer
import TestSupport
import Testing
import WireFormat

@Suite("The limits of a server")
struct LimitTests {
  private static let long = String(repeating: "x", count: 129)
  private static let deep = Array(repeating: "x", count: 17).joined(separator: "/")
  private static let page = "/api/v1/board/page?path=b/1"
  private static let body = "/api/v1/document/body?path="

  @Test(arguments: [
    "\(body)", "\(body)%00", "\(body)a%00b", "\(body)\(long)", "\(body)\(deep)", "\(body)a//b", "\(body)/",
    "\(body)%ff", "\(body)%C3%28", "\(body)a&label=", "\(body)a&label=\(long)", "\(body)a&label=%00",
  ])
  func `an identifier that no store takes is refused, and the answer says why`(address: String) async throws {
    try await APIBench().serve { client in
      let answer = try await client.ask(address, method: .PUT, headers: ["idempotency-key": "w"], body: [])
      #expect(answer.status == 400)
      #expect(answer.headers["content-type"] == ["application/problem+json"])
      let problem = try JSONDecoder().decode(Problem.self, from: Data(answer.text.utf8))
      #expect(problem.detail ?? problem.title != "" && problem.status == 400)
    }
  }

  @Test(arguments: [
    "/api/v1/documents?limit=1001", "/api/v1/documents?limit=-1", "/api/v1/documents?limit=9223372036854775808",
    "/api/v1/documents?limit=", "/api/v1/documents?limit=ten", "/api/v1/journal/events?path=a&limit=1001",
    "/api/v1/journal/events?path=a&after=-1", "/api/v1/journal/events?path=\(long)", "\(page)&limit=1001",
    "\(page)&offset=-1", "\(page)&around=ana&radius=501", "\(page)&around=ana&radius=-1", "\(page)&period=hourly",
    "\(page)&period=weekly&bucket=2025-W54", "/api/v1/board/submissions?path=b/1&limit=1001",
    "/api/v1/board/submissions?path=b/1&after=-1",
    "/api/v1/board/buckets?path=b/1&period=", "/api/v1/changes?limit=0", "/api/v1/changes?limit=1001",
    "/api/v1/changes?after=nothing",
  ])
  func `a page that is too large, or no page at all, is refused`(address: String) async throws {
    let bench = try await APIBench()
    try await bench.sessions.storage.leaderboards.define(BoardDefinition(periods: [.allTime, .weekly]), at: "b/1")
    try await bench.serve { client in
      let answer = try await client.ask(address)
      #expect(answer.status == 400, "\(answer.text)")
      #expect(answer.headers["content-type"] == ["application/problem+json"])
    }
  }

  @Test func `a page of a period without a bucket is the current one`() async throws {
    let bench = try await APIBench()
    let boards = bench.sessions.storage.leaderboards
    try await boards.define(BoardDefinition(periods: [.allTime, .weekly]), at: "b/1")
    let now = Timestamp(Date.now)
    let submission = Submission(id: "s", board: "b/1", player: "ana", .set(Score(7)), occurredAt: now, actor: "ana")
    _ = try await boards.submit([submission], at: now)
    let week = Period.weekly.bucket(of: now, in: .utc).id
    try await bench.serve { client in
      let answer = try await client.ask("\(Self.page)&period=weekly")
      #expect(answer.status == 200 && answer.text.contains("\"ana\"") && answer.text.contains(week), "\(answer.text)")
    }
  }

  @Test func `a place far beyond the end is an empty page`() async throws {
    let bench = try await APIBench()
    try await bench.sessions.storage.leaderboards.define(BoardDefinition(), at: "b/1")
    try await bench.serve { client in
      for address in [
        "\(Self.page)&offset=9223372036854775807&limit=1000", "/api/v1/journal/events?path=a&after=9223372036854775807",
        "/api/v1/board/submissions?path=b/1&after=9223372036854775807",
      ] {
        let answer = try await client.ask(address)
        #expect(answer.status == 200, "\(address)")
      }
    }
  }

  @Test func `a board of a zone that no place on earth has is refused`() async throws {
    try await APIBench().serve { client in
      for zone in [
        #"{"name":"x","initialOffsetSeconds":9223372036854775807,"transitions":[]}"#,
        #"{"name":"x","initialOffsetSeconds":-172801,"transitions":[]}"#,
        #"{"name":"x","initialOffsetSeconds":0,"transitions":[{"at":0,"offsetSeconds":-9223372036854775808}]}"#,
        #"{"name":"x","initialOffsetSeconds":0,"transitions":[{"at":5,"offsetSeconds":0},{"at":5,"offsetSeconds":1}]}"#,
        #"{"name":"","initialOffsetSeconds":0,"transitions":[]}"#,
      ] {
        let definition =
          #"{"directions":["descending"],"ties":"dense","tieOrder":"id","periods":["daily"],"zone":\#(zone),"#
          + #""graceMilliseconds":0,"ruleVersion":1}"#
        let answer = try await client.ask("/api/v1/board?path=b/1", method: .PUT, body: Array(definition.utf8))
        #expect(answer.status == 400 && answer.text.contains("boardInvalid"), "\(zone) \(answer.text)")
      }
    }
  }

  @Test func `a body that is too large is refused`() async throws {
    let bench = try await APIBench { $0.bodyBytes = 1000 }
    let owner = try await bench.headers()
    try await bench.serve { client in
      #expect(try await client.put("a", as: owner, bytes: 1000).status == 200)
      let body = [UInt8](repeating: 1, count: 1001)
      for answer in [
        try await client.put("a", as: owner, bytes: 1001),
        try await client.ask("/api/v1/documents", method: .POST, headers: owner, body: body),
      ] {
        #expect(answer.status == 413 && answer.headers["content-type"] == ["application/problem+json"])
      }
    }
  }

  @Test func `a stranger may send less than a signed-in user`() async throws {
    let bench = try await APIBench { $0.strangerBodyBytes = 1000 }
    let member = try await bench.headers(of: .member)
    try await bench.serve { client in
      for (size, who, status) in [(1000, [:], 200), (1001, [:], 413), (1001, member, 200)] as [(Int, HTTPHeaders, Int)]
      {
        let answer = try await client.put("a", key: "w\(size)\(who.isEmpty)", as: who, bytes: size)
        #expect(answer.status == status, "\(answer.text)")
      }
    }
  }

  @Test func `headers that are too long or too many are refused`() async throws {
    try await APIBench().serve { client in
      let long = try await client.ask("/healthz", headers: ["x": String(repeating: "x", count: 70_000)])
      #expect(long.status == 400)
      let many = HTTPHeaders((0..<101).map { ("x-\($0)", "x") })
      #expect(try await client.ask("/healthz", headers: many).status == 400)
      #expect(try await client.ask("/healthz").status == 200)
    }
  }

  @Test func `a caller above the rate is told when to retry, and other callers are not affected`() async throws {
    let bench = try await APIBench { $0.stranger = RequestRate(perSecond: 1, burst: 2) }
    let ben = try await bench.headers(of: .member)
    try await bench.serve { client in
      let statuses = [try await client.ask("/healthz").status, try await client.ask("/none").status]
      #expect(statuses == [200, 404])
      let refused = try await client.ask("/healthz")
      #expect(refused.status == 429 && refused.headers["retry-after"] == ["1"])
      #expect(refused.headers["content-type"] == ["application/problem+json"])
      let problem = try JSONDecoder().decode(Problem.self, from: Data(refused.text.utf8))
      #expect(problem.code == "tooManyRequests" && problem.retryAfter == 1)
      let page = try await client.ask("/healthz", headers: ["accept": "text/html"])
      #expect(page.headers["retry-after"] == ["1"])
      #expect(try await client.ask("/healthz", headers: ben).status == 200)
      bench.stopwatch.pass(.seconds(1))
      #expect(try await client.ask("/healthz").status == 200)
    }
  }

  @Test func `one stream too many is refused, and closing one makes room`() async throws {
    let bench = try await APIBench {
      ($0.streamsPerAddress, $0.countsThisMachine) = (2, true)
      $0.heartbeat = .milliseconds(10)
    }
    try await bench.serve { client in
      let address = "/api/v1/document/stream?path=a/b"
      var streams = [try await client.open(address), try await client.open(address)]
      #expect(streams.allSatisfy { $0.status == .ok } && bench.metrics.text.contains("scorebook_open_streams 2\n"))
      let refused = try await client.ask(address)
      #expect(
        refused.status == 429 && refused.text.contains("tooManyStreams") && refused.headers["retry-after"] == ["15"]
      )
      streams.removeLast()
      try await eventually("a stream ends") { !bench.metrics.text.contains("scorebook_open_streams 2\n") }
      let third = try await client.open(address)
      #expect(third.status == .ok)
      streams.append(third)
    }
    #expect(bench.metrics.text.contains("scorebook_open_streams 0\n"))
  }

  @Test func `a member's stream ends one of a stranger where every place is taken`() async throws {
    let bench = try await APIBench { ($0.streams, $0.strangerStreams) = (2, 2) }
    let member = try await bench.headers(of: .member)
    try await bench.serve { client in
      let address = "/api/v1/document/stream?path=a/b"
      let strangers = [try await client.open(address), try await client.open(address)]
      #expect(strangers.allSatisfy { $0.status == .ok })
      #expect(try await client.ask(address).status == 429)
      let own = try await client.open(address, headers: member)
      #expect(own.status == .ok)
      // The server closes the connection, so the body ends early.
      try? await { for try await _ in strangers[0].body {} }()
      #expect(bench.metrics.text.contains("scorebook_open_streams 2\n"))
      withExtendedLifetime((strangers, own)) {}
    }
  }

  @Test func `one connection too many waits until another closes`() async throws {
    let bench = try await APIBench { $0.connections = 1 }
    let router = bench.router()
    router.get("connections") { _, _ in bench.metrics.text }
    try await bench.serve(router) { client in
      try await connected(to: client) { inbound, outbound in
        try await outbound.write(ByteBuffer(string: "GET /api/v1/changes/stream HTTP/1.1\r\nhost: localhost\r\n\r\n"))
        var iterator = inbound.makeAsyncIterator()
        _ = try await iterator.next()
        try await connected(to: client) { second, request in
          try await request.write(
            ByteBuffer(string: "GET /connections HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n")
          )
          outbound.finish()
          var text = ""
          for try await part in second { text += String(buffer: part) }
          #expect(text.contains("scorebook_open_connections 1\n"))
        }
      }
    }
  }

  @Test func `one address cannot take all connections`() async throws {
    let bench = try await APIBench { ($0.connectionsPerAddress, $0.countsThisMachine) = (2, true) }
    try await bench.serve { client in
      let address = "/api/v1/changes/stream"
      var streams = [try await client.open(address), try await client.open(address)]
      try await connected(to: client) { inbound, outbound in
        try? await outbound.write(ByteBuffer(string: "GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n"))
        var text = ""
        do { for try await part in inbound { text += String(buffer: part) } } catch { text += "" }
        #expect(text.isEmpty)
      }
      #expect(streams.allSatisfy { $0.status == .ok })
      streams = []
      try await eventually("scorebook_open_connections 0") {
        bench.metrics.text.contains("scorebook_open_connections 0\n")
      }
      let answer = try await client.ask("/healthz")
      #expect(answer.status == 200)
    }
  }

  @Test func `a client that sends nothing, or stops in the middle, is let go`() async throws {
    let bench = try await APIBench { $0.idle = .milliseconds(100) }
    try await bench.serve { client in
      for start in [
        "", "GET /healthz HTT", "GET /healthz HTTP/1.1\r\nhost: localhost\r\n",
        "PUT /api/v1/document/body?path=a HTTP/1.1\r\nhost: localhost\r\nidempotency-key: w\r\ncontent-length: 9\r\n\r\nx",
      ] {
        let text = try await client.exchange(start)
        #expect(!text.hasPrefix("HTTP/1.1 2"), "\(text)")
      }
    }
  }
}
