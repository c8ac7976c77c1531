import Domain
import HTTPTypes
import Hummingbird
import NIOHTTP1
import ScoreServer
import StoreEngine
import Synchronization
import TestSupport
import Testing
import WireFormat

@Suite("The description of the API")
struct OpenAPITests {
  private static let described = APIDescription(yaml: OpenAPIDocument.text)

  @Test func `names every route that there is, and no other`() async throws {
    let bench = try await APIBench()
    let list = RouteList<SignedInContext>()
    PortAPI { _, _ in bench.sessions.storage }.add(to: list)
    OperationRoutes(documents: bench.documents, metrics: bench.metrics, usage: StoreUsage { 0 }).add(to: list)
    SignInRoutes(bench.sessions.signIn, app: "test") { _, _ in Response(status: .ok) }.addForPrograms(to: list)
    let routes = list.routes.withLock(\.self)
    #expect(routes.count == 31 && Set(routes) == Set(Self.described.statuses.keys))
    let addresses = Set(WireAddress.allCases.map(\.path))
    #expect(addresses.isSubset(of: routes.map { String($0.split(separator: " ")[1]) }))
  }

  @Test func `is served as it is`() async throws {
    try await APIBench().serve { client in
      let answer = try await client.ask("/openapi.yaml")
      #expect(answer.status == 200 && answer.headers["content-type"] == ["application/yaml"])
      #expect(answer.text == OpenAPIDocument.text && answer.text.hasPrefix("openapi: 3.1.0\n"))
    }
  }

  @Test func `says for every operation how it is refused`() {
    for (operation, statuses) in Self.described.statuses {
      #expect(statuses.isSuperset(of: [421, 429, 500]), "\(operation)")
      #expect(statuses.contains { $0 < 300 }, "\(operation)")
    }
  }
}

extension OpenAPITests {
  private static let failures: [StoreFailure] = [
    .unavailable("x"), .denied, .damaged("x"), .newerSchema("x"), .outdated, .full, .invalid("x"), .invalidTime("x"),
    .tooManySpaces(retryAfter: 1),
  ]

  private static let documentErrors: [DocumentError] =
    [.conflict("a", current: nil), .idempotencyConflict("a"), .tooLarge("a"), .invalid("x")]
    + failures.map { .store($0) }

  private static let journalErrors: [JournalError] =
    [
      .conflict(current: .zero), .idempotencyConflict("a"), .closed, .invalid("x"), .refused(.tooMuchWork), .notReady,
    ] + failures.map { .store($0) }

  private static let boardErrors: [LeaderboardError] =
    [
      .noSuchBoard("a"), .entryNotFound("a"), .cannotRevert("a"), .periodClosed(.allTime), .scoreOverflow("a"),
      .implausible(1), .idempotencyConflict("a"), .invalid("x"),
    ] + failures.map { .store($0) }

  @Test func `names the status and the code of each error of a write`() {
    let errors: [(String, [any WireFailure])] = [
      ("POST /api/v1/documents", Self.documentErrors), ("POST /api/v1/journal/events", Self.journalErrors),
      ("POST /api/v1/submissions", Self.boardErrors),
    ]
    for (operation, errors) in errors {
      for problem in errors.map(\.wireProblem) {
        #expect(Self.described.statuses[operation]?.contains(problem.status) == true, "\(operation): \(problem.code)")
        #expect(OpenAPIDocument.text.contains("`\(problem.code)`"), "\(problem.code)")
      }
    }
  }
}

/// Takes down the routes that are added to it.
private final class RouteList<Context: RequestContext>: RouterMethods {
  let routes = Mutex<[String]>([])

  func on<Responder: HTTPResponder>(
    _ path: RouterPath,
    method: HTTPRequest.Method,
    responder: Responder
  ) -> Self where Responder.Context == Context {
    routes.withLock { $0.append("\(method.rawValue) \(path)") }
    return self
  }

  func add(middleware: any MiddlewareProtocol<Request, Response, Context>) -> Self { self }
}
