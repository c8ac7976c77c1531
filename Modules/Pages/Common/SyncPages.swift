import Domain
import Hypertext
public import Localization
import OfflineSync

/// The pages about sync, the same in every app.
public struct SyncPages: Sendable {
  private var shell: PageShell
  private var templates: TemplateLibrary

  static let sources: [String: [UInt8]] = [
    "strip": PackageResources.strip_mustache,
    "sync": PackageResources.sync_mustache,
    "sync-state": PackageResources.sync_state_mustache,
  ]

  /// Creates the pages.
  ///
  /// - Throws: ``TemplateFailure`` if a template of this module is broken.
  public init(shell: PageShell, languages: Languages = .sourceOnly) throws(TemplateFailure) {
    self.shell = shell
    templates = try TemplateLibrary(Self.sources, in: languages)
  }

  /// Returns the same pages in a language.
  public func `in`(_ language: Language) -> SyncPages {
    var pages = self
    (pages.shell, pages.templates) = (shell.in(language), templates.in(language))
    return pages
  }

  /// Returns the strip of every page.
  func strip(
    unread: Int,
    _ report: SyncReport?,
    isHost: Bool,
    clock: Message? = nil,
    session: Message? = nil
  ) throws(TemplateFailure) -> HTML {
    try templates.render("strip", StripView(unread: unread, report, isHost: isHost, clock: clock, session: session))
  }

  /// Returns the page about sync: the pending items, since when, and why; and losing edits.
  func sync(_ state: SyncStateView, account: Account) throws(TemplateFailure) -> HTML {
    let view = SyncPageView(fragment: try fragment(state))
    let body = try templates.render("sync", view)
    return try shell.document(
      Page(title: "Sync", body: body, scripts: ["forms.js", "live.js", "times.js"], account: account)
    )
  }

  /// Returns the live part of that page.
  func fragment(_ state: SyncStateView) throws(TemplateFailure) -> HTML {
    try templates.render("sync-state", state)
  }
}

/// The view of the template `strip`.
private struct StripView {
  let news: Message?
  let sync: Message?
  /// Whether everything is delivered.
  let isQuiet: Bool
  let since: MomentView?
  /// The element's tag.
  ///
  /// Only the owner of the device gets a link.
  let tag: String
  let address: String?
  /// The warning about the server's clock; nil while the clock is right.
  let clock: Message?
  /// The warning that the session ends soon.
  let session: Message?

  init(unread: Int, _ report: SyncReport?, isHost: Bool, clock: Message?, session: Message?) {
    (self.clock, self.session) = (clock, session)
    (tag, address) = isHost ? ("a", SyncRoutes.address.text) : ("span", nil)
    news = unread == 0 ? nil : Message("\(unread) new notices")
    sync = report?.headline
    isQuiet = report?.isQuiet ?? true
    since = report?.pendingSince.map(MomentView.init)
  }
}

private struct SyncPageView {
  let fragment: HTML
}

/// The view of the template `sync-state`.
struct SyncStateView: Hashable {
  struct Waiting: Hashable {
    let what: Message
    let reason: Message
  }

  struct Lost: Hashable {
    let what: Message
    let why: Message
    let content: Message?
    let made: MomentView?
    let address: String
  }

  let headline: Message
  let isQuiet: Bool
  let account: String?
  /// The server, if entries of other accounts on this device are not sent to it.
  let others: String?
  let reason: Message?
  let since: MomentView?
  let lastSynced: MomentView?
  let nextAttempt: MomentView?
  let waiting: [Waiting]
  /// The items withheld from the server on purpose, each name once.
  let withheld: [Message]
  let lost: [Lost]
  let hasLost: Bool
  /// The number of further losing edits that are not shown.
  let more: Int?

  /// Creates the view.
  ///
  /// - Parameters:
  ///   - report: The state of sync.
  ///   - lost: The losing edits.
  ///   - more: The number of further ones.
  ///   - words: Returns the name of an item.
  init(_ report: SyncReport, lost: [Lost], more: Int, words: (SyncItem) -> Message) {
    self.more = more > 0 ? more : nil
    headline = report.headline
    isQuiet = report.isQuiet
    others = report.deliversAll ? nil : report.server
    account = report.account?.displayName
    reason = report.reasonMessage
    since = report.pendingSince.map(MomentView.init)
    lastSynced = report.lastSynced.map(MomentView.init)
    nextAttempt = report.nextAttempt.map(MomentView.init)
    waiting = report.waiting.map {
      Waiting(what: words(SyncItem($0.kind, $0.path)), reason: $0.message)
    }
    var named: Set<Message> = []
    withheld = report.withheld.map(words).filter { named.insert($0).inserted }
    self.lost = lost
    hasLost = !lost.isEmpty
  }
}
