/// What scores to aim for on a game: averages of the second, fourth and eighth best of bank nights.
public struct LeagueTarget: Hashable, Sendable {
  /// Where it is among the file's rows, from 0.
  public let place: Int
  /// As the file spells it.
  public let game: String
  /// Great; nil where the file has no number.
  public let second: Double?
  /// The main one.
  public let fourth: Double?
  /// The floor.
  public let eighth: Double?
}

/// The targets of all games (`LPL_Targets.csv`), always from the file (defect 13).
public struct LeagueTargets: Sendable {
  /// In file order.
  public let rows: [LeagueTarget]
  public let skipped: SkippedRows
  /// How many rows the file has below its header.
  public let fileRows: Int

  /// Reads the file.
  ///
  /// - Parameter bytes: The file as it is.
  /// - Throws: ``LeagueFileError`` for what cannot be read at all, or misses a column.
  public init(_ bytes: [UInt8]) throws(LeagueFileError) {
    var table = try LeagueTable(bytes)
    let game = try table.needed("game")
    let second = try table.needed("second_highest_avg")
    let fourth = try table.needed("fourth_highest_avg")
    let eighth = try table.needed("eighth_highest_avg")
    var rows: [LeagueTarget] = []
    while table.next() {
      let name = table.text(game)
      if name.isEmpty {
        table.skip(\.withoutName)
        continue
      }
      rows.append(
        LeagueTarget(
          place: rows.count,
          game: name,
          second: table.number(second),
          fourth: table.number(fourth),
          eighth: table.number(eighth)
        )
      )
    }
    self.rows = rows
    skipped = table.skipped
    fileRows = table.count
  }
}
