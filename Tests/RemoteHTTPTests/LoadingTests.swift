import Domain
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import InMemory
import Logging
import RemoteHTTP
import ScoreServer
import Testing
import WireFormat

@Suite("Several documents over HTTP")
struct LoadingTests {
  private static let paths: [ItemPath] = ["a/1", "a/none", "a/2"]

  @Test func `come in one call`() async throws {
    try await Bench.run { bench in
      let remote = try bench.remote().storage.documents
      try await bench.store.fill()
      let found = try await remote.loadFirst(of: Self.paths)
      #expect(found.map { $0.map { String(decoding: $0.body, as: UTF8.self) } } == ["one", nil, "two"])
      #expect(bench.proxy.calls.map(\.address) == ["documents/load"])
    }
  }

  @Test func `come one by one from a server of an earlier version`() async throws {
    let store = InMemoryStore(ClockAndIdentities(now: { 1_000 }, newIdentity: { "identity" })).storage
    try await store.fill()
    let router = Router()
    router.add(middleware: EarlierVersion())
    PortAPI { _, _ in store }.add(to: router)
    let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    try await Application(router: router, logger: logger).test(.live) { client in
      let remote = try RemoteStore(url: "http://127.0.0.1:\(client.port ?? 0)")
      let found = try await remote.storage.documents.loadFirst(of: Self.paths)
      #expect(found.map { $0?.head.path } == ["a/1"])
      #expect(try await remote.storage.documents.loadFirst(of: ["a/none", "a/1"]) == [nil])
      let lost = Submission(id: "s", board: "b", player: "ana", .increment(1), occurredAt: 0, actor: "ana")
      let results = try await remote.storage.leaderboards.submitEach([lost, lost], as: .here(at: 1_000))
      #expect(results == [.failure(.noSuchBoard("b")), .failure(.noSuchBoard("b"))])
      await remote.close()
    }
  }
}

/// Does not know the questions for several documents, nor submissions of which each has its own result.
private struct EarlierVersion: RouterMiddleware {
  typealias Context = BasicRequestContext

  func handle(
    _ request: Request,
    context: Context,
    next: @concurrent (Request, Context) async throws -> Response
  ) async throws -> Response {
    guard [WireAddress.documentsLoad, .submissionsBatch].map(\.path).contains(request.uri.path) else {
      return try await next(request, context)
    }
    return try Problem.notFound.response(from: request, context: context)
  }
}

extension Storage {
  fileprivate func fill() async throws {
    _ = try await documents.save([
      DocumentWrite("a/1", id: "w", expected: .any, body: Array("one".utf8)),
      DocumentWrite("a/2", id: "w", expected: .any, body: Array("two".utf8)),
    ])
  }
}
