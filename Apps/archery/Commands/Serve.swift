import AppShell
import ArcheryScoring
import ArgumentParser
import Composition
import Domain
import Logging
import Server

struct Serve: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Serves the pages on this machine, and prints a link that signs you in (the default command).",
    discussion: "Example: archery serve --sample --port 8080"
  )

  @Option(help: "The port to listen on; 0 takes any free one.")
  var port = 8080

  @Flag(help: "Add a half-shot sample shoot, once.")
  var sample = false

  @OptionGroup var store: StoreOption

  func validate() throws {
    guard (0...65535).contains(port) else { throw ValidationError("The port is a number from 0 to 65535.") }
  }

  func run() async throws {
    try await store.withContainer(of: ArcheryApp.name) { container in
      let app = ArcheryApp(container)
      let owner = try await app.owner()
      try await app.signIn.removeExpired()
      if sample {
        let shoot = try await SampleShoot.create(
          in: app.tournaments,
          owner: owner.user,
          ownerName: owner.displayName,
          startingAt: app.now().advanced(byMilliseconds: -Self.sampleAge)
        )
        Terminal.say("Sample shoot: \(shoot.name), \(shoot.round.name)")
      }
      var logger = Logger(label: ArcheryApp.name) { StreamLogHandler.standardError(label: $0) }
      logger.logLevel = .warning
      let web = ArcheryWeb(app: app, pages: try ArcheryPages())
      try await WebServer(port: port, logger: logger).run(web.router) { url in
        await Self.announce(url, app, owner)
      }
      try await app.withdrawAddress()
      Terminal.say("Stopped; everything entered is kept.")
    }
  }

  /// The sample's first arrow was shot this long ago.
  private static let sampleAge: Int64 = 40 * 60_000

  private static func announce(_ url: String, _ app: ArcheryApp, _ owner: Account) async {
    do {
      try await app.announceAddress(url)
      let secret = try await app.signIn.newLink(for: owner)
      Terminal.say("Serving on \(url)")
      Terminal.say("Sign in as \(owner.displayName) with this link; it works once:")
      Terminal.say("  \(url)\(SignInRoutes.path(of: secret))")
      Terminal.say("'archery link' prints another, for a second screen. Ctrl-C stops the server.")
    } catch {
      Terminal.say("The sign-in link could not be made: \(error). 'archery link' tries again.")
    }
  }
}

struct Link: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints another one-time link that signs you in, for a second screen.",
    discussion: "Example: archery link"
  )

  @OptionGroup var store: StoreOption

  func run() async throws {
    try await store.withContainer(of: ArcheryApp.name) { container in
      let app = ArcheryApp(container)
      guard let address = try await app.documents.value(.serverAddress).value, address.isAlive else {
        throw CommandFailure("nothing serves this store now; start 'archery serve' first")
      }
      let secret = try await app.signIn.newLink(for: try await app.owner())
      Terminal.say("\(address.url)\(SignInRoutes.path(of: secret))")
    }
  }
}
