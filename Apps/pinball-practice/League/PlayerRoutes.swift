import Domain
import Hypertext
import Pages
import Pinball
import ScoreServer
import WireFormat

extension PinballWeb {
  func addPlayers(to site: Site) {
    site.page("league/players/:player", beside: playersBeside) { visit in
      let account = try visit.account()
      let league = await app.league()
      guard let screen = league.player(try visit.part("player")) else { throw Problem.notFound }
      let notes = await notes([.standings, .stats, .ifpa], of: league)
      let me = try await shownPlayer(of: account, league)
      return pages.player(screen, me: me, notes: notes).refreshing(notes)
    }
    site.page("league/compare") { visit in
      let account = try visit.account()
      let league = await app.league()
      let me = try await shownPlayer(of: account, league)
      let chosen = (one: visit.query["one"] ?? me, other: visit.query["other"])
      let screen = chosen.one.flatMap { one in chosen.other.flatMap { league.comparison(one, $0) } }
      let notes = await notes([.stats], of: league)
      return try pages.comparison(screen, players: league.names.all, chosen: chosen, notes: notes)
        .orNotFound(for: visit)
    }
  }

  /// The latest standings beside the page of a player.
  @Sendable
  private func playersBeside(_ visit: Visit) async throws -> Sidebar? {
    let (league, me) = (await app.league(), try await app.player(of: visit.account()))
    guard let screen = league.standings?.screen(season: nil, for: me, league.names) else { return nil }
    let rows = screen.lines.map { line in
      Sidebar.Row("\(line.rank). \(line.player)", PinballAddress.player(line.player), facts: shown(line.total))
    }
    return Sidebar(Message("Standings"), all: PinballAddress.standings, rows: rows)
  }

  /// The name of the user's player, as shown.
  func shownPlayer(of account: Account, _ league: League) async throws(PracticeError) -> String? {
    try await app.player(of: account).flatMap { league.names.player($0.text) }.map(league.names.shown)
  }
}
