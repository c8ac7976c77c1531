import Domain
import Pages
import Pinball

extension PinballPages {
  /// The scores of a choice, with the machine panel.
  func stats(_ screen: StatsScreen?, _ choice: StatsChoice, notes: NotesView) throws(TemplateFailure) -> Page {
    try page(
      screen.map { "Stats \($0.token)" } ?? "Stats",
      "stats",
      StatsView(screen, choice, notes),
      in: .league(.stats),
      layout: .wide,
      scripts: ["choices.js"],
      json: screen
    )
  }
}

/// The view of the template `stats`.
private struct StatsView {
  let notes: NotesView
  let token: String?
  let choices: [ChoiceView]
  let panel: PanelView?
  let headings: [HeadingView]
  let rows: [RowView]
  let more: String?
  let remarks: [String]

  init(_ screen: StatsScreen?, _ choice: StatsChoice, _ notes: NotesView) {
    self.notes = notes
    token = screen?.token
    choices = screen.map(ChoiceView.all) ?? []
    panel = screen?.panel.map(PanelView.init)
    let address = PinballAddress.stats(choice)
    headings = HeadingView.all(address, choice.sort)
    rows = screen?.rows.map { RowView($0, address) } ?? []
    let rest = (screen?.total ?? 0) - rows.count
    more = rest > 0 ? "and \(Double(rest).grouped) more; choose a season, player, bank or machine to see them" : nil
    let (skipped, repeated) = (screen?.skippedRows ?? 0, screen?.repeatedRows ?? 0)
    remarks =
      (screen?.dropped(of: choice) ?? [])
      + [
        skipped > 0 ? "\(Words.count(skipped, "row", "rows")) of the file could not be used." : nil,
        repeated > 0
          ? "\(Words.count(repeated, "row tells", "rows tell")) of a night that another row tells of, too; they count."
          : nil,
      ]
      .compactMap(\.self)
  }
}

extension StatsScreen {
  /// Sentences about a player, bank or machine that was asked for and has no scores here.
  fileprivate func dropped(of choice: StatsChoice) -> [String] {
    [
      (choice.player, player.chosen), (choice.bank.map { "Bank \($0)" }, bank.chosen), (choice.machine, machine.chosen),
    ]
    .compactMap { asked, chosen in
      asked.flatMap { chosen == nil ? "\($0) has no scores in this choice, so all are shown." : nil }
    }
  }
}

/// The heading of a column, which sorts by it.
private struct HeadingView {
  let label: String
  let isNumber: Bool
  let direction: String?
  let address: String

  static func all(_ page: WebAddress, _ sort: StatsSort?) -> [HeadingView] {
    let columns: [(String, StatsSort)] = [
      ("Player", .player), ("Machine", .machine), ("Score", .score), ("Points", .points), ("Bank", .night),
      ("Date", .night),
    ]
    return columns.map { label, column in
      HeadingView(
        label: label,
        isNumber: column == .score || column == .points,
        direction: column == sort ? (column.isDescending ? "descending" : "ascending") : nil,
        address: page.with("sort", column.rawValue).text
      )
    }
  }
}

private struct ChoiceView {
  let name: String
  let label: String
  let options: [OptionView]

  static func all(of screen: StatsScreen) -> [ChoiceView] {
    [
      ChoiceView("season", "Season", screen.season, all: StatsChoice.allSeasons) { "Season \($0)" },
      ChoiceView("player", "Player", screen.player), ChoiceView("bank", "Bank", screen.bank) { "Bank \($0)" },
      ChoiceView("machine", "Machine", screen.machine),
    ]
  }

  private init(
    _ name: String,
    _ label: String,
    _ choice: StatsScreen.Choice,
    all: String = "",
    _ words: (String) -> String = { $0 }
  ) {
    (self.name, self.label) = (name, label)
    let options = name == "season" ? choice.options.reversed() : choice.options
    self.options =
      [OptionView(all, "All", isChosen: choice.chosen == nil)]
      + options.map { OptionView($0, Message(verbatim: words($0)), isChosen: $0 == choice.chosen) }
  }
}

private struct PanelView {
  struct Line {
    let name: String
    let selected: String
    let selectedWho: String?
    let all: String
    let allWho: String?
  }

  let machine: String
  /// Whether a season and a bank are chosen.
  let hasBank: Bool
  let lines: [Line]

  init(_ panel: StatsScreen.Panel) {
    (machine, hasBank) = (panel.machine, panel.selectedBank != nil)
    let (night, all) = (panel.selectedBank, panel.allSeasons)
    func line(_ name: String, _ value: (StatsScreen.Statistics) -> Double) -> Line {
      Line(name: name, selected: shown(night.map(value)), selectedWho: nil, all: shown(all.map(value)), allWho: nil)
    }
    lines = [
      Line(
        name: "High",
        selected: shown(night?.high),
        selectedWho: night?.highPlayer,
        all: shown(all?.high),
        allWho: all?.highPlayer
      ),
      Line(
        name: "Low",
        selected: shown(night?.low),
        selectedWho: night?.lowPlayer,
        all: shown(all?.low),
        allWho: all?.lowPlayer
      ),
      line("Mean", \.mean), line("Median", \.median), line("Standard deviation", \.deviation),
      line("Scores") { Double($0.count) },
    ]
  }
}

private struct RowView {
  /// Such as `S24 B3`.
  let night: String
  let date: DayView?
  let player: String
  let playerAddress: String
  let machine: String
  /// The machine's figures; nil for a row without a machine.
  let machineAddress: String?
  let score: String
  let points: String

  init(_ row: StatsScreen.Row, _ page: WebAddress) {
    (night, player) = ("S\(row.season) B\(row.bank)", row.player)
    playerAddress = PinballAddress.player(row.player).text
    machineAddress = row.machine.isEmpty ? nil : page.with("machine", row.machine).text
    date = row.date.map { DayView($0) }
    machine = row.machine
    (score, points) = (shown(row.score), shown(row.points))
  }
}
