import ArcheryScoring
import Domain
import Hypertext
import Pages
import ScoreServer
import Spaces
import WireFormat

extension ArcheryPages {
  func combined(_ screen: CombinedScreen) -> Page {
    let body = HTML {
      crumbs(TournamentAddress.combined) { t("Choose other shoots") }
      combinedHead(screen)
      if screen.rows.isEmpty, screen.incomplete.isEmpty {
        p(.class("lead")) { t("No arrows yet in these shoots.") }
      } else {
        section(.class("card"), .label("Standings")) {
          combinedTable(screen)
          if screen.rows.contains(where: \.tied) { p(.class("hint")) { t("= means tied.") } }
          p { text(screen.explanation.message) }
          if let unclear = screen.unclear { p(.class("hint")) { text(unclear.message) } }
        }
      }
    }
    return Page(
      title: "Combined results",
      layout: .wide,
      body: body,
      follows: screen.shoots.map(\.id.journal),
      json: screen
    )
  }

  /// The page that chooses the shoots to combine.
  func chooseShoots(_ shoots: [TournamentSummary]) -> Page {
    let body = HTML {
      crumbs(TournamentAddress.shoots) { t("All shoots") }
      h1 { t("Combine results") }
      p(.class("lead")) {
        t("Choose two shoots or more, such as the rounds of one day. Their totals are added up.")
      }
      if shoots.isEmpty {
        p(.class("card")) { t("No shoots yet. \(a: "Start one first", .href(TournamentAddress.shoots))") }
      } else {
        form(get: TournamentAddress.combined) {
          for shoot in shoots {
            explainedChoice(
              "shoot",
              .checkbox(shoot.id.rawValue),
              bdi(shoot.name),
              spaced(by: " · ") {
                text(shoot.roundName.message)
                time(shoot.day)
              }
            )
          }
          p { button(.class("primary block")) { t("Show combined results") } }
        }
      }
    }
    return Page(title: "Combine results", body: body, follows: [TournamentLog.space.root])
  }
}

@HTMLBuilder
private func combinedHead(_ screen: CombinedScreen) -> HTML {
  let isFinal = screen.shoots.allSatisfy(\.isFinal)
  pageHead(t("Combined results")) {
    badge(isFinal ? "good" : "on") { isFinal ? t("All final") : t("Not final") }
  }
  factList(screen.shoots) { shoot in
    a(.href(TournamentAddress.results(shoot.id))) { bdi(shoot.name) }
    span(.class("quiet")) { text(.round(shoot.roundName)) }
  }
}

private func combinedTable(_ screen: CombinedScreen) -> HTML {
  let titles = screen.countTitles
  return dataTable(Message("Combined results"), screen.rows + screen.incomplete) {
    Column.rank(Message("Place")) { text($0.place) }
    Column.name(Message("Archer"), "row-name") { row in
      spaced {
        bdi(row.displayName)
        if let detail = row.detail { span(.class("quiet")) { text(detail.message) } }
      }
    }
    for (number, shoot) in screen.shoots.enumerated() {
      Column.number(named: shoot.name) { row in row.totals[number].map { "\($0)" } ?? "–" }
    }
    for (number, title) in titles.all.enumerated() {
      Column.number(title) { "\(titles.counts(of: $0)[number].count)" }
    }
    Column.main(Message("Total")) { "\($0.total)" }
  }
}

extension ArcheryWeb {
  /// Several shoots as one; without any, the form that chooses them.
  func addCombined(to site: Site) {
    site.page("results/combined") { visit in
      let account = try visit.account()
      let ids = visit.values("shoot").map { TournamentID(rawValue: $0) }
      if ids.count < 2 {
        let shoots = try await visibleShoots(account, visit).filter { $0.status.isStarted && !$0.isPractice }
        return pages.chooseShoots(shoots)
      }
      var tournaments: [Tournament] = []
      for id in ids where !tournaments.contains(where: { $0.id == id }) {
        try await requireSight(of: id, visit)
        tournaments.append(try await app.tournaments.tournament(id))
      }
      guard tournaments.count <= CombinedScreen.mostShoots else {
        throw Problem(400, "tooMany", "At most \(CombinedScreen.mostShoots) shoots can be combined.")
      }
      return pages.combined(CombinedScreen(tournaments))
    }
  }
}
