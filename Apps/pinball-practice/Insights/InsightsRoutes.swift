import Domain
import Hypertext
import Pages
import Pinball
import ScoreServer
import ScorebookKit

extension PinballWeb {
  /// The insights into a player's scores, and the opponent to compare with.
  func addInsights(to site: Site) {
    site.page("practice/insights") { visit in
      let (account, query) = (try visit.account(), visit.query)
      let league = await app.league()
      let game = query["game"].flatMap { $0.isEmpty ? nil : $0 }
      let insights = InsightsPage(
        screen: try await app.insights(game, against: query["against"], league, of: account),
        zone: visit.zone,
        me: try await shownPlayer(of: account, league),
        players: league.names.all,
        isFillDue: try await app.isFillDue(from: league, for: account)
      )
      let follows = account.practicePaths + LeagueContent.paths
      var page = pages.insights(insights, follows: follows)
      // A score of another game that is entered meanwhile does not turn the page to that game.
      if game == nil, let shown = insights.screen.practiceKey {
        page.address = query.reduce(PinballAddress.insights) { $1.key == "game" ? $0 : $0.with($1.key, $1.value) }
          .with("game", shown)
      }
      return page
    }
    site.form("practice/insights/opponent") { visit, form in
      try await app.changeSettings(of: visit.account(), as: try form.contentTicket()) {
        $0.practiceSettings.comparisonPlayerName = form["player"] ?? ""
      }
      let next = PinballAddress.insights
      return .goTo(form["game"].map { next.with("game", $0) } ?? next)
    }
  }
}
