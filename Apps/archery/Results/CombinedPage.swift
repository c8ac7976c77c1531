import ArcheryScoring
import Domain
import Hypertext
import Pages
import Server
import Spaces
import WireFormat

extension ArcheryPages {
  /// Several shoots as one.
  func combined(_ screen: CombinedScreen) -> Page {
    let body = HTML {
      crumbs(ShootAddress.combined) { t("Choose other shoots") }
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
      crumbs(ShootAddress.shoots) { t("All shoots") }
      h1 { t("Combine results") }
      p(.class("lead")) {
        t("Choose two shoots or more, such as the rounds of one day. Their totals are added up.")
      }
      if shoots.isEmpty {
        p(.class("card")) { t("No shoots yet. \(a: "Start one first", .href(ShootAddress.shoots))") }
      } else {
        form(get: ShootAddress.combined) {
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
  div(.class("head")) {
    h1 { t("Combined results") }
    badge(isFinal ? "good" : "on") { isFinal ? t("All final") : t("Not final") }
  }
  ul(.class("list facts")) {
    for shoot in screen.shoots {
      li {
        spaced {
          a(.href(ShootAddress.results(shoot.id))) { bdi(shoot.name) }
          span(.class("quiet")) { text(.round(shoot.roundName)) }
        }
      }
    }
  }
}

private func combinedTable(_ screen: CombinedScreen) -> HTML {
  table(.class("board")) {
    thead {
      tr {
        th(.scope(.col), .class("place")) { span(.class("unseen")) { t("Place") } }
        column(t("Archer"))
        for shoot in screen.shoots { th(.scope(.col), .class("number wide")) { bdi(shoot.name) } }
        for title in screen.countTitles.all { th(.scope(.col), .class("number wide")) { text(title) } }
        column(t("Total"), isNumber: true)
      }
    }
    tbody { for row in screen.rows + screen.incomplete { combinedRow(row, screen.countTitles) } }
  }
}

private func combinedRow(_ row: CombinedScreen.Row, _ titles: CountTitles) -> HTML {
  let totals = row.totals.map { $0.map(String.init) ?? "–" }
  return tr(.class("row")) {
    td(.class("place")) { text(row.place) }
    th(.scope(.row)) {
      span(.class("row-name")) {
        spaced {
          bdi(row.displayName)
          if let detail = row.detail { span(.class("quiet")) { text(detail.message) } }
        }
      }
      // Below the name on a narrow screen, instead of columns.
      span(.class("row-note")) {
        text(([Message(verbatim: totals.joined(separator: " + "))] + titles.words(of: row)).joined(separator: " · "))
      }
    }
    for total in totals { td(.class("number wide")) { text(total) } }
    for count in titles.counts(of: row) { td(.class("number wide")) { text(count.count) } }
    td(.class("number score")) { strong { text(row.total) } }
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
