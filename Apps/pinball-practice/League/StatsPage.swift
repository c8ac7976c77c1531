import Domain
import Hypertext
import Pages
import Pinball

extension PinballPages {
  /// The scores of a choice, with the machine panel.
  func stats(_ screen: StatsScreen?, _ choice: StatsChoice, notes: NotesView) throws(TemplateFailure) -> Page {
    try page(
      screen.map { Message("Stats \($0.token)") } ?? Message("Stats"),
      "stats",
      StatsView(screen, choice, notes),
      in: .league(.stats),
      layout: .wide,
      scripts: ["choices.js"],
      follows: LeagueContent.paths,
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
  let more: Message?
  let remarks: [Message]

  init(_ screen: StatsScreen?, _ choice: StatsChoice, _ notes: NotesView) {
    self.notes = notes
    token = screen?.token
    choices = screen.map(ChoiceView.all) ?? []
    panel = screen?.panel.map(PanelView.init)
    let address = PinballAddress.stats(choice)
    headings = HeadingView.all(address, choice.sort)
    rows = screen?.rows.map { RowView($0, address) } ?? []
    let rest = (screen?.total ?? 0) - rows.count
    more =
      rest > 0
      ? Message("And \(Message.number(Double(rest))) more. Choose a season, player, bank or machine to see them.") : nil
    let (skipped, repeated) = (screen?.skippedRows ?? 0, screen?.repeatedRows ?? 0)
    remarks =
      (screen?.dropped(of: choice) ?? [])
      + [
        skipped > 0 ? Message("\(skipped) rows of the file could not be read.") : nil,
        repeated > 0 ? Message("\(repeated) rows repeat a night of another row. All of them count.") : nil,
      ]
      .compactMap(\.self)
  }
}

extension StatsScreen {
  /// Sentences about a player, bank or machine that was asked for and has no scores here.
  fileprivate func dropped(of choice: StatsChoice) -> [Message] {
    [
      (choice.player.map(Message.init(verbatim:)), player.chosen),
      (choice.bank.map { Message("Bank \($0)") }, bank.chosen),
      (choice.machine.map(Message.init(verbatim:)), machine.chosen),
    ]
    .compactMap { (asked: Message?, chosen: String?) in
      asked.flatMap { chosen == nil ? Message("No scores of \($0) in this choice, so all are shown.") : nil }
    }
  }
}

/// The heading of a column, which sorts by it.
private struct HeadingView {
  let label: Message
  let isNumber: Bool
  let direction: String?
  let address: String

  static func all(_ page: WebAddress, _ sort: StatsSort?) -> [HeadingView] {
    let columns: [(Message, StatsSort)] = [
      (Message("Player"), .player), (Message("Machine"), .machine), (Message("Score"), .score),
      (Message("Points"), .points), (Message("Bank"), .night), (Message("Date"), .night),
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
  let label: Message
  let options: [OptionView]

  static func all(of screen: StatsScreen) -> [ChoiceView] {
    [
      ChoiceView("season", Message("Season"), screen.season, all: StatsChoice.allSeasons) { Message("Season \($0)") },
      ChoiceView("player", Message("Player"), screen.player),
      ChoiceView("bank", Message("Bank"), screen.bank) { Message("Bank \($0)") },
      ChoiceView("machine", Message("Machine"), screen.machine),
    ]
  }

  private init(
    _ name: String,
    _ label: Message,
    _ choice: StatsScreen.Choice,
    all: String = "",
    _ words: (String) -> Message = { Message(verbatim: $0) }
  ) {
    (self.name, self.label) = (name, label)
    let options = name == "season" ? choice.options.reversed() : choice.options
    self.options =
      [OptionView(all, Message("All"), isChosen: choice.chosen == nil)]
      + options.map { OptionView($0, words($0), isChosen: $0 == choice.chosen) }
  }
}

private struct PanelView {
  struct Line {
    let name: Message
    let selected: Message
    let selectedWho: String?
    let all: Message
    let allWho: String?
  }

  let machine: String
  /// Whether a season and a bank are chosen.
  let hasBank: Bool
  let lines: [Line]

  init(_ panel: StatsScreen.Panel) {
    (machine, hasBank) = (panel.machine, panel.selectedBank != nil)
    let (night, all) = (panel.selectedBank, panel.allSeasons)
    func line(_ name: Message, _ value: (StatsScreen.Statistics) -> Double) -> Line {
      Line(name: name, selected: shown(night.map(value)), selectedWho: nil, all: shown(all.map(value)), allWho: nil)
    }
    lines = [
      Line(
        name: Message("High"),
        selected: shown(night?.high),
        selectedWho: night?.highPlayer,
        all: shown(all?.high),
        allWho: all?.highPlayer
      ),
      Line(
        name: Message("Low"),
        selected: shown(night?.low),
        selectedWho: night?.lowPlayer,
        all: shown(all?.low),
        allWho: all?.lowPlayer
      ),
      line(Message("Mean"), \.mean), line(Message("Median"), \.median),
      line(Message("Standard deviation"), \.deviation), line(Message("Scores")) { Double($0.count) },
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
  let score: Message
  let points: Message

  init(_ row: StatsScreen.Row, _ page: WebAddress) {
    (night, player) = ("S\(row.season) B\(row.bank)", row.player)
    playerAddress = PinballAddress.player(row.player).text
    machineAddress = row.machine.isEmpty ? nil : page.with("machine", row.machine).text
    date = row.date.map { DayView($0) }
    machine = row.machine
    (score, points) = (shown(row.score), shown(row.points))
  }
}
