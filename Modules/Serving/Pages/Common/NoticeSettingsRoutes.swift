package import Domain
package import Hypertext
package import Notices
import ScoreServer
import WireFormat

/// The signed-in account's settings for notices, the same in every app.
package struct NoticeSettingsRoutes: Sendable {
  /// The address of the page.
  package static let address = WebAddress("inbox", "settings")

  private let pages: CommonPages
  private let inbox: Inbox
  private let kinds: [NoticeKind]
  private let now: @Sendable () -> Timestamp

  /// Creates the routes.
  ///
  /// - Parameters:
  ///   - pages: The app's words.
  ///   - inbox: All users' notices.
  ///   - kinds: The kinds of notice that the app declares.
  ///   - now: The clock.
  package init(_ pages: CommonPages, inbox: Inbox, kinds: [NoticeKind], now: @escaping @Sendable () -> Timestamp) {
    (self.pages, self.inbox, self.kinds, self.now) = (pages, inbox, kinds, now)
  }

  package func add(to site: Site) {
    site.page("inbox/settings") { visit in
      let user = try visit.account().user
      return page(try await inbox.settings(of: user), of: user)
    }
    site.form("inbox/settings") { visit, form in
      let user = try visit.account().user
      let (zone, quietHours) = (try Self.zone(in: form), try Self.quietHours(in: form))
      let (digest, id) = (try Self.time("digest", in: form), WriteID(rawValue: try form.ticket()))
      let saved = try await inbox.changeSettings(of: user, as: id) { settings in
        (settings.zone, settings.quietHours, settings.digest) = (zone, quietHours, digest)
        for kind in kinds { settings.set(kind, isOn: form.has("kind-\(kind.id)"), at: now()) }
      }
      return .show(page(saved, isSaved: true, of: user))
    }
  }

  private static func zone(in form: Form) throws(Problem) -> String? {
    guard let name = form["zone"] else { return nil }
    do { return try ZoneTable(named: name).name } catch {
      throw .invalid("zone", "Enter a time zone such as Europe/Berlin.")
    }
  }

  private static func quietHours(in form: Form) throws(Problem) -> QuietHours? {
    let (start, end) = (try time("from", in: form), try time("until", in: form))
    if start == nil, end == nil { return nil }
    guard let start, let end, let hours = QuietHours("\(start)-\(end)") else {
      throw .invalid("until", "Enter two different times, or none.")
    }
    return hours
  }

  private static func time(_ name: String, in form: Form) throws(Problem) -> ClockTime? {
    guard let text = form[name] else { return nil }
    guard let time = ClockTime(text) else { throw .invalid(name, "Enter a time such as 22:00.") }
    return time
  }

  private func page(_ settings: NoticeSettings, isSaved: Bool = false, of user: UserID) -> Page {
    let body = HTML {
      crumbs(WebAddress("inbox")) { t("Notices") }
      h1 { t("Notification settings") }
      if isSaved { outcome(Message("Saved.")) }
      settingsForm(settings, kinds)
      if let own = pages.settings { p(.class("quiet")) { a(.href(own)) { t("Your settings") } } }
    }
    return Page(
      title: "Notification settings",
      body: body,
      scripts: ["fields.js"],
      follows: [DocumentKey.noticeSettings(of: user).path],
      json: NoticeSettingsScreen(settings, kinds)
    )
  }
}

private func settingsForm(_ settings: NoticeSettings, _ kinds: [NoticeKind]) -> HTML {
  form(post: NoticeSettingsRoutes.address, as: "notices", .class("card")) {
    if !kinds.isEmpty {
      fieldset {
        legend { t("Notify me about") }
        for kind in kinds {
          choice("kind-\(kind.id)", .checkbox("yes", isOn: settings.wants(kind))) { strong { text(kind.label) } }
        }
      }
    }
    field("from", t("Quiet from"), .timeOfDay(settings.quietHours?.start.description))
    field(
      "until",
      t("Quiet until"),
      .timeOfDay(settings.quietHours?.end.description),
      hint: "Notices that come meanwhile appear then, except those about sign-ins."
    )
    field(
      "digest",
      t("Daily digest at"),
      .timeOfDay(settings.digest?.description),
      hint: "Leave it empty to get each notice at once."
    )
    field(
      "zone",
      t("Time zone"),
      .text(settings.zone),
      .maxlength(64),
      .data("own-zone"),
      hint: "Such as Europe/Berlin. Empty means UTC."
    )
    button(.class("primary block")) { t("Save") }
  }
}

/// The settings for notices as the page and `notify --json` print them.
package struct NoticeSettingsScreen: Encodable, Sendable {
  private let zone: String?
  private let quiet: String?
  private let digest: String?
  private let kinds: [String: Bool]

  package init(_ settings: NoticeSettings, _ kinds: [NoticeKind]) {
    (zone, quiet, digest) = (settings.zone, settings.quietHours?.description, settings.digest?.description)
    self.kinds = Dictionary(kinds.map { ($0.id, settings.wants($0)) }) { first, _ in first }
  }
}
