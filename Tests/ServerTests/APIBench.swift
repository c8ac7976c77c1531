import AsyncHTTPClient
import Composition
import Domain
import Hummingbird
import HummingbirdTesting
import LocalTrust
import Logging
import NIOCore
import NIOHTTP1
import ServiceLifecycle
import StoreEngine
import Synchronization
import Testing

@testable import ScoreServer

/// A server as an app has it: all of its middleware, the API, and a store in memory.
struct APIBench: Sendable {
  let sessions: SignInBench
  let metrics = ServerMetrics()
  let stopwatch = Stopwatch()
  let draining = Draining()
  let limits: ServerLimits
  let tls: TLSFiles?

  init(tls: TLSFiles? = nil, _ setLimits: (inout ServerLimits) -> Void = { _ in }) async throws {
    sessions = try await SignInBench()
    var limits = ServerLimits()
    setLimits(&limits)
    (self.limits, self.tls) = (limits, tls)
  }

  var documents: any DocumentRepository { sessions.storage.documents }

  static let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }

  /// Headers of a user with an account.
  func headers(of role: AccountRole = .owner) async throws -> HTTPHeaders {
    let account =
      role == .owner
      ? try await sessions.signIn.owner(named: "Ana")
      : try await sessions.signIn.makeAccount(named: "Ben", role: role)
    let token = try await sessions.signIn.session(of: account)
    return ["authorization": "Bearer \(token)"]
  }

  func router(health: (any DocumentRepository)? = nil, usage: StoreUsage = StoreUsage { 0 }) -> Router<SignedInContext>
  {
    let router = Router(context: SignedInContext.self, options: .autoGenerateHeadEndpoints)
    router.add(middleware: RequestIDMiddleware())
    router.add(middleware: MetricsMiddleware(metrics, now: stopwatch.now))
    router.add(middleware: SafetyMiddleware())
    router.add(middleware: ProblemMiddleware(translate: { _ in nil }, page: { _, _, _ in Response(status: .ok) }))
    router.add(middleware: SessionMiddleware(sessions.signIn, app: "test"))
    router.add(middleware: LimitMiddleware(CallerLimits(limits, metrics: metrics, now: stopwatch.now)))
    SignInRoutes(sessions.signIn, app: "test") { _, _ in Response(status: .ok) }.add(to: router)
    OperationRoutes(
      documents: health ?? documents,
      metrics: metrics,
      usage: usage,
      draining: draining,
      now: stopwatch.now
    )
    .add(to: router)
    PortAPI(limits: limits) { [storage = sessions.storage] _, _ in storage }.add(to: router)
    return router
  }

  /// Serves routes alone, without an app's middleware.
  static func serve<Context: InitializableFromSource<ApplicationRequestContextSource>>(
    _ router: Router<Context>,
    _ body: @escaping @Sendable (APIClient) async throws -> Void
  ) async throws {
    try await Application(router: router, logger: logger).test(.live) { client in
      try await body(APIClient(url: "http://127.0.0.1:\(client.port ?? 0)", stop: {}))
    }
  }

  /// Serves on a port of this machine while `body` runs, then stops as a signal would.
  func serve(
    _ router: Router<SignedInContext>? = nil,
    port: Int = 0,
    draining pause: (@Sendable (Duration) async -> Void)? = nil,
    logger: Logger = Self.logger,
    _ body: @Sendable (APIClient) async throws -> Void
  ) async throws {
    var server = WebServer(
      port: port,
      securing: tls.map { ServerTLS.files($0).secure },
      limits: limits,
      metrics: metrics,
      // A bench may serve again after it stopped.
      draining: pause == nil ? Draining() : draining,
      logger: logger
    )
    if let pause { server.pause = pause }
    let running = Running(server: server, responder: (router ?? self.router()).responderForAllMethods())
    let services = ServiceGroup(configuration: .init(services: [running], logger: Self.logger))
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        defer { running.ready.continuation.finish() }
        try await services.run()
      }
      for await port in running.ready.stream {
        let url = "\(tls == nil ? "http" : "https")://\(WebServer.host):\(port)"
        try await body(APIClient(url: url, stop: { await services.triggerGracefulShutdown() }))
        break
      }
      await services.triggerGracefulShutdown()
      try await group.waitForAll()
    }
  }

  private struct Running: Service {
    let server: WebServer
    let responder: RouterResponder<SignedInContext>
    let ready = AsyncStream<Int>.makeStream()

    func run() async throws { try await server.run(responder) { ready.continuation.yield($0) } }
  }
}

/// Asks a server that a test serves.
struct APIClient: Sendable {
  let url: String
  /// Tells the server to stop.
  let stop: @Sendable () async -> Void

  var port: Int { Int(url.split(separator: ":").last ?? "") ?? 0 }

  func ask(
    _ path: String,
    method: HTTPMethod = .GET,
    headers: HTTPHeaders = [:],
    body: [UInt8]? = nil
  ) async throws -> Answer {
    let response = try await open(path, method: method, headers: headers, body: body)
    let text = String(buffer: try await response.body.collect(upTo: 64 << 20))
    return Answer(status: Int(response.status.code), headers: response.headers, text: text)
  }

  /// Saves a document, of which the key of the write may be the path, too.
  func put(
    _ path: String,
    key: String? = nil,
    as headers: HTTPHeaders = [:],
    bytes: Int = 0
  ) async throws -> Answer {
    try await ask(
      "/api/v1/document/body?path=\(path)",
      method: .PUT,
      headers: headers.adding("idempotency-key", key ?? path),
      body: .init(repeating: 1, count: bytes)
    )
  }

  /// Sends a text on a connection of its own, and returns all that comes until the server closes the connection.
  func exchange(_ text: String, finishing: Bool = false) async throws -> String {
    let answer = Mutex("")
    try await connected(to: self) { inbound, outbound in
      try await outbound.write(ByteBuffer(string: text))
      if finishing { outbound.finish() }
      for try await part in inbound { answer.withLock { $0 += String(buffer: part) } }
    }
    return answer.withLock(\.self)
  }

  /// The answer with its body still to come.
  func open(
    _ path: String,
    method: HTTPMethod = .GET,
    headers: HTTPHeaders = [:],
    body: [UInt8]? = nil
  ) async throws -> HTTPClientResponse {
    var request = HTTPClientRequest(url: url + path)
    (request.method, request.headers) = (method, headers)
    request.body = body.map { .bytes($0) }
    return try await HTTPClient.shared.execute(request, timeout: .seconds(60))
  }

  struct Answer {
    let status: Int
    let headers: HTTPHeaders
    let text: String
  }
}

/// A clock that only a test moves on.
final class Stopwatch: Sendable {
  private let instant = Mutex(ContinuousClock.now)

  var now: @Sendable () -> ContinuousClock.Instant { { self.instant.withLock { $0 } } }

  func pass(_ duration: Duration) { instant.withLock { $0 = $0.advanced(by: duration) } }
}
