import Domain
import Hypertext
import Pages
import Pinball

extension PinballPages {
  /// A season's standings; nil where there are none.
  func standings(_ screen: StandingsScreen?, notes: PageNotes) -> Page {
    page(
      screen.map { Message("Standings of season \($0.season)") } ?? Message("Standings"),
      standingsPage(screen, notes),
      in: .league(.standings),
      layout: .wide,
      scripts: ["choices.js"],
      follows: LeagueContent.paths,
      json: screen
    )
  }
}

@HTMLBuilder
private func standingsPage(_ screen: StandingsScreen?, _ notes: PageNotes) -> HTML {
  h1 { t("Standings") }
  pageNotes(notes)
  if let screen {
    let seasons = screen.seasons.reversed().map {
      Choice("\($0)", Message("Season \($0)"), isChosen: $0 == screen.season)
    }
    filters(PinballAddress.standings) { field("season", t("Season"), .select(seasons)) }
    standingsTable(screen)
    if screen.skippedRows > 0 {
      p(.class("quiet")) { t("\(screen.skippedRows) rows of the file could not be read.") }
    }
  } else {
    missing(notes, t("No standings yet. \(a: "Add your league", .href(PinballAddress.content))"))
  }
}

private func standingsTable(_ screen: StandingsScreen) -> HTML {
  scrollingTable(Message("Standings of season \(screen.season)"), "league standings") {
    caption(.class("unseen")) { t("Season \(screen.season)") }
    thead {
      tr {
        column(t("Place"))
        column(t("Player"))
        column(t("Total"), isNumber: true)
        column(t("Finals"))
        column(t("Nights"), isNumber: true)
        for bank in 1...StandingsRow.bankCount { column(text("B\(bank)"), isNumber: true) }
      }
    }
    tbody { for line in screen.lines { standing(line, finalists: screen.finalists) } }
  }
}

private func standing(_ line: StandingsScreen.Line, finalists: Int) -> HTML {
  let place = line.rank <= 3 ? "place-\(line.rank)" : line.rank <= finalists ? "final" : nil
  return tr(.class(place, line.isMine ? "mine" : nil), line.isMine ? .id("mine") : .none) {
    td(.class("rank")) { text(line.rank) }
    th(.scope(.row)) {
      spaced {
        a(.href(PinballAddress.player(line.player))) { bdi(line.player) }
        if line.isMine { span(.class("badge on")) { t("you") } }
      }
    }
    td(.class("number")) { strong { text(shown(line.total)) } }
    td { text(line.eligibility) }
    numberCell(line.nights.map { "\($0)" } ?? "—")
    for points in line.banks { numberCell(shown(points)) }
  }
}

extension StandingsScreen.Line {
  /// Whether the player may play in the finals; a word of the league's own as it is.
  var eligibility: Message {
    switch eligible.lowercased() {
    case "yes": Message("Yes")
    case "no": Message("No")
    default: Message(verbatim: eligible)
    }
  }
}
