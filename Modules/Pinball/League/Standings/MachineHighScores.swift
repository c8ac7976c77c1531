internal import Domain

extension LeagueStats {
  /// Returns a machine's high scores, each player's best, as a board of the engine.
  ///
  /// Of equal scores, the first in file order comes first.
  ///
  /// - Parameters:
  ///   - machines: The spellings of one machine in the file.
  ///   - season: The ``Season/token``; nil for all seasons.
  /// - Returns: The board; empty without scores.
  public func highScores(on machines: Set<String>, season: String? = nil) -> LeagueBoard<StatsRow> {
    let filter = StatsFilter(season: season)
    var best: [NameKey: StatsRow] = [:]
    for row in rows where row.countedScore != nil && machines.contains(row.machine) && filter.matches(row) {
      let name = name(of: row)
      if name.isBlank { continue }
      if let before = best[name]?.countedScore, let score = row.countedScore, score <= before { continue }
      best[name] = row
    }
    let inFileOrder = best.values.sorted { $0.place < $1.place }
    return LeagueBoard(inFileOrder, directions: [.descending, .descending], name: \.player) {
      Score($0.countedScore ?? 0)
    }
  }
}
