import ArcheryScoring
import Domain
import Pages
import Server
import WireFormat

extension ArcheryWeb {
  /// Several shoots as one; without any, the form that chooses them.
  func addCombined(to site: Site) {
    site.page("results/combined") { visit in
      let account = try visit.account()
      let ids = visit.values("shoot").map { TournamentID(rawValue: $0) }
      if ids.count < 2 {
        let shoots = try await visibleShoots(account, visit).filter { $0.status.isStarted && !$0.isPractice }
        return try pages.chooseShoots(shoots)
      }
      var tournaments: [Tournament] = []
      for id in ids where !tournaments.contains(where: { $0.id == id }) {
        try await requireSight(of: id, visit)
        tournaments.append(try await app.tournaments.tournament(id))
      }
      guard tournaments.count <= CombinedScreen.mostShoots else {
        throw Problem(400, "tooMany", "At most \(CombinedScreen.mostShoots) shoots can be combined.")
      }
      return try pages.combined(CombinedScreen(tournaments))
    }
  }
}
