package import Domain

/// The card of targets for the player's next bank.
package struct NextBank: Hashable, Sendable {
  /// The banks of the latest season that were played, ascending.
  package let played: [Int]
  /// The banks with known targets, ascending.
  package let available: [Int]
  /// The lowest bank that was not played, or the lowest if all were; nil if none is known.
  package let bank: Int?
  /// The bank's targets by location; the first of the file without a bank.
  package let targets: [TargetLine]

  package static let size = 5

  /// Creates the card of a player; that of all players for nil, and for a player without scores.
  package init(_ stats: LeagueStats, player: NameKey?, targets: TargetTable, size: Int = Self.size) {
    let usable = stats.usableRows
    let own = player.map { player in usable.filter { stats.name(of: $0) == player } } ?? []
    let rows = own.isEmpty ? usable : own
    let season = rows.compactMap(\.season.number).max()
    let played = Set(rows.filter { $0.season.number == season }.map(\.bank))
    self.played = played.sorted()
    available = targets.banks
    let bank = available.first { !played.contains($0) } ?? available.first
    self.bank = bank
    guard let bank else {
      self.targets = Array(targets.lines.prefix(size))
      return
    }
    let ofBank = targets.lines.filter { $0.bank == bank }
    self.targets = Array(
      ofBank.sorted { ($0.floorOrder, $0.target.game) < ($1.floorOrder, $1.target.game) }.prefix(size)
    )
  }
}
