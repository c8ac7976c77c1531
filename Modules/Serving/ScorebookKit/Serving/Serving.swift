import Composition
public import Domain
public import Hummingbird
import Logging
import OfflineSync
import Pages
public import ScoreServer

/// A store that is about to be served.
public struct Serving: Sendable {
  /// The frame of the app's routes.
  public let frame: WebFrame
  /// The owner of this installation.
  public let owner: Account
  private let container: Container
  private let running: RunningServer
  private let port: Int
  private let securing: WebServer.Securing?
  private let logFormat: LogFormat
  /// The starts of the server.
  var starts = ServerStarts()
  /// Whether ``run(_:)`` only prints the router's methods and paths.
  ///
  /// Tests compare them with the API's description.
  var printsRoutes = false

  /// The installation.
  public var installation: Installation { frame.installation }

  init(
    _ frame: WebFrame,
    owner: Account,
    _ container: Container,
    _ running: RunningServer,
    port: Int,
    securing: WebServer.Securing?,
    logFormat: LogFormat
  ) {
    (self.frame, self.owner, self.container, self.running) = (frame, owner, container, running)
    (self.port, self.securing, self.logFormat) = (port, securing, logFormat)
  }

  /// Does background work of the store while this server leads it.
  ///
  /// - Parameters:
  ///   - work: The name of the work.
  ///   - body: The work, which ends when its task is cancelled, and which is safe to repeat.
  public func lead(_ work: String, _ body: @escaping @Sendable () async -> Void) async {
    await running.lead(work, body)
  }

  /// Serves until the process is told to stop, syncs meanwhile, and prints how to sign in.
  ///
  /// - Throws: ``ScoreServer/PortUnavailable``, ``LocalTrust/TLSFilesUnusable``; any error of the store.
  public func run(_ router: Router<SignedInContext>) async throws {
    if printsRoutes {
      return Terminal.say(router.routes.map { "\($0.method) \($0.path)" }.sorted().joined(separator: "\n"))
    }
    let logger = Logger(label: installation.app) { [logFormat] in ServerLog(label: $0, format: logFormat) }
    let responder = router.responderForAllMethods()
    frame.innerPages.open(responder)
    let watch = ClockWatch(installation.times, logger: logger)
    try await container.whileSyncing {
      let watching = Task { await watch.run() }
      defer { watching.cancel() }
      let removing = Task {
        await lead("removals") { [installation] in
          await installation.finishRemovals { logger.warning("A removed space was not deleted yet: \($0)") }
        }
      }
      defer { removing.cancel() }
      let notifying = Task {
        await lead("notices") { [installation] in
          await installation.followNotices { logger.warning("A notice was not stored yet: \($0)") }
        }
      }
      defer { notifying.cancel() }
      let pushing = Task {
        guard let pushes = frame.pushes else { return }
        await lead("pushes") { await pushes.run(logger: logger) }
      }
      defer { pushing.cancel() }
      try await whileBackingUp(logger) {
        if let https = frame.https { return try await run(responder, https, logger) }
        try await server(at: port, securing, logger).run(responder) { await announce(at: $0) }
      }
    }
    if let server = frame.server { Terminal.say("\(server.report.headline)." as Message) }
    Terminal.say(Message("Stopped. All entries are saved."))
  }

  /// Runs `body`, and writes the backups that are due meanwhile, by the server that leads this work.
  private func whileBackingUp(_ logger: Logger, _ body: () async throws -> Void) async throws {
    guard let schedule = frame.backups else { return try await body() }
    try await withThrowingTaskGroup { group in
      group.addTask { await lead("backups") { await schedule.run(logger) } }
      try await body()
      // The store closes after this, so a backup that is being written stops first. The next one continues it.
      group.cancelAll()
    }
  }

  /// Serves HTTPS, and beside it the pages that a phone needs to trust it.
  ///
  /// Renews the certificate meanwhile.
  private func run(_ responder: some HTTPResponder<SignedInContext>, _ https: LocalHTTPS, _ logger: Logger) async throws
  {
    let opened = { @Sendable (port: Int?) in
      guard let port else { return }
      await announce(at: port)
      https.announce()
    }
    let renewing = Task { await https.renew { logger.error("\($0)") } }
    defer { renewing.cancel() }
    // A signal stops both servers, and each finishes the requests in hand.
    try await withThrowingTaskGroup { group in
      group.addTask {
        try await server(at: port, securing, logger).run(responder) { await opened(https.opened(secure: $0)) }
      }
      group.addTask {
        let plain = server(at: port == 0 ? 0 : port + 1, nil, logger)
        try await plain.run(BeforeTrust(base: responder)) { await opened(https.opened(plain: $0)) }
      }
      // Unlike waitForAll(), this ends the other server as soon as one fails, such as when the next port is in use.
      while try await group.next() != nil {}
    }
  }

  private func server(at port: Int, _ securing: WebServer.Securing?, _ logger: Logger) -> WebServer {
    var limits = frame.limits
    // The descriptors are for HTTPS. A phone uses the plain port only a few times.
    if frame.https != nil, securing == nil { limits.connections = min(limits.connections, 100) }
    return WebServer(
      host: frame.reach.host,
      port: port,
      securing: securing,
      limits: limits,
      metrics: securing == nil && frame.https != nil ? nil : frame.metrics,
      draining: frame.draining,
      logger: logger
    )
  }

  private func announce(at port: Int) async {
    let address = frame.reach.address(port: port)
    let link = "'\(installation.app) link'"
    starts.opened(port)
    do {
      try await running.announce(address)
      if let setup = frame.setup {
        Terminal.say(Message("Serving on \(address)"))
        return try await setup.announce(frame.reach, port: port, link: link)
      }
      let secret = try await installation.signIn.newLink(for: owner)
      Terminal.say(Message("Serving on \(address)"))
      Terminal.say(Message("Sign in as \(owner.displayName) with this link. It works once:"))
      Terminal.say("  \(address)\(SignInRoutes.path(of: secret))")
      Terminal.say(Message("\(link) prints another link. Ctrl-C stops the server."))
    } catch {
      Terminal.say(Message("The sign-in link could not be made: \("\(error)"). \(link) tries again."))
    }
  }
}
