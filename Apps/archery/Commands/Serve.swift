import AppPages
import AppShell
import ArcheryScoring
import ArgumentParser
import Composition
import Domain
import Logging
import OfflineSync
import Server

struct Serve: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Serves the pages, and prints a link that signs you in (the default command).",
    discussion: """
      Only this machine reaches the server unless --host says otherwise; who may come in is yours to say in any case.

      Example: archery serve --sample
               archery serve --host 0.0.0.0 --port 8080
      """
  )

  @Option(help: "Where to listen; 0.0.0.0 lets phones and other machines of the network in.")
  var host = WebServer.host

  @Option(help: "The port to listen on; 0 takes any free one.")
  var port = 8080

  @Option(
    help: ArgumentHelp(
      "The address that others use where a proxy stands in between, such as https://scores.example.",
      valueName: "url"
    )
  )
  var url: String?

  @Option(help: ArgumentHelp("Speak TLS with this certificate, in PEM with those above it.", valueName: "file"))
  var tlsCertificate: String?

  @Option(help: ArgumentHelp("The certificate's private key, in PEM.", valueName: "file"))
  var tlsKey: String?

  @Flag(help: "Add a half-shot sample shoot, once.")
  var sample = false

  @OptionGroup var sync: SyncOption

  @OptionGroup var store: StoreOption

  func validate() throws {
    guard (0...65535).contains(port) else { throw ValidationError("The port is a number from 0 to 65535.") }
    guard (tlsCertificate == nil) == (tlsKey == nil) else {
      throw ValidationError("--tls-certificate and --tls-key belong together.")
    }
    guard url == nil || url?.wholeMatch(of: /https?:\/\/[^\/?#]+\/?/) != nil else {
      throw ValidationError("The --url is the beginning of an address, such as https://scores.example")
    }
  }

  func run() async throws {
    let syncing = sync.choice(ownerOnly: Archery.ownerOnlySpaces)
    try await store.withContainer(of: ArcheryApp.name, syncing: syncing) { container in
      let app = ArcheryApp(container)
      if try await app.account() != nil {
        throw CommandFailure("that store is served already; open its address in a browser")
      }
      let owner =
        if let syncing { try await Archery.host(of: container, at: syncing.server) } else { try await app.me() }
      try await app.signIn.removeExpired()
      if sample { try await makeSample(in: app, owner) }
      var logger = Logger(label: ArcheryApp.name) { StreamLogHandler.standardError(label: $0) }
      logger.logLevel = .warning
      let tls = tlsFiles
      let reach = ServerReach(host: host, publicURL: url, hasCertificate: tls != nil)
      var web = ArcheryWeb(app: app, pages: try ArcheryPages(), reach: reach)
      if let sync = container.sync, let syncing {
        web.server = SyncedServer(sync, with: syncing.server, host: owner.user)
      }
      let server = WebServer(host: host, port: port, tls: tls, limits: web.limits, metrics: web.metrics, logger: logger)
      let telling = Task { await app.tellHeldNews { try await Task.sleep(for: $0) } }
      defer { telling.cancel() }
      try await container.whileSyncing { [web] in
        try await server.run(web.router) { port in
          await Self.announce(reach.address(port: port), app, owner)
        }
      }
      try await app.withdrawAddress()
      if let sync = container.sync, let syncing {
        Terminal.say("\(SyncReport(sync.status, with: syncing.server).headline).")
      }
      Terminal.say("Stopped; everything entered is kept.")
    }
  }

  private var tlsFiles: TLSFiles? {
    guard let tlsCertificate, let tlsKey else { return nil }
    return TLSFiles(certificate: tlsCertificate, key: tlsKey)
  }

  private func makeSample(in app: ArcheryApp, _ owner: Account) async throws {
    let shoot = try await SampleShoot.create(
      in: app.tournaments,
      owner: owner.user,
      ownerName: owner.displayName,
      startingAt: app.now().advanced(byMilliseconds: -Self.sampleAge)
    )
    Terminal.say("Sample shoot: \(shoot.name), \(shoot.round.name)")
  }

  /// The sample's first arrow was shot this long ago.
  private static let sampleAge: Int64 = 40 * 60_000

  private static func announce(_ address: String, _ app: ArcheryApp, _ owner: Account) async {
    do {
      try await app.announceAddress(address)
      let secret = try await app.signIn.newLink(for: owner)
      Terminal.say("Serving on \(address)")
      Terminal.say("Sign in as \(owner.displayName) with this link; it works once:")
      Terminal.say("  \(address)\(SignInRoutes.path(of: secret))")
      Terminal.say("'archery link' prints another, for a second screen. Ctrl-C stops the server.")
    } catch {
      Terminal.say("The sign-in link could not be made: \(error). 'archery link' tries again.")
    }
  }
}
