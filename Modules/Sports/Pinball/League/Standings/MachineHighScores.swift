internal import Domain

extension LeagueStats {
  /// Returns the high scores on a machine in all of its spellings, each player's best, as a board of the engine.
  ///
  /// Of equal scores, the first in file order comes first.
  package func highScores(on machines: Set<String>) -> LeagueBoard<StatsRow> {
    var best: [NameKey: StatsRow] = [:]
    for row in rows where row.countedScore != nil && machines.contains(row.machine) {
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
