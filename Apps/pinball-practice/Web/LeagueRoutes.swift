import Domain
import Hummingbird
import Pages
import Pinball
import Server
import WireFormat

extension PinballWeb {
  /// What the league publishes.
  func addLeague(to router: Router<SignedInContext>) {
    router.get("league/standings") { request, context in
      let account = try context.requireAccount()
      let league = await app.league()
      let season = request.formQuery.number("season", in: 0...10_000)
      let screen = league.standings?.screen(season: season, for: try await app.player(of: account), league.names)
      if request.wantsJSON { return try Response.json(try screen ?? Problem.orNotFound()) }
      let notes = await notes([.standings], of: league)
      return html(try pages.standings(screen, notes: notes, signedIn: account.displayName), notes)
    }
    router.get("league/stats") { request, context in
      let account = try context.requireAccount()
      let league = await app.league()
      let screen = league.stats?.screen(StatsChoice(request.formQuery), league.names)
      if request.wantsJSON { return try Response.json(try screen ?? Problem.orNotFound()) }
      let notes = await notes([.stats], of: league)
      return html(try pages.stats(screen, notes: notes, signedIn: account.displayName), notes)
    }
    router.get("league/targets") { request, context in
      let account = try context.requireAccount()
      let (league, query) = (await app.league(), request.formQuery)
      let sort = query["sort"].flatMap { TargetSort(rawValue: $0) } ?? .area
      let screen = league.targetTable?.screen(by: sort, bank: query.number("bank", in: 0...1000))
      if request.wantsJSON { return try Response.json(try screen ?? Problem.orNotFound()) }
      let notes = await notes([.targets, .library], of: league)
      return html(try pages.targets(screen, notes: notes, signedIn: account.displayName), notes)
    }
    addPlayers(to: router)
  }
}

extension Problem {
  /// In the place of a value: there is no such thing.
  static func orNotFound<Value>() throws(Problem) -> Value { throw .notFound }
}

extension StatsChoice {
  /// What an address asks for; a choice that is left out or empty is all, but for the season, which is the latest.
  init(_ query: [String: String]) {
    func text(_ name: String) -> String? { query[name].flatMap { $0.isEmpty ? nil : $0 } }
    self.init(
      season: text("season"),
      player: text("player"),
      bank: query.number("bank", in: 0...1000),
      machine: text("machine")
    )
  }
}
