/// The league's scores: every player on every machine on every bank night (`LPL_Stats.csv`).
public struct LeagueStats: Sendable {
  /// In file order, without those that say what an earlier one says.
  public let rows: [StatsRow]
  /// Rows that a row before them has the season, bank, player and machine of, with other values.
  ///
  /// A machine was played twice, or somebody made a mistake; they are kept, and count.
  public let repeats: [StatsRow]
  /// Rows that were left out because an earlier one says the same.
  public let duplicates: [StatsRow]
  public let skipped: SkippedRows
  /// How many rows the file has below its header.
  public let fileRows: Int
  /// How each spelling of a player is compared, by ``StatsRow/playerNumber``.
  let playerNames: [ComparedName]

  /// Reads the file.
  ///
  /// - Parameter bytes: The file as it is.
  /// - Throws: ``LeagueFileError`` for what cannot be read at all.
  public init(_ bytes: [UInt8]) throws(LeagueFileError) {
    var reader = StatsReader(table: try LeagueTable(bytes))
    try reader.read()
    rows = reader.rows
    repeats = reader.repeats
    duplicates = reader.duplicates
    skipped = reader.table.skipped
    fileRows = reader.table.count
    playerNames = reader.players.texts.map { ComparedName($0) }
  }

  /// The rows of a player, however the name is spelled.
  public func rows(of player: ComparedName) -> [StatsRow] {
    rows.filter { playerNames[$0.playerNumber] == player }
  }

  /// All rows of a player that the file has, in its order; also those that say what an earlier one says.
  func fileRows(of player: ComparedName) -> [StatsRow] {
    let left = duplicates.filter { playerNames[$0.playerNumber] == player }
    return left.isEmpty ? rows(of: player) : (rows(of: player) + left).sorted { $0.place < $1.place }
  }

  /// How a row's player is compared.
  public func name(of row: StatsRow) -> ComparedName { playerNames[row.playerNumber] }

  /// Everybody, each by the first spelling, in the order of names.
  public var players: [String] {
    var seen: Set<ComparedName> = []
    var result: [(name: ComparedName, text: String)] = []
    var known = Array(repeating: false, count: playerNames.count)
    for row in rows where !known[row.playerNumber] {
      known[row.playerNumber] = true
      let name = name(of: row)
      if !name.isBlank, seen.insert(name).inserted { result.append((name, row.player)) }
    }
    return result.sorted { $0.name.text < $1.name.text }.map(\.text)
  }
}
