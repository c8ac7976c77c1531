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
  private let described = APIDescription(yaml: OpenAPIDocument.text)

  @Test func `names every route that there is, and no other`() async throws {
    let bench = try await APIBench()
    let list = RouteList<SignedInContext>()
    PortAPI { _, _ in bench.sessions.storage }.add(to: list)
    OperationRoutes(documents: bench.documents, metrics: bench.metrics, usage: StoreUsage { 0 }).add(to: list)
    SignInRoutes(bench.sessions.signIn, app: "test") { _, _ in Response(status: .ok) }.addForPrograms(to: list)
    let routes = list.routes.withLock(\.self)
    #expect(routes.count == 30 && Set(routes) == Set(described.statuses.keys))
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
    for (operation, statuses) in described.statuses {
      #expect(statuses.isSuperset(of: [421, 429, 500]), "\(operation)")
      #expect(statuses.contains { $0 < 300 }, "\(operation)")
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
