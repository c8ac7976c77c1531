public import Domain

/// A player's scores of one game with their statistics, and a comparison with another league player.
///
/// The page shows it, and `insights --json` prints it.
public struct InsightsScreen: Hashable, Codable, Sendable {
  /// A game with scores.
  public struct Game: Hashable, Codable, Sendable {
    /// The practice key.
    public let practiceKey: String
    /// The game's name.
    public let name: String
    /// The number of scores.
    public let count: Int
  }

  /// One score.
  public struct Score: Hashable, Codable, Sendable {
    /// The time.
    public let time: Timestamp
    /// The league's night of an imported score, the same day for every reader; nil for a manual score.
    public let night: String?
    /// The score.
    public let score: Double
    /// The context: `practice`, `league`, `tournament`, or the file's own word.
    public let context: String
    /// The tournament's name.
    public let tournament: String?
    /// The position in the chart, from 0 to 1, with pauses as the player wants them.
    public let place: Double
    /// Whether it follows two weeks or more without a score.
    public let isAfterPause: Bool
  }

  /// The comparison with another player.
  public struct Opponent: Hashable, Codable, Sendable {
    /// One shared game.
    public struct Game: Hashable, Codable, Sendable {
      /// The practice key.
      public let practiceKey: String
      /// The game's name.
      public let name: String
      /// The first player's scores.
      public let mine: HeadToHead.Side
      /// The second player's scores.
      public let theirs: HeadToHead.Side
      /// The difference of the first player's mean from the second's.
      public let delta: Double
    }

    /// The player's name for display.
    public let player: String
    /// The other player's name for display.
    public let opponent: String
    /// The games, by difference of the means, largest first.
    public let games: [Game]
    /// The number of games that the player leads.
    public let led: Int
    /// The number of games that the other player leads.
    public let trailed: Int
    /// The mean of the differences; nil without a shared game.
    public let meanDelta: Double?
  }

  /// The games with scores, by name.
  public let games: [Game]
  /// The practice key.
  public let practiceKey: String?
  /// The game's name.
  public let name: String?
  /// The summary; nil without scores of the game.
  public let summary: WorkspaceScreen.Scores?
  /// The distance of the upper quartile from the lowest score, relative to the median.
  public let spread: Double?
  /// All scores by time, even if too few for a trend.
  public let scores: [Score]
  /// The number of scores in each interval.
  public let distribution: [ScoreDistribution.Interval]
  /// The longest time without a score, in days.
  public let longestPause: Int
  /// The display of pauses between scores.
  public let gapMode: String
  /// Whether the median stands for the middle, rather than the mean.
  public let usesMedian: Bool
  /// The league's target scores.
  public let target: TargetsScreen.Line?
  /// The comparison; nil unless the player and the opponent are known.
  public let opponent: Opponent?
}

extension InsightsScreen {
  /// Creates the screen.
  ///
  /// - Parameters:
  ///   - asked: The practice key of a game; nil for the last scored one.
  ///   - state: The practice.
  ///   - league: The games, their targets and the other players.
  ///   - other: The opponent's name for display; nil for the one in the settings.
  ///   - keys: The names of games.
  public init(_ asked: String?, of state: PracticeState, _ league: League, against other: String?, keys: GameKeys) {
    let all = state.scoreEntries
    let key = asked ?? all.filter { !$0.gameID.isEmpty }.max { $0.timestamp < $1.timestamp }?.gameID
    let own = all.filter { $0.gameID == key }.sorted { $0.timestamp < $1.timestamp }
    let timeline = ScoreTimeline(own.map(\.timestamp), state.analyticsSettings.gapMode)
    let pauses = Set(timeline.afterPauses)
    games = Dictionary(grouping: all.filter { !$0.gameID.isEmpty }, by: \.gameID)
      .map { Game(practiceKey: $0, name: keys.displayName($0), count: $1.count) }
      .sorted { ($0.name.lowercased(), $0.practiceKey) < ($1.name.lowercased(), $1.practiceKey) }
    (practiceKey, name) = (key, key.map(keys.displayName))
    let numbers = ScoreSummary(own.map(\.score))
    (summary, spread) = (numbers.map(WorkspaceScreen.Scores.init), numbers?.spread)
    scores = own.enumerated().map { place, entry in
      Score(entry, at: timeline.places[place], isAfterPause: pauses.contains(place))
    }
    distribution = own.isEmpty ? [] : ScoreDistribution(own.map(\.score)).intervals
    longestPause = timeline.longestPause
    (gapMode, usesMedian) = (state.analyticsSettings.gapMode.rawValue, state.analyticsSettings.useMedian)
    target = key.flatMap { league.game($0)?.target }
    opponent = Opponent(state, league, other)
  }
}

extension InsightsScreen.Score {
  fileprivate init(_ entry: ScoreEntry, at place: Double, isAfterPause: Bool) {
    (time, score, context) = (entry.timestamp, entry.score, entry.context.rawValue)
    night = entry.eventDate.map { "\($0)" }
    (tournament, self.place, self.isAfterPause) = (entry.tournamentName, place, isAfterPause)
  }
}

extension InsightsScreen.Opponent {
  /// Creates the comparison; nil if either is no league player.
  fileprivate init?(_ state: PracticeState, _ league: League, _ other: String?) {
    let names = league.names
    guard let me = names.player(state.leagueSettings.playerName),
      let opponent = names.player(other ?? state.practiceSettings.comparisonPlayerName),
      let both = league.headToHead(NameKey(loosely: me), NameKey(loosely: opponent))
    else { return nil }
    (player, self.opponent) = (names.shown(me), names.shown(opponent))
    games = both.games.map { game in
      Game(
        practiceKey: game.practiceKey,
        name: game.name,
        mine: game.mine,
        theirs: game.theirs,
        delta: game.delta
      )
    }
    (led, trailed, meanDelta) = (both.led, both.trailed, both.meanDelta)
  }
}
