import Domain
import Hypertext
import Pages
import Pinball

extension PinballPages {
  /// The page about the progress of skills.
  func mechanics(_ mechanics: MechanicsPage, ticket: FormTicket, follows: [Path]) throws(TemplateFailure) -> Page {
    try page(
      mechanics.screen.skill.map(Message.init(verbatim:)) ?? Message("Mechanics"),
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
  /// The number of notes shown.
  let shown: Int
  var isSaved = false
}

/// The view of the template `mechanics`.
private struct MechanicsView {
  struct Line {
    let skill: String
    let address: String
    let facts: Message
    let latest: Message
    let isChosen: Bool
  }

  struct Note {
    let date: DayView
    /// The rating, and the player's words; either may be missing.
    let rating: Message?
    let text: String?
    let line: Message
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
      + [OptionView("", Message("In general"), isChosen: false)]
    let last = "\(chosen?.latest ?? 3)"
    competencies = (1...5).map { OptionView("\($0)", "\($0)", isChosen: "\($0)" == last) }
    games = [OptionView("", Message("No game"), isChosen: true)] + OptionView.games(page.library.games, chosen: "")
    notes = screen.notes.map { note in
      Note(
        date: note.time.day(in: page.zone),
        rating: note.rating,
        text: note.words,
        line: note.line,
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
    let mean = line.average.map { Message("\(Message.number($0, digits: 1)) on average") }
    let facts = [Message("\(line.logs) notes"), mean, line.trend.map(\.signedTenths)].compactMap(\.self)
    self.init(
      skill: line.skill,
      address: PinballAddress.mechanics.with("skill", line.skill).text,
      facts: facts.joined(separator: " • "),
      latest: line.latest.map { Message("\($0) of 5") } ?? "–",
      isChosen: isChosen
    )
  }
}

extension MechanicsScreen.Line {
  /// The figures of the notes, for pages and commands.
  var figures: [FigureView] {
    [
      FigureView(name: Message("Notes"), value: "\(logs)"),
      FigureView(name: Message("Latest"), value: latest.map { Message("\($0) of 5") } ?? "–"),
      FigureView(name: Message("On average"), value: average.map { .number($0, digits: 1) } ?? "–"),
      FigureView(name: Message("Progress: later half minus earlier half"), value: trend.map(\.signedTenths) ?? "–"),
    ]
  }
}

extension Double {
  /// The number with its sign and one digit behind the decimal mark.
  var signedTenths: Message { self >= 0.05 ? "+\(Message.number(self, digits: 1))" : .number(self, digits: 1) }
}

extension Timestamp {
  /// Such as `3 Feb 2026`, by the player's clock.
  func day(in zone: ZoneTable) -> DayView {
    DayView(CivilDate(dayNumber: zone.day(of: self)))
  }
}
