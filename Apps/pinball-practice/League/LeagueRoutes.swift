import Domain
import Hypertext
import Pages
import Pinball
import ScoreServer
import WireFormat

extension PinballWeb {
  /// The pages about the league's published files.
  func addLeague(to site: Site) {
    site.page("league/standings") { visit in
      let account = try visit.account()
      let league = await app.league()
      let season = visit.query.number("season", in: 0...10_000)
      let sort = visit.query["sort"].flatMap { StandingsSort(rawValue: $0) } ?? .place
      let me = try await app.player(of: account)
      let screen = league.standings?.screen(season: season, by: sort, for: me, league.names)
      let notes = await notes([.standings], of: league)
      return try pages.standings(screen, notes: notes).orNotFound(for: visit).refreshing(notes)
    }
    site.page("league/stats") { visit in
      _ = try visit.account()
      let league = await app.league()
      let choice = StatsChoice(visit.query)
      let screen = league.stats?.screen(choice, league.names)
      let notes = await notes([.stats], of: league)
      return try pages.stats(screen, choice, notes: notes).orNotFound(for: visit).refreshing(notes)
    }
    site.page("league/targets") { visit in
      _ = try visit.account()
      let league = await app.league()
      let sort = visit.query["sort"].flatMap { TargetSort(rawValue: $0) } ?? .area
      let screen = league.targetTable?.screen(by: sort, bank: visit.query.number("bank", in: 0...1000))
      let notes = await notes([.targets] + league.libraryFiles, of: league)
      return try pages.targets(screen, notes: notes).orNotFound(for: visit).refreshing(notes)
    }
    addPlayers(to: site)
  }
}

extension StatsChoice {
  /// The choices of an address; an absent or empty choice means all, and the latest season.
  init(_ query: [String: String]) {
    func text(_ name: String) -> String? { query[name].flatMap { $0.isEmpty ? nil : $0 } }
    self.init(
      season: text("season"),
      player: text("player"),
      bank: query.number("bank", in: 0...1000),
      machine: text("machine"),
      sort: text("sort").flatMap { StatsSort(rawValue: $0) }
    )
  }
}
