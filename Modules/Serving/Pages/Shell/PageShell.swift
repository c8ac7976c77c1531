package import Domain
package import Hypertext
package import Localization
import ScoreServer

/// The common frame of all pages of one product: head, styles, navigation, the place for messages.
///
/// No page holds an inline script, style or event handler, because the content security policy allows only this site's
/// files.
package struct PageShell: Sendable {
  /// The texts of the shell's language.
  package private(set) var text: Localizer
  private let languages: Languages
  let product: String
  private let icon: String
  private let styles: [String]
  private let manifest: (@Sendable (Language) -> String)?
  private let touchIcon: String?
  private let accountLinks: [Page.Link]
  private let strip: WebAddress?
  private let places: Places
  private let version: String?
  private let queue: QueueRules
  private let modules: ScriptModules

  /// Creates the shell.
  ///
  /// - Parameters:
  ///   - product: The product's name.
  ///   - icon: The address of its picture.
  ///   - styles: The addresses of its style sheets, after the shared one.
  ///   - manifest: The address of the web app manifest in a language; nil for none.
  ///   - touchIcon: The address of its picture for home screens without SVG; nil for none.
  ///   - accountLinks: The links beside the sign-out, for a signed-in account.
  ///   - strip: The address of the stream for the strip under the head of every page of a signed-in account; nil for
  ///     none.
  ///   - places: The places of the app, for a signed-in account.
  ///   - version: The version of the assets, for the addresses of scripts and style sheets; nil for none.
  ///   - queue: What the browser may do with entries that wait for the server.
  ///   - assets: The files of the site, whose scripts say which modules they import.
  ///   - languages: The languages of the pages.
  package init(
    product: String,
    icon: String,
    styles: [String] = [],
    manifest: (@Sendable (Language) -> String)? = nil,
    touchIcon: String? = nil,
    accountLinks: [Page.Link] = [],
    strip: WebAddress? = nil,
    places: Places = .none,
    version: String? = nil,
    queue: QueueRules = QueueRules(),
    assets: [Asset] = [],
    languages: Languages = .sourceOnly
  ) {
    (self.languages, text) = (languages, languages.localizer(for: .source))
    self.product = product
    self.icon = icon
    self.styles = ["/assets/style.css"] + styles
    (self.manifest, self.touchIcon) = (manifest, touchIcon)
    self.accountLinks = accountLinks
    self.strip = strip
    self.places = places
    (self.version, self.queue, modules) = (version, queue, ScriptModules(of: assets))
  }

  /// Returns the same shell in a language.
  package func `in`(_ language: Language) -> PageShell {
    var shell = self
    shell.text = languages.localizer(for: language)
    return shell
  }

  /// Returns the whole document.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - ticket: The ticket of the page's forms.
  ///   - live: The address of the page's stream; nil for a page that does not follow.
  ///   - have: The mark of the content, by which the stream skips what the reader has.
  /// - Returns: The document.
  package func document(
    _ page: Page,
    ticket: FormTicket? = nil,
    live: String? = nil,
    have: String? = nil
  ) -> HTML {
    let content = page.content
    // A frame names the stream itself.
    let stream = page.frame == nil && !page.namesStream ? live.map { (address: $0, have: have) } : nil
    let document = HTML {
      head(page, follows: stream != nil)
      bodyElement(page, content, stream)
    }
    let account = page.account?.user.rawValue ?? ""
    let reader = Reader(text, ticket: ticket?.id ?? "", naming: [(PageAccount.field, account)])
    let markup = Tag.html([.lang(text.language.tag), Attribute("dir", text.language.direction.rawValue)]) { document }
    return HTML(trusted: "<!doctype html>\n" + markup.text(for: reader))
  }

  // MARK: The head

  private func head(_ page: Page, follows: Bool) -> HTML {
    Tag.head {
      Tag.meta(Attribute("charset", "utf-8"))
      Tag.title { Hypertext.text(text(page.title) + " · " + product) }
      meta("viewport", "width=device-width, initial-scale=1, viewport-fit=cover")
      meta("color-scheme", "light dark")
      Tag.meta(
        .name("theme-color"),
        Attribute("content", "#f6f3ec"),
        Attribute("media", "(prefers-color-scheme: light)")
      )
      Tag.meta(
        .name("theme-color"),
        Attribute("content", "#0e1012"),
        Attribute("media", "(prefers-color-scheme: dark)")
      )
      meta("format-detection", "telephone=no")
      link("icon", icon, Attribute("type", "image/svg+xml"))
      if let manifest { link("manifest", manifest(text.language)) }
      if let touchIcon { link("apple-touch-icon", touchIcon) }
      for style in styles { link("stylesheet", versioned(style)) }
      for module in modules.imported(by: scripts(page, follows: follows)) {
        link("modulepreload", versioned("/assets/\(module)"))
      }
      for address in kept(with: page) { link("keep", address) }
      if isOfSite(page) { Tag.script(Attribute("src", versioned("/assets/taps.js"))) }
      for script in scripts(page, follows: follows) {
        Tag.script(Attribute("type", "module"), Attribute("src", versioned("/assets/\(script)")))
      }
    }
  }

  /// The addresses of the pages that the browser fetches ahead, once each: the page for what it does not have, and what
  /// belongs to this page.
  private func kept(with page: Page) -> [String] {
    guard isOfSite(page), !page.isConfidential else { return [] }
    let all = [AwayPage.address] + (places.around(page.path) + page.tabs).map(\.address) + page.keeps
    var seen: Set<String> = []
    return all.map(\.text).filter { seen.insert($0).inserted }
  }

  private func meta(_ name: String, _ content: String) -> HTML {
    Tag.meta(.name(name), Attribute("content", content))
  }

  private func link(_ kind: String, _ address: String, _ attribute: Attribute = .none) -> HTML {
    Tag.link(Attribute("rel", kind), attribute, Attribute("href", address))
  }

  /// The address of a file of this version and language.
  private func versioned(_ path: String) -> String {
    guard let version else { return path }
    let folder = AssetFolder(version: version, language: text.language)
    return path.replacing("/assets/", with: "/assets/\(folder)/", maxReplacements: 1)
  }

  private func scripts(_ page: Page, follows: Bool) -> [String] {
    let isLive = follows || hasStrip(page)
    // The shared scripts come after the page's own, which may handle an event first.
    let shared = [
      "shell.js", isOfSite(page) ? "forms.js" : nil, isLive ? "live.js" : nil, hasStrip(page) ? "news.js" : nil,
    ].compactMap(\.self)
    return page.scripts + shared.filter { !page.scripts.contains($0) }
  }

  private func isOfSite(_ page: Page) -> Bool { page.isOfSite && page.account != nil }
  private func isInstallable(_ page: Page) -> Bool { manifest != nil && isOfSite(page) && page.layout != .screen }
  private func hasStrip(_ page: Page) -> Bool {
    strip != nil && page.account != nil && (page.layout == .column || page.layout == .wide)
  }

  // MARK: The body

  private func bodyElement(_ page: Page, _ content: HTML, _ stream: (address: String, have: String?)?) -> HTML {
    let places = page.account == nil ? [] : places.around(page.path)
    let isOfSite = isOfSite(page)
    let classes = [
      "page page-\(page.layout.rawValue)", places.isEmpty ? nil : "has-places", page.tabs.isEmpty ? nil : "has-tabs",
      page.beside == nil ? nil : "has-beside",
    ]
    return Tag.body(
      .class(classes.compactMap(\.self).joined(separator: " ")),
      Attribute("data-user", page.account?.user.rawValue),
      Attribute("data-version", version),
      // The page behind a score card has no account, and opens without the server, too.
      .data("offline", isOfSite || page.opensForEveryQuery),
      Attribute("data-commuting", page.isOfSite ? queue.view?.commuting : nil),
      Attribute("data-recorded", page.isOfSite ? queue.view?.recorded : nil)
    ) {
      a(.class("skip"), .href(part: "content")) { t("Skip to the content") }
      siteHead(page, places, follows: stream != nil)
      notes(page)
      if isOfSite { outbox }
      if let beside = page.beside {
        div(.class("sides")) {
          list(beside, at: page.path)
          mainElement(content, stream, isHeld: page.isHeld)
        }
      } else {
        mainElement(content, stream, isHeld: page.isHeld)
      }
      div(.class("notice"), .id("notice"), .role(.alert), .hidden)
      p(.class("unseen"), .id("announcer"), .role(.status))
    }
  }

  private func mainElement(_ content: HTML, _ stream: (address: String, have: String?)?, isHeld: Bool) -> HTML {
    main(
      .id("content"),
      .tabindex(-1),
      Attribute("data-live", stream?.address),
      Attribute("data-have", stream.map { $0.have ?? "" }),
      .data("held", isHeld && stream != nil)
    ) { content }
  }

  private func siteHead(_ page: Page, _ places: [Page.Link], follows: Bool) -> HTML {
    header(.class("site")) {
      a(.class("brand"), .href(WebAddress())) {
        img(Attribute("src", icon), .alt(""), .width(28), .height(28))
        span { Hypertext.text(product) }
      }
      if !places.isEmpty {
        nav(.class("places"), .label(Message("Places"))) {
          for place in places {
            a(.href(place.address), .current(place.isCurrent)) { span { Hypertext.text(place.label) } }
          }
        }
      }
      if !page.tabs.isEmpty { tabs(Message("Pages"), page.tabs, "site-tabs") }
      if follows { p(.class("live-state"), .liveState(of: "content")) }
      if let account = page.account { accountMenu(account) }
    }
  }

  private func accountMenu(_ account: Account) -> HTML {
    details(.class("account")) {
      summary {
        span(.class("unseen")) {
          t("Signed in as")
          Hypertext.text(" ")
        }
        bdi(account.displayName)
        // For the small space on a phone.
        span(.class("initial"), .unread) { Hypertext.text(account.displayName.first.map { $0.uppercased() } ?? "") }
      }
      div(.class("account-menu")) {
        for link in accountLinks { a(.href(link.address)) { Hypertext.text(link.label) } }
        form(post: WebAddress("sign-out"), as: nil) { button { t("Sign out") } }
      }
    }
  }

  /// What the page says above its content.
  ///
  /// No one can act on it on a hall's screen.
  @HTMLBuilder
  private func notes(_ page: Page) -> HTML {
    if page.layout != .screen {
      aside(.class("insecure"), .id("insecure"), .hidden) {
        t("Over plain HTTP your browser opens no pages offline. \(a: "Use HTTPS", .href(PhoneRoutes.address))")
      }
    }
    if isInstallable(page) { install }
    if let strip, hasStrip(page) {
      aside(.class("strip"), .id("strip"), .label(Message("Notices and sync")), .live(strip))
    }
  }

  private var install: HTML {
    aside(.class("install"), .id("install"), .label(Message("Install")), .hidden) {
      spaced {
        span(.data("install", "button"), .hidden) { t("\(product) opens like an app, also without a connection.") }
        span(.data("install", "share"), .hidden) {
          t("To open \(product) like an app, tap Share, then Add to Home Screen.")
        }
        button(.type(.button), .data("install", "button"), .hidden) { t("Install") }
        button(.type(.button), .data("dismiss")) { t("Not now") }
      }
    }
  }

  private var outbox: HTML {
    section(.class("outbox"), .id("outbox"), .label(Message("Entries of this device"))) {
      p(.class("away"), .id("away"), .hidden)
      div(.class("receipt"), .id("receipt"), .hidden) { p(.role(.status)) }
      div(.class("queue"), .id("queue"), .hidden)
    }
  }

  /// The list that the page was opened from, with the page's own row marked.
  private func list(_ beside: Sidebar, at path: String?) -> HTML {
    aside(.class("beside"), .labelled(by: "beside-title")) {
      h2(.id("beside-title")) { a(.href(beside.all)) { Hypertext.text(beside.title) } }
      ul(.class("list")) {
        for row in beside.rows {
          let address = row.address.text
          let isCurrent = path.map { $0 == address || $0.hasPrefix(address + "/") } ?? false
          li {
            a(.href(row.address), .current(isCurrent)) {
              bdi(row.label)
              if let facts = row.facts { span(.class("quiet")) { Hypertext.text(facts) } }
            }
          }
        }
      }
    }
  }
}

/// A page that shows one message, such as that a page does not exist.
func messagePage(_ message: PageMessage) -> HTML {
  section(.class("message")) {
    if let failure = message.failure { p(.class("message-status")) { text(failure.status) } }
    h1 { text(message.sentence) }
    if let hint = message.hint { p(.class("lead")) { text(hint) } }
    for link in message.links { p { buttonLink(link.address) { text(link.label) } } }
    if let id = message.failure?.request {
      p(.class("quiet")) { t("Give this number to the person who runs the server: \(bdi: id)") }
    }
  }
}

/// A message, with the advice.
package struct PageMessage: Hashable, Sendable {
  /// What helps the operator of a server that failed.
  package struct Failure: Hashable, Sendable {
    /// The HTTP status, such as 503.
    let status: Int
    /// The id of the request; nil for none.
    let request: String?
  }

  /// The failure of the server; nil if nothing failed.
  package let failure: Failure?
  package let sentence: Message
  /// The advice.
  package let hint: Message?
  /// The links to go on with.
  package let links: [Page.Link]

  package init(_ failure: Failure? = nil, sentence: Message, hint: Message? = nil, links: [Page.Link] = []) {
    self.failure = failure
    self.sentence = sentence
    self.hint = hint
    self.links = links
  }
}
