import Domain
import Pages
import Pinball

extension PinballPages {
  /// Returns the page about a game's scores.
  func insights(_ insights: InsightsPage, ticket: FormTicket, follows: [Path]) throws(TemplateFailure) -> Page {
    try page(
      insights.screen.name.map { "Insights · \($0)" } ?? "Insights",
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
  /// Everybody of the league, as shown.
  let players: [String]
  /// Whether league scores are to come in.
  let isFillDue: Bool
}

/// The view of the template `insights`.
private struct InsightsView {
  struct Level {
    let kind: String
    let name: String
    let score: String
  }

  struct ScoreRow {
    let date: DayView
    let score: String
    let context: String
  }

  struct IntervalRow {
    let range: String
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
  let remarks: [String]
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
        : [OptionView(screen.practiceKey ?? "", Message(verbatim: screen.name ?? "Choose a game"), isChosen: true)])
      + screen.games.map { game in
        let words = "\(game.name), \(Words.count(game.count, "score", "scores"))"
        return OptionView(game.practiceKey, Message(verbatim: words), isChosen: game.practiceKey == screen.practiceKey)
      }
    let entry = PinballAddress.entry(.score)
    log = (screen.practiceKey.map { entry.with("game", $0) } ?? entry).text
    let isOfLibrary = screen.name != screen.practiceKey
    (name, workspace) = (screen.name, isOfLibrary ? screen.practiceKey.map { PinballAddress.workspace($0).text } : nil)
    (hasScores, isEmpty) = (screen.summary != nil, screen.summary == nil)
    figures = screen.summary.map(FigureView.all) ?? []
    remarks = [
      screen.spread.flatMap { $0 >= 0.6 ? "Your scores are far apart, so one says little about the next." : nil },
      screen.longestPause >= 14 ? "The longest pause between two scores was \(screen.longestPause) days." : nil,
    ]
    .compactMap(\.self)
    trend = TrendChart(screen, page.zone)
    hasOtherScores = screen.scores.contains { $0.context != ScoreContext.practice.rawValue }
    distribution = DistributionChart(screen)
    targets = screen.targets.map { Level(kind: $0.kind, name: $0.name, score: $0.score.grouped) }
    hasTargets = !targets.isEmpty
    rows = screen.scores.reversed().map { score in
      ScoreRow(
        date: score.day(in: page.zone),
        score: score.score.grouped,
        context: score.tournament ?? score.context.capitalizedFirst
      )
    }
    intervals = screen.distribution.map { interval in
      IntervalRow(range: "\(interval.from.grouped) to \(interval.to.grouped)", count: interval.count)
    }
    opponent = OpponentView(page, ticket)
  }
}

/// The comparison with another player, and the choice of one.
private struct OpponentView {
  struct Result {
    let words: String
    let games: [GameRow]
    let more: [GameRow]
    let hasMore: Bool
  }

  struct GameRow {
    let name: String
    let mine: String
    let theirs: String
    let lead: String
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
      [OptionView("", "Nobody", isChosen: opponent == nil)]
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

  /// How many games stand on the page at once.
  private static let shown = 8
}

extension OpponentView.GameRow {
  fileprivate init(_ game: InsightsScreen.Opponent.Game, isChosen: Bool) {
    self.init(
      name: game.name,
      mine: NumberText.compact(game.mine.mean),
      theirs: NumberText.compact(game.theirs.mean),
      lead: (game.delta > 0 ? "+" : "") + NumberText.compact(game.delta).replacing("-", with: "\u{2212}"),
      share: Int((game.mine.mean / (game.mine.mean + game.theirs.mean) * 100).rounded()),
      isChosen: isChosen
    )
  }
}

extension InsightsScreen.Opponent {
  /// The result of the comparison in a sentence.
  var sentence: String {
    guard let meanDelta else { return "You and \(opponent) have no game in common." }
    return
      "\(Words.count(games.count, "game", "games")) in common: your mean is higher on \(led), \(opponent)'s on \(trailed). "
      + "On average \(meanDelta.signed)."
  }
}

extension Double {
  /// With its sign, and commas between thousands.
  var signed: String {
    let text = magnitude.grouped
    return text == "0" ? text : "\(self < 0 ? "\u{2212}" : "+")\(text)"
  }
}

extension InsightsScreen.Score {
  /// The day that the reader is shown.
  func day(in zone: ZoneTable) -> DayView { night.map { DayView($0) } ?? time.day(in: zone) }
}

/// A figure and its name.
struct FigureView {
  let name: String
  let value: String

  /// Returns the figures of a game's scores.
  static func all(_ scores: WorkspaceScreen.Scores) -> [FigureView] {
    [
      FigureView(name: "Scores", value: "\(scores.count)"), FigureView(name: "Best", value: scores.high.grouped),
      FigureView(name: "Mean", value: scores.average.grouped), FigureView(name: "Median", value: scores.median.grouped),
      FigureView(name: "Upper quarter from", value: scores.upperQuartile.grouped),
      FigureView(name: "Lower quarter to", value: scores.lowerQuartile.grouped),
      FigureView(name: "Lowest", value: scores.low.grouped),
      FigureView(name: "Deviation", value: scores.deviation.grouped),
    ]
  }
}
