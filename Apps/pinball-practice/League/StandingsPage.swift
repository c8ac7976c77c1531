import Domain
import Hypertext
import Pages
import Pinball

extension PinballPages {
  /// A season's standings; nil where there are none.
  func standings(_ screen: StandingsScreen?, notes: PageNotes) -> Page {
    Page(
      title: screen.map { Message("Standings of season \($0.season)") } ?? Message("Standings"),
      layout: .wide,
      body: standingsPage(screen, notes),
      tabs: .league(PinballAddress.standings),
      scripts: ["pinball.js"],
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
  dataTable(
    Message("Standings of season \(screen.season)"),
    screen.lines,
    classes: "league standings",
    row: { $0.attributes(finalists: screen.finalists) }
  ) {
    Column.rank(Message("Place")) { text($0.rank) }
    Column.name(Message("Player")) { line in
      spaced {
        a(.href(PinballAddress.player(line.player))) { bdi(line.player) }
        if line.isMine { badge("on") { t("you") } }
      }
    }
    Column.main(Message("Total")) { shown($0.total) }
    Column.fact(Message("Finals")) { text($0.eligibility) }
    Column.number(Message("Nights")) { $0.nights.map { "\($0)" } ?? "—" }
    for bank in 0..<StandingsRow.bankCount {
      Column.number(Message(verbatim: "B\(bank + 1)")) { shown($0.banks[bank]) }
    }
  }
}

extension StandingsScreen.Line {
  fileprivate func attributes(finalists: Int) -> [Attribute] {
    let place = rank <= 3 ? "place-\(rank)" : rank <= finalists ? "final" : nil
    return [.class(place, isMine ? "mine" : nil), isMine ? .id("mine") : .none]
  }

  /// Whether the player may play in the finals; a word of the league's own as it is.
  var eligibility: Message {
    switch eligible.lowercased() {
    case "yes": Message("Yes")
    case "no": Message("No")
    default: Message(verbatim: eligible)
    }
  }
}
