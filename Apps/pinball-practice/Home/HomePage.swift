import Domain
import Hypertext
import Pages
import Pinball

extension PinballPages {
  /// The front page: three cards about the league player.
  func home(
    _ screen: HomeScreen,
    notes: NotesView,
    hasContent: Bool,
    follows: [Path]
  ) throws(TemplateFailure) -> Page {
    try page(
      Message("Home"),
      "home",
      HomeView(screen, notes, hasContent: hasContent),
      in: .home,
      scripts: ["cards.js", "zone.js"],
      follows: follows,
      json: screen
    )
  }
}

/// The view of the template `home`.
private struct HomeView {
  let notes: NotesView
  let hasContent: Bool
  let player: String?
  let settings = PinballAddress.settings.text
  let content = PinballAddress.content.text
  let recent: RecentView?
  let standings: StandingsCardView?
  let targets: TargetsCardView?
  let practice: PracticeCardView?

  init(_ screen: HomeScreen, _ notes: NotesView, hasContent: Bool) {
    (self.notes, self.hasContent, player) = (notes, hasContent, screen.player)
    recent = screen.recent.map(RecentView.init)
    standings = screen.standings.map(StandingsCardView.init)
    targets = screen.targets.map(TargetsCardView.init)
    practice = screen.practice.flatMap { PracticeCardView($0) }
  }
}

/// The practice to continue: the last game, and the active groups.
private struct PracticeCardView {
  struct Game {
    let name: String
    let address: String
  }

  let address = PinballAddress.groups.text
  let game: Game?
  let groups: [GroupCardView]

  /// nil where there is nothing to go on with.
  init?(_ practice: HomeScreen.Practice) {
    game = practice.lastGame.map { Game(name: $0.name, address: PinballAddress.workspace($0.practiceKey).text) }
    groups = practice.groups.map { GroupCardView($0) }
    if game == nil, groups.isEmpty { return nil }
  }
}

/// Scores and points of one bank night, in turn.
private struct RecentView {
  struct Row {
    let machine: String
    let score: Message
    let points: Message
  }

  let address: String
  let title: Message
  let player: String
  let isFallback: Bool
  let rows: [Row]

  init(_ recent: HomeScreen.Recent) {
    address =
      PinballAddress.stats.with("season", "\(recent.season)").with("player", recent.player)
      .with("bank", "\(recent.bank)").text
    title = Message("Season \(recent.season), bank \(recent.bank)")
    (player, isFallback) = (recent.player, recent.isFallback)
    rows = recent.rows.map { Row(machine: $0.machine, score: shown($0.score), points: shown($0.points)) }
  }
}

/// The first places, and those around the player, in turn where both are there.
private struct StandingsCardView {
  struct Line {
    let rank: Int
    let player: String
    let total: Message
    let isMine: Bool
  }

  let address: String
  let season: Int
  let top: [Line]
  let hasAround: Bool
  let around: [Line]

  init(_ card: HomeScreen.Standings) {
    address = PinballAddress.standings.text
    season = card.season
    top = card.top.map(Line.init)
    around = card.around.map(Line.init)
    hasAround = !around.isEmpty
  }
}

extension StandingsCardView.Line {
  fileprivate init(_ line: StandingsScreen.Line) {
    self.init(rank: line.rank, player: line.player, total: shown(line.total), isMine: line.isMine)
  }
}

/// The three levels of the next bank's targets, in turn.
private struct TargetsCardView {
  struct Level {
    let title: Message
    let lines: [Line]
  }

  struct Line {
    let game: String
    let score: Message
  }

  let address: String
  let title: Message
  let levels: [Level]

  init(_ card: HomeScreen.Targets) {
    address = (card.bank.map { PinballAddress.targets.with("bank", "\($0)") } ?? PinballAddress.targets).text
    title = card.bank.map { Message("Next: bank \($0)") } ?? Message("Targets")
    func level(_ title: Message, _ score: (TargetsScreen.Line) -> Double?) -> Level {
      Level(title: title, lines: card.lines.map { Line(game: $0.game, score: shown(score($0))) })
    }
    levels = [
      level(Message("2nd best: great"), \.great), level(Message("4th best: good"), \.main),
      level(Message("8th best: at least"), \.floor),
    ]
  }
}
