/// A player's line in a season (`LPL_Standings.csv`).
package struct StandingsRow: Hashable, Sendable {
  package let season: Int
  /// The name as the file spells it.
  package let player: String
  /// The league's total, which is never recomputed.
  package let total: Double
  package let rank: Int?
  /// The file's text: `Yes`, `No` or empty.
  package let eligible: String
  /// The number of nights played; nil if the file does not say.
  package let nights: Int?
  /// The points of the eight banks; 0 for a missing number.
  package let banks: [Double]

  package static let bankCount = 8
}

package struct LeagueStandings: Sendable {
  /// The rows in file order.
  package let rows: [StandingsRow]
  package let skipped: SkippedRows

  package init(_ bytes: [UInt8]) throws(LeagueFileError) {
    var table = try LeagueTable(bytes)
    let columns = try Columns(table)
    var rows: [StandingsRow] = []
    while table.next() {
      let player = table.text(columns.player)
      guard let season = Season(table.text(columns.season)).number else {
        table.skip(\.withoutSeason)
        continue
      }
      if player.isEmpty {
        table.skip(\.withoutName)
        continue
      }
      if table.hasRounded(columns.total) {
        table.skip(\.rounded)
        continue
      }
      rows.append(columns.row(of: table, season, player))
    }
    self.rows = rows
    skipped = table.skipped
  }

  /// The seasons, ascending.
  package var seasons: [Int] { Set(rows.map(\.season)).sorted() }

  /// Returns a season's standings; the latest for a missing season, nil if there is none at all.
  package func season(_ chosen: Int? = nil) -> SeasonStandings? {
    let seasons = seasons
    guard let latest = seasons.last else { return nil }
    let season = chosen.flatMap { seasons.contains($0) ? $0 : nil } ?? latest
    return SeasonStandings(season: season, rows: rows.filter { $0.season == season })
  }
}

private struct Columns {
  let season, player, total: Int
  let banks: [Int]
  let rank, eligible, nights: Int?

  init(_ table: LeagueTable) throws(LeagueFileError) {
    season = try table.needed("season")
    player = try table.needed("player")
    total = try table.needed("total")
    var banks: [Int] = []
    for bank in 1...StandingsRow.bankCount { banks.append(try table.needed("bank_\(bank)")) }
    self.banks = banks
    rank = table.column("rank")
    eligible = table.column("eligible")
    nights = table.column("nights")
  }

  func row(of table: LeagueTable, _ season: Int, _ player: String) -> StandingsRow {
    StandingsRow(
      season: season,
      player: player,
      total: table.number(total) ?? 0,
      rank: table.whole(rank),
      eligible: table.text(eligible),
      nights: table.whole(nights),
      banks: banks.map { table.number($0) ?? 0 }
    )
  }
}
