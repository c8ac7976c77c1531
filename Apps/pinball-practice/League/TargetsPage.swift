import Domain
import Hypertext
import Pages
import Pinball

extension PinballPages {
  func targets(_ screen: TargetsScreen?, notes: PageNotes) -> Page {
    Page(
      title: Message("Targets"),
      layout: .wide,
      body: targetsPage(screen, notes),
      tabs: .league(PinballAddress.targets),
      scripts: ["pinball.js"],
      follows: LeagueContent.paths,
      json: screen
    )
  }
}

@HTMLBuilder
private func targetsPage(_ screen: TargetsScreen?, _ notes: PageNotes) -> HTML {
  h1 { t("Targets") }
  pageNotes(notes)
  if let screen {
    p(.class("quiet")) {
      t(
        "Averages of the second, fourth and eighth best scores of bank nights: great, good, and the minimum to aim for."
      )
    }
    if !screen.hasLibrary {
      p(.class("flag")) {
        t("Without the game library, banks are unknown and games are listed in the file's order.")
      }
    }
    filters(PinballAddress.targets) {
      field("bank", t("Bank"), .select(bankChoices(screen.banks, chosen: screen.bank)))
      field("sort", t("Sort by"), .select(TargetSort.allCases, screen.sort, \.title))
    }
    targetsTable(screen)
  } else {
    missing(notes, t("No targets yet. \(a: "Add your league", .href(PinballAddress.content))"))
  }
}

/// The good score first, because the player aims at it.
private func targetsTable(_ screen: TargetsScreen) -> HTML {
  let address = screen.bank.map { PinballAddress.targets.with("bank", "\($0)") } ?? PinballAddress.targets
  func sorted(_ sort: TargetSort, _ column: Column<TargetsScreen.Line>) -> Column<TargetsScreen.Line> {
    column.sorting(by: sort.rawValue, at: address, isChosen: sort == screen.sort, isDescending: sort.isDescending)
  }
  return dataTable(Message("Target scores"), screen.lines, classes: "league", isAligned: true) {
    sorted(
      .name,
      .name(Message("Game")) { line in
        if let game = line.match {
          a(.href(PinballAddress.game(game.practiceKey))) { bdi(line.game) }
        } else {
          bdi(line.game)
        }
      }
    )
    sorted(.good, .main(Message("4th")) { shown($0.main) })
    sorted(.great, .number(Message("2nd")) { shown($0.great) })
    sorted(.least, .number(Message("8th")) { shown($0.floor) })
    sorted(.bank, .number(Message("Bank")) { $0.bank.map { "\($0)" } ?? "—" })
  }
}
