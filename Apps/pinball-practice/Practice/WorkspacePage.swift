import Domain
import Pages
import Pinball

extension PinballPages {
  /// What somebody has done with one game, and what could come next.
  func workspace(
    _ screen: WorkspaceScreen,
    log: JournalScreen,
    zone: ZoneTable,
    isSaved: Bool,
    ticket: FormTicket,
    follows: [Path]
  ) throws(TemplateFailure) -> Page {
    try page(
      "Practice · \(screen.name)",
      "workspace",
      WorkspaceView(screen, log, zone, isSaved: isSaved, ticket),
      in: .practice(nil),
      scripts: ["opened.js", "zone.js"],
      follows: follows,
      json: screen
    )
  }
}

/// What the template `workspace` sees.
private struct WorkspaceView {
  struct Link {
    let label: String
    let address: String
  }

  struct Day {
    let date: DayView
    let rows: [JournalRowView]
  }

  let opened: OpenedView
  let game: String
  let name: String
  let isSaved: Bool
  let group: Link?
  let next: String
  let alerts: [String]
  let hasScores: Bool
  let figures: [FigureView]
  let target: TargetView?
  let inputs: [Link]
  let insights: String
  let noteAction: String
  let hidden: [HiddenField]
  let note: String
  let days: [Day]
  let isEmpty: Bool
  let more: String?

  init(_ screen: WorkspaceScreen, _ log: JournalScreen, _ zone: ZoneTable, isSaved: Bool, _ ticket: FormTicket) {
    let key = screen.practiceKey
    (game, name, self.isSaved) = (PinballAddress.game(key).text, screen.name, isSaved)
    group = screen.group.map { Link(label: $0.name, address: PinballAddress.group($0.id).text) }
    (next, alerts, hasScores) = (screen.next, screen.alerts, screen.scores != nil)
    figures = screen.scores.map(FigureView.all) ?? []
    target = screen.target.map(TargetView.init)
    inputs = EntryDraft.Kind.allCases.map { kind in
      Link(label: kind.title, address: PinballAddress.entry(kind).with("game", key).text)
    }
    insights = PinballAddress.insights.with("game", key).text
    (noteAction, note) = (PinballAddress.gameNote(key).text, screen.note ?? "")
    hidden = [ticket.field(for: "note")]
    opened = OpenedView(key, .practice, ticket)
    days = log.days.map { day in Day(date: DayView(day.date), rows: day.rows.map { JournalRowView($0, zone) }) }
    isEmpty = log.days.isEmpty
    more = log.count > log.days.reduce(0) { $0 + $1.rows.count } ? PinballAddress.journal.with("game", key).text : nil
  }
}
