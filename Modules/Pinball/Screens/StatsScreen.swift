internal import Domain

/// The league's scores under a choice of season, player, bank and machine.
///
/// This is what the page shows and `stats --json` prints.
public struct StatsScreen: Hashable, Codable, Sendable {
  public struct Row: Hashable, Codable, Sendable {
    public let season: String
    public let bank: Int
    /// `YYYY-MM-DD`; nil where the file has none.
    public let date: String?
    public let player: String
    public let machine: String
    /// nil where nothing was scored.
    public let score: Double?
    /// nil for who was absent.
    public let points: Double?
  }

  /// One choice, and what it offers.
  public struct Choice: Hashable, Codable, Sendable {
    /// nil for all.
    public let chosen: String?
    public let options: [String]
  }

  /// One column of the machine panel.
  public struct Statistics: Hashable, Codable, Sendable {
    public let high: Double
    public let highPlayer: String
    public let low: Double
    public let lowPlayer: String
    public let mean: Double
    public let median: Double
    /// Of the population.
    public let deviation: Double
    public let count: Int
  }

  public struct Panel: Hashable, Codable, Sendable {
    public let machine: String
    /// nil unless a season and a bank are chosen.
    public let selectedBank: Statistics?
    public let allSeasons: Statistics?
  }

  /// `S24B3`, with `*` for all.
  public let token: String
  public let season: Choice
  public let player: Choice
  public let bank: Choice
  public let machine: Choice
  /// In the order that was asked for, at most as many as were asked for.
  public let rows: [Row]
  /// How many there are.
  public let total: Int
  /// Only where a machine is chosen.
  public let panel: Panel?
  /// How many rows of the file could not be used.
  public let skippedRows: Int
  /// How many rows tell of a night that another row tells of otherwise.
  public let repeatedRows: Int
}

/// What was asked for, as an address or a command says it; a part that does not exist counts for all.
public struct StatsChoice: Hashable, Sendable {
  /// nil for the latest, `all` for all.
  public var season: String?
  /// As shown.
  public var player: String?
  public var bank: Int?
  public var machine: String?
  /// nil for the order of the file.
  public var sort: StatsSort?

  public init(
    season: String? = nil,
    player: String? = nil,
    bank: Int? = nil,
    machine: String? = nil,
    sort: StatsSort? = nil
  ) {
    (self.season, self.player, self.bank, self.machine, self.sort) = (season, player, bank, machine, sort)
  }

  /// Stands for all seasons, where nothing stands for the latest.
  public static let allSeasons = "all"
}

extension LeagueStats {
  /// The rows of a choice as they are shown.
  ///
  /// - Parameters:
  ///   - choice: What was asked for.
  ///   - names: How players are named.
  ///   - limit: How many rows at most.
  /// - Returns: What is shown.
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
