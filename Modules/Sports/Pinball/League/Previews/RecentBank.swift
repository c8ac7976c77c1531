package import Domain

/// The card of a player's most recent bank night.
package struct RecentBank: Hashable, Sendable {
  /// The player as the file spells it, to be shown redacted.
  package let player: String
  /// Whether it is another player, because the requested one has no scores.
  package let isFallback: Bool
  package let season: Int
  package let bank: Int
  /// The rows in file order.
  package let rows: [StatsRow]

  package static let size = 5
}

extension LeagueStats {
  var usableRows: [StatsRow] { rows.filter(\.isUsable) }

  /// Returns a player's most recent bank night; that of the last player if the player has none, nil if no one has.
  package func recentBank(of player: NameKey?, size: Int = RecentBank.size) -> RecentBank? {
    let usable = usableRows
    let own = player.map { player in usable.filter { name(of: $0) == player } } ?? []
    guard let latest = Self.mostRecent(own.isEmpty ? usable : own) else { return nil }
    let night = usable.filter { row in
      name(of: row) == name(of: latest) && row.season.number == latest.season.number && row.bank == latest.bank
    }
    return RecentBank(
      player: latest.player,
      isFallback: own.isEmpty,
      season: latest.season.number ?? 0,
      bank: latest.bank,
      rows: Self.shown(night, size)
    )
  }

  /// Returns the most recent row by date, then by season and bank; the first in file order among equals.
  private static func mostRecent(_ rows: [StatsRow]) -> StatsRow? {
    guard let first = rows.first else { return nil }
    return rows.reduce(first) { $1.recency > $0.recency ? $1 : $0 }
  }

  /// Returns the rows to show, without those that lack a score if there are enough others.
  private static func shown(_ night: [StatsRow], _ size: Int) -> [StatsRow] {
    let scored = night.filter { $0.countedScore != nil }
    return Array((night.count > size && scored.count >= size ? scored : night).prefix(size))
  }
}
