public import ArgumentParser
import Composition
import Domain
import Foundation
import Localization
import OfflineSync
import Pages
import ScoreServer

/// The options of every app's `serve`.
///
///     try await options.serve(Archery.self) { serving in
///       try await serving.run(router)
///     }
public struct ServeOptions: ParsableArguments, Sendable {
  @Option(
    help: """
      The address to listen on; 0.0.0.0 accepts phones and other machines of the network. \
      (default: 127.0.0.1, with --https or --claim 0.0.0.0)
      """
  )
  package var host: String?

  @Option(help: "The port to listen on; 0 takes any free one.")
  package var port = 8080

  @Option(
    help: ArgumentHelp(
      "The address that others use where a proxy stands in between, such as https://scores.example.",
      valueName: "url"
    )
  )
  package var url: String?

  @Flag(
    help: """
      Speak HTTPS with a certificate of this machine's own authority. The next port tells phones how to trust it.
      """
  )
  package var https = false

  @Flag(
    help: """
      Make the first device the owner that enters the code from this output, instead of printing a link. For a service, \
      whose output is a log.
      """
  )
  package var claim = false

  @Option(
    name: .customLong("name"),
    help: ArgumentHelp("Another name of this machine in its network, such as scorebook.lan.", valueName: "name")
  )
  package var names: [String] = []

  @OptionGroup var tls: TLSOptions

  @Option(
    help: ArgumentHelp(
      """
      Your address for the push services of browsers, such as mailto:olga@club.example. (default: the server's own address)
      """,
      valueName: "url"
    )
  )
  var contact: String?

  @Option(
    help: ArgumentHelp(
      "The language for readers whose browser asks for none that the app speaks. (default: the terminal's)",
      valueName: "tag"
    )
  )
  package var language: String?

  @Option(
    help: ArgumentHelp(
      "The form of the log on standard error: text, or json for one object a line. Also SCOREBOOK_LOG_FORMAT.",
      valueName: "format"
    )
  )
  var logFormat: LogFormat?

  @Flag(name: .customLong("routes"), help: .hidden) var printsRoutes = false

  @OptionGroup package var sharing: SharingOptions

  @OptionGroup var backups: BackupOptions

  @OptionGroup package var sync: SyncOption

  @OptionGroup package var store: StoreOption

  public init() {}

  public func validate() throws {
    guard (0...65535).contains(port) else { throw ValidationError(Message("The port is a number from 0 to 65535.")) }
    guard !https || (tls.certificate == nil && url == nil) else {
      throw ValidationError(
        Message("--https makes its own certificate. Leave out --url, --tls-certificate and --tls-key.")
      )
    }
    guard !https || port < 65535 else {
      throw ValidationError(Message("--https needs the next port, too. Choose a smaller one."))
    }
    guard names.allSatisfy({ $0.wholeMatch(of: /[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*/) != nil }) else {
      throw ValidationError(Message("A --name is a host name, such as scorebook.lan"))
    }
    guard url == nil || url?.wholeMatch(of: /https?:\/\/[^\/?#]+\/?/) != nil else {
      throw ValidationError(Message("The --url is the beginning of an address, such as https://scores.example"))
    }
    guard contact == nil || contact?.wholeMatch(of: /(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)/) != nil else {
      throw ValidationError(Message("The --contact is an address for mail or HTTPS, such as mailto:olga@club.example"))
    }
  }

  /// Opens the store and finds its owner.
  ///
  /// `body` adds the app's routes, and runs the server. It is called again if the owner has turned HTTPS on or off on a
  /// page, or has chosen the server that this machine syncs with.
  ///
  /// - Throws: Any error of `body`; ``CommandFailure`` for another server's store, or keys that another server of the
  ///   store does not have; ``Server/TooFewDescriptors``;
  ///   ``LocalTrust/LocalTrustFailure`` if the authority's key file cannot be used.
  public func serve<App: ServedApp>(_ app: App.Type, _ body: (Serving) async throws -> Void) async throws {
    let logFormat = try logFormat ?? .chosen() ?? .text
    // Before the store is opened, because a library without a descriptor may end the process.
    _ = try ServerLimits(fitting: .raised())
    let starts = ServerStarts()
    var opening = Opening(server: sync.sync)
    while true {
      let syncing = opening.server.map(app.syncing)
      let next = try await store.withContainer(of: app, syncing: syncing) { container in
        try await serve(app, over: container, syncing, fault: opening.fault, starts, logFormat, body)
      }
      guard let next else { return }
      opening = next
    }
  }

  /// How the store is opened.
  private struct Opening {
    /// The server to sync with; nil for none.
    var server: String?
    /// Why the server that was chosen on a page is not used this time.
    var fault: String?
  }

  /// Serves a store.
  ///
  /// - Returns: How to open the store and serve again; nil after the end.
  private func serve<App: ServedApp>(
    _ app: App.Type,
    over container: Container,
    _ syncing: Syncing?,
    fault: String?,
    _ starts: ServerStarts,
    _ logFormat: LogFormat,
    _ body: (Serving) async throws -> Void
  ) async throws -> Opening? {
    let installation = Installation(container, of: app, sharing: sharing.choice)
    // Read before this run writes anything.
    let lastStamp = try await container.storage.lastStamp()
    if try await installation.account() != nil {
      throw CommandFailure(Message("A server runs for this store already. Open its address in a browser."))
    }
    let isChosenOnPage = sync.sync == nil && sharing.servers == 1
    if isChosenOnPage, syncing == nil, fault == nil, let chosen = try await installation.own.value(.syncChoice)?.server
    {
      return Opening(server: chosen)
    }
    let owner: Account
    do {
      // On the page the user has agreed that the account takes over the store.
      let consent = isChosenOnPage ? AdoptionConsent.given : sync.adopting.consent
      owner =
        if let syncing {
          try await app.host(of: container, at: syncing.server, adopting: consent)
        } else {
          try await installation.me()
        }
    } catch let failure as CommandFailure where isChosenOnPage && syncing != nil {
      // A machine without a terminal serves in any case, and its page says why it does not sync.
      Terminal.say(failure.description)
      return Opening(fault: failure.description)
    }
    try await installation.signIn.removeExpired(lastStamp: lastStamp)
    try await installation.finishDeletions()
    // HTTPS needs the next port, too.
    let mayHaveSwitch = port < 65535 && !https && url == nil && tls.certificate == nil && sharing.servers == 1
    let isNew = claim ? try await installation.isUnused() : false
    let setup =
      claim ? PageSetup(installation, of: owner, isNew: isNew, mayHaveSwitch: mayHaveSwitch, starts) : nil
    while true {
      let usesHTTPS = try await setup?.wantsHTTPS == true || https
      do {
        var frame = try frame(installation, usesHTTPS: usesHTTPS, syncing, container.sync, owner)
        (frame.language, frame.setup) = (try language(of: app), setup)
        if isChosenOnPage {
          frame.syncSetup = SyncSetup(
            installation: installation,
            owner: owner,
            server: frame.server,
            fault: fault,
            starts: starts
          ) { try await app.obstacle(to: $0, at: $1, in: container) }
        }
        try await serve(frame, owner, container, starts, logFormat, body)
        if !starts.takeStart() { return nil }
        if isChosenOnPage {
          let chosen = try await installation.own.value(.syncChoice)?.server
          if chosen != syncing?.server { return Opening(server: chosen) }
        }
      } catch {
        guard let setup, try await setup.givesUpHTTPS(after: error) else { throw error }
      }
    }
  }

  private func frame(
    _ installation: Installation,
    usesHTTPS: Bool,
    _ syncing: Syncing?,
    _ sync: OfflineSync?,
    _ owner: Account
  ) throws -> WebFrame {
    let limits = sharing.limits(from: try ServerLimits(fitting: .raised()), isBehindProxy: url != nil)
    let reach = reach(usesHTTPS: usesHTTPS)
    var frame = WebFrame(installation, reach: reach, limits: limits, server: sharing.serverName)
    if usesHTTPS {
      let authority = StoreChoice.certificateAuthority()
      frame.https = try LocalHTTPS(authority: authority, reach: reach, now: installation.clock.now)
    }
    let address = reach.address(port: port).replacing("http:", with: "https:", maxReplacements: 1)
    frame.pushes = Pushes(of: installation, contact: contact ?? address)
    frame.backups = try backups.schedule(of: installation)
    frame.folder = try StoreChoice(flag: store.store, app: installation.app).folder
    if let sync, let syncing { frame.server = SyncedServer(sync, with: syncing.server, host: owner.user) }
    return frame
  }

  private func serve(
    _ frame: WebFrame,
    _ owner: Account,
    _ container: Container,
    _ starts: ServerStarts,
    _ logFormat: LogFormat,
    _ body: (Serving) async throws -> Void
  ) async throws {
    let running = try RunningServer(
      named: sharing.serverName,
      in: frame.installation.roster,
      keys: frame.installation.sessionKeys
    )
    var serving = Serving(
      frame,
      owner: owner,
      container,
      running,
      port: starts.port(or: port),
      securing: try frame.https?.securing ?? tls.securing(),
      logFormat: logFormat
    )
    (serving.printsRoutes, serving.starts) = (printsRoutes, starts)
    let ready = serving
    try await running.whileServing {
      try await checkKeys(of: running)
      // No page has to make the key.
      _ = try? await frame.pushes?.key()
      try await body(ready)
    }
  }

  /// Requires that all servers of the store accept each other's sessions.
  private func checkKeys(of running: RunningServer) async throws {
    guard sharing.servers > 1, let file = sharing.keys.file, try await running.stranger() != nil else { return }
    throw CommandFailure(
      Message("Another server of this store has other session keys than \(file.path). Give all servers the same file.")
    )
  }

  private func reach(usesHTTPS: Bool) -> ServerReach {
    ServerReach(
      host: host ?? (usesHTTPS || (claim && url == nil) ? "0.0.0.0" : WebServer.host),
      publicURL: url,
      hasCertificate: usesHTTPS || tls.certificate != nil,
      otherNames: names
    )
  }

  /// The owner's default.
  private func language(of app: (some ServedApp).Type) throws -> Language {
    guard let language else { return app.terminalLanguage }
    guard let found = app.languages.choice.match(language) else {
      let tags = app.languages.offered.map(\.tag).joined(separator: ", ")
      throw ValidationError(Message("This app does not have the language \"\(language)\". Use one of: \(tags)."))
    }
    return found
  }
}
