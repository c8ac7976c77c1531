internal import Domain

/// The league's scores under a choice of season, player, bank and machine.
package struct StatsScreen: Hashable, Codable, Sendable {
  package struct Row: Hashable, Codable, Sendable {
    package let season: String
    package let bank: Int
    /// The date as `YYYY-MM-DD`; nil if the file has none.
    package let date: String?
    /// The player's name for display.
    package let player: String
    package let machine: String
    package let score: Double?
    /// The points; nil for an absent player.
    package let points: Double?
  }

  package struct Choice: Hashable, Codable, Sendable {
    /// The chosen option; nil for all.
    package let chosen: String?
    package let options: [String]
  }

  package struct Statistics: Hashable, Codable, Sendable {
    package let high: Double
    package let highPlayer: String
    package let low: Double
    package let lowPlayer: String
    package let mean: Double
    package let median: Double
    /// The population standard deviation.
    package let deviation: Double
    package let count: Int
  }

  package struct Panel: Hashable, Codable, Sendable {
    package let machine: String
    /// The chosen night; nil unless a season and a bank are chosen.
    package let selectedBank: Statistics?
    package let allSeasons: Statistics?
  }

  /// The short form for a narrow header: `S24B3`, with `*` for all.
  package let token: String
  package let season: Choice
  package let player: Choice
  package let bank: Choice
  package let machine: Choice
  /// The rows in the requested order, at most the requested number.
  package let rows: [Row]
  /// The number of all rows.
  package let total: Int
  /// The panel; nil unless a machine is chosen.
  package let panel: Panel?
  /// The number of unusable rows in the file.
  package let skippedRows: Int
  /// The number of rows that contradict another row of the same night.
  package let repeatedRows: Int
}

/// The request in the words of an address or command, where a part that does not exist counts as all.
package struct StatsChoice: Hashable, Sendable {
  /// The season; nil for the latest, `all` for all.
  package var season: String?
  /// The player's name for display.
  package var player: String?
  package var bank: Int?
  package var machine: String?
  /// The order; nil for that of the file.
  package var sort: StatsSort?

  package init(
    season: String? = nil,
    player: String? = nil,
    bank: Int? = nil,
    machine: String? = nil,
    sort: StatsSort? = nil
  ) {
    (self.season, self.player, self.bank, self.machine, self.sort) = (season, player, bank, machine, sort)
  }

  /// The word for all seasons, because none means the latest.
  package static let allSeasons = "all"
}

extension LeagueStats {
  /// Returns the first rows of a choice for display.
  package func screen(_ choice: StatsChoice, _ names: LeagueNames, limit: Int = 200) -> StatsScreen {
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
