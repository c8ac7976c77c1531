internal import Domain

/// One player, season by season.
///
/// The page shows it, and `player --json` prints it.
public struct PlayerScreen: Hashable, Codable, Sendable {
  /// One season.
  public struct Season: Hashable, Codable, Sendable {
    /// The season.
    public let season: Int
    /// The rank among ``players``; nil for a season without standings of the player.
    public let rank: Int?
    /// The number of players in the standings.
    public let players: Int
    /// The total; nil without standings.
    public let total: Double?
    /// The number of nights played.
    public let nights: Int?
    /// The places gained since the season before; nil without a rank in either.
    public let placesGained: Int?
    /// The mean of the points on a machine; nil without any.
    public let pointsAverage: Double?
    /// The number of machines played for points.
    public let machines: Int
  }

  /// The player's name for display.
  public let player: String
  /// The seasons, latest first.
  public let seasons: [Season]
}

/// Two players on the machines that both played on the same bank nights.
public struct ComparisonScreen: Hashable, Codable, Sendable {
  /// One machine, or one season.
  public struct Part: Hashable, Codable, Sendable {
    /// The title.
    public let title: String
    /// The tally.
    public let tally: PlayerComparison.Tally
    /// The first player's best score there; nil without a counting one.
    public let best: Double?
    /// The second player's best score there; nil without a counting one.
    public let bestAgainst: Double?
  }

  /// The player's name for display.
  public let player: String
  /// The other player's name for display.
  public let opponent: String
  /// The tally of all machines.
  public let total: PlayerComparison.Tally
  /// The machines, most played first.
  public let machines: [Part]
  /// The seasons, latest first.
  public let seasons: [Part]
}

extension League {
  /// Returns a player's seasons; nil for no league player.
  ///
  /// The text is the displayed name, or the name in the files.
  public func player(_ text: String) -> PlayerScreen? {
    guard let player = names.player(text) else { return nil }
    let trend = PlayerTrend(of: NameKey(loosely: player), standings: standings, stats: stats)
    return PlayerScreen(player: names.shown(player), seasons: trend.entries.reversed().map(PlayerScreen.Season.init))
  }

  /// Returns the comparison of two players; nil if either is no league player, or both are the same.
  public func comparison(_ one: String, _ other: String) -> ComparisonScreen? {
    guard let player = names.player(one), let opponent = names.player(other), let stats,
      NameKey(loosely: player) != NameKey(loosely: opponent)
    else { return nil }
    let comparison = stats.comparison(of: NameKey(loosely: player), with: NameKey(loosely: opponent))
    return ComparisonScreen(
      player: names.shown(player),
      opponent: names.shown(opponent),
      total: comparison.total,
      machines: comparison.machines.map(ComparisonScreen.Part.init),
      seasons: comparison.seasons.map(ComparisonScreen.Part.init)
    )
  }
}

extension PlayerScreen.Season {
  fileprivate init(_ entry: PlayerTrend.Entry) {
    (season, rank, players, total) = (entry.season, entry.rank, entry.players, entry.total)
    (nights, placesGained) = (entry.nights, entry.placesGained)
    (pointsAverage, machines) = (entry.pointsAverage, entry.machines)
  }
}

extension ComparisonScreen.Part {
  fileprivate init(_ part: PlayerComparison.Part) {
    (title, tally, best, bestAgainst) = (part.title, part.tally, part.best, part.bestAgainst)
  }
}
