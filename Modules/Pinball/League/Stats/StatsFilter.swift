internal import Domain

/// A filter of the stats by season, player, bank and machine; nil for all.
///
/// The options of each depend on those before it, so a choice clears those after it.
public struct StatsFilter: Hashable, Codable, Sendable {
  /// The ``Season/token``.
  public private(set) var season: String?
  /// The player as the file spells it.
  public private(set) var player: String?
  /// The bank.
  public private(set) var bank: Int?
  /// The machine.
  public private(set) var machine: String?

  /// Creates a filter.
  public init(season: String? = nil, player: String? = nil, bank: Int? = nil, machine: String? = nil) {
    (self.season, self.player, self.bank, self.machine) = (season, player, bank, machine)
  }

  /// Chooses a season, and clears the rest.
  public mutating func choose(season: String?) { self = StatsFilter(season: season) }

  /// Chooses a player, and clears bank and machine.
  public mutating func choose(player: String?) { self = StatsFilter(season: season, player: player) }

  /// Chooses a bank, and clears the machine.
  public mutating func choose(bank: Int?) { self = StatsFilter(season: season, player: player, bank: bank) }

  /// Chooses a machine.
  public mutating func choose(machine: String?) { self.machine = machine }

  /// The short form for a narrow header: `S24B3`, with `*` for all.
  public var token: String { "S\(season ?? "*")B\(bank.map(String.init) ?? "*")" }

  /// Whether a blank is chosen, which is no valid choice.
  fileprivate var hasBlank: Bool { [season, player, machine].contains("") || bank == 0 }

  /// Returns whether the filter shows a row.
  public func matches(_ row: StatsRow) -> Bool {
    (season == nil || row.season.token == season) && (player == nil || row.player == player)
      && (bank == nil || row.bank == bank) && (machine == nil || row.machine == machine)
  }
}

/// The possible choices, each under the choices before it.
public struct StatsOptions: Hashable, Sendable {
  /// The seasons, in order of number.
  public let seasons: [Season]
  /// The players.
  public let players: [String]
  /// The banks.
  public let banks: [Int]
  /// The machines.
  public let machines: [String]
}

extension LeagueStats {
  /// Returns the rows that a filter shows.
  public func rows(_ filter: StatsFilter) -> [StatsRow] { rows.filter(filter.matches) }

  /// Returns the possible choices under a filter.
  public func options(for filter: StatsFilter) -> StatsOptions {
    var (seasons, players, banks, machines): (Set<Season>, Set<String>, Set<Int>, Set<String>) = ([], [], [], [])
    for row in rows {
      seasons.insert(row.season)
      guard filter.season == nil || row.season.token == filter.season else { continue }
      players.insert(row.player)
      guard filter.player == nil || row.player == filter.player else { continue }
      banks.insert(row.bank)
      guard filter.bank == nil || row.bank == filter.bank else { continue }
      machines.insert(row.machine)
    }
    return StatsOptions(
      seasons: seasons.filter { !$0.token.isEmpty }.sorted(),
      players: Self.inOrder(players),
      banks: banks.filter { $0 > 0 }.sorted(),
      machines: Self.inOrder(machines)
    )
  }

  /// The default filter: the latest season.
  public var defaultFilter: StatsFilter { StatsFilter(season: latestSeason?.token) }

  /// The season with the greatest number, or the last if none has one.
  public var latestSeason: Season? { rows.lazy.map(\.season).filter { !$0.token.isEmpty }.max() }

  /// Returns the choices that still exist; the default if they show nothing any more.
  public func refreshed(_ filter: StatsFilter) -> StatsFilter {
    var kept = StatsFilter()
    // One row is enough to know that a choice exists.
    func keep(_ choose: (inout StatsFilter) -> Void) -> Bool {
      var wish = kept
      choose(&wish)
      if wish.hasBlank || !rows.contains(where: wish.matches) { return false }
      kept = wish
      return true
    }
    if let season = filter.season, !keep({ $0.choose(season: season) }) { kept = defaultFilter }
    if let player = filter.player { _ = keep { $0.choose(player: player) } }
    if let bank = filter.bank { _ = keep { $0.choose(bank: bank) } }
    if let machine = filter.machine { _ = keep { $0.choose(machine: machine) } }
    return rows.contains(where: kept.matches) ? kept : defaultFilter
  }

  /// Returns names without blanks, in alphabetical order.
  private static func inOrder(_ names: Set<String>) -> [String] {
    let named = names.filter { !$0.isEmpty }.map { (name: NameKey(loosely: $0).text, text: $0) }
    return named.sorted { ($0.name, $0.text) < ($1.name, $1.text) }.map(\.text)
  }
}
