import Domain
import Hypertext
import Pages
import Pinball
import ScoreServer
import ScorebookKit

extension PinballWeb {
  /// The front page, and what the league is.
  func addHome(to site: Site) {
    site.page("/") { visit in
      guard let account = visit.context.account else { return pages.content.in(visit.language).common.signInPage() }
      let league = await app.league()
      var screen = league.home(for: try await app.player(of: account))
      screen.practice = try await practice(of: account, in: league, visit.zone)
      let notes = await notes([.stats, .standings, .targets], of: league)
      let hasContent = app.content != nil
      let follows = account.journalPaths + LeagueContent.paths
      return pages.home(screen, notes: notes, hasContent: hasContent, follows: follows)
        .refreshing(notes)
    }
    site.page("about") { visit in
      _ = try visit.account()
      return pages.about(app.content?.choice, try await app.leagueNotes(), text: await app.league().about)
    }
  }

  private func practice(of account: Account, in league: League, _ zone: ZoneTable) async throws -> HomeScreen.Practice {
    try await app.practice(of: account, zone: zone).home(
      try await app.libraryActivity(of: account),
      in: league.library ?? PinballLibrary(),
      now: app.clock.now(),
      zone: zone
    )
  }
}
