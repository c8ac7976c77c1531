import ArcheryScoring
import Domain
import Hypertext
import Leaderboards
import Pages
import ScoreServer
import ScorebookKit

extension ArcheryPages {
  /// The user's settings for boards and notifications.
  ///
  /// `place` names where they are stored, if they are synced.
  func settings(
    _ settings: LeaderboardSettings,
    isSaved: Bool = false,
    warning: Message? = nil,
    place: Message? = nil,
    of user: UserID
  ) -> Page {
    let body = HTML {
      crumbs(TournamentAddress.shoots) { t("All shoots") }
      h1 { t("Settings") }
      if isSaved { outcome(Message("Saved.")) }
      if let place { p(.class("quiet")) { text(place) } }
      if let warning { p(.class("flag")) { text(warning) } }
      settingsForm(settings)
    }
    return Page(
      title: "Settings",
      body: body,
      follows: [ItemPath(["users", ItemPath.Segment(user), "settings"])],
      json: SettingsScreen(settings)
    )
  }
}

private func settingsForm(_ settings: LeaderboardSettings) -> HTML {
  let bows = [Choice].bows(settings.defaultBowType, none: Message("Every bow"))
  let periods = [Choice].of(TimePeriod.allCases, settings.defaultTimePeriod) { ($0.rawValue, $0.label) }
  return form(post: WebAddress("settings"), as: "settings", .class("card")) {
    field("bow", t("Default bow for boards"), .select(bows))
    field(
      "period",
      t("Default period for best scores"),
      .select(periods),
      hint: "Notifications about ranks follow this choice."
    )
    fieldset {
      legend { t("Boards") }
      choice("own", .checkbox("yes", isOn: settings.showOwnScores)) { strong { t("Highlight my rows") } }
    }
    fieldset {
      legend { t("Notify me about") }
      choice("ranks", .checkbox("yes", isOn: settings.notifyRankChanges)) {
        strong { t("My rank in the best scores changes") }
      }
      choice("bests", .checkbox("yes", isOn: settings.notifyPersonalBests)) {
        strong { t("I shoot a personal best") }
      }
    }
    button(.class("primary block")) { t("Save") }
  }
}

extension LeaderboardSettings {
  /// A warning about these settings; nil where all is well.
  func warning(_ rejection: Rejection?, at now: Timestamp) -> Message? {
    if rejection != nil {
      return Message("Your stored settings cannot be read. You see the defaults. Saving replaces the stored settings.")
    }
    return isAhead(of: now) ? Message("A device whose clock is more than a day ahead changed these settings.") : nil
  }
}

extension TimePeriod {
  var label: Message {
    switch self {
    case .allTime: Message("All time")
    case .season: Message("This season")
    case .month: Message("This month")
    case .week: Message("This week")
    case .day: Message("Today")
    }
  }
}

extension ArcheryWeb {
  func addSettings(to site: Site) {
    site.page("settings") { visit in
      let user = try visit.account().user
      return try await page(try await app.settings.load(user), try await app.settings.rejection(user), visit)
    }
    site.form("settings") { visit, form in
      let user = try visit.account().user
      let bow = try form["bow"].map { try BowType(reading: $0) }
      let period = try form.choice("period", or: TimePeriod.allTime)
      let id = WriteID(rawValue: try form.ticket())
      let saved = try await app.settings.update(user, as: id, at: app.now()) { settings in
        settings.defaultBowType = bow
        settings.defaultTimePeriod = period
        settings.showOwnScores = form["own"] != nil
        settings.notifyRankChanges = form["ranks"] != nil
        settings.notifyPersonalBests = form["bests"] != nil
      }
      return .show(try await page(saved, isSaved: true, visit))
    }
  }

  private func page(
    _ settings: LeaderboardSettings,
    _ rejection: LeaderboardSettings.Rejection? = nil,
    isSaved: Bool = false,
    _ visit: Visit
  ) async throws -> Page {
    let user = try visit.account().user
    return pages.settings(
      settings,
      isSaved: isSaved,
      warning: settings.warning(rejection, at: app.now()),
      place: await frame.server?.whereSettingsAre(of: user),
      of: user
    )
  }
}
