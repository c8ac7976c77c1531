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
    filters(PinballAddress.standings) {
      if screen.sort != .place { hidden("sort", screen.sort.rawValue) }
      field("season", t("Season"), .select(seasons))
    }
    standingsTable(screen)
    if screen.skippedRows > 0 {
      p(.class("quiet")) { t("\(screen.skippedRows) rows of the file could not be read.") }
    }
  } else {
    missing(notes, t("No standings yet. \(a: "Add your league", .href(PinballAddress.content))"))
  }
}

private func standingsTable(_ screen: StandingsScreen) -> HTML {
  let address = PinballAddress.standings.with("season", "\(screen.season)")
  func sorted(_ sort: StandingsSort, _ column: Column<StandingsScreen.Line>) -> Column<StandingsScreen.Line> {
    column.sorting(by: sort.rawValue, at: address, isChosen: sort == screen.sort, isDescending: sort.isDescending)
  }
  return dataTable(
    Message("Standings of season \(screen.season)"),
    screen.lines,
    classes: "league standings",
    isAligned: true,
    row: { $0.attributes(finalists: screen.finalists) }
  ) {
    sorted(.place, .rank(Message("Place")) { text($0.rank) })
    sorted(
      .player,
      .name(Message("Player")) { line in
        spaced {
          a(.href(PinballAddress.player(line.player))) { bdi(line.player) }
          if line.isMine { badge("on") { t("you") } }
        }
      }
    )
    sorted(.total, .main(Message("Total")) { shown($0.total) })
    sorted(.finals, .fact(Message("Finals")) { text($0.eligibility) }.inFirstLine())
    sorted(.nights, .number(Message("Nights")) { $0.nights.map { "\($0)" } ?? "—" }.inFirstLine())
    for (place, bank) in StandingsSort.banks.enumerated() {
      sorted(bank, .number(Message(verbatim: "B\(place + 1)")) { shown($0.banks[place]) })
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
