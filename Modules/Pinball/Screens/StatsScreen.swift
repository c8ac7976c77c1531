internal import Domain

/// The league's scores under a choice of season, player, bank and machine.
///
/// The page shows it, and `stats --json` prints it.
public struct StatsScreen: Hashable, Codable, Sendable {
  /// One row.
  public struct Row: Hashable, Codable, Sendable {
    /// The season.
    public let season: String
    /// The bank.
    public let bank: Int
    /// The date as `YYYY-MM-DD`; nil if the file has none.
    public let date: String?
    /// The player's name for display.
    public let player: String
    /// The machine.
    public let machine: String
    /// The score; nil for none.
    public let score: Double?
    /// The points; nil for an absent player.
    public let points: Double?
  }

  /// One choice, with its options.
  public struct Choice: Hashable, Codable, Sendable {
    /// The chosen option; nil for all.
    public let chosen: String?
    /// The options.
    public let options: [String]
  }

  /// One column of the machine panel.
  public struct Statistics: Hashable, Codable, Sendable {
    /// The highest score.
    public let high: Double
    /// The player of the highest score.
    public let highPlayer: String
    /// The lowest score.
    public let low: Double
    /// The player of the lowest score.
    public let lowPlayer: String
    /// The mean score.
    public let mean: Double
    /// The median score.
    public let median: Double
    /// The population standard deviation.
    public let deviation: Double
    /// The number of scores.
    public let count: Int
  }

  /// The statistics of a chosen machine.
  public struct Panel: Hashable, Codable, Sendable {
    /// The machine.
    public let machine: String
    /// The chosen night; nil unless a season and a bank are chosen.
    public let selectedBank: Statistics?
    /// All seasons.
    public let allSeasons: Statistics?
  }

  /// The short form for a narrow header: `S24B3`, with `*` for all.
  public let token: String
  /// The choice of a season.
  public let season: Choice
  /// The choice of a player.
  public let player: Choice
  /// The choice of a bank.
  public let bank: Choice
  /// The choice of a machine.
  public let machine: Choice
  /// The rows in the requested order, at most the requested number.
  public let rows: [Row]
  /// The number of all rows.
  public let total: Int
  /// The panel; nil unless a machine is chosen.
  public let panel: Panel?
  /// The number of unusable rows in the file.
  public let skippedRows: Int
  /// The number of rows that contradict another row of the same night.
  public let repeatedRows: Int
}

/// The request in the words of an address or command.
///
/// A part that does not exist counts as all.
public struct StatsChoice: Hashable, Sendable {
  /// The season; nil for the latest, `all` for all.
  public var season: String?
  /// The player's name for display.
  public var player: String?
  /// The bank.
  public var bank: Int?
  /// The machine.
  public var machine: String?
  /// The order; nil for that of the file.
  public var sort: StatsSort?

  /// Creates a choice.
  public init(
    season: String? = nil,
    player: String? = nil,
    bank: Int? = nil,
    machine: String? = nil,
    sort: StatsSort? = nil
  ) {
    (self.season, self.player, self.bank, self.machine, self.sort) = (season, player, bank, machine, sort)
  }

  /// The word for all seasons, because none means the latest.
  public static let allSeasons = "all"
}

extension LeagueStats {
  /// Returns the rows of a choice for display.
  ///
  /// - Parameters:
  ///   - choice: The request.
  ///   - names: The names of players.
  ///   - limit: The most rows.
  /// - Returns: The screen.
  public func screen(_ choice: StatsChoice, _ names: LeagueNames, limit: Int = 200) -> StatsScreen {
    let filter = filter(choice, names)
    let (options, found) = (options(for: filter), choice.sort?.sorted(rows(filter), names) ?? rows(filter))
    return StatsScreen(
      token: filter.token,
      season: StatsScreen.Choice(chosen: filter.season, options: options.seasons.map(\.token)),
      player: StatsScreen.Choice(chosen: filter.player.map(names.shown), options: options.players.map(names.shown)),
      bank: StatsScreen.Choice(chosen: filter.bank.map { "\($0)" }, options: options.banks.map { "\($0)" }),
      machine: StatsScreen.Choice(chosen: filter.machine, options: options.machines),
      rows: found.prefix(max(0, limit)).map { StatsScreen.Row($0, names) },
      total: found.count,
      panel: machinePanel(filter).map { StatsScreen.Panel($0, names) },
      skippedRows: skipped.total,
      repeatedRows: repeats.count
    )
  }

  private func filter(_ choice: StatsChoice, _ names: LeagueNames) -> StatsFilter {
    let isAll = choice.season == StatsChoice.allSeasons
    let asked = StatsFilter(
      season: isAll ? nil : choice.season ?? latestSeason?.token,
      player: choice.player.flatMap(names.player),
      bank: choice.bank,
      machine: choice.machine
    )
    return refreshed(asked)
  }
}

extension StatsScreen.Row {
  init(_ row: StatsRow, _ names: LeagueNames) {
    (season, bank) = (row.season.token, row.bank)
    (date, machine) = (row.date?.description, row.machine)
    player = names.shown(row.player)
    (score, points) = (row.countedScore, row.points)
  }
}

extension StatsScreen.Panel {
  fileprivate init(_ panel: MachinePanel, _ names: LeagueNames) {
    machine = panel.machine
    selectedBank = panel.selectedBank.map { StatsScreen.Statistics($0, names, namesSeason: false) }
    allSeasons = panel.allSeasons.map { StatsScreen.Statistics($0, names, namesSeason: true) }
  }
}

extension StatsScreen.Statistics {
  fileprivate init(_ statistics: MachineStatistics, _ names: LeagueNames, namesSeason: Bool) {
    func name(_ mark: MachineStatistics.Mark) -> String {
      names.shown(mark.row.player) + (namesSeason ? " (S\(mark.row.season.token))" : "")
    }
    (high, highPlayer) = (statistics.high.score, name(statistics.high))
    (low, lowPlayer) = (statistics.low.score, name(statistics.low))
    (mean, median, deviation, count) = (statistics.mean, statistics.median, statistics.deviation, statistics.count)
  }
}
