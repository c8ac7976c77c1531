public import Domain

/// What a player's scores of one game tell, and how the player compares with another one of the league.
///
/// This is what the page shows and `insights --json` prints.
public struct InsightsScreen: Hashable, Codable, Sendable {
  /// A game that there are scores of.
  public struct Game: Hashable, Codable, Sendable {
    public let practiceKey: String
    public let name: String
    public let count: Int
  }

  /// One score.
  public struct Score: Hashable, Codable, Sendable {
    public let time: Timestamp
    /// The league's night of an imported score, the same day for every reader; nil for a score entered by hand.
    public let night: String?
    public let score: Double
    /// `practice`, `league`, `tournament`, or another word that the file has.
    public let context: String
    public let tournament: String?
    /// Where it stands in the drawing, from 0 to 1; pauses are as the player wants them.
    public let place: Double
    /// Whether there was no score for two weeks or more before it.
    public let isAfterPause: Bool
  }

  public struct Opponent: Hashable, Codable, Sendable {
    public struct Game: Hashable, Codable, Sendable {
      public let practiceKey: String
      public let name: String
      public let mine: HeadToHead.Side
      public let theirs: HeadToHead.Side
      /// How far one's own mean is above the other's.
      public let delta: Double
    }

    public let player: String
    public let opponent: String
    /// By how far apart the means are, the farthest first.
    public let games: [Game]
    public let led: Int
    public let trailed: Int
    /// nil where no game is shared.
    public let meanDelta: Double?
  }

  /// Games with scores, by name.
  public let games: [Game]
  /// nil where there are no scores, and no game was asked for.
  public let practiceKey: String?
  public let name: String?
  /// nil without scores of the game.
  public let summary: WorkspaceScreen.Scores?
  /// How far the better scores are above the worst, measured by the median.
  public let spread: Double?
  /// By time; all of them, also where there are too few for a trend.
  public let scores: [Score]
  public let distribution: [ScoreDistribution.Interval]
  /// The longest time without a score, in days.
  public let longestPause: Int
  public let gapMode: String
  /// Whether the median or the mean stands for the middle.
  public let usesMedian: Bool
  /// The league's target scores.
  public let target: TargetsScreen.Line?
  /// nil unless it is known who the player and the opponent are.
  public let opponent: Opponent?
}

extension InsightsScreen {
  /// - Parameters:
  ///   - asked: The practice key of a game; nil for the one that was scored last.
  ///   - state: The practice.
  ///   - league: Knows the games, their targets and the other players.
  ///   - other: Whom to compare with, as shown; nil for the player of the settings.
  ///   - keys: Name the games.
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
  /// nil where either is nobody of the league.
  fileprivate init?(_ state: PracticeState, _ league: League, _ other: String?) {
    let names = league.names
    guard let me = names.player(state.leagueSettings.playerName),
      let opponent = names.player(other ?? state.practiceSettings.comparisonPlayerName),
      let both = league.headToHead(ComparedName(me), ComparedName(opponent))
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
