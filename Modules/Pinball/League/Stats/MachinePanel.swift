/// What was scored on a machine.
public struct MachineStatistics: Hashable, Sendable {
  /// A score, and the first row of the file that has it.
  public struct Mark: Hashable, Sendable {
    public let score: Double
    public let row: StatsRow

    /// Whose it is, as it is shown; among all seasons with the season behind it, ` (S24)`.
    public func player(_ redaction: Redaction, namingSeason: Bool) -> String {
      redaction.shown(row.player) + (namingSeason ? " (S\(row.season.token))" : "")
    }
  }

  public let count: Int
  public let high: Mark
  public let low: Mark
  public let mean: Double
  /// The middle one, or the mean of the two in the middle.
  public let median: Double
  /// Of the population: the divisor is the count.
  public let deviation: Double

  /// - Returns: nil where no row has a score that counts.
  public init?(_ rows: some Sequence<StatsRow>) {
    let marks = rows.compactMap { row in row.countedScore.map { Mark(score: $0, row: row) } }
    guard let first = marks.first else { return nil }
    count = marks.count
    high = marks.reduce(first) { $1.score > $0.score ? $1 : $0 }
    low = marks.reduce(first) { $1.score < $0.score ? $1 : $0 }
    let scores = marks.map(\.score).sorted()
    let mean = scores.reduce(0, +) / Double(scores.count)
    self.mean = mean
    median = (scores[(scores.count - 1) / 2] + scores[scores.count / 2]) / 2
    deviation = (scores.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(scores.count)).squareRoot()
  }
}

/// A chosen machine in two columns: the chosen bank night, and all seasons.
public struct MachinePanel: Hashable, Sendable {
  public let machine: String
  /// nil unless a season and a bank are chosen, or where nothing was scored then.
  public let selectedBank: MachineStatistics?
  /// nil where nothing was ever scored.
  public let allSeasons: MachineStatistics?
}

extension LeagueStats {
  /// nil unless a machine is chosen.
  public func machinePanel(_ filter: StatsFilter) -> MachinePanel? {
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
