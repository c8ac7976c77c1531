/// The target scores of a game: averages of the second, fourth and eighth best of bank nights.
package struct LeagueTarget: Hashable, Sendable {
  /// The index among the file's rows.
  package let place: Int
  /// The name as the file spells it.
  package let game: String
  /// The great score; nil if the file has no number.
  package let second: Double?
  /// The main target.
  package let fourth: Double?
  /// The floor.
  package let eighth: Double?
}

/// The targets of all games (`LPL_Targets.csv`), always from the file.
package struct LeagueTargets: Sendable {
  /// The rows in file order.
  package let rows: [LeagueTarget]
  package let skipped: SkippedRows

  package init(_ bytes: [UInt8]) throws(LeagueFileError) {
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
      if table.hasRounded(second, fourth, eighth) {
        table.skip(\.rounded)
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
  }
}
