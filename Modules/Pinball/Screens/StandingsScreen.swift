public import Domain

/// A season's standings for display.
///
/// The page shows it, and `standings --json` prints it.
public struct StandingsScreen: Hashable, Codable, Sendable {
  /// One line.
  public struct Line: Hashable, Codable, Sendable, Identifiable {
    /// The position from 1, unique.
    public let position: Int
    /// The rank, shared by ties.
    public let rank: Int
    /// The player's name for display.
    public let player: String
    /// The total.
    public let total: Double
    /// The league's own word, such as `Yes`; empty for none.
    public let eligible: String
    /// The number of nights played.
    public let nights: Int?
    /// The points of the eight banks.
    public let banks: [Double]
    /// Whether it is the reader's own league player.
    public let isMine: Bool

    public var id: Int { position }
  }

  /// The season.
  public let season: Int
  /// The seasons, ascending.
  public let seasons: [Int]
  /// The lines.
  public let lines: [Line]
  /// The number of places in the finals.
  public let finalists: Int
  /// The number of unusable rows in the file.
  public let skippedRows: Int
}

extension LeagueStandings {
  /// Returns a season for display; nil if the file has none.
  ///
  /// - Parameters:
  ///   - chosen: The season; the latest if it does not exist.
  ///   - player: The reader's own league player.
  ///   - names: The names of players.
  /// - Returns: The screen.
  public func screen(season chosen: Int? = nil, for player: NameKey?, _ names: LeagueNames) -> StandingsScreen? {
    guard let season = season(chosen) else { return nil }
    let mine = player.flatMap { season.index(of: $0) }
    return StandingsScreen(
      season: season.season,
      seasons: seasons,
      lines: season.lines.indices.map { index in
        StandingsScreen.Line(season.lines[index], isMine: index == mine, names)
      },
      finalists: SeasonStandings.finalists,
      skippedRows: skipped.total
    )
  }
}

extension StandingsScreen.Line {
  init(_ line: SeasonStandings.Line, isMine: Bool, _ names: LeagueNames) {
    (position, rank, total) = (line.position, line.rank, line.row.total)
    player = names.shown(line.row.player)
    (eligible, nights, banks) = (line.row.eligible, line.row.nights, line.row.banks)
    self.isMine = isMine
  }
}
