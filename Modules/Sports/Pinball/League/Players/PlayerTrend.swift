package import Domain

/// A player's results, season by season.
package struct PlayerTrend: Hashable, Sendable {
  package struct Entry: Hashable, Codable, Sendable {
    package let season: Int
    /// The rank among ``players``; nil for a season without standings of the player.
    package let rank: Int?
    package let total: Double?
    package let nights: Int?
    package let players: Int
    /// The number of machines played for points.
    package let machines: Int
    /// The mean of the points on a machine; nil without any.
    package let pointsAverage: Double?
    /// The places gained since the season before; nil without a rank in either.
    package let placesGained: Int?
  }

  /// The seasons, first season first.
  package let entries: [Entry]

  /// Creates a trend, also where either file is missing.
  package init(of player: NameKey, standings: LeagueStandings?, stats: LeagueStats?) {
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
