import Domain
package import Hypertext
import Notices
import ScoreServer
import WireFormat

/// The signed-in account's settings for notices, the same in every app.
package struct NoticeSettingsRoutes: Sendable {
  /// The address of the page.
  package static let address = WebAddress("inbox", "settings")

  private let pages: CommonPages
  private let choices: NoticeChoices
  private let device: DeviceRoutes

  /// Creates the routes.
  ///
  /// - Parameters:
  ///   - pages: The app's words.
  ///   - choices: All accounts' choices.
  ///   - push: The messages to devices without an open page; nil for a server that cannot send.
  package init(_ pages: CommonPages, _ choices: NoticeChoices, push: (any DevicePush)?) {
    (self.pages, self.choices, device) = (pages, choices, DeviceRoutes(push))
  }

  package func add(to site: Site) {
    device.add(to: site)
    site.page("inbox/settings") { visit in
      let user = try visit.account().user
      return page(try await choices.screen(of: user), try await device.screen(visit), of: user)
    }
    site.form("inbox/settings") { visit, form in
      let user = try visit.account().user
      let (zone, quietHours) = (try Self.zone(in: form), try Self.quietHours(in: form))
      let (digest, id) = (try Self.time("digest", in: form), WriteID(rawValue: try form.ticket()))
      let saved = try await choices.change(of: user, as: id, try kinds(in: form)) { settings in
        if form.has("zone") { settings.zone = zone }
        if form.has("from") || form.has("until") { settings.quietHours = quietHours }
        if form.has("digest") { settings.digest = digest }
      }
      return .show(page(saved, try await device.screen(visit), isSaved: true, of: user))
    }
  }

  private enum Tick: String { case yes, no }

  /// The kinds that a form turns on or off: those that it names, and with `boxes` the others, whose boxes are not ticked.
  private func kinds(in form: Form) throws(Problem) -> [NoticeKind: Bool] {
    var on: [NoticeKind: Bool] = [:]
    for kind in choices.kinds where form.has("boxes") || form.has("kind-\(kind.id)") {
      on[kind] = try form.choice("kind-\(kind.id)", or: Tick.no) == .yes
    }
    return on
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

  private func page(
    _ screen: NoticeSettingsScreen,
    _ device: DeviceScreen,
    isSaved: Bool = false,
    of user: UserID
  ) -> Page {
    let body = HTML {
      crumbs(WebAddress("inbox")) { t("Notices") }
      h1 { t("Notification settings") }
      if isSaved { outcome(Message("Saved.")) }
      settingsForm(screen, choices.kinds)
      deviceSection(device)
      whileOpen
      if let own = pages.settings { p(.class("quiet")) { a(.href(own)) { t("Your settings") } } }
    }
    return Page(
      title: "Notification settings",
      body: body,
      scripts: ["fields.js", "push.js"],
      follows: [ItemPath(["users", ItemPath.Segment(user), "settings"])],
      json: screen
    )
  }
}

private func settingsForm(_ screen: NoticeSettingsScreen, _ kinds: [NoticeKind]) -> HTML {
  let hours = screen.quiet.flatMap { QuietHours($0) }
  return form(post: NoticeSettingsRoutes.address, as: "notices", .class("card")) {
    if !kinds.isEmpty {
      // A box that is not ticked is not sent, so the form says that it has boxes.
      hidden("boxes", "yes")
      fieldset {
        legend { t("Notify me about") }
        for kind in kinds {
          choice("kind-\(kind.id)", .checkbox("yes", isOn: screen.isOn(kind))) { strong { text(kind.label) } }
        }
      }
    }
    field("from", t("Quiet from"), .timeOfDay(hours?.start.description))
    field(
      "until",
      t("Quiet until"),
      .timeOfDay(hours?.end.description),
      hint: "Notices that come meanwhile appear then, except those about sign-ins."
    )
    field(
      "digest",
      t("Daily digest at"),
      .timeOfDay(screen.digest),
      hint: "Leave it empty to get each notice at once."
    )
    field(
      "zone",
      t("Time zone"),
      .text(screen.zone),
      .maxlength(64),
      .data("own-zone"),
      hint: "Such as Europe/Berlin. Empty means UTC."
    )
    button(.class("primary block")) { t("Save") }
  }
}

/// The switches of this browser, which `news.js` fills and stores.
private let whileOpen = section(.class("card"), .id("while-open"), .hidden) {
  h2 { t("While a page is open") }
  p(.class("hint")) { t("For new notices, on this device only.") }
  choice("sound", .checkbox(), .data("news", "sound")) { t("Sound") }
  choice("vibration", .checkbox(), .data("news", "vibration")) { t("Vibration") }
}
