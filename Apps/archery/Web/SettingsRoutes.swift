import AppKit
import ArcheryScoring
import Domain
import Hummingbird
import Pages
import Server

extension ArcheryWeb {
  /// What whoever is signed in has chosen.
  func addSettings(to router: Router<SignedInContext>) {
    router.get("settings") { request, context in
      let account = try context.requireAccount()
      let rejection = try await app.settings.rejection(account.user)
      return try await page(try await app.settings.load(account.user), rejection, request, account)
    }
    router.post("settings") { request, context in
      let (account, form) = (try context.requireAccount(), try await Form(request, context))
      let bow = try form["bow"].map { try BowType(reading: $0) }
      let period = try form.choice("period", or: TimePeriod.allTime)
      let id = WriteID(rawValue: try form.ticket())
      let saved = try await app.settings.update(account.user, as: id, at: app.now()) { settings in
        settings.defaultBowType = bow
        settings.defaultTimePeriod = period
        settings.showOwnScores = form["own"] != nil
        settings.notifyRankChanges = form["ranks"] != nil
        settings.notifyPersonalBests = form["bests"] != nil
      }
      return try await page(saved, isSaved: true, request, account)
    }
  }

  private func page(
    _ settings: LeaderboardSettings,
    _ rejection: LeaderboardSettings.Rejection? = nil,
    isSaved: Bool = false,
    _ request: Request,
    _ account: Account
  ) async throws -> Response {
    if request.wantsJSON { return try .json(SettingsScreen(settings)) }
    let warning = settings.warning(rejection, at: app.now())
    return .html(
      try pages.settings(
        settings,
        isSaved: isSaved,
        warning: warning,
        place: await frame.server?.whereSettingsAre(of: account.user),
        ticket: newTicket(),
        signedIn: account.displayName
      )
    )
  }
}
