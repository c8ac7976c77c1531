import Domain
import Hypertext
import Pages
import Pinball

extension PinballPages {
  func stats(_ screen: StatsScreen?, _ choice: StatsChoice, notes: PageNotes) -> Page {
    Page(
      title: screen.map { Message("Stats \($0.token)") } ?? Message("Stats"),
      layout: .wide,
      body: statsPage(screen, choice, notes),
      tabs: .league(PinballAddress.stats),
      scripts: ["pinball.js"],
      follows: LeagueContent.paths,
      json: screen
    )
  }
}

@HTMLBuilder
private func statsPage(_ screen: StatsScreen?, _ choice: StatsChoice, _ notes: PageNotes) -> HTML {
  h1 { t("Stats") }
  pageNotes(notes)
  if let screen {
    statsFilters(screen, choice.sort)
    if let panel = screen.panel { machineCard(panel) }
    statsTable(screen, choice)
    let rest = screen.total - screen.rows.count
    if rest > 0 {
      p(.class("quiet")) {
        t("And \(Message.number(Double(rest))) more. Choose a season, player, bank or machine to see them.")
      }
    }
    for remark in screen.remarks(about: choice) { p(.class("quiet")) { text(remark) } }
  } else {
    missing(notes, t("No scores yet. \(a: "Add your league", .href(PinballAddress.content))"))
  }
}

private func statsFilters(_ screen: StatsScreen, _ sort: StatsSort?) -> HTML {
  func choices(
    _ choice: StatsScreen.Choice,
    _ options: [String],
    all: String = "",
    _ words: (String) -> Message = { Message(verbatim: $0) }
  ) -> Control {
    .select(
      [Choice(all, Message("All"), isChosen: choice.chosen == nil)]
        + options.map { Choice($0, words($0), isChosen: $0 == choice.chosen) }
    )
  }
  let (season, player, bank, machine) = (screen.season, screen.player, screen.bank, screen.machine)
  return filters(PinballAddress.stats) {
    if let sort { hidden("sort", sort.rawValue) }
    field(
      "season",
      t("Season"),
      choices(season, season.options.reversed(), all: StatsChoice.allSeasons) { Message("Season \($0)") }
    )
    field("player", t("Player"), choices(player, player.options))
    field("bank", t("Bank"), choices(bank, bank.options) { Message("Bank \($0)") })
    field("machine", t("Machine"), choices(machine, machine.options))
  }
}

extension StatsScreen {
  /// Sentences about what was asked for and is not there, and about rows that are not as they should be.
  fileprivate func remarks(about choice: StatsChoice) -> [Message] {
    let dropped = [
      (choice.player.map(Message.init(verbatim:)), player.chosen),
      (choice.bank.map { Message("Bank \($0)") }, bank.chosen),
      (choice.machine.map(Message.init(verbatim:)), machine.chosen),
    ]
    .compactMap { (asked: Message?, chosen: String?) in
      asked.flatMap { chosen == nil ? Message("No scores of \($0) in this choice, so all are shown.") : nil }
    }
    return dropped
      + [
        skippedRows > 0 ? Message("\(skippedRows) rows of the file could not be read.") : nil,
        repeatedRows > 0 ? Message("\(repeatedRows) rows repeat a night of another row. All of them count.") : nil,
      ]
      .compactMap(\.self)
  }
}

// MARK: The machine

/// The figures of a machine, of one bank only where a season and a bank are chosen.
private func machineCard(_ panel: StatsScreen.Panel) -> HTML {
  let (bank, all) = (panel.selectedBank, panel.allSeasons)
  func line(
    _ name: HTML,
    _ value: (StatsScreen.Statistics) -> Double,
    _ who: (StatsScreen.Statistics) -> String? = { _ in nil }
  ) -> HTML {
    tr {
      th(.scope(.row)) { name }
      if let bank { figureCell(value(bank), who(bank)) }
      figureCell(all.map(value), all.flatMap(who))
    }
  }
  return card("machine", bdi(panel.machine)) {
    scrollingTable(labelledBy: "machine-title", "panel") {
      thead {
        tr {
          td()
          if bank != nil { column(t("This bank"), isNumber: true) }
          column(t("All seasons"), isNumber: true)
        }
      }
      tbody {
        line(t("High"), \.high, \.highPlayer)
        line(t("Low"), \.low, \.lowPlayer)
        line(t("Mean"), \.mean)
        line(t("Median"), \.median)
        line(t("Standard deviation"), \.deviation)
        line(t("Scores"), { Double($0.count) })
      }
    }
    if bank == nil {
      p(.class("quiet")) { t("Choose a season and a bank to compare that bank with all seasons.") }
    }
  }
}

private func figureCell(_ value: Double?, _ who: String?) -> HTML {
  td(.class("number")) {
    text(shown(value))
    if let who { span(.class("who")) { bdi(who) } }
  }
}

// MARK: The scores

private func statsTable(_ screen: StatsScreen, _ choice: StatsChoice) -> HTML {
  let address = PinballAddress.stats(choice)
  let machines = choice.sort.map { address.with("sort", $0.rawValue) } ?? address
  /// A column that the table can be sorted by.
  func sorted(_ sort: StatsSort, _ column: Column<StatsScreen.Row>) -> Column<StatsScreen.Row> {
    column.sorting(by: sort.rawValue, at: address, isChosen: sort == choice.sort, isDescending: sort.isDescending)
  }
  return dataTable(Message("Scores \(screen.token)"), screen.rows, classes: "league stats", isAligned: true) {
    sorted(.player, .name(Message("Player")) { row in a(.href(PinballAddress.player(row.player))) { bdi(row.player) } })
    sorted(
      .machine,
      .fact(Message("Machine"), "machine") { row in
        if row.machine.isEmpty {
          text("—")
        } else {
          a(.href(machines.with("machine", row.machine))) { bdi(row.machine) }
        }
      }
    )
    sorted(.score, .main(Message("Score")) { shown($0.score) })
    sorted(.points, .number(Message("Points")) { shown($0.points) }.inFirstLine())
    sorted(.night, .fact(Message("Bank"), "night") { text("S\($0.season) B\($0.bank)") })
    sorted(.night, .fact(Message("Date"), "date") { row in if let date = row.date { time(date) } })
  }
}
