public import Domain

/// A player's results, season by season.
public struct PlayerTrend: Hashable, Sendable {
  /// One season.
  public struct Entry: Hashable, Sendable {
    /// The season.
    public let season: Int
    /// The rank among ``players``; nil for a season without standings of the player.
    public let rank: Int?
    /// The total; nil without standings.
    public let total: Double?
    /// The number of nights played.
    public let nights: Int?
    /// The number of players in the standings.
    public let players: Int
    /// The number of machines played for points.
    public let machines: Int
    /// The mean of the points on a machine; nil without any.
    public let pointsAverage: Double?
    /// The places gained since the season before; nil without a rank in either.
    public let placesGained: Int?
  }

  /// The seasons, first season first.
  public let entries: [Entry]

  /// Creates a trend.
  ///
  /// Either file may be missing.
  public init(of player: NameKey, standings: LeagueStandings?, stats: LeagueStats?) {
    let rows = Dictionary(grouping: (stats?.rows(of: player) ?? []).filter(\.isUsable)) { $0.season.number ?? 0 }
    let ranked = (standings?.rows ?? []).filter { NameKey(loosely: $0.player) == player }.map(\.season)
    var entries: [Entry] = []
    for season in Set(rows.keys).union(ranked).sorted() {
      let all = ranked.contains(season) ? standings?.season(season) : nil
      let line = all.flatMap { all in all.index(of: player).map { all.lines[$0] } }
      let points = rows[season, default: []].compactMap(\.points).filter { $0 > 0 }
      let before = entries.last?.rank
      entries.append(
        Entry(
          season: season,
          rank: line?.rank,
          total: line?.row.total,
          nights: line?.row.nights,
          players: all?.lines.count ?? 0,
          machines: points.count,
          pointsAverage: points.isEmpty ? nil : points.reduce(0, +) / Double(points.count),
          placesGained: before.flatMap { before in line.map { before - $0.rank } }
        )
      )
    }
    self.entries = entries
  }
}
