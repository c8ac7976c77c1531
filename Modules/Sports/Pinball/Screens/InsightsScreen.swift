package import Domain

/// A player's scores of one game with their statistics, and a comparison with another league player.
package struct InsightsScreen: Hashable, Codable, Sendable {
  package struct Game: Hashable, Codable, Sendable {
    package let practiceKey: String
    package let name: String
    package let count: Int
  }

  package struct Score: Hashable, Codable, Sendable {
    package let time: Timestamp
    /// The league's night of an imported score, the same day for every reader; nil for a manual score.
    package let night: String?
    package let score: Double
    /// The context: `practice`, `league`, `tournament`, or the file's own word.
    package let context: String
    package let tournament: String?
    /// The position in the chart, from 0 to 1, with pauses as the player wants them.
    package let place: Double
    /// Whether it follows two weeks or more without a score.
    package let isAfterPause: Bool
  }

  package struct Opponent: Hashable, Codable, Sendable {
    /// The player's name for display.
    package let player: String
    /// The other player's name for display.
    package let opponent: String
    /// The games, by difference of the means, largest first.
    package let games: [HeadToHead.Game]
    package let led: Int
    package let trailed: Int
    /// The mean of the differences; nil without a shared game.
    package let meanDelta: Double?
  }

  /// The games with scores, by name.
  package let games: [Game]
  package let practiceKey: String?
  package let name: String?
  package let summary: ScoreSummary?
  /// The distance of the upper quartile from the lowest score, relative to the median.
  package let spread: Double?
  /// All scores by time, even if too few for a trend.
  package let scores: [Score]
  package let distribution: [ScoreDistribution.Interval]
  /// The longest time without a score, in days.
  package let longestPause: Int
  /// The display of pauses between scores.
  package let gapMode: String
  /// Whether the median stands for the middle, rather than the mean.
  package let usesMedian: Bool
  package let target: TargetsScreen.Line?
  /// The comparison; nil unless the player and the opponent are known.
  package let opponent: Opponent?
}

extension InsightsScreen {
  /// Creates the screen of a game, or of the last scored one, with another opponent than that of the settings.
  package init(_ asked: String?, of state: PracticeState, _ league: League, against other: String?, keys: GameKeys) {
    let all = state.scoreEntries
    let key = asked ?? all.filter { !$0.gameID.isEmpty }.max { $0.timestamp < $1.timestamp }?.gameID
    let own = all.filter { $0.gameID == key }.sorted { $0.timestamp < $1.timestamp }
    let timeline = ScoreTimeline(own.map(\.timestamp), state.analyticsSettings.gapMode)
    let pauses = Set(timeline.afterPauses)
    games = Dictionary(grouping: all.filter { !$0.gameID.isEmpty }, by: \.gameID)
      .map { Game(practiceKey: $0, name: keys.displayName($0), count: $1.count) }
      .sorted { ($0.name.lowercased(), $0.practiceKey) < ($1.name.lowercased(), $1.practiceKey) }
    (practiceKey, name) = (key, key.map(keys.displayName))
    summary = ScoreSummary(own.map(\.score))
    spread = summary?.spread
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
    (games, led, trailed, meanDelta) = (both.games, both.led, both.trailed, both.meanDelta)
  }
}
