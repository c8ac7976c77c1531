/// A player's line in a season (`LPL_Standings.csv`).
public struct StandingsRow: Hashable, Sendable {
  /// The season.
  public let season: Int
  /// The name as the file spells it.
  public let player: String
  /// The league's total, which is never recomputed.
  public let total: Double
  /// The rank; nil if the file has none.
  public let rank: Int?
  /// The file's text: `Yes`, `No` or empty.
  public let eligible: String
  /// The number of nights played; nil if the file does not say.
  public let nights: Int?
  /// The points of the eight banks; 0 for a missing number.
  public let banks: [Double]

  /// The number of banks.
  public static let bankCount = 8
}

/// The standings of all seasons.
public struct LeagueStandings: Sendable {
  /// The rows in file order.
  public let rows: [StandingsRow]
  /// The skipped rows.
  public let skipped: SkippedRows
  /// The number of rows below the file's header.
  public let fileRows: Int

  /// Reads the file.
  ///
  /// - Parameter bytes: The file.
  /// - Throws: ``LeagueFileError`` for a file that cannot be read at all, or lacks a required column.
  public init(_ bytes: [UInt8]) throws(LeagueFileError) {
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
    fileRows = table.count
  }

  /// The seasons, ascending.
  public var seasons: [Int] { Set(rows.map(\.season)).sorted() }

  /// Returns a season's standings; the latest for a missing season, nil if there is none at all.
  public func season(_ chosen: Int? = nil) -> SeasonStandings? {
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
