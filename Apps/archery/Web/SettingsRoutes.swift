import AppPages
import ArcheryScoring
import Domain
import Hummingbird
import Server
import WebPages

extension ArcheryWeb {
  /// What whoever is signed in has chosen, and was told.
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
    router.get("inbox") { request, context in
      let account = try context.requireAccount()
      let notices = try await app.inbox.notices(of: account.user)
      if request.wantsJSON { return try Response.json(notices) }
      return Response.html(try pages.inbox(notices, ticket: newTicket(), signedIn: account.displayName))
    }
    router.get("inbox/live") { request, context in
      let account = try context.requireAccount()
      return EventStream.response(to: request, on: app.inbox.follow(account.user)) {
        guard try await context.isStillThemselves() else { return nil }
        return try pages.inboxFragment(try await app.inbox.notices(of: account.user)).text
      }
    }
    router.post("inbox/read") { request, context in
      let account = try context.requireAccount()
      _ = try await Form(request, context).ticket()
      try await app.inbox.markRead(of: account.user, at: app.now())
      return Response.redirect(to: WebAddress("inbox"))
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
        place: await server?.whereSettingsAre(of: account.user),
        ticket: newTicket(),
        signedIn: account.displayName
      )
    )
  }
}
