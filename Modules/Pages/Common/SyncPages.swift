import Domain
import OfflineSync

/// The pages about sync, the same in every app.
public struct SyncPages: Sendable {
  private let shell: PageShell
  private let templates: TemplateLibrary

  static let sources: [String: [UInt8]] = [
    "strip": PackageResources.strip_mustache,
    "sync": PackageResources.sync_mustache,
    "sync-state": PackageResources.sync_state_mustache,
  ]

  /// - Throws: ``TemplateFailure`` where a template of this module is broken.
  public init(shell: PageShell) throws(TemplateFailure) {
    self.shell = shell
    templates = try TemplateLibrary(Self.sources)
  }

  /// What the strip on every page shows.
  func strip(
    unread: Int,
    _ report: SyncReport?,
    isHost: Bool,
    clock: String? = nil
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
  let news: String?
  let sync: String?
  /// Everything is where it belongs.
  let isQuiet: Bool
  let since: MomentView?
  /// Only whoever runs the device is shown more.
  let tag: String
  let address: String?
  /// The warning about the server's clock; nil while the clock is right.
  let clock: String?

  init(unread: Int, _ report: SyncReport?, isHost: Bool, clock: String?) {
    self.clock = clock
    (tag, address) = isHost ? ("a", SyncRoutes.address.text) : ("span", nil)
    news = unread == 0 ? nil : Words.count(unread, "new notice", "new notices")
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
    let what: String
    let reason: String
  }

  struct Lost: Hashable {
    let what: String
    let why: String
    let content: String?
    let made: MomentView?
    let address: String
  }

  let headline: String
  let isQuiet: Bool
  let account: String?
  /// The server, where what others enter here stays here.
  let others: String?
  let reason: String?
  let since: MomentView?
  let lastSynced: MomentView?
  let nextAttempt: MomentView?
  let waiting: [Waiting]
  /// What is kept from the server on purpose; each name once.
  let withheld: [String]
  let lost: [Lost]
  let hasLost: Bool
  /// How many more there are than are shown.
  let more: Int?

  /// - Parameters:
  ///   - report: How sync stands.
  ///   - lost: The edits that gave way.
  ///   - more: How many more there are.
  ///   - words: What an item is called.
  init(_ report: SyncReport, lost: [Lost], more: Int, words: (SyncItem) -> String) {
    self.more = more > 0 ? more : nil
    headline = report.headline
    isQuiet = report.isQuiet
    others = report.deliversAll ? nil : report.server
    account = report.account?.displayName
    reason = report.reason
    since = report.pendingSince.map(MomentView.init)
    lastSynced = report.lastSynced.map(MomentView.init)
    nextAttempt = report.nextAttempt.map(MomentView.init)
    waiting = report.waiting.map { Waiting(what: words(SyncItem($0.kind, $0.path)), reason: $0.reason) }
    var named: Set<String> = []
    withheld = report.withheld.map(words).filter { named.insert($0).inserted }
    self.lost = lost
    hasLost = !lost.isEmpty
  }
}
