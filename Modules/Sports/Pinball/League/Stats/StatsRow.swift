package import Domain

/// One player on one machine on one bank night.
package struct StatsRow: Hashable, Sendable, Identifiable {
  /// The index among the file's rows.
  package let place: Int
  package let season: Season
  /// The bank from 1; 0 if the file has none.
  package let bank: Int
  /// The league's name of the bank, without meaning.
  package let bankName: String
  /// The name as the file spells it.
  package let player: String
  /// The machine as the file spells it; may be empty.
  package let machine: String
  /// The score; nil if the file has none, a dash or no number.
  package let score: Double?
  package let points: Double?
  /// The date; nil if there is none in the form `YYYY-MM-DD`.
  package let date: CivilDate?
  /// The number of the player's spelling.
  let playerNumber: Int
  let machineNumber: Int

  package var id: Int { place }

  package var countedScore: Double? { score.flatMap { $0 > 0 ? $0 : nil } }

  /// Whether the player played, so that previews use the row.
  package var isUsable: Bool {
    season.number != nil && bank > 0 && !player.isEmpty && !machine.isEmpty
      && (countedScore != nil || (points ?? 0) > 0)
  }

  /// The recency: by date first, then by season and bank.
  var recency: (day: Int64, night: Int) { (date?.dayNumber ?? 0, (season.number ?? 0) * 100 + bank) }

  func isSame(as other: StatsRow) -> Bool {
    (score, points, date, bankName) == (other.score, other.points, other.date, other.bankName) && night == other.night
  }

  /// The key of a row, which should be unique.
  struct Night: Hashable, Sendable {
    let season: Season
    let bank: Int
    let playerNumber: Int
    let machineNumber: Int

    /// Hashes numbers only, because a file has many rows.
    func hash(into hasher: inout Hasher) {
      let place = (season.number ?? 0) &* 64 &+ bank
      hasher.combine((place &* 65_536 &+ playerNumber) &* 65_536 &+ machineNumber)
    }
  }

  var night: Night { Night(season: season, bank: bank, playerNumber: playerNumber, machineNumber: machineNumber) }
}
