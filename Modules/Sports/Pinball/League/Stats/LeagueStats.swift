package import Domain

/// The league's scores: every player on every machine on every bank night (`LPL_Stats.csv`).
package struct LeagueStats: Sendable {
  /// The rows in file order, without duplicates.
  package let rows: [StatsRow]
  /// The rows with the season, bank, player and machine of an earlier row, but other values.
  ///
  /// The machine was played twice, or an entry was wrong. They are kept, and count.
  package let repeats: [StatsRow]
  /// The rows that equal an earlier one, and were left out.
  package let duplicates: [StatsRow]
  package let skipped: SkippedRows
  /// The compared name of each player, by ``StatsRow/playerNumber``.
  let playerNames: [NameKey]

  package init(_ bytes: [UInt8]) throws(LeagueFileError) {
    var reader = StatsReader(table: try LeagueTable(bytes))
    try reader.read()
    rows = reader.rows
    repeats = reader.repeats
    duplicates = reader.duplicates
    skipped = reader.table.skipped
    playerNames = reader.players.texts.map { NameKey(loosely: $0) }
  }

  /// Returns the rows of a player, in any spelling of the name.
  package func rows(of player: NameKey) -> [StatsRow] {
    rows.filter { playerNames[$0.playerNumber] == player }
  }

  /// Returns all rows of a player in file order, including duplicates.
  func fileRows(of player: NameKey) -> [StatsRow] {
    let left = duplicates.filter { playerNames[$0.playerNumber] == player }
    return left.isEmpty ? rows(of: player) : (rows(of: player) + left).sorted { $0.place < $1.place }
  }

  package func name(of row: StatsRow) -> NameKey { playerNames[row.playerNumber] }

  /// All players, each in the first spelling, in order of names.
  package var players: [String] {
    var seen: Set<NameKey> = []
    var result: [(name: NameKey, text: String)] = []
    var known = Array(repeating: false, count: playerNames.count)
    for row in rows where !known[row.playerNumber] {
      known[row.playerNumber] = true
      let name = name(of: row)
      if !name.isBlank, seen.insert(name).inserted { result.append((name, row.player)) }
    }
    return result.sorted { $0.name.text < $1.name.text }.map(\.text)
  }
}
