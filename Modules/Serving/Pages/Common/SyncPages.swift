import Domain
import Hypertext
import OfflineSync

/// The strip of every page: the clock, the session, notices and sync.
///
/// - Parameters:
///   - unread: The number of new notices.
///   - report: The state of sync; nil without a server.
///   - isHost: Whether the reader owns the device, and so gets a link to the page about sync.
///   - clock: The warning about the server's clock; nil while the clock is right.
///   - session: The warning that the session ends soon.
///   - backup: The warning about a missed backup, for the owner of the installation.
/// - Returns: The content of the strip.
@HTMLBuilder
func strip(
  unread: Int,
  _ report: SyncReport?,
  isHost: Bool,
  clock: Message?,
  session: Message?,
  backup: Message?
) -> HTML {
  if let clock { span(.class("strip-clock")) { text(clock) } }
  if let backup { a(.class("strip-session"), .href(AccountRoutes.address)) { text(backup) } }
  if let session { a(.class("strip-session"), .href(AccountRoutes.address)) { text(session) } }
  if unread > 0 {
    a(.class("strip-news"), .href(WebAddress("inbox")), .data("count", "\(unread)")) { t("\(unread) new notices") }
  }
  if let report {
    (isHost ? a : span)(
      .class("strip-sync", report.isQuiet ? "quiet" : nil),
      isHost ? .href(SyncRoutes.address) : .none
    ) {
      text(report.headline)
      if let since = report.pendingSince { t(", since \(time: since)") }
    }
  }
}

/// The page about sync: the pending items, since when, and why; and losing edits.
@HTMLBuilder
func syncPage(_ state: SyncScreen) -> HTML {
  crumbs(WebAddress()) { t("Home") }
  pageHead(t("Sync"))
  div(.id("sync-state"), .live(WebAddress("sync", "live"))) { syncState(state) }
  form(post: SyncRoutes.address, as: nil, .class("actions")) { button(.class("primary")) { t("Sync now") } }
  p(.class("quiet")) {
    t(
      "Entries are stored on this device first. They are sent in order as soon as the server can be reached, and each counts once."
    )
  }
}

/// What the page about sync shows.
struct SyncScreen {
  /// An edit that another one overwrote, or that the server rejected.
  struct Lost {
    let what: Message
    let why: Message
    let content: Message?
    let made: Timestamp?
    /// The edit in forms.
    let address: String
  }

  let report: SyncReport
  let names: [SyncItem: Message]
  let lost: [Lost]
  /// The number of further losing edits that are not shown.
  let more: Int

  func name(_ item: SyncItem) -> Message { names[item] ?? Message("\(String(describing: item))") }
}

/// The live part of that page.
@HTMLBuilder
func syncState(_ state: SyncScreen) -> HTML {
  section(.class("card")) {
    let report = state.report
    p(.class("lead"), .announce) { strong { text(report.headline) } }
    if let account = report.account { p { t("Signed in there as \(bdi: account.displayName).") } }
    if !report.deliversAll {
      p { t("Sign in as the owner of \(report.server) to sync other people’s entries too.") }
    }
    if let reason = report.reasonMessage { p { t("Reason: \(reason)") } }
    syncFacts(state)
  }
  if !state.lost.isEmpty {
    h2 { t("Lost edits") }
    p { t("Another edit overwrote these edits, or the server rejected them. Restore each one or discard it.") }
    ul(.class("list")) { for edit in state.lost { lostEdit(edit) } }
    if state.more > 0 { p { t("And \(state.more) more.") } }
  }
}

private func syncFacts(_ state: SyncScreen) -> HTML {
  let report = state.report
  var named: Set<Message> = []
  // Each name once.
  let withheld = report.withheld.map(state.name).filter { named.insert($0).inserted }
  return ul(.class("list facts")) {
    if let since = report.pendingSince { moment(t("Oldest pending entry"), since) }
    if let last = report.lastSynced { moment(t("Last synced"), last) }
    if let next = report.nextAttempt { moment(t("Next attempt"), next) }
    for entry in report.waiting {
      li {
        span { t("\(bdi: state.name(SyncItem(entry.kind, entry.path))) is pending") }
        span(.class("quiet")) { text(entry.message) }
      }
    }
    for name in withheld {
      li {
        span { bdi(name) }
        span(.class("quiet")) { t("stays on this device") }
      }
    }
  }
}

private func moment(_ name: HTML, _ moment: Timestamp) -> HTML {
  li {
    span { name }
    time(moment)
  }
}

private func lostEdit(_ edit: SyncScreen.Lost) -> HTML {
  li(.class("card")) {
    p {
      strong { bdi(edit.what) }
      if let made = edit.made {
        text(", ")
        time(made)
      }
      br()
      text(edit.why)
    }
    if let content = edit.content { p(.class("strip-content")) { text(content) } }
    div(.class("actions")) {
      form(post: WebAddress("sync", "restore"), as: nil) {
        hidden("edit", edit.address)
        button { t("Restore") }
      }
      form(
        post: WebAddress("sync", "dismiss"),
        as: nil,
        asks: "Discard this edit? You cannot restore it afterwards."
      ) {
        hidden("edit", edit.address)
        button(.class("danger")) { t("Discard") }
      }
    }
  }
}
