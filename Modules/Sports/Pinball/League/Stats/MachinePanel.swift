package struct MachineStatistics: Hashable, Sendable {
  /// A score, with the first row of the file that has it.
  package struct Mark: Hashable, Sendable {
    package let score: Double
    package let row: StatsRow
  }

  package let count: Int
  package let high: Mark
  package let low: Mark
  package let mean: Double
  /// The median: the middle score, or the mean of the two in the middle.
  package let median: Double
  /// The population standard deviation.
  package let deviation: Double

  package init?(_ rows: some Sequence<StatsRow>) {
    let marks = rows.compactMap { row in row.countedScore.map { Mark(score: $0, row: row) } }
    guard let first = marks.first, let summary = ScoreSummary(marks.map(\.score)) else { return nil }
    high = marks.reduce(first) { $1.score > $0.score ? $1 : $0 }
    low = marks.reduce(first) { $1.score < $0.score ? $1 : $0 }
    (count, mean, median, deviation) = (summary.count, summary.average, summary.median, summary.deviation)
  }
}

/// A chosen machine in two columns: the chosen bank night, and all seasons.
package struct MachinePanel: Hashable, Sendable {
  package let machine: String
  /// The chosen night; nil without a chosen season and bank, or without scores.
  package let selectedBank: MachineStatistics?
  /// All seasons; nil without scores.
  package let allSeasons: MachineStatistics?
}

extension LeagueStats {
  /// Returns the panel; nil without a chosen machine.
  package func machinePanel(_ filter: StatsFilter) -> MachinePanel? {
    guard let machine = filter.machine else { return nil }
    let all = rows.filter { $0.machine == machine }
    let isNight = filter.season != nil && filter.bank != nil
    let night = StatsFilter(season: filter.season, bank: filter.bank)
    return MachinePanel(
      machine: machine,
      selectedBank: isNight ? MachineStatistics(all.filter(night.matches)) : nil,
      allSeasons: MachineStatistics(all)
    )
  }
}
