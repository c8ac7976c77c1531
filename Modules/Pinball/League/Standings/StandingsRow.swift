/// A player's line in a season (`LPL_Standings.csv`).
public struct StandingsRow: Hashable, Sendable {
  public let season: Int
  /// As the file spells it.
  public let player: String
  /// The league's sum, never worked out here.
  public let total: Double
  /// nil where the file has none.
  public let rank: Int?
  /// The file's text: `Yes` or `No`, or nothing.
  public let eligible: String
  /// The nights that were played; nil where the file does not say.
  public let nights: Int?
  /// Eight; 0 where there is no number.
  public let banks: [Double]

  public static let bankCount = 8
}

/// All seasons' standings.
public struct LeagueStandings: Sendable {
  /// In file order.
  public let rows: [StandingsRow]
  public let skipped: SkippedRows
  /// How many rows the file has below its header.
  public let fileRows: Int

  /// Reads the file.
  ///
  /// - Parameter bytes: The file as it is.
  /// - Throws: ``LeagueFileError`` for what cannot be read at all, or misses a column that is needed.
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
      rows.append(columns.row(of: table, season, player))
    }
    self.rows = rows
    skipped = table.skipped
    fileRows = table.count
  }

  /// Ascending.
  public var seasons: [Int] { Set(rows.map(\.season)).sorted() }

  /// A season's standings; the latest one's for a season that is not there, nil where there is none at all.
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
