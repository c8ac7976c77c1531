public import Domain

/// One player on one machine on one bank night.
public struct StatsRow: Hashable, Sendable, Identifiable {
  /// Where it is among the file's rows, from 0.
  public let place: Int
  public let season: Season
  /// From 1; 0 where the file has none.
  public let bank: Int
  /// What the league calls the bank; it means nothing.
  public let bankName: String
  /// As the file spells it.
  public let player: String
  /// As the file spells it; may be empty.
  public let machine: String
  /// nil where the file has none, a dash or no number.
  public let score: Double?
  public let points: Double?
  /// nil where there is none, or no `YYYY-MM-DD`.
  public let date: CivilDate?
  /// Which of the stats' names they are.
  let playerNumber: Int
  let machineNumber: Int

  public var id: Int { place }

  /// The score where there is one to count.
  public var countedScore: Double? { score.flatMap { $0 > 0 ? $0 : nil } }

  /// Whether somebody played here: the rows that previews go by.
  public var isUsable: Bool {
    season.number != nil && bank > 0 && !player.isEmpty && !machine.isEmpty
      && (countedScore != nil || (points ?? 0) > 0)
  }

  /// How recent it is: by date first, then by season and bank.
  var recency: (day: Int64, night: Int) { (date?.dayNumber ?? 0, (season.number ?? 0) * 100 + bank) }

  /// Whether the other row says the same.
  func isSame(as other: StatsRow) -> Bool {
    (score, points, date, bankName) == (other.score, other.points, other.date, other.bankName) && night == other.night
  }

  /// What only one row should have.
  struct Night: Hashable, Sendable {
    let season: Season
    let bank: Int
    let playerNumber: Int
    let machineNumber: Int

    /// By numbers alone, for a file has many rows.
    func hash(into hasher: inout Hasher) {
      let place = (season.number ?? 0) &* 64 &+ bank
      hasher.combine((place &* 65_536 &+ playerNumber) &* 65_536 &+ machineNumber)
    }
  }

  var night: Night { Night(season: season, bank: bank, playerNumber: playerNumber, machineNumber: machineNumber) }
}
