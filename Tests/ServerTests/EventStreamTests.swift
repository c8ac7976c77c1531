import AsyncHTTPClient
import Composition
import Domain
import Hummingbird
import HummingbirdTesting
import Logging
import NIOCore
import NIOHTTP1
import Server
import Testing

@Suite("An event stream")
struct EventStreamTests {
  @Test func `gives the present state, then the newest, and leaves nothing behind when its reader goes`() async throws {
    let bench = try await SignInBench()
    let documents = bench.storage.documents
    let ended = AsyncStream<Void>.makeStream()
    let router = Router()
    router.get("live") { request, _ in
      EventStream.response(to: request, on: Watched(base: documents.follow("a/b"), ended: ended.continuation)) {
        try await documents.load("a/b").map { String(decoding: $0.body, as: UTF8.self) } ?? "nothing\nyet"
      }
    }
    let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    try await Application(router: router, logger: logger).test(.live) { client in
      let request = HTTPClientRequest(url: "http://127.0.0.1:\(client.port ?? 0)/live")
      let response = try await HTTPClient.shared.execute(request, timeout: .seconds(60))
      #expect(response.headers["content-type"] == ["text/event-stream"])
      var text = ""
      for try await chunk in response.body {
        text += String(buffer: chunk)
        if text == "id: 1\ndata: nothing\ndata: yet\n\n" {
          _ = try await documents.save([DocumentWrite("a/b", id: "w", expected: .absent, body: Array("here".utf8))])
        }
        if text.contains("here") { break }
      }
      #expect(text == "id: 1\ndata: nothing\ndata: yet\n\nid: 2\ndata: here\n\n")
      for await _ in ended.stream { break }
    }
  }

  @Test func `ends when its reader may no longer see it`() async throws {
    let bench = try await SignInBench()
    let documents = bench.storage.documents
    let router = Router()
    router.get("live") { request, _ in
      EventStream.response(to: request, on: documents.follow("a/b")) {
        try await documents.load("a/b") == nil ? "yours" : nil
      }
    }
    let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    try await Application(router: router, logger: logger).test(.live) { client in
      let request = HTTPClientRequest(url: "http://127.0.0.1:\(client.port ?? 0)/live")
      let response = try await HTTPClient.shared.execute(request, timeout: .seconds(60))
      var text = ""
      for try await chunk in response.body {
        text += String(buffer: chunk)
        _ = try await documents.save([DocumentWrite("a/b", id: "w", expected: .any, body: [])])
      }
      #expect(text == "id: 1\ndata: yours\n\n")
    }
  }
}

/// Tells when nobody iterates over a sequence any more.
private struct Watched<Base: AsyncSequence & Sendable>: AsyncSequence, Sendable {
  let base: Base
  let ended: AsyncStream<Void>.Continuation

  func makeAsyncIterator() -> Iterator { Iterator(base: base.makeAsyncIterator(), token: Token(ended: ended)) }

  final class Token: Sendable {
    let ended: AsyncStream<Void>.Continuation
    init(ended: AsyncStream<Void>.Continuation) { self.ended = ended }
    deinit { ended.yield() }
  }

  struct Iterator: AsyncIteratorProtocol {
    var base: Base.AsyncIterator
    let token: Token

    mutating func next(isolation actor: isolated (any Actor)?) async throws(Base.Failure) -> Base.Element? {
      try await base.next(isolation: actor)
    }
  }
}
