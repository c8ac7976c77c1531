import Domain
import Pages
import Pinball

extension PinballPages {
  /// How skills come along.
  func mechanics(_ mechanics: MechanicsPage, ticket: FormTicket, follows: [Path]) throws(TemplateFailure) -> Page {
    try page(
      mechanics.screen.skill ?? "Mechanics",
      "mechanics",
      MechanicsView(mechanics, ticket),
      in: .practice(.mechanics),
      layout: .wide,
      scripts: ["zone.js"],
      follows: follows,
      json: mechanics.screen
    )
  }
}

/// The content of the page about skills.
struct MechanicsPage {
  let screen: MechanicsScreen
  let zone: ZoneTable
  let library: PinballLibrary
  /// How many notes are shown.
  let shown: Int
  var isSaved = false
}

/// The view of the template `mechanics`.
private struct MechanicsView {
  struct Line {
    let skill: String
    let address: String
    let facts: String
    let latest: String
    let isChosen: Bool
  }

  struct Note {
    let date: DayView
    let text: String
    let game: String?
    let change: String?
  }

  let action = PinballAddress.mechanics.text
  let all = PinballAddress.mechanics.text
  let hidden: [HiddenField]
  let isSaved: Bool
  let skill: String?
  let facts: [FigureView]
  let hasFacts: Bool
  let chart: CompetencyChart?
  let lines: [Line]
  let hasLines: Bool
  /// Skills that were never logged.
  let others: [Line]
  let skills: [OptionView]
  let competencies: [OptionView]
  let games: [OptionView]
  let notes: [Note]
  let isEmpty: Bool
  let more: String?

  init(_ page: MechanicsPage, _ ticket: FormTicket) {
    let screen = page.screen
    hidden = [ticket.field(for: "mechanics")]
    (isSaved, skill) = (page.isSaved, screen.skill)
    let chosen = screen.skills.first { $0.skill == screen.skill }
    facts = chosen.map(\.figures) ?? []
    hasFacts = chosen.map { $0.logs > 0 } ?? false
    chart = chosen.flatMap { CompetencyChart(screen.history, $0, page.zone) }
    let all = screen.skills.map { Line($0, isChosen: $0.skill == screen.skill) }
    lines = zip(all, screen.skills).filter { $1.logs > 0 }.map(\.0)
    others = zip(all, screen.skills).filter { $1.logs == 0 }.map(\.0)
    hasLines = !lines.isEmpty
    skills =
      Skill.all.map { OptionView($0.name, Message(verbatim: $0.name), isChosen: $0.name == screen.skill) }
      + [OptionView("", "In general", isChosen: false)]
    let last = "\(chosen?.latest ?? 3)"
    competencies = (1...5).map { OptionView("\($0)", "\($0)", isChosen: "\($0)" == last) }
    games = [OptionView("", "None", isChosen: true)] + OptionView.games(page.library.games, chosen: "")
    notes = screen.notes.map { note in
      Note(
        date: note.time.day(in: page.zone),
        text: note.text,
        game: note.game == "None" ? nil : note.game,
        change: note.entry.map { PinballAddress.entry($0).text }
      )
    }
    isEmpty = notes.isEmpty
    let address = screen.skill.map { PinballAddress.mechanics.with("skill", $0) } ?? PinballAddress.mechanics
    more = screen.count > notes.count ? address.with("shown", "\(page.shown * 2)").text : nil
  }
}

extension MechanicsView.Line {
  fileprivate init(_ line: MechanicsScreen.Line, isChosen: Bool) {
    let trend = line.trend.map { ", \(Words.signed($0))" } ?? ""
    let average = line.average.map { "\(Words.decimal($0)) on average\(trend)" }
    self.init(
      skill: line.skill,
      address: PinballAddress.mechanics.with("skill", line.skill).text,
      facts: [Words.count(line.logs, "note", "notes"), average].compactMap(\.self).joined(separator: " • "),
      latest: line.latest.map { "\($0) of 5" } ?? "–",
      isChosen: isChosen
    )
  }
}

extension MechanicsScreen.Line {
  /// The figures of the notes, for pages and commands.
  var figures: [FigureView] {
    [
      FigureView(name: "Notes", value: "\(logs)"),
      FigureView(name: "Latest", value: latest.map { "\($0) of 5" } ?? "–"),
      FigureView(name: "On average", value: average.map(Words.decimal) ?? "–"),
      FigureView(name: "Later half above the earlier by", value: trend.map(Words.signed) ?? "–"),
    ]
  }
}

extension Words {
  /// A number with its sign and one digit after the point.
  static func signed(_ value: Double) -> String { value >= 0.05 ? "+\(decimal(value))" : decimal(value) }
}

extension Timestamp {
  /// Such as `3 Feb 2026`, by the player's clock.
  func day(in zone: ZoneTable) -> DayView {
    DayView(CivilDate(dayNumber: zone.day(of: self)))
  }
}
