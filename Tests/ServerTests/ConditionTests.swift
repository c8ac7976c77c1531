import AsyncHTTPClient
import Composition
import Domain
import Foundation
import Hummingbird
import HummingbirdTesting
import Leaderboards
import Logging
import NIOCore
import NIOHTTP1
import ScoreServer
import StoreEngine
import Testing

/// A store's API on a port of this machine.
private struct Service: Sendable {
  let store: Storage
  let client: APIClient

  static func run(_ body: @escaping @Sendable (Service) async throws -> Void) async throws {
    let clock = ClockAndIdentities(now: { 1_000 }, newIdentity: ClockAndIdentities.system.newIdentity)
    let store = try await StoreRegistry.standard.open("memory:", clock)
    let router = Router()
    PortAPI(limits: ServerLimits()) { _, _ in store }.add(to: router)
    try await APIBench.serve(router) { client in try await body(Service(store: store, client: client)) }
  }

  func send(
    _ method: HTTPMethod,
    _ address: String,
    _ headers: HTTPHeaders = [:],
    _ body: String? = nil
  ) async throws -> APIClient.Answer {
    try await client.ask("/api/v1/" + address, method: method, headers: headers, body: body.map { Array($0.utf8) })
  }

  func put(_ body: String, key: String, _ headers: HTTPHeaders = [:]) async throws -> APIClient.Answer {
    try await send(.PUT, "document/body?path=a%2Fb", headers.adding("Idempotency-Key", key), body)
  }
}

extension APIClient.Answer {
  fileprivate var tag: String? { headers.first(name: "ETag") }
  fileprivate var code: String? { json?["code"] as? String }
  fileprivate var json: [String: Any]? { try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] }
}

@Suite("The API: conditions on documents", .timeLimit(.minutes(1)))
struct ConditionTests {
  @Test func `a write that expects a revision is done at that revision only`() async throws {
    try await Service.run { service in
      #expect(try await service.put("one", key: "w1", ["If-Match": "\"1\""]).status == 412)
      #expect(try await service.put("one", key: "w1", ["If-None-Match": "*"]).tag == "\"1\"")
      let again = try await service.put("two", key: "w2", ["If-None-Match": "*"])
      #expect(again.status == 412 && again.code == "documentConflict")
      #expect((again.json?["head"] as? [String: Any])?["revision"] as? Int == 1)
      #expect(try await service.put("two", key: "w2", ["If-Match": "\"1\""]).tag == "\"2\"")
      #expect(try await service.put("three", key: "w3", ["If-Match": "\"1\""]).status == 412)
      let delete = try await service.send(
        .DELETE,
        "document/body?path=a%2Fb",
        ["Idempotency-Key": "w4", "If-Match": "\"1\""]
      )
      #expect(delete.status == 412)
      #expect(try await service.store.documents.load("a/b")?.body == Array("two".utf8))
    }
  }

  @Test func `a write that expects nothing overwrites, and one after a deletion may expect absence`() async throws {
    try await Service.run { service in
      #expect(try await service.put("one", key: "w1").tag == "\"1\"")
      #expect(try await service.put("two", key: "w2").tag == "\"2\"")
      let gone = try await service.send(.DELETE, "document/body?path=a%2Fb", ["Idempotency-Key": "w3"])
      #expect(gone.status == 200 && gone.tag == "\"3\"")
      #expect(try await service.send(.GET, "document/body?path=a%2Fb").status == 404)
      #expect(try await service.put("four", key: "w4", ["If-None-Match": "*"]).tag == "\"4\"")
    }
  }

  @Test(
    arguments: [
      ["If-Match": "1"], ["If-Match": "*"], ["If-Match": "\""], ["If-Match": "\"x\""], ["If-Match": "\"1\", \"2\""],
      ["If-Match": "W/\"1\""], ["If-None-Match": "\"1\""],
    ] as [HTTPHeaders]
  )
  func `a condition that cannot be kept is refused, never ignored`(condition: HTTPHeaders) async throws {
    try await Service.run { service in
      _ = try await service.put("one", key: "w1")
      let answer = try await service.put("two", key: "w2", condition)
      #expect(answer.status == 400 && answer.code == "malformed")
      #expect(try await service.store.documents.load("a/b")?.body == Array("one".utf8))
    }
  }

  @Test(arguments: ["document", "document/body"])
  func `a read that knows the revision is answered with 304`(address: String) async throws {
    try await Service.run { service in
      _ = try await service.put("one", key: "w1")
      let address = "\(address)?path=a%2Fb"
      let first = try await service.send(.GET, address)
      #expect(first.status == 200 && first.tag == "\"1\"")
      for known in ["\"1\"", "W/\"1\"", "\"7\", \"1\"", "\"7\",W/\"1\"", "*"] {
        let answer = try await service.send(.GET, address, ["If-None-Match": known])
        #expect(answer.status == 304 && answer.tag == "\"1\"" && answer.text.isEmpty, "\(known)")
      }
      for unknown in ["\"2\"", "\"11\"", "1", ""] {
        #expect(try await service.send(.GET, address, ["If-None-Match": unknown]).status == 200, "\(unknown)")
      }
      _ = try await service.put("two", key: "w2")
      #expect(try await service.send(.GET, address, ["If-None-Match": "\"1\""]).tag == "\"2\"")
    }
  }

  @Test func `a repeated key is answered as the first time, and never names another write`() async throws {
    try await Service.run { service in
      let first = try await service.put("one", key: "w1", ["If-None-Match": "*"])
      let second = try await service.put("one", key: "w1", ["If-None-Match": "*"])
      #expect(second.status == 200 && second.text == first.text && second.tag == first.tag)
      let other = try await service.put("two", key: "w1")
      #expect(other.status == 409 && other.code == "writeReused")
      #expect(try await service.store.documents.load("a/b")?.head.revision.rawValue == 1)
    }
  }

  @Test func `a write without a key is refused`() async throws {
    try await Service.run { service in
      let bare = try await service.send(.PUT, "document/body?path=a%2Fb", [:], "one")
      #expect(bare.status == 400 && bare.code == "malformed" && bare.text.contains("Idempotency-Key"))
      #expect(try await service.send(.DELETE, "document/body?path=a%2Fb").status == 400)
      #expect(try await service.put("one", key: "").status == 400)
      let long = try await service.put("one", key: String(repeating: "k", count: 129))
      #expect(long.status == 400 && long.code == "documentInvalid")
      #expect(try await service.store.documents.load("a/b") == nil)
    }
  }
}

@Suite("The API: streams", .timeLimit(.minutes(1)))
struct ResumingTests {
  @Test(arguments: [
    ("changes/stream", 0), ("document/stream?path=a%2Fb", 0), ("journal/stream?path=a%2Fjournal", 1),
    ("board/stream?path=a%2Fboard", 2),
  ])
  func `go on after the last event that was seen`(address: String, port: Int) async throws {
    try await Service.run { service in
      try await service.store.leaderboards.define(BoardDefinition(), at: "a/board")
      try await Self.write(1, port, to: service.store)
      let first = try await Self.read(service, address, last: nil) { $0.contains("\n\n") }
      let id = try #require(first.firstMatch(of: /id: (.+)\n/)?.1)
      // Seen states are not sent again; later ones are.
      let resumed = try await Self.read(service, address, last: String(id)) { text in
        if text == ": nothing new\n\n" { try await Self.write(2, port, to: service.store) }
        return text.contains("data: ")
      }
      #expect(resumed.hasPrefix(": nothing new\n\nid: ") && !resumed.contains("id: \(id)\n"))
      // Missed states are sent at once, and a reader of another stream gets everything.
      for last in [String(id), "other:7", "é%"] {
        let missed = try await Self.read(service, address, last: last) { $0.contains("\n\n") }
        #expect(missed.hasPrefix("id: ") && !missed.contains("id: \(id)\n"), "\(last)")
      }
    }
  }

  @Test func `a board's event is the page that is asked for, as it is now`() async throws {
    try await Service.run { service in
      try await service.store.leaderboards.define(BoardDefinition(), at: "a/board")
      for number in 1...2 {
        try await Self.write(number, 2, to: service.store)
        for window in ["", "&limit=0", "&around=ana"] {
          let query = "path=a%2Fboard\(window)"
          let event = try await Self.read(service, "board/stream?\(query)", last: nil) { $0.hasSuffix("\n\n") }
          let page = try await service.send(.GET, "board/page?\(query)").text
          #expect(event == "id: \(number)\ndata: \(page)\n\n")
        }
      }
    }
  }

  private static func write(_ number: Int, _ port: Int, to store: Storage) async throws {
    switch port {
    case 0:
      let id = WriteID(rawValue: "w\(number)")
      _ = try await store.documents.save([DocumentWrite("a/b", id: id, expected: .any, body: [])])
    case 1:
      let event = ScoringEvent(id: EventID(rawValue: "e\(number)"), type: "arrow", actor: "ana", occurredAt: 1)
      try await store.sessions.session(at: "a/journal").append([event], expecting: .any)
    default:
      let id = SubmissionID(rawValue: "s\(number)")
      _ = try await store.leaderboards.submit(
        [Submission(id: id, board: "a/board", player: "ana", .increment(1), occurredAt: 1, actor: "ana")],
        at: 1_000
      )
    }
  }

  /// Reads a stream until its text is as wished, and goes away.
  private static func read(
    _ service: Service,
    _ address: String,
    last: String?,
    until isWished: (String) async throws -> Bool
  ) async throws -> String {
    let headers: HTTPHeaders = last.map { ["Last-Event-ID": $0] } ?? [:]
    let response = try await service.client.open("/api/v1/" + address, headers: headers)
    #expect(response.status == .ok && response.headers.first(name: "Content-Type") == "text/event-stream")
    var text = ""
    for try await chunk in response.body {
      text += String(buffer: chunk)
      if try await isWished(text) { break }
    }
    return text
  }
}
