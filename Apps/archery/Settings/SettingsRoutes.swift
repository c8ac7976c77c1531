import AppKit
import ArcheryScoring
import Domain
import Pages
import Server

extension ArcheryWeb {
  /// What whoever is signed in has chosen.
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
    return try pages.settings(
      settings,
      isSaved: isSaved,
      warning: settings.warning(rejection, at: app.now()),
      place: await frame.server?.whereSettingsAre(of: user),
      of: user,
      ticket: visit.ticket
    )
  }
}
