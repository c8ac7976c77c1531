import AppPages
import Domain
import Hummingbird
import Pinball
import Server
import WebPages

extension PinballWeb {
  /// Which player of the league somebody is.
  func addSettings(to router: Router<SignedInContext>) {
    router.get("settings") { _, context in try await settings(try context.requireAccount()) }
    router.post("settings") { request, context in
      let (account, form) = (try context.requireAccount(), try await Form(request, context))
      try await app.setPlayer(form["player"], of: account, as: try form.ticket())
      return try await settings(account, isSaved: true)
    }
  }

  private func settings(_ account: Account, isSaved: Bool = false) async throws -> Response {
    let league = await app.league()
    let player = try await shownPlayer(of: account, league)
    return .html(
      try pages.settings(
        player: player,
        players: league.names.all,
        isSaved: isSaved,
        ticket: newTicket(),
        signedIn: account.displayName
      )
    )
  }
}
