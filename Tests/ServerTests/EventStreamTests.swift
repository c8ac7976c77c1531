import AsyncHTTPClient
import Composition
import Domain
import Hummingbird
import HummingbirdTesting
import Logging
import NIOCore
import NIOHTTP1
import ScoreServer
import Synchronization
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
    try await APIBench.serve(router) { client in
      let response = try await client.open("/live")
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
    try await APIBench.serve(router) { client in
      let response = try await client.open("/live")
      var text = ""
      for try await chunk in response.body {
        text += String(buffer: chunk)
        _ = try await documents.save([DocumentWrite("a/b", id: "w", expected: .any, body: [])])
      }
      #expect(text == "id: 1\ndata: yours\n\n")
    }
  }

  @Test func `sends a heartbeat, and checks again, while nothing changes`() async throws {
    let bench = try await APIBench { $0.heartbeat = .milliseconds(5) }
    let router = bench.router()
    let looks = Mutex(0)
    router.get("live") { request, _ in
      EventStream.response(to: request, on: Updates<Int, Never> { $0.yield(1) }, heartbeat: .milliseconds(5)) {
        looks.withLock { count in
          count += 1
          return count < 4 ? "early" : "late"
        }
      }
    }
    try await bench.serve(router) { client in
      let events = try await client.read("/live") { $0.hasSuffix("late\n\n: still here\n\n") }
      let beat = ": still here\n\n"
      #expect(events.hasPrefix("id: 1\ndata: early\n\n\(beat)\(beat)id: 2\ndata: late\n\n\(beat)"), "\(events)")
      let states = try await client.read("/api/v1/document/stream?path=a/b") { $0.hasSuffix(beat + beat) }
      #expect(states == "id: 0\ndata: null\n\n\(beat)\(beat)")
    }
  }

  @Test func `sends at its pace, and each state as a patch`() async throws {
    let bench = try await APIBench()
    let router = bench.router()
    let looks = Mutex(0)
    router.get("live") { request, _ in
      // A change comes as soon as the previous one was read.
      let (changes, more) = AsyncStream.makeStream(of: Int.self)
      more.yield(0)
      return EventStream.response(to: request, on: changes, pace: .milliseconds(30)) { (before: Int?) in
        let state = looks.withLock { count in
          count += 1
          if count < 4 { more.yield(count) } else { more.finish() }
          return count
        }
        return (state, { "\(before.map(String.init) ?? "nothing") to \(state)" })
      }
    }
    try await bench.serve(router) { client in
      let start = ContinuousClock.now
      let events = try await client.read("/live") { $0.hasSuffix("id: 4\ndata: 3 to 4\n\n") }
      #expect(events.hasPrefix("id: 1\ndata: nothing to 1\n\nid: 2\ndata: 1 to 2\n\n"), "\(events)")
      #expect(ContinuousClock.now - start >= .milliseconds(90))
    }
  }

  @Test func `buffers nothing for a slow reader, and then sends the newest state`() async throws {
    let bench = try await APIBench()
    let router = bench.router()
    let (sinks, registered) = AsyncStream.makeStream(of: Updates<Int, Never>.Sink.self)
    let newest = Mutex(0)
    let looks = Mutex(0)
    router.get("live") { request, _ in
      EventStream.response(to: request, on: Updates<Int, Never> { registered.yield($0) }) {
        looks.withLock { $0 += 1 }
        return "\(newest.withLock(\.self)) \(String(repeating: "x", count: 1 << 20))"
      }
    }
    try await bench.serve(router) { client in
      try await connected(to: client) { inbound, outbound in
        try await outbound.write(ByteBuffer(string: "GET /live HTTP/1.1\r\nhost: localhost\r\n\r\n"))
        var iterator = sinks.makeAsyncIterator()
        let sink = try #require(await iterator.next())
        // Until nothing more is made ready for this reader, because nothing more gets through to it.
        var (last, since) = (0, ContinuousClock.now)
        while last < 100, ContinuousClock.now - since < .milliseconds(300) {
          newest.withLock { $0 += 1 }
          sink.yield(newest.withLock(\.self))
          await Task.yield()
          let count = looks.withLock(\.self)
          if count != last { (last, since) = (count, .now) }
        }
        #expect(last < 100 && newest.withLock(\.self) > 1000)
        var reader = inbound.makeAsyncIterator()
        var tail = ""
        for _ in 1...2 {
          let end = "data: \(newest.withLock(\.self)) x"
          while !tail.contains(end), let part = try await reader.next() {
            tail = String((tail + String(buffer: part)).suffix(64 << 10))
          }
          #expect(tail.contains(end))
          newest.withLock { $0 += 1 }
          sink.yield(newest.withLock(\.self))
        }
        #expect(looks.withLock(\.self) <= last + 5)
      }
    }
  }
}

extension APIClient {
  /// Returns the text of a stream until `isEnough`.
  func read(_ path: String, until isEnough: (String) -> Bool) async throws -> String {
    var text = ""
    for try await part in try await open(path).body {
      text += String(buffer: part)
      if isEnough(text) { break }
    }
    return text
  }
}

/// Signals the end of all iterations over a sequence.
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
