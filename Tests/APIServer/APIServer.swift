import Access
import Composition
import Domain
import Foundation
import Hummingbird
import Logging
import ScoreServer
import WireFormat

/// Serves the API over a store like an app, for tools that test or measure servers from outside.
///
///     api-server [STORE-URL or bare] [member]
///
/// The default store is in memory. The program prints its address and a token of the owner's, with a space between
/// them. With `member` it first prints a line with the token and the id of a member of the space `bench/one`. SIGTERM
/// ends it. `bare` has no store and none of our code: the HTTP library answers a few bytes, the most that this machine
/// can do.
@main
enum APIServer {
  static func main() async throws {
    let store = CommandLine.arguments.dropFirst().first ?? "memory:"
    if store == "bare" { return try await serveBare() }
    try await Container.with(StoreChoice(url: store)) { container in
      let documents = container.storage.documents
      let signIn = SignIn(
        documents: documents,
        changes: container.storage.changes,
        clock: container.clock
      )
      let link = try await signIn.newLink(for: try await signIn.owner(named: "Owner"))
      guard let token = try await signIn.redeem(link) else { exit(1) }
      if CommandLine.arguments.dropFirst(2).first == "member" { try await addMember(container, signIn) }
      var logger = Logger(label: "api-server") { StreamLogHandler.standardError(label: $0) }
      logger.logLevel = .warning
      let metrics = ServerMetrics()
      let server = WebServer(port: 0, limits: limits, metrics: metrics, logger: logger)
      try await server.run(router(container, signIn, metrics)) { port in
        print("http://\(WebServer.host):\(port)", token)
        fflush(nil)
      }
    }
  }

  private static func addMember(_ container: Container, _ signIn: SignIn) async throws {
    let member = try await signIn.makeAccount(named: "Member", role: .member)
    let key = DocumentKey.membership(of: member.user, in: "bench/one")
    let membership = try key.write(Membership(role: .member), id: "member", expected: .absent)
    _ = try await container.storage.documents.save([membership])
    guard let token = try await signIn.redeem(try await signIn.newLink(for: member)) else { exit(1) }
    print(token, member.user)
  }

  private static func serveBare() async throws {
    let router = Router()
    router.get("healthz") { _, _ in "ok" }
    // What the test of budgets must find: text of a stranger that is hashed unchecked.
    router.post("planted") { request, _ in
      "\(Set([String(buffer: try await request.body.collect(upTo: 1 << 20))]).count)"
    }
    let application = Application(
      router: router,
      configuration: ApplicationConfiguration(address: .hostname(WebServer.host, port: 0)),
      onServerRunning: { channel in
        print("http://\(WebServer.host):\(channel.localAddress?.port ?? 0)", "none")
        fflush(nil)
      },
      logger: Logger(label: "api-server") { _ in SwiftLogNoOpLogHandler() }
    )
    try await application.runService()
  }

  /// A tool asks as fast as it can, and is all readers at once.
  private static var limits: ServerLimits {
    var limits = ServerLimits()
    limits.connections = 10_000
    limits.streams = limits.connections
    (limits.streamsPerAccount, limits.streamsPerAddress) = (limits.streams, limits.streams)
    limits.strangerStreams = limits.streams
    limits.account = RequestRate(perSecond: 100_000, burst: 100_000)
    limits.stranger = limits.account
    return limits
  }

  private static func router(
    _ container: Container,
    _ signIn: SignIn,
    _ metrics: ServerMetrics
  ) -> Router<SignedInContext> {
    let router = Router(context: SignedInContext.self, options: .autoGenerateHeadEndpoints)
    router.add(middleware: RequestIDMiddleware())
    router.add(middleware: MetricsMiddleware(metrics))
    router.add(middleware: SafetyMiddleware())
    router.add(
      middleware: ProblemMiddleware(
        translate: { _ in nil },
        page: { try $0.response(from: $1, context: $2) }
      )
    )
    router.add(middleware: SessionMiddleware(signIn, app: "api-server"))
    router.add(middleware: LimitMiddleware(CallerLimits(limits, metrics: metrics)))
    let invites = Invites(signIn, storage: container.storage, rules: AccessRules())
    SignInRoutes(signIn, invites: invites, app: "api-server") { _, _ in Response(status: .notFound) }
      .addForPrograms(to: router)
    OperationRoutes(documents: container.storage.documents, metrics: metrics, usage: container.usage).add(to: router)
    PortAPI(limits: limits) { _, context in
      guard context.principal != .anonymous else { throw Problem.signInNeeded }
      return GuardedStorage(container.storage, for: context.principal, by: AccessRules(), now: container.clock.now)
        .storage
    }
    .add(to: router)
    return router
  }
}
