import Domain
import Hypertext
import Pages
import Pinball

extension PinballPages {
  /// Returns the page about a game's scores.
  func insights(_ insights: InsightsPage, ticket: FormTicket, follows: [Path]) throws(TemplateFailure) -> Page {
    try page(
      insights.screen.name.map { Message("Insights · \($0)") } ?? Message("Insights"),
      "insights",
      InsightsView(insights, ticket),
      in: .practice(.insights),
      layout: .wide,
      scripts: ["choices.js", "opened.js", "zone.js"],
      follows: follows,
      json: insights.screen
    )
  }
}

/// The content of the page about scores.
struct InsightsPage {
  let screen: InsightsScreen
  let zone: ZoneTable
  /// The player's own displayed name in the league.
  let me: String?
  /// All players of the league, as shown.
  let players: [String]
  /// Whether league scores are to come in.
  let isFillDue: Bool
}

/// The view of the template `insights`.
private struct InsightsView {
  struct Level {
    let kind: String
    let name: Message
    let score: Message
  }

  struct ScoreRow {
    let date: DayView
    let score: Message
    let context: Message
  }

  struct IntervalRow {
    let range: Message
    let count: Int
  }

  let action = PinballAddress.insights.text
  let opened: OpenedView?
  let log: String
  let games: [OptionView]
  let name: String?
  let workspace: String?
  let hasScores: Bool
  let isEmpty: Bool
  let figures: [FigureView]
  let remarks: [Message]
  let trend: TrendChart?
  let hasOtherScores: Bool
  let distribution: DistributionChart?
  let targets: [Level]
  let hasTargets: Bool
  let rows: [ScoreRow]
  let intervals: [IntervalRow]
  let opponent: OpponentView

  init(_ page: InsightsPage, _ ticket: FormTicket) {
    let screen = page.screen
    opened = page.isFillDue ? OpenedView(PinballAddress.leagueFill, ticket) : nil
    let isListed = screen.games.contains { $0.practiceKey == screen.practiceKey }
    games =
      (isListed
        ? []
        : [
          OptionView(
            screen.practiceKey ?? "",
            screen.name.map(Message.init(verbatim:)) ?? Message("Choose a game"),
            isChosen: true
          )
        ])
      + screen.games.map { game in
        let count = Message("\(game.count) scores")
        let words: Message = "\(game.name), \(count)"
        return OptionView(game.practiceKey, words, isChosen: game.practiceKey == screen.practiceKey)
      }
    let entry = PinballAddress.entry(.score)
    log = (screen.practiceKey.map { entry.with("game", $0) } ?? entry).text
    let isOfLibrary = screen.name != screen.practiceKey
    (name, workspace) = (screen.name, isOfLibrary ? screen.practiceKey.map { PinballAddress.workspace($0).text } : nil)
    (hasScores, isEmpty) = (screen.summary != nil, screen.summary == nil)
    figures = screen.summary.map(FigureView.all) ?? []
    remarks = [
      screen.spread.flatMap {
        $0 >= 0.6 ? Message("Your scores vary a lot, so one score says little about the next.") : nil
      },
      screen.longestPause >= 14
        ? Message("Your longest break between two scores was \(screen.longestPause) days.") : nil,
    ]
    .compactMap(\.self)
    trend = TrendChart(screen, page.zone)
    hasOtherScores = screen.scores.contains { $0.context != ScoreContext.practice.rawValue }
    distribution = DistributionChart(screen)
    targets = screen.targets.map { Level(kind: $0.kind, name: $0.name, score: shown($0.score)) }
    hasTargets = !targets.isEmpty
    rows = screen.scores.reversed().map { score in
      ScoreRow(
        date: score.day(in: page.zone),
        score: shown(score.score),
        context: score.tournament.map(Message.init(verbatim:)) ?? ScoreContext(rawValue: score.context).title
      )
    }
    intervals = screen.distribution.map { interval in
      IntervalRow(
        range: Message("\(Message.number(interval.from)) to \(Message.number(interval.to))"),
        count: interval.count
      )
    }
    opponent = OpponentView(page, ticket)
  }
}

/// The comparison with another player, and the choice of one.
private struct OpponentView {
  struct Result {
    let words: Message
    let games: [GameRow]
    let more: [GameRow]
    let hasMore: Bool
  }

  struct GameRow {
    let name: String
    let mine: Message
    let theirs: Message
    let lead: Message
    /// One's part of both means, in percent.
    let share: Int
    let isChosen: Bool
  }

  let action = PinballAddress.opponent.text
  let settings = PinballAddress.settings.text
  let hidden: [HiddenField]
  let isKnown: Bool
  let me: String
  let players: [OptionView]
  let result: Result?

  init(_ page: InsightsPage, _ ticket: FormTicket) {
    let (screen, opponent) = (page.screen, page.screen.opponent)
    hidden =
      [ticket.field(for: "opponent")]
      + [screen.practiceKey.map { HiddenField(name: "game", value: $0) }].compactMap(\.self)
    (isKnown, me) = (page.me != nil, page.me ?? "")
    players =
      [OptionView("", Message("No player"), isChosen: opponent == nil)]
      + page.players.filter { $0 != page.me }.map {
        OptionView($0, Message(verbatim: $0), isChosen: $0 == opponent?.opponent)
      }
    result = opponent.map { opponent in
      let rows = opponent.games.map { GameRow($0, isChosen: $0.practiceKey == screen.practiceKey) }
      let more = Array(rows.dropFirst(Self.shown))
      return Result(
        words: opponent.sentence,
        games: Array(rows.prefix(Self.shown)),
        more: more,
        hasMore: !more.isEmpty
      )
    }
  }

  /// The number of games on the page at once.
  private static let shown = 8
}

extension OpponentView.GameRow {
  fileprivate init(_ game: InsightsScreen.Opponent.Game, isChosen: Bool) {
    self.init(
      name: game.name,
      mine: NumberText.short(game.mine.mean),
      theirs: NumberText.short(game.theirs.mean),
      lead: game.delta > 0 ? "+\(NumberText.short(game.delta))" : NumberText.short(game.delta),
      share: Int((game.mine.mean / (game.mine.mean + game.theirs.mean) * 100).rounded()),
      isChosen: isChosen
    )
  }
}

extension InsightsScreen.Opponent {
  /// The result of the comparison.
  var sentence: Message {
    guard let meanDelta else { return Message("You and \(opponent) have no game in common.") }
    return Message(
      "\(games.count) games in common. Your mean is higher on \(led), the mean of \(opponent) on \(trailed). On average \(meanDelta.signed)."
    )
  }
}

extension Double {
  /// The number with its sign.
  var signed: Message { self >= 0.5 ? "+\(Message.number(self))" : .number(self) }
}

extension InsightsScreen.Score {
  /// The day that the reader is shown.
  func day(in zone: ZoneTable) -> DayView { night.map { DayView($0) } ?? time.day(in: zone) }
}

/// A figure and its name.
struct FigureView {
  let name: Message
  let value: Message

  /// Returns the figures of a game's scores.
  static func all(_ scores: WorkspaceScreen.Scores) -> [FigureView] {
    [
      FigureView(name: Message("Scores"), value: "\(scores.count)"),
      FigureView(name: Message("Best"), value: shown(scores.high)),
      FigureView(name: Message("Mean"), value: shown(scores.average)),
      FigureView(name: Message("Median"), value: shown(scores.median)),
      FigureView(name: Message("Upper quarter from"), value: shown(scores.upperQuartile)),
      FigureView(name: Message("Lower quarter up to"), value: shown(scores.lowerQuartile)),
      FigureView(name: Message("Lowest"), value: shown(scores.low)),
      FigureView(name: Message("Standard deviation"), value: shown(scores.deviation)),
    ]
  }
}
