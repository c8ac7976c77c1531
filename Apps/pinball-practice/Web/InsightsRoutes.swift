import AppKit
import Domain
import Hummingbird
import Pages
import Pinball
import Server
import WireFormat

extension PinballWeb {
  /// What scores tell, and whom they are compared with.
  func addInsights(to router: Router<SignedInContext>) {
    router.get("practice/insights") { request, context in
      let (account, query) = (try context.requireAccount(), request.formQuery)
      let league = await app.league()
      try await app.fillFromLeague(league, for: account, zone: zone(request))
      let game = query["game"].flatMap { $0.isEmpty ? nil : $0 }
      let screen = try await app.insights(game, against: query["against"], league, of: account)
      if request.wantsJSON { return try Response.json(screen) }
      let page = InsightsPage(
        screen: screen,
        zone: zone(request),
        me: try await shownPlayer(of: account, league),
        players: league.names.all
      )
      return Response.html(try pages.insights(page, ticket: newTicket(), signedIn: account.displayName))
    }
    router.post("practice/insights/opponent") { request, context in
      let (account, form) = (try context.requireAccount(), try await Form(request, context))
      var draft = SettingsDraft()
      draft.opponent = form["player"] ?? ""
      try await app.change(draft, of: account, as: try form.ticket())
      let next = PinballAddress.insights
      return Response.redirect(to: form["game"].map { next.with("game", $0) } ?? next)
    }
  }
}
