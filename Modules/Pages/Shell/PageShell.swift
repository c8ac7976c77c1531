public import Domain
public import Hypertext
public import Localization

/// The common frame of all pages of one product: head, styles, navigation, the place for messages.
///
/// No page holds an inline script, style or event handler, because the content security policy allows only this site's
/// files.
public struct PageShell: Sendable {
  private var templates: TemplateLibrary
  let product: String
  private let icon: String
  private let styles: [String]
  private let manifest: String?
  private let touchIcon: String?
  private let accountLinks: [Page.Link]
  private let strip: WebAddress?
  private let places: Places
  private let version: String?
  private let queue: QueueRules

  /// Creates the shell.
  ///
  /// - Parameters:
  ///   - product: The product's name.
  ///   - icon: The address of its picture.
  ///   - styles: The addresses of its style sheets, after the shared one.
  ///   - manifest: The address of the web app manifest; nil for none.
  ///   - touchIcon: The address of its picture for home screens without SVG; nil for none.
  ///   - accountLinks: The links beside the sign-out, for a signed-in account.
  ///   - strip: The address of the stream for the strip under the head of every page of a signed-in account; nil for
  ///     none.
  ///   - places: The places of the app, for a signed-in account.
  ///   - version: The version of the assets, for the addresses of scripts and style sheets; nil for none.
  ///   - queue: What the browser may do with entries that wait for the server.
  ///   - languages: The languages of the pages.
  /// - Throws: ``TemplateFailure`` if a template of this module is broken.
  public init(
    product: String,
    icon: String,
    styles: [String] = [],
    manifest: String? = nil,
    touchIcon: String? = nil,
    accountLinks: [Page.Link] = [],
    strip: WebAddress? = nil,
    places: Places = .none,
    version: String? = nil,
    queue: QueueRules = QueueRules(),
    languages: Languages = .sourceOnly
  ) throws(TemplateFailure) {
    templates = try TemplateLibrary(
      ["shell": PackageResources.shell_mustache, "message": PackageResources.message_mustache],
      in: languages
    )
    self.product = product
    self.icon = icon
    self.styles = ["/assets/style.css"] + styles
    (self.manifest, self.touchIcon) = (manifest, touchIcon)
    self.accountLinks = accountLinks
    self.strip = strip
    self.places = places
    (self.version, self.queue) = (version, queue)
  }

  /// The texts of the shell's language.
  public var text: Localizer { templates.text }

  /// Returns the same shell in a language.
  public func `in`(_ language: Language) -> PageShell {
    var shell = self
    shell.templates = templates.in(language)
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
  /// - Throws: ``TemplateFailure``.
  public func document(
    _ page: Page,
    ticket: FormTicket? = nil,
    live: String? = nil,
    have: String? = nil
  ) throws(TemplateFailure) -> HTML {
    var view = ShellView(page, product: product, icon: icon, styles: styles, manifest: manifest)
    if page.frame == nil, let live { view.follow(live, have: have) }
    view.body = HTML(trusted: try page.content.text(for: Reader(text, ticket: ticket?.id ?? "")))
    view.accountLinks = accountLinks.map(LinkView.init)
    if page.account != nil { view.show(places.around(page.path)) }
    if let strip, page.account != nil, page.layout == .column || page.layout == .wide { view.show(strip) }
    view.touchIcon = touchIcon
    if page.isOfSite { view.queue = queue.view }
    view.show(version, text.language)
    return try templates.render("shell", view).naming(page.account?.user)
  }

  /// Returns a page that shows one message, such as that a page does not exist.
  public func message(_ message: PageMessage) throws(TemplateFailure) -> HTML {
    try templates.render("message", MessageView(message))
  }
}

/// A message, with the advice.
public struct PageMessage: Hashable, Sendable {
  /// The HTTP status, such as 404; nil if nothing failed.
  public let status: Int?
  /// The message.
  public let sentence: Message
  /// The advice.
  public let hint: Message?
  /// The links to go on with.
  public let links: [Page.Link]

  /// Creates a message.
  public init(status: Int? = nil, sentence: Message, hint: Message? = nil, links: [Page.Link] = []) {
    self.status = status
    self.sentence = sentence
    self.hint = hint
    self.links = links
  }
}

/// The view of the shell's template.
private struct ShellView {
  var language = ""
  var direction = ""
  let title: Message
  let product: String
  let layout: String
  let icon: String
  var styles: [String]
  let manifest: String?
  var touchIcon: String?
  /// Whether the browser may offer to install the app.
  let isInstallable: Bool
  var version: String?
  var queue: QueueRules.View?
  /// The script that runs before the body is parsed.
  var firstScript: String?
  var scripts: [String]
  /// Whether there is room for a warning.
  ///
  /// No one can act on one on a hall's screen.
  let warnsOfHTTP: Bool
  // Stored, because a template sees stored properties only.
  var hasPlaces = false
  var places: [LinkView] = []
  let hasTabs: Bool
  let tabs: [LinkView]
  let signedIn: String?
  /// The first letter of the name, for the small space on a phone.
  let initial: String?
  /// The id of the account, under which the browser queues forms.
  let user: String?
  let isOfSite: Bool
  var accountLinks: [LinkView] = []
  let hasBeside: Bool
  let beside: BesideView?
  var strip: String?
  var live: String?
  var have: String?
  let isHeld: Bool
  var body: HTML

  init(_ page: Page, product: String, icon: String, styles: [String], manifest: String?) {
    title = page.title
    self.product = product
    layout = page.layout.rawValue
    self.icon = icon
    self.styles = styles
    self.manifest = manifest
    isOfSite = page.isOfSite && page.account != nil
    isInstallable = manifest != nil && isOfSite && page.layout != .screen
    scripts = page.scripts.map { "/assets/\($0)" }
    warnsOfHTTP = page.layout != .screen
    (hasTabs, tabs) = (!page.tabs.isEmpty, page.tabs.map(LinkView.init))
    (signedIn, user) = (page.account?.displayName, page.account?.user.rawValue)
    beside = page.beside.map { BesideView($0, at: page.path) }
    hasBeside = beside != nil
    initial = signedIn?.first.map { $0.uppercased() }
    (body, isHeld) = (page.body, page.isHeld)
    if isOfSite { firstScript = "/assets/taps.js" }
    if hasTabs { add("tabs.js") }
    if warnsOfHTTP { add("secure.js") }
    // The shared scripts come after the page's own, which may handle an event first.
    if isOfSite { add("forms.js", "live.js", "share.js", "times.js", "worker.js") }
    if isInstallable { add("install.js") }
  }

  /// Sets the language and the version of the assets in their addresses.
  mutating func show(_ version: String?, _ language: Language) {
    (self.language, direction) = (language.tag, language.direction.rawValue)
    guard let version else { return }
    self.version = version
    let folder = AssetFolder(version: version, language: language)
    func address(_ path: String) -> String {
      path.replacing("/assets/", with: "/assets/\(folder)/", maxReplacements: 1)
    }
    (styles, firstScript, scripts) = (styles.map(address), firstScript.map(address), scripts.map(address))
  }

  mutating func show(_ places: [Page.Link]) {
    (hasPlaces, self.places) = (!places.isEmpty, places.map(LinkView.init))
  }

  mutating func show(_ strip: WebAddress) {
    self.strip = strip.text
    add("live.js", "times.js")
  }

  mutating func follow(_ stream: String, have: String?) {
    (live, self.have) = (stream, have)
    add("live.js", "times.js")
  }

  private mutating func add(_ names: String...) {
    for script in names.map({ "/assets/\($0)" }) where !scripts.contains(script) { scripts.append(script) }
  }
}

private struct LinkView {
  let label: Message
  let address: String
  let isCurrent: Bool

  init(_ link: Page.Link) {
    label = link.label
    address = link.address.text
    isCurrent = link.isCurrent
  }
}

private struct MessageView {
  let status: Int?
  let sentence: Message
  let hint: Message?
  let links: [LinkView]

  init(_ message: PageMessage) {
    status = message.status
    sentence = message.sentence
    hint = message.hint
    links = message.links.map(LinkView.init)
  }
}
