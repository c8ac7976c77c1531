/// The statistics of a machine.
public struct MachineStatistics: Hashable, Sendable {
  /// A score, with the first row of the file that has it.
  public struct Mark: Hashable, Sendable {
    /// The score.
    public let score: Double
    /// The row.
    public let row: StatsRow

    /// Returns the player's name for display; among all seasons followed by the season, such as ` (S24)`.
    public func player(_ redaction: Redaction, namingSeason: Bool) -> String {
      redaction.shown(row.player) + (namingSeason ? " (S\(row.season.token))" : "")
    }
  }

  /// The number of scores.
  public let count: Int
  /// The highest score.
  public let high: Mark
  /// The lowest score.
  public let low: Mark
  /// The mean score.
  public let mean: Double
  /// The median: the middle score, or the mean of the two in the middle.
  public let median: Double
  /// The population standard deviation.
  public let deviation: Double

  /// Creates statistics; nil without a counting score.
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
  /// The machine.
  public let machine: String
  /// The chosen night; nil without a chosen season and bank, or without scores.
  public let selectedBank: MachineStatistics?
  /// All seasons; nil without scores.
  public let allSeasons: MachineStatistics?
}

extension LeagueStats {
  /// Returns the panel; nil without a chosen machine.
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
