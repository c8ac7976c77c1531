import Composition
import Domain
import Foundation
import Hypertext
import OfflineSync
import Pages
import ScoreServer
import WireFormat

/// The server that a machine syncs with, chosen on a page by the machine's owner instead of with `--sync`.
///
/// The owner enters the address and the code that the server shows on a signed-in device (`AccountRoutes`). This machine then
/// is a second device of that account, and its server starts again with sync.
struct SyncSetup: Sendable {
  /// The choice as stored.
  struct Choice: Hashable, Codable {
    /// The address of the server; nil for none.
    var server: String?
  }

  static let address = WebAddress("sync", "server")
  private static let leaving = WebAddress("sync", "server", "leave")

  let installation: Installation
  /// The owner of this machine, who alone makes it ask another server.
  let owner: Account
  /// The server that the store syncs with now; nil for none.
  let server: SyncedServer?
  /// Why the store does not sync with the chosen server now; nil for no reason.
  let fault: String?
  let starts: ServerStarts
  /// Returns the reason why the store cannot sync under an account; nil if it can.
  let obstacle: @Sendable (_ account: Account, _ server: String) async throws -> Message?

  /// Returns the page, for the owner of this machine alone.
  func page(for account: Account) -> WebAddress? { account.user == owner.user ? Self.address : nil }

  func add(to site: Site, reachedAt address: @escaping @Sendable (SignedInContext) -> String) {
    site.page("sync/server") { visit in
      try requireOwner(visit)
      return Page(title: "Sync with another machine", body: choicePage)
    }
    site.form("sync/server") { visit, form in
      try requireOwner(visit)
      guard takesCode else { return .goTo(Self.address) }
      let (place, code) = (try Self.server(form), try form.text("code"))
      let claim = try form["claim"] ?? form.text("id")
      guard let account = try await signIn(code, as: claim, on: place) else {
        return .show(Self.confidential(waitingPage(place, code, claim)))
      }
      if let reason = try await obstacle(account, place) {
        try? await ServerLink.signOut(of: place)
        throw Problem.invalid("server", reason)
      }
      // The session alone was missing, which sync finds by itself.
      if place == server?.report.server { return .goTo(SyncRoutes.address) }
      // An unused store takes the account as its owner. A used one keeps its owner, whose ids sync exchanges.
      let user = try await installation.isUnused() ? account : owner
      let link = address(visit.context) + SignInRoutes.path(of: try await installation.signIn.newLink(for: user))
      try await installation.own.set(.syncChoice, to: Choice(server: place))
      starts.startAgain()
      return .show(Self.confidential(startingPage(link)))
    }
    site.form("sync/server/leave") { visit, _ in
      try requireOwner(visit)
      guard let place = try await installation.own.value(.syncChoice)?.server else { return .goTo(Self.address) }
      try await installation.own.set(.syncChoice, to: Choice())
      // The other machine may be away; then its owner ends the session there.
      try? await ServerLink.signOut(of: place)
      let link = address(visit.context) + SignInRoutes.path(of: try await installation.signIn.newLink(for: owner))
      starts.startAgain()
      return .show(Self.confidential(startingPage(link)))
    }
  }

  /// Whether the machine syncs with no server, or is signed out of it.
  private var takesCode: Bool { server.map { $0.report.connection == .signedOut } ?? true }

  private func requireOwner(_ visit: Visit) throws {
    if try visit.account().user != owner.user { throw Problem.notFound }
  }

  /// Reads a server's address, also from the link that the server shows: what follows the host is left out.
  private static func server(_ form: Form) throws(Problem) -> String {
    let typed = try form.text("server")
    let text = typed.contains("://") ? typed : "http://\(typed)"
    guard let match = text.wholeMatch(of: /((?i:https?):\/\/[A-Za-z0-9.:\[\]-]+)(?:[\/?#].*)?/) else {
      throw .invalid("server", "Enter the address of a server, such as http://192.168.1.20:8080.")
    }
    return String(match.1).lowercased()
  }

  private func signIn(_ code: String, as claim: String, on server: String) async throws -> Account? {
    do { return try await ServerLink.signIn(withDevice: code, as: claim, on: server) } catch let failure as StoreFailure
    {
      switch failure {
      case .denied, .invalid:
        throw Problem.invalid("code", "This code is wrong or has expired. Show a new one on the other machine.")
      case .unavailable(let reason):
        throw Problem.invalid("server", "This server cannot be used now: \(String(reason.prefix(200))).")
      default: throw failure
      }
    }
  }

  private static func confidential(_ body: HTML) -> Page {
    var page = Page(title: "Sync with another machine", body: body)
    page.isConfidential = true
    return page
  }
}

extension SyncSetup {
  @HTMLBuilder
  private var choicePage: HTML {
    crumbs(AccountRoutes.address) { t("Your account") }
    pageHead(t("Sync with another machine"))
    if let fault { p(.class("flag")) { t("This machine does not sync now: \(fault)") } }
    if let server {
      card("synced", t("This machine syncs")) {
        p { text(server.report.headline) }
        if let account = server.report.account { p { t("Signed in there as \(bdi: account.displayName).") } }
        buttonLink(SyncRoutes.address, isWide: true) { t("Sync") }
      }
      dangerForm(
        Self.leaving,
        as: "leave",
        t("Stop syncing"),
        asks: Message("Stop syncing? What is here stays here, and what is there stays there."),
        .data("online")
      ) { button(.class("danger block")) { t("Stop syncing") } }
    } else {
      p(.class("lead")) { t("Keep this machine in step with your account on another one, with and without a network.") }
    }
    if takesCode {
      form(post: Self.address, as: "server", .class("way"), .data("online")) {
        p {
          t(
            "On the other machine, open \(strong: "Your account") and choose \(strong: "Add second device"). It shows an address and a code."
          )
        }
        field(
          "server",
          t("Address of the other machine"),
          .text(server?.report.server),
          .required,
          .maxlength(200),
          .autocomplete(.off),
          .autocapitalize(.none),
          .spellcheck(false)
        )
        codeField
        p(.class("hint")) {
          t(
            "What this machine holds becomes that account's, as a whole. Your entries, settings and notices are then the same on both machines, and the owner of the other one can read them."
          )
        }
        button(.class("primary block")) { t("Ask to sign in") }
      }
    }
  }
}

/// What stands on this machine until the other one has confirmed it.
@HTMLBuilder
private func waitingPage(_ server: String, _ code: String, _ claim: String) -> HTML {
  pageHead(t("Sync with another machine"))
  form(post: SyncSetup.address, as: "server", .class("way"), .data("online")) {
    p(.class("lead")) { t("Confirm this machine on the other one. Both show this number:") }
    p(.class("recovery-code device-number")) { text(DeviceRequest.number(of: claim)) }
    hidden("server", server)
    hidden("code", code)
    hidden("claim", claim)
    button(.class("primary block")) { t("I have confirmed it") }
  }
  crumbs(SyncSetup.address) { t("Back") }
}

/// The answer that arrives before the server starts again.
@HTMLBuilder
private func startingPage(_ link: String) -> HTML {
  pageHead(t("Sync with another machine"))
  p(.class("lead")) { t("The server starts again, which takes a few seconds.") }
  card("go-on", t("Go on")) {
    p { t("This link signs you in on this device. It works once.") }
    secret { p { a(.class("button primary"), Attribute("href", link)) { t("Go on") } } }
  }
  p(.class("quiet")) { t("If the link does not open, the server's log says why.") }
}

extension DocumentKey where Value == SyncSetup.Choice {
  /// The server that this machine syncs with, which is this machine's own and goes nowhere else.
  static var syncChoice: Self { .json("local/sync-choice") }
}

extension ServedApp {
  /// Returns the reason why a store cannot sync under an account of a server; nil if it can.
  static func obstacle(to account: Account, at server: String, in container: Container) async throws -> Message? {
    let installation = Installation(container, of: Self.self)
    let foreign = Message("This machine belongs to another account than \(account.displayName) at \(server).")
    if let link = try await container.accountLink() { return link.account == account.user ? nil : foreign }
    if try await installation.signIn.knownOwner()?.user == account.user { return nil }
    if try await installation.isUnused() { return nil }
    guard let adoption = try await adoption(of: container, for: account), try await container.mayBeAdopted() else {
      return foreign
    }
    return adoption.obstacle
  }
}
