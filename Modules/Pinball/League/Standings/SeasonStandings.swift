internal import Domain

/// One season's standings in the order of their places.
public struct SeasonStandings: Sendable {
  public struct Line: Hashable, Sendable {
    public let row: StandingsRow
    /// The file's rank, or the competition rank by total where the file does not rank everybody.
    public let rank: Int
    /// From 1, unique.
    public let position: Int
  }

  public let season: Int
  public let lines: [Line]
  /// Whether the ranks are the file's.
  public let hasFileRanks: Bool
  private let board: LeagueBoard<StandingsRow>

  init(season: Int, rows: [StandingsRow]) {
    self.season = season
    let hasFileRanks = rows.allSatisfy { $0.rank != nil }
    self.hasFileRanks = hasFileRanks
    board = LeagueBoard(
      rows,
      directions: hasFileRanks ? [.ascending] : [.descending, .descending],
      name: \.player
    ) { row in
      hasFileRanks ? Score(Int64(row.rank ?? 0)) : Score(row.total)
    }
    lines = board.lines.map { line in
      let rank = (hasFileRanks ? line.row.rank : nil) ?? line.standing.rank
      return Line(row: line.row, rank: rank, position: line.standing.position)
    }
  }

  /// How many places the finals have; those are set off.
  public static let finalists = 8

  /// Where a player's line is, from 0; nil for whoever has none.
  public func index(of player: ComparedName) -> Int? { board.index(of: player) }

  /// Which lines are around a player's; nil for whoever has none.
  public func window(around player: ComparedName, size: Int = 5) -> Range<Int>? {
    board.window(around: player, size: size)
  }
}
