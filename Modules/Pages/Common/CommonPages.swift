public import Domain
public import Hypertext
public import Localization
import Notices
public import Server
import WireFormat

/// The pages that all apps share: signing in, joining, notices, sync, and errors.
public struct CommonPages: Sendable {
  /// The pages about sync.
  public private(set) var sync: SyncPages
  private var shell: PageShell
  private let words: AppWords
  /// The words for the front page.
  var home: Message { words.home }
  private var templates: TemplateLibrary

  static let sources: [String: [UInt8]] = [
    "account": PackageResources.account_mustache,
    "away": PackageResources.away_mustache,
    "account-change": PackageResources.account_change_mustache,
    "device": PackageResources.device_mustache,
    "inbox": PackageResources.inbox_mustache,
    "join": PackageResources.join_mustache,
    "phone": PackageResources.phone_mustache,
    "notices": PackageResources.notices_mustache,
    "recover": PackageResources.recover_mustache,
    "recovery-code": PackageResources.recovery_code_mustache,
    "second-device": PackageResources.second_device_mustache,
    "sign-in": PackageResources.sign_in_mustache,
    "sign-out": PackageResources.sign_out_mustache,
  ]

  /// Creates the pages.
  ///
  /// - Throws: ``TemplateFailure`` if a template of this module is broken.
  public init(shell: PageShell, words: AppWords, languages: Languages = .sourceOnly) throws(TemplateFailure) {
    (self.shell, self.words) = (shell, words)
    sync = try SyncPages(shell: shell, languages: languages)
    templates = try TemplateLibrary(Self.sources, in: languages)
  }

  /// The texts of the pages' language.
  public var text: Localizer { templates.text }

  /// Returns the same pages in a language.
  public func `in`(_ language: Language) -> CommonPages {
    var pages = self
    (pages.shell, pages.templates, pages.sync) = (shell.in(language), templates.in(language), sync.in(language))
    return pages
  }

  /// Returns the page for visitors who are not signed in.
  public func signInNeeded() throws(TemplateFailure) -> HTML { try shell.document(signInPage()) }

  /// Returns the same, for an address that shows another page to an account.
  public func signInPage() throws(TemplateFailure) -> Page {
    let message = PageMessage(
      sentence: Message("Sign in to keep score"),
      hint: Message(
        "Ask the organiser for a link or a code. If you run this server, open the link that it printed when it started."
      ),
      links: Self.waysIn
    )
    return Page(title: "Sign in", body: try shell.message(message))
  }

  private static let waysIn = [
    Page.Link("I have an invite or a code", WebAddress("join")),
    Page.Link("Enter a recovery code", AccountRoutes.recovery),
  ]

  /// Returns the page for the bearer of a sign-in link.
  ///
  /// - Parameters:
  ///   - arrival: The bearer.
  ///   - account: The signed-in account; nil for none.
  /// - Returns: The page.
  /// - Throws: ``TemplateFailure``.
  public func signIn(with arrival: SignInRoutes.Arrival, account: Account?) throws(TemplateFailure) -> HTML {
    let view = SignInView(
      action: WebAddress("sign-in", arrival.link).text,
      isSentAtOnce: arrival.isUsedAtOnce,
      change: AccountChange(from: account, to: arrival.other)
    )
    let body = try templates.render("sign-in", view)
    return try shell.document(Page(title: "Sign in", body: body, scripts: ["submit.js"], account: account))
  }

  /// Returns the page that asks before an account without a way back signs out.
  public func signOut(of account: Account) throws(TemplateFailure) -> HTML {
    let view = SignOutView(name: account.displayName, make: AccountRoutes.code.text)
    var page = Page(title: "Sign out", body: try templates.render("sign-out", view), account: account)
    page.isOfSite = true
    return try shell.document(page)
  }

  func render(_ name: String, _ view: Any) throws(TemplateFailure) -> HTML { try templates.render(name, view) }

  /// Returns the page for the bearer of an invite; `fields` are the app's own, besides the name.
  public func join(_ entry: JoinRoutes.Entry, fields: HTML = .empty) throws(TemplateFailure) -> HTML {
    if entry.isOver, let problem = entry.problem {
      let links = entry.account == nil ? Self.waysIn : [Page.Link(words.home, WebAddress())]
      let message = PageMessage(sentence: problem.title, hint: problem.detail, links: links)
      return try shell.document(Page(title: "Join", body: try shell.message(message), account: entry.account))
    }
    let view = JoinView(entry, title: words.joining, fields: fields)
    return try shell.document(Page(title: "Join", body: try templates.render("join", view), account: entry.account))
  }

  /// Returns an error page; `back` is the page of a rejected form.
  ///
  /// Only a fault of the server shows its status, which helps its operator. `offersWaysIn` offers the other ways in, for
  /// a visitor without a valid sign-in.
  public func error(
    status: Int,
    sentence: Message,
    hint: Message? = nil,
    back: WebAddress? = nil,
    offersWaysIn: Bool = false
  ) throws(TemplateFailure) -> HTML {
    let home = [back.map { Page.Link("Back", $0) }, Page.Link(words.home, WebAddress())].compactMap(\.self)
    let links = offersWaysIn ? Self.waysIn : home
    let shown = status >= 500 ? status : nil
    let message = PageMessage(status: shown, sentence: sentence, hint: hint, links: links)
    return try shell.document(Page(title: sentence, body: try shell.message(message)))
  }

  /// Returns the page for an address that this browser has no copy of while the server is away.
  ///
  /// `sw.js` keeps it, puts the pages that it has into its list, and answers with it.
  func away() throws(TemplateFailure) -> Page {
    Page(title: "This page is not on this phone yet", body: try templates.render("away", [String: String]()))
  }

  /// Returns a whole page.
  func document(_ page: Page) throws(TemplateFailure) -> HTML { try shell.document(page) }

  /// Returns a whole page from a shared template.
  func document(
    title: Message,
    _ template: String,
    _ view: Any,
    account: Account?
  ) throws(TemplateFailure) -> HTML {
    try shell.document(Page(title: title, body: try templates.render(template, view), account: account))
  }

  /// Returns the page about HTTPS for phones.
  func phone(_ trust: PhoneTrust?, isSecure: Bool, account: Account?) throws -> HTML {
    let view = try PhoneView(trust, isSecure: isSecure, product: shell.product, program: words.program)
    return try shell.document(Page(title: "Phones", body: try templates.render("phone", view), account: account))
  }

  /// Returns the page of the account's notices, newest first.
  func inbox(_ notices: [Notice], ticket: FormTicket, account: Account) throws(TemplateFailure) -> HTML {
    let view = InboxPageView(
      home: words.home,
      fragment: try inboxFragment(notices),
      action: "/inbox/read",
      settings: words.settings,
      hidden: [ticket.field(for: "read")]
    )
    let body = try templates.render("inbox", view)
    return try shell.document(
      Page(title: "Notices", body: body, scripts: ["live.js", "times.js"], account: account)
    )
  }

  /// Returns the live part of the notices.
  func inboxFragment(_ notices: [Notice]) throws(TemplateFailure) -> HTML {
    try templates.render("notices", InboxView(notices, words))
  }
}

private struct SignInView {
  let action: String
  let isSentAtOnce: Bool
  let change: AccountChange?
}

/// A change of the signed-in account, of which a page asks its user first.
struct AccountChange {
  let present: String
  let next: String

  /// Creates the change; nil if no other account is signed in.
  init?(from present: Account?, to next: Account?) {
    guard let present, let next, present.user != next.user else { return nil }
    (self.present, self.next) = (present.displayName, next.displayName)
  }
}

private struct SignOutView {
  let name: String
  let make: String
}

/// The view of the template `join`.
private struct JoinView {
  let title: Message
  let invite: String?
  /// The name of the link's space.
  let space: String?
  let name: String?
  let longestName: Int
  let account: String?
  /// The member whom the person may be.
  let member: String?
  let recovery = AccountRoutes.recovery.text
  let problem: Message?
  let hint: Message?
  let fragment: HTML

  init(_ entry: JoinRoutes.Entry, title: Message, fields: HTML) {
    (self.title, fragment) = (title, fields)
    (invite, space, name, longestName) = (entry.invite, entry.space, entry.name, Limits.displayNameCharacters)
    (account, member) = (entry.account?.displayName, entry.member)
    (problem, hint) = (entry.problem?.title, entry.problem?.detail)
  }
}

private struct InboxPageView {
  let home: Message
  let fragment: HTML
  let action: String
  let settings: WebAddress?
  let hidden: [HiddenField]
}

/// The view of the template `notices`.
private struct InboxView {
  struct Line {
    let text: Message
    let isNew: Bool
    let moment: MomentView
  }

  let unread: Message?
  let notices: [Line]
  let news: Message

  init(_ notices: [Notice], _ words: AppWords) {
    let count = notices.count { $0.readAt == nil }
    unread = count == 0 ? nil : Message("\(count) new notices")
    news = words.news
    self.notices = notices.map {
      Line(text: words.notice($0), isNew: $0.readAt == nil, moment: MomentView($0.createdAt))
    }
  }
}
