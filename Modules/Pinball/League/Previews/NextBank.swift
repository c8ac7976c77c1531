public import Domain

/// The card of targets for the player's next bank.
public struct NextBank: Hashable, Sendable {
  /// The banks of the latest season that were played, ascending.
  public let played: [Int]
  /// The banks with known targets, ascending.
  public let available: [Int]
  /// The lowest bank that was not played, or the lowest if all were; nil if none is known.
  public let bank: Int?
  /// The bank's targets by location; the first of the file without a bank.
  public let targets: [TargetLine]

  /// The most lines on the card.
  public static let size = 5

  /// Creates the card.
  ///
  /// - Parameters:
  ///   - stats: The stats, which show the banks played.
  ///   - player: The player; all players for nil, and for a player without scores.
  ///   - targets: The targets.
  ///   - size: The most targets.
  public init(_ stats: LeagueStats, player: NameKey?, targets: TargetTable, size: Int = Self.size) {
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
