import Domain
import Hypertext
import Pages
import Pinball

extension PinballPages {
  /// Returns the page of a player's work with one game, and the next action.
  func workspace(
    _ screen: WorkspaceScreen,
    _ links: WorkspaceLinks,
    log: JournalScreen,
    zone: ZoneTable,
    isSaved: Bool,
    ticket: FormTicket,
    follows: [Path]
  ) throws(TemplateFailure) -> Page {
    try page(
      Message("Practice · \(screen.name)"),
      "workspace",
      WorkspaceView(screen, links, log, zone, isSaved: isSaved, ticket),
      in: .practice(nil),
      scripts: ["opened.js", "reading.js", "zone.js"],
      follows: follows,
      json: screen
    )
  }
}

/// Something to study: a text or a picture here, or a page elsewhere.
struct StudyLink {
  let label: Message
  let address: String
  /// The address of a picture of it; nil for none.
  var picture: String?
  /// Whether the address is a video, which is noted as opened.
  var isVideo = false
  /// Whether the address is of another site.
  var isElsewhere = false
}

/// The links to everything that the advice about a game names.
struct WorkspaceLinks {
  private let game: GameScreen
  private let rulesheet: StudyLink?
  private let playfield: StudyLink?
  private let videos: [StudyLink]

  /// - Parameters:
  ///   - game: The game.
  ///   - reading: The texts and pictures of the game that are here.
  init(_ game: GameScreen, has reading: GameReading) {
    self.game = game
    let key = game.practiceKey
    rulesheet =
      reading.hasRulesheet
      ? StudyLink(label: Message("Rulesheet"), address: PinballAddress.rulesheet(key).text)
      : game.rulesheetURL.map { StudyLink(label: Message("Rules on the web"), address: $0, isElsewhere: true) }
    playfield =
      reading.hasPlayfield ? StudyLink(label: Message("Playfield"), address: PinballAddress.playfield(key).text) : nil
    videos = VideoView.all(of: game).map { video in
      StudyLink(
        label: Message(verbatim: video.label),
        address: video.url,
        picture: video.picture,
        isVideo: true,
        isElsewhere: true
      )
    }
  }

  var all: [StudyLink] { [rulesheet, playfield].compactMap(\.self) + videos }

  /// The place where a task is done; nil where there is none.
  func link(to task: String?) -> StudyLink? {
    switch task.map({ StudyTask(rawValue: $0) }) {
    case .rulesheet?: rulesheet
    case .playfield?: playfield
    case .tutorialVideo?: videos.first { $0.label.description.lowercased().contains("tutorial") }
    case .gameplayVideo?: videos.first { $0.label.description.lowercased().contains("gameplay") }
    case .practice?:
      StudyLink(
        label: Message("Log practice"),
        address: PinballAddress.entry(.practice).with("game", game.practiceKey).text
      )
    default: nil
    }
  }
}

/// The view of the template `workspace`.
private struct WorkspaceView {
  struct Link {
    let label: Message
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
  let next: Message
  let nextLink: StudyLink?
  let studies: [StudyLink]
  let hasStudies: Bool
  let watched: String
  let alerts: [Message]
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

  init(
    _ screen: WorkspaceScreen,
    _ links: WorkspaceLinks,
    _ log: JournalScreen,
    _ zone: ZoneTable,
    isSaved: Bool,
    _ ticket: FormTicket
  ) {
    let key = screen.practiceKey
    (game, name, self.isSaved) = (PinballAddress.game(key).text, screen.name, isSaved)
    group = screen.group.map { Link(label: Message(verbatim: $0.name), address: PinballAddress.group($0.id).text) }
    (next, alerts, hasScores) = (screen.next.message, screen.alerts.map(\.message), screen.scores != nil)
    figures = screen.scores.map(FigureView.all) ?? []
    target = screen.target.map(TargetView.init)
    (nextLink, studies, hasStudies) = (links.link(to: screen.nextTask), links.all, !links.all.isEmpty)
    watched = PinballAddress.watched(key).text
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
