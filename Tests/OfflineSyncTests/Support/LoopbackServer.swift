import Access
import Domain
import Hummingbird
import Leaderboards
import Logging
import RemoteHTTP
import SQLite
import ScoreServer
import Testing

/// A server with accounts over SQLite, on a port of this machine, that can be stopped and started again.
actor LoopbackServer {
  private let store: Storage
  private let signIn: SignIn
  private let now: @Sendable () -> Timestamp
  private var port = 0
  private var running: Task<Void, any Error>?

  init(_ file: String, _ clock: ClockAndIdentities) throws {
    store = try SQLiteStore(path: file, clock).storage
    signIn = SignIn(documents: store.documents, clock: clock)
    now = clock.now
  }

  /// Returns a user's settings on the server.
  func settings(of user: UserID) async throws -> LeaderboardSettings? {
    try await store.documents.value(.leaderboardSettings(of: user)).value
  }

  func save(_ body: String, at path: ItemPath) async throws {
    _ = try await store.documents.save([DocumentWrite(path, id: "server's", expected: .any, body: Array(body.utf8))])
  }

  /// Serves on the port that it served on before, any free one at first.
  func start() async throws {
    let server = WebServer(port: port, logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
    let responder = router.buildResponder()
    let (ports, ready) = AsyncStream.makeStream(of: Int.self)
    running = Task {
      defer { ready.finish() }
      try await server.run(responder) { ready.yield($0) }
    }
    for await port in ports {
      self.port = port
      return
    }
    try await running?.value
  }

  /// Nothing answers on its port after this.
  func stop() async {
    running?.cancel()
    _ = await running?.result
    running = nil
  }

  /// A new account, and its store as it is seen over HTTP.
  func join(_ name: String) async throws -> (user: UserID, remote: Storage) {
    let account = try await signIn.makeAccount(named: name, role: .member)
    let token = try #require(try await signIn.redeem(try await signIn.newLink(for: account)))
    let remote = try RemoteStore(
      url: "http://127.0.0.1:\(port)",
      token: token,
      retry: RetryPolicy(attempts: 1, wait: { _ in })
    )
    return (account.user, remote.storage)
  }

  private var router: Router<SignedInContext> {
    let router = Router(context: SignedInContext.self)
    router.add(middleware: ProblemMiddleware(translate: { _ in nil }, page: { _, _, _ in Response(status: .ok) }))
    router.add(middleware: SessionMiddleware(signIn, app: "test"))
    SignInRoutes(signIn, app: "test") { _, _ in Response(status: .ok) }.addForPrograms(to: router)
    PortAPI { [store, now] _, context in
      GuardedStorage(store, for: context.principal, by: AccessRules(), now: now).storage
    }
    .add(to: router)
    return router
  }
}
