import Domain
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

  /// - Throws: ``TemplateFailure`` where a template of this module is broken.
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

  /// What the strip on every page shows.
  func strip(
    unread: Int,
    _ report: SyncReport?,
    isHost: Bool,
    clock: Message? = nil
  ) throws(TemplateFailure) -> HTML {
    try templates.render("strip", StripView(unread: unread, report, isHost: isHost, clock: clock))
  }

  /// What is pending, since when, and why; and what gave way.
  func sync(_ state: SyncStateView, signedIn: String) throws(TemplateFailure) -> HTML {
    let view = SyncPageView(fragment: try fragment(state))
    let body = try templates.render("sync", view)
    return try shell.document(
      Page(title: "Sync", body: body, scripts: ["forms.js", "live.js", "times.js"], signedIn: signedIn)
    )
  }

  /// The part of that page which changes while it is looked at.
  func fragment(_ state: SyncStateView) throws(TemplateFailure) -> HTML {
    try templates.render("sync-state", state)
  }
}

/// What the template `strip` sees.
private struct StripView {
  let news: Message?
  let sync: Message?
  /// Everything is where it belongs.
  let isQuiet: Bool
  let since: MomentView?
  /// Only whoever runs the device is shown more.
  let tag: String
  let address: String?
  /// The warning about the server's clock; nil while the clock is right.
  let clock: Message?

  init(unread: Int, _ report: SyncReport?, isHost: Bool, clock: Message?) {
    self.clock = clock
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

/// What the template `sync-state` sees.
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
  /// The server, where what others enter here stays here.
  let others: String?
  let reason: Message?
  let since: MomentView?
  let lastSynced: MomentView?
  let nextAttempt: MomentView?
  let waiting: [Waiting]
  /// What is kept from the server on purpose; each name once.
  let withheld: [Message]
  let lost: [Lost]
  let hasLost: Bool
  /// How many more there are than are shown.
  let more: Int?

  /// - Parameters:
  ///   - report: How sync stands.
  ///   - lost: The edits that gave way.
  ///   - more: How many more there are.
  ///   - words: What an item is called.
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
