/// The targets' card: what to aim for on the bank that a player plays next.
public struct NextBank: Hashable, Sendable {
  /// The banks of the latest season that were played, ascending.
  public let played: [Int]
  /// The banks that targets are known for, ascending.
  public let available: [Int]
  /// The lowest that was not played, or the lowest where all were; nil where none is known.
  public let bank: Int?
  /// The bank's targets by where they stand; the first of the file where no bank is known.
  public let targets: [TargetLine]

  public static let size = 5

  /// - Parameters:
  ///   - stats: Where it says what was played.
  ///   - player: Who plays; everybody together for nobody, and for a player without scores.
  ///   - targets: What is aimed for.
  ///   - size: How many targets at most.
  public init(_ stats: LeagueStats, player: ComparedName?, targets: TargetTable, size: Int = Self.size) {
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
