import Domain
import InMemory
import NIOCore
import NIOHTTP1
import NIOPosix
import RemoteHTTP
import StoreEngine
import TestSupport
import Testing

@Suite("A remote store that cannot get through", .timeLimit(.minutes(2)))
struct GivingUpTests {
  @Test func `says so with each port's own error, after as many attempts as allowed`() async throws {
    try await Bench.run { bench in
      let storage = try bench.remote(attempts: 3).storage
      bench.proxy.decide { _ in .dropBefore }
      await unavailable(DocumentError.self) { _ = try await storage.documents.load("a/b") }
      await unavailable(JournalError.self) { _ = try await storage.sessions.session(at: "a/b").head() }
      await unavailable(LeaderboardError.self) { _ = try await storage.leaderboards.definition(of: "a/b") }
      await unavailable(StoreFailure.self) {
        _ = try await storage.changes.changes(under: .root, after: nil, limit: 1)
      }
      #expect(bench.proxy.calls.count == 12)
      let pauses = (0..<4).flatMap { _ in [75, 150].map { Duration.milliseconds($0) } }
      #expect(bench.pauses.made == pauses)
    }
  }

  @Test func `reports that no server listens`() async throws {
    let port = try await portOfNobody()
    let remote = try RemoteStore(
      url: "http://127.0.0.1:\(port)",
      retry: RetryPolicy(attempts: 2, wait: Pauses().take)
    )
    await unavailable(DocumentError.self) { _ = try await remote.storage.documents.load("a/b") }
    await remote.close()
  }

  @Test(arguments: [Fault.stall(after: 0), .stall(after: 20)])
  func `gives an attempt up at its deadline, wherever the answer is stuck`(fault: Fault) async throws {
    try await Bench.run { bench in
      let deadlines = Pauses()
      let remote = try bench.remote(attempts: 2) { limits in
        limits.deadline = .seconds(7)
        limits.wait = { deadline in
          try await eventually("the request is on its way") { bench.proxy.calls.count > deadlines.made.count }
          try await deadlines.take(deadline)
        }
      }
      _ = try await bench.store.documents.save([DocumentWrite("a/b", id: "w", expected: .any, body: Array(1...50))])
      bench.proxy.plan(fault, fault)
      await unavailable(DocumentError.self, "within 7.0 seconds") { _ = try await remote.storage.documents.load("a/b") }
      #expect(deadlines.made == [.seconds(7), .seconds(7)])
      try await eventually("the connections are closed") { bench.proxy.connections == 0 }
    }
  }

  @Test(arguments: [HTTPResponseStatus.tooManyRequests, .serviceUnavailable])
  func `waits as long as the server asks, within reason`(status: HTTPResponseStatus) async throws {
    try await Bench.run { bench in
      let storage = try bench.remote(attempts: 9).storage
      let asked = ["2", "0", "-5", "86400", "Fri, 31 Dec 1999 23:59:59 GMT", "99999999999999999999"]
      for text in asked { bench.proxy.plan(.answer(status, ["Retry-After": text])) }
      bench.proxy.plan(.answer(.badGateway, ["Retry-After": "2"]))
      #expect(try await storage.documents.load("a/b") == nil)
      #expect(bench.pauses.made[..<4] == [.seconds(2), .milliseconds(150), .milliseconds(300), .seconds(60)])
      #expect(bench.pauses.made[4...] == [.milliseconds(1200), .milliseconds(2400), .milliseconds(3750)])
    }
  }

  @Test func `takes no answer that is longer than agreed`() async throws {
    try await Bench.run { bench in
      let storage = try bench.remote { $0.answerBytes = 1000 }.storage
      _ = try await bench.store.documents.save([
        DocumentWrite("a/long", id: "w", expected: .any, body: Array(repeating: 65, count: 1000)),
        DocumentWrite("a/short", id: "w", expected: .any, body: Array(repeating: 65, count: 500)),
      ])
      #expect(try await storage.documents.load("a/short")?.body.count == 500)
      let error = await #expect(throws: DocumentError.self) { try await storage.documents.load("a/long") }
      #expect(error == .store(.damaged("\(bench.proxy.url)/ answered with more than 1000 bytes")))
      #expect(bench.proxy.calls.count == 2)
    }
  }

  @Test func `is rejected if a batch exceeds the server's limit`() async throws {
    try await Bench.run { bench in
      let retry = RetryPolicy(wait: bench.pauses.take)
      let remote = try RemoteStore(url: bench.proxy.server, retry: retry)
      let body = [UInt8](repeating: 65, count: Limits.documentBytes)
      let writes = (1...9).map { DocumentWrite(ItemPath("a/\($0)"), id: "w", expected: .any, body: body) }
      let error = await #expect(throws: DocumentError.self) { try await remote.save(writes) }
      var isRefused = false
      if case .store(.invalid) = error { isRefused = true }
      #expect(isRefused, "\(String(describing: error))")
      #expect(bench.pauses.made.isEmpty, "it was asked again")
      #expect(try await bench.store.documents.all(under: "a").isEmpty)
      await remote.close()
    }
  }

  @Test func `takes a copy of the largest events, and gives it back`() async throws {
    try await Bench.run { bench in
      let remote = try RemoteStore(url: bench.proxy.server)
      let events = (1...560).map { number in
        let body = [UInt8](repeating: UInt8(number % 256), count: Limits.eventBytes)
        return ScoringEvent(id: EventID(rawValue: "\(number)"), type: "t", actor: "u", occurredAt: 1, body: body)
      }
      let source = InMemoryStore(ClockAndIdentities(now: { 1_000 }, newIdentity: { "source" })).storage
      try await source.sessions.session(at: "a/journal").append(events, expecting: .any)
      try await source.copy(to: remote.storage)
      let copied = try await remote.storage.sessions.session(at: "a/journal").events().map { $0.event.stamped(nil) }
      #expect(copied == events)
      await remote.close()
    }
  }

  @Test func `ends at once when its caller is cancelled`() async throws {
    try await Bench.run { bench in
      let storage = try bench.remote().storage
      bench.proxy.plan(.stall(after: 0))
      let reading = Task { try await storage.documents.load("a/b") }
      try await eventually("the request is on its way") { bench.proxy.calls.count == 1 }
      reading.cancel()
      await unavailable(DocumentError.self, "cancelled") { _ = try await reading.value }
      #expect(bench.proxy.calls.count == 1)
    }
  }

  @Test func `says that it is closed, and leaves no connection`() async throws {
    try await Bench.run { bench in
      let storage = try bench.remote().storage
      _ = try await storage.documents.load("a/b")
      await storage.close()
      await storage.close()
      await unavailable(DocumentError.self, "closed") { _ = try await storage.documents.load("a/b") }
      try await eventually("the connections are closed") { bench.proxy.connections == 0 }
    }
  }

  /// A server that is no Scorebook server, or denies access, is not asked again.
  @Test(arguments: [
    (HTTPResponseStatus.unauthorized, StoreFailure.denied), (.forbidden, .denied),
    (.notFound, .unavailable("")), (.movedPermanently, .unavailable("")), (.internalServerError, .unavailable("")),
  ])
  func `does not retry a permanent failure`(status: HTTPResponseStatus, failure: StoreFailure) async throws {
    try await Bench.run { bench in
      bench.proxy.plan(.answer(status, ["Location": "http://127.0.0.1:1/"]))
      let storage = try bench.remote().storage
      let error = await #expect(throws: DocumentError.self) { try await storage.documents.load("a/b") }
      switch (error, failure) {
      case (.store(.denied), .denied), (.store(.unavailable), .unavailable): break
      default: Issue.record("\(String(describing: error))")
      }
      #expect(bench.proxy.calls.count == 1)
    }
  }
}

/// Expects a port's error to say that the store is unavailable, and why.
private func unavailable<Failure: StorePortError & Equatable>(
  _ type: Failure.Type,
  _ reason: String = "",
  sourceLocation: SourceLocation = #_sourceLocation,
  _ work: () async throws -> Void
) async {
  do {
    try await work()
    Issue.record("nothing was thrown", sourceLocation: sourceLocation)
  } catch {
    let text = "\(error)"
    #expect(error is Failure, sourceLocation: sourceLocation)
    #expect(text.hasPrefix("the store cannot be reached"), sourceLocation: sourceLocation)
    #expect(text.contains(reason), sourceLocation: sourceLocation)
  }
}

/// A port that was free a moment ago.
private func portOfNobody() async throws -> Int {
  let channel = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
    .bind(host: "127.0.0.1", port: 0).get()
  let port = channel.localAddress?.port ?? 0
  try await channel.close()
  return port
}
