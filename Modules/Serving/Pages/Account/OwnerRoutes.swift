package import Domain
import HTTPTypes
package import Hypertext
package import ScoreServer
import WireFormat

/// The way in for the first owner of a server without a terminal, and the owner's first page (`/owner`).
package struct OwnerRoutes: Sendable {
  /// Both pages' address.
  package static let address = WebAddress("owner")
  static let https = WebAddress("owner", "https")

  /// The owner's switch for HTTPS with the machine's own authority.
  package struct HTTPSSwitch: Sendable {
    /// The addresses after a switch.
    package struct Turned: Sendable {
      /// The link that signs the owner in there, once.
      package let link: String
      /// The page with the steps to trust the certificate; nil after HTTPS was turned off.
      package let trust: String?

      package init(link: String, trust: String?) { (self.link, self.trust) = (link, trust) }
    }

    let isOn: Bool
    let turn: @Sendable (_ isOn: Bool, SignedInContext) async throws -> Turned

    package init(isOn: Bool, turn: @escaping @Sendable (_ isOn: Bool, SignedInContext) async throws -> Turned) {
      (self.isOn, self.turn) = (isOn, turn)
    }
  }

  private let home: Message
  private let claim: OwnerClaim
  private let isNew: Bool
  private let signIn: SignIn
  private let https: HTTPSSwitch?
  private let rename: @Sendable (Account, String) async throws -> Void
  private let addresses: @Sendable (SignedInContext) -> [String]

  /// Creates the routes.
  ///
  /// - Parameters:
  ///   - pages: The look of the pages.
  ///   - claim: The claim.
  ///   - isNew: Whether the store holds nothing yet, unlike one that was restored or copied.
  ///   - signIn: The accounts.
  ///   - https: The switch for HTTPS; nil where the server's options decide.
  ///   - rename: Gives an account another name.
  ///   - addresses: Returns the beginnings of links that other devices can open, at least one.
  package init(
    _ pages: CommonPages,
    _ claim: OwnerClaim,
    isNew: Bool,
    _ signIn: SignIn,
    https: HTTPSSwitch?,
    rename: @escaping @Sendable (Account, String) async throws -> Void,
    addresses: @escaping @Sendable (SignedInContext) -> [String]
  ) {
    (home, self.claim, self.isNew, self.signIn, self.https) = (pages.home, claim, isNew, signIn, https)
    (self.rename, self.addresses) = (rename, addresses)
  }

  package func add(to site: Site) {
    site.page("owner") { visit in
      if let account = visit.context.account, account.user == claim.owner.user { return try await first(account) }
      switch try await claim.state() {
      case .open:
        let shown = addresses(visit.context).map { $0 + Self.address.text }
        let picture = try shown.first.map { try QRPicture($0, label: Message("QR code of \($0)")) }
        return page(Message("First owner"), claimPage(shown, picture, isNew: isNew))
      case .taken: return page(Message("First owner"), takenPage)
      case .over: throw Problem.notFound
      }
    }
    site.form("owner") { visit, form in
      if let only = visit.context.onlyUser, only != claim.owner.user { throw Problem.otherAccount }
      let name = try form.text("name")
      let token = try await claim.prove(
        try form.text("code"),
        named: name,
        as: form["id"],
        from: visit.context.origin
      )
      guard let token else { return .goTo(Self.address) }
      try await rename(claim.owner, name)
      return .signIn(token: token, as: claim.owner, then: .goTo(Self.address))
    }
    guard let https else { return }
    let cookie = site.cookie
    site.form("owner/https") { visit, form in
      guard try visit.account().user == claim.owner.user else { throw Problem.notFound }
      let isOn = try form.text("turn") == "on"
      let page = FormAnswer.show(try turnedPage(try await https.turn(isOn, visit.context), isOn: isOn))
      return isOn ? page : .setting(cookie.removal, then: page)
    }
  }

  private func first(_ account: Account) async throws -> Page {
    // The account may have got its name after this request began.
    let account = try await signIn.account(of: account.user) ?? account
    let made = try await signIn.recoveryCodeDate(of: account.user)
    return page(Message("Your server"), ownerPage(account, codeMadeAt: made, https: https, home: home))
  }

  private func turnedPage(_ turned: HTTPSSwitch.Turned, isOn: Bool) throws -> Page {
    let picture = try turned.trust.map { try QRPicture($0, label: Message("QR code of \($0)")) }
    return page(Message("HTTPS for phones"), switchedPage(turned, picture, isOn: isOn))
  }

  /// A page that no browser keeps.
  private func page(_ title: Message, _ body: HTML) -> Page {
    var page = Page(title: title, body: body)
    page.isConfidential = true
    return page
  }
}

/// The page of a server without an owner.
@HTMLBuilder
private func claimPage(_ addresses: [String], _ picture: QRPicture?, isNew: Bool) -> HTML {
  h1 { t("Who owns this club?") }
  p(.class("lead")) {
    isNew
      ? t("This server is new. The first device that enters its code becomes the owner.")
      : t(
        "This server already has records, but no device is signed in as its owner. The first device that enters its code becomes the owner."
      )
  }
  form(post: OwnerRoutes.address, as: "owner", .class("way"), .data("online")) {
    field(
      "code",
      t("Code"),
      .text(""),
      .required,
      .autocomplete(.off),
      .autocapitalize(.characters),
      .spellcheck(false),
      hint:
        "Twelve letters and digits, such as 7KQ2-M9XF-3DPA, on the server's screen or in its log. Dashes and capitals do not matter."
    )
    field("name", t("Your name"), .text(""), .maxlength(64), .required, .autocomplete(.name))
    button(.class("primary block")) { t("Become the owner") }
  }
  section(.class("card")) {
    p { t("To go on with another device in the same network, scan this code or type the address there.") }
    if let picture { picture.html }
    for address in addresses { p(.class("secret")) { text(address) } }
  }
}

@HTMLBuilder
private var takenPage: HTML {
  h1 { t("Who owns this club?") }
  p(.class("lead")) { t("A device has just entered the code.") }
  p { t("If it was yours and shows nothing, load this page again in two minutes. Then there is a new code.") }
}

/// The owner's first page.
@HTMLBuilder
private func ownerPage(
  _ account: Account,
  codeMadeAt made: Timestamp?,
  https: OwnerRoutes.HTTPSSwitch?,
  home: Message
) -> HTML {
  pageHead(t("This server is yours"))
  p(.class("lead")) { t("You are signed in as \(strong: "\(bdi: account.displayName)").") }
  recoveryCard(codeMadeAt: made)
  card("https", t("HTTPS for phones")) {
    p { t("Phones open pages offline and install the app only over HTTPS.") }
    if https?.isOn != false { p { a(.href(PhoneRoutes.address)) { t("How phones use HTTPS") } } }
    if let https {
      form(post: OwnerRoutes.https, as: nil, .class("way"), .data("online")) {
        p(.class("hint")) { t("The server starts again, which takes a few seconds.") }
        if https.isOn {
          button(.class("block"), .name("turn"), .value("off")) { t("Turn HTTPS off") }
        } else {
          button(.class("primary block"), .name("turn"), .value("on")) { t("Turn HTTPS on") }
        }
      }
    }
  }
  crumbs(WebAddress()) { text(home) }
}

/// The answer to the switch, which arrives before the server starts again.
@HTMLBuilder
private func switchedPage(_ turned: OwnerRoutes.HTTPSSwitch.Turned, _ trust: QRPicture?, isOn: Bool) -> HTML {
  pageHead(isOn ? t("HTTPS is being turned on") : t("HTTPS is being turned off"))
  p(.class("lead")) { t("The server starts again, which takes a few seconds.") }
  if let trust, let address = turned.trust {
    card("trust", t("Trust the certificate")) {
      p { t("Each phone and computer needs this once. Open this page there, and follow its steps.") }
      trust.html
      p { a(.class("button"), Attribute("href", address)) { t("How to trust the certificate") } }
      p { text(address) }
    }
  }
  card("go-on", t("Go on")) {
    p { t("This link signs you in on this device. It works once.") }
    secret { p { a(.class("button primary"), Attribute("href", turned.link)) { t("Go on") } } }
  }
  p(.class("quiet")) { t("If the link does not open, the server's log says why.") }
}
