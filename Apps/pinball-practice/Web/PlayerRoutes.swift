import Domain
import Hummingbird
import Pages
import Pinball
import Server
import WireFormat

extension PinballWeb {
  /// One player, and two.
  func addPlayers(to router: Router<SignedInContext>) {
    router.get("league/players/:player") { request, context in
      let account = try context.requireAccount()
      let league = await app.league()
      guard let screen = league.player(try context.parameter("player")) else { throw Problem.notFound }
      if request.wantsJSON { return try Response.json(screen) }
      let notes = await notes([.standings, .stats], of: league)
      let me = try await shownPlayer(of: account, league)
      return html(try pages.player(screen, me: me, notes: notes, signedIn: account.displayName), notes)
    }
    router.get("league/compare") { request, context in
      let account = try context.requireAccount()
      let (league, query) = (await app.league(), request.formQuery)
      let me = try await shownPlayer(of: account, league)
      let chosen = (one: query["one"] ?? me, other: query["other"])
      let screen = chosen.one.flatMap { one in chosen.other.flatMap { league.comparison(one, $0) } }
      if request.wantsJSON { return try Response.json(try screen ?? Problem.orNotFound()) }
      return Response.html(
        try pages.comparison(
          screen,
          players: league.names.all,
          chosen: chosen,
          notes: await notes([.stats], of: league),
          signedIn: account.displayName
        )
      )
    }
  }

  /// Which player somebody is, as shown.
  func shownPlayer(of account: Account, _ league: League) async throws(PracticeStoreFailure) -> String? {
    try await app.player(of: account).flatMap { league.names.player($0.text) }.map(league.names.shown)
  }
}
