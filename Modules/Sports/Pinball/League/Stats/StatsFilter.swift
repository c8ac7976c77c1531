internal import Domain

/// A filter of the stats by season, player, bank and machine, whose options depend on those before; nil for all.
package struct StatsFilter: Hashable, Codable, Sendable {
  /// The ``Season/token``.
  package fileprivate(set) var season: String?
  /// The player as the file spells it.
  package fileprivate(set) var player: String?
  package fileprivate(set) var bank: Int?
  package fileprivate(set) var machine: String?

  package init(season: String? = nil, player: String? = nil, bank: Int? = nil, machine: String? = nil) {
    (self.season, self.player, self.bank, self.machine) = (season, player, bank, machine)
  }

  /// The short form for a narrow header: `S24B3`, with `*` for all.
  package var token: String { "S\(season ?? "*")B\(bank.map(String.init) ?? "*")" }

  /// Whether a blank is chosen, which is no valid choice.
  fileprivate var hasBlank: Bool { [season, player, machine].contains("") || bank == 0 }

  package func matches(_ row: StatsRow) -> Bool {
    (season == nil || row.season.token == season) && (player == nil || row.player == player)
      && (bank == nil || row.bank == bank) && (machine == nil || row.machine == machine)
  }
}

/// The possible choices, each under the choices before it.
package struct StatsOptions: Hashable, Sendable {
  /// The seasons, in order of number.
  package let seasons: [Season]
  package let players: [String]
  package let banks: [Int]
  package let machines: [String]
}

extension LeagueStats {
  package func rows(_ filter: StatsFilter) -> [StatsRow] { rows.filter(filter.matches) }

  package func options(for filter: StatsFilter) -> StatsOptions {
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

  package var defaultFilter: StatsFilter { StatsFilter(season: latestSeason?.token) }

  /// The season with the greatest number, or the last if none has one.
  package var latestSeason: Season? { rows.lazy.map(\.season).filter { !$0.token.isEmpty }.max() }

  /// Returns the choices that still exist; the default if they show nothing any more.
  package func refreshed(_ filter: StatsFilter) -> StatsFilter {
    var kept = StatsFilter()
    // One row is enough to know that a choice exists.
    func keep(_ wish: StatsFilter) -> Bool {
      if wish.hasBlank || !rows.contains(where: wish.matches) { return false }
      kept = wish
      return true
    }
    if let season = filter.season, !keep(StatsFilter(season: season)) { kept = defaultFilter }
    func keep<Value>(_ place: WritableKeyPath<StatsFilter, Value?>) {
      var wish = kept
      wish[keyPath: place] = filter[keyPath: place]
      _ = keep(wish)
    }
    keep(\.player)
    keep(\.bank)
    keep(\.machine)
    return rows.contains(where: kept.matches) ? kept : defaultFilter
  }

  /// Returns names without blanks, in alphabetical order.
  private static func inOrder(_ names: Set<String>) -> [String] {
    let named = names.filter { !$0.isEmpty }.map { (name: NameKey(loosely: $0).text, text: $0) }
    return named.sorted { ($0.name, $0.text) < ($1.name, $1.text) }.map(\.text)
  }
}
