import ArcheryScoring
import Domain
import Hypertext
import Pages
import Server
import Spaces
import WireFormat

extension ArcheryPages {
  /// Several shoots as one.
  func combined(_ screen: CombinedScreen) throws(TemplateFailure) -> Page {
    Page(
      title: "Combined results",
      layout: .wide,
      body: try content.render("combined", CombinedView(screen)),
      follows: screen.shoots.map(\.id.journal),
      json: screen
    )
  }

  /// The page that chooses the shoots to combine.
  func chooseShoots(_ shoots: [TournamentSummary]) throws(TemplateFailure) -> Page {
    let body = try content.render("combine", CombineView(shoots))
    return Page(title: "Combine results", body: body, follows: [TournamentLog.space.root])
  }
}

/// The template `combine` shows this.
private struct CombineView {
  struct Shoot {
    let id: String
    let name: String
    let roundName: Message
    let day: DayView
  }

  let action = ShootAddress.combined.text
  let hasShoots: Bool
  let shoots: [Shoot]

  init(_ summaries: [TournamentSummary]) {
    hasShoots = !summaries.isEmpty
    shoots = summaries.map {
      Shoot(id: $0.id.rawValue, name: $0.name, roundName: $0.roundName.message, day: DayView($0.day))
    }
  }
}

/// The template `combined` shows this.
private struct CombinedView {
  struct Shoot {
    let name: String
    let address: String
    let roundName: Message
  }

  struct Row {
    let place: String
    let displayName: String
    let detail: Message?
    let totals: [String]
    let total: Int
    let counts: [Int]
    /// The words below the name on a narrow screen, instead of columns.
    let note: Message
  }

  let choose = ShootAddress.combined.text
  let explanation: Message
  let unclear: Message?
  let isFinal: Bool
  let shoots: [Shoot]
  let counts: [Message]
  let rows: [Row]
  let hasRows: Bool
  let hasTies: Bool

  init(_ screen: CombinedScreen) {
    explanation = screen.explanation.message
    unclear = screen.unclear?.message
    isFinal = screen.shoots.allSatisfy(\.isFinal)
    shoots = screen.shoots.map {
      Shoot(name: $0.name, address: ShootAddress.results($0.id).text, roundName: .round($0.roundName))
    }
    counts = screen.countTitles.all
    rows = (screen.rows + screen.incomplete).map { row in
      let totals = row.totals.map { $0.map(String.init) ?? "–" }
      let counts = screen.countTitles.counts(of: row).map(\.count)
      return Row(
        place: row.place,
        displayName: row.displayName,
        detail: row.detail?.message,
        totals: totals,
        total: row.total,
        counts: counts,
        note: ([Message(verbatim: totals.joined(separator: " + "))] + screen.countTitles.words(of: row))
          .joined(separator: " · ")
      )
    }
    hasRows = !rows.isEmpty
    hasTies = screen.rows.contains(where: \.tied)
  }
}

extension CombinedScreen.Row {
  /// Such as `=2` where the place is shared; a dash without one.
  var place: String { rank.map { "\(tied ? "=" : "")\($0)" } ?? "–" }
}

extension ArcheryWeb {
  /// Several shoots as one; without any, the form that chooses them.
  func addCombined(to site: Site) {
    site.page("results/combined") { visit in
      let account = try visit.account()
      let ids = visit.values("shoot").map { TournamentID(rawValue: $0) }
      if ids.count < 2 {
        let shoots = try await visibleShoots(account, visit).filter { $0.status.isStarted && !$0.isPractice }
        return try pages.in(visit).chooseShoots(shoots)
      }
      var tournaments: [Tournament] = []
      for id in ids where !tournaments.contains(where: { $0.id == id }) {
        try await requireSight(of: id, visit)
        tournaments.append(try await app.tournaments.tournament(id))
      }
      guard tournaments.count <= CombinedScreen.mostShoots else {
        throw Problem(400, "tooMany", "At most \(CombinedScreen.mostShoots) shoots can be combined.")
      }
      return try pages.in(visit).combined(CombinedScreen(tournaments))
    }
  }
}
