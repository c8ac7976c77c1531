/// How a player did, season by season.
public struct PlayerTrend: Hashable, Sendable {
  public struct Entry: Hashable, Sendable {
    public let season: Int
    /// Among ``players``; nil for a season without standings of the player, like ``total``.
    public let rank: Int?
    public let total: Double?
    public let nights: Int?
    /// How many the standings have.
    public let players: Int
    /// Machines that were played for points, and the mean of those points; nil where none was.
    public let machines: Int
    public let pointsAverage: Double?
    /// How many places better than in the entry before; nil where either has none.
    public let placesGained: Int?
  }

  /// The first season first.
  public let entries: [Entry]

  /// Either file may be missing.
  public init(of player: ComparedName, standings: LeagueStandings?, stats: LeagueStats?) {
    let rows = Dictionary(grouping: (stats?.rows(of: player) ?? []).filter(\.isUsable)) { $0.season.number ?? 0 }
    let ranked = (standings?.rows ?? []).filter { ComparedName($0.player) == player }.map(\.season)
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
