/// What the stats are looked at by: a season, then a player, a bank and a machine; nil for all.
///
/// What one offers depends on those before it, so a choice clears those after it.
public struct StatsFilter: Hashable, Codable, Sendable {
  /// A ``Season/token``.
  public private(set) var season: String?
  /// As the file spells it.
  public private(set) var player: String?
  public private(set) var bank: Int?
  public private(set) var machine: String?

  public init(season: String? = nil, player: String? = nil, bank: Int? = nil, machine: String? = nil) {
    (self.season, self.player, self.bank, self.machine) = (season, player, bank, machine)
  }

  public mutating func choose(season: String?) { self = StatsFilter(season: season) }

  public mutating func choose(player: String?) { self = StatsFilter(season: season, player: player) }

  public mutating func choose(bank: Int?) { self = StatsFilter(season: season, player: player, bank: bank) }

  public mutating func choose(machine: String?) { self.machine = machine }

  /// What stands in the header where there is little room: `S24B3`, with `*` for all.
  public var token: String { "S\(season ?? "*")B\(bank.map(String.init) ?? "*")" }

  /// Whether something is chosen that nothing is called, and that is no choice.
  fileprivate var hasBlank: Bool { [season, player, machine].contains("") || bank == 0 }

  public func matches(_ row: StatsRow) -> Bool {
    (season == nil || row.season.token == season) && (player == nil || row.player == player)
      && (bank == nil || row.bank == bank) && (machine == nil || row.machine == machine)
  }
}

/// What can be chosen, each under the choices before it.
public struct StatsOptions: Hashable, Sendable {
  /// In the order of their numbers.
  public let seasons: [Season]
  public let players: [String]
  public let banks: [Int]
  public let machines: [String]
}

extension LeagueStats {
  public func rows(_ filter: StatsFilter) -> [StatsRow] { rows.filter(filter.matches) }

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

  /// The latest season, and all of it.
  public var defaultFilter: StatsFilter { StatsFilter(season: latestSeason?.token) }

  /// The season with the greatest number, or the last of them where none has one.
  public var latestSeason: Season? { rows.lazy.map(\.season).filter { !$0.token.isEmpty }.max() }

  /// The same choices as far as they still exist; where they show nothing any more, the default.
  public func refreshed(_ filter: StatsFilter) -> StatsFilter {
    var kept = StatsFilter()
    // A look for one row each, for what could be chosen instead need not be known.
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

  /// Without blanks, in the order in which names are looked for.
  private static func inOrder(_ names: Set<String>) -> [String] {
    let named = names.filter { !$0.isEmpty }.map { (name: ComparedName($0).text, text: $0) }
    return named.sorted { ($0.name, $0.text) < ($1.name, $1.text) }.map(\.text)
  }
}
