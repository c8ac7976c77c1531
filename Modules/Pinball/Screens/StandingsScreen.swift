/// A season's standings as they are shown.
///
/// This is what the page shows and `standings --json` prints.
public struct StandingsScreen: Hashable, Codable, Sendable {
  public struct Line: Hashable, Codable, Sendable, Identifiable {
    /// From 1, and each once.
    public let position: Int
    /// Equal for those who tie.
    public let rank: Int
    public let player: String
    public let total: Double
    /// The league's own word, such as `Yes`; empty where it has none.
    public let eligible: String
    public let nights: Int?
    /// Eight.
    public let banks: [Double]
    /// Whether it is the league player of whoever looks.
    public let isMine: Bool

    public var id: Int { position }
  }

  public let season: Int
  /// Ascending.
  public let seasons: [Int]
  public let lines: [Line]
  /// Places up to this one play in the finals.
  public let finalists: Int
  /// How many rows of the file could not be used.
  public let skippedRows: Int
}

extension LeagueStandings {
  /// A season as it is shown; nil where the file has none.
  ///
  /// - Parameters:
  ///   - chosen: The season; the latest one where there is none such.
  ///   - player: The league player of whoever looks.
  ///   - names: How players are named.
  /// - Returns: What is shown.
  public func screen(season chosen: Int? = nil, for player: ComparedName?, _ names: LeagueNames) -> StandingsScreen? {
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
