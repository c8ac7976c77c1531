internal import Domain

/// One player season by season.
///
/// This is what the page shows and `player --json` prints.
public struct PlayerScreen: Hashable, Codable, Sendable {
  public struct Season: Hashable, Codable, Sendable {
    public let season: Int
    public let rank: Int?
    /// How many the season's standings have.
    public let players: Int
    public let total: Double?
    public let nights: Int?
    /// How many places better than the season before; nil where either has none.
    public let placesGained: Int?
    /// The mean of the points on a machine.
    public let pointsAverage: Double?
    public let machines: Int
  }

  public let player: String
  /// The latest first.
  public let seasons: [Season]
}

/// Two players on the machines that both played on the same bank nights.
public struct ComparisonScreen: Hashable, Codable, Sendable {
  public struct Part: Hashable, Codable, Sendable {
    public let title: String
    public let tally: PlayerComparison.Tally
    public let best: Double?
    public let bestAgainst: Double?
  }

  public let player: String
  public let opponent: String
  public let total: PlayerComparison.Tally
  /// The most played first.
  public let machines: [Part]
  /// The latest first.
  public let seasons: [Part]
}

extension League {
  /// A player's seasons; nil for nobody of the league.
  ///
  /// The text is the name as shown, or as the files spell it.
  public func player(_ text: String) -> PlayerScreen? {
    guard let player = names.player(text) else { return nil }
    let trend = PlayerTrend(of: ComparedName(player), standings: standings, stats: stats)
    return PlayerScreen(player: names.shown(player), seasons: trend.entries.reversed().map(PlayerScreen.Season.init))
  }

  /// Two players side by side; nil where either is nobody of the league, and for a player and the same player.
  public func comparison(_ one: String, _ other: String) -> ComparisonScreen? {
    guard let player = names.player(one), let opponent = names.player(other), let stats,
      ComparedName(player) != ComparedName(opponent)
    else { return nil }
    let comparison = stats.comparison(of: ComparedName(player), with: ComparedName(opponent))
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
