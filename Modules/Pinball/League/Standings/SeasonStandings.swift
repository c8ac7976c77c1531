public import Domain

/// One season's standings, in order.
public struct SeasonStandings: Sendable {
  /// One line.
  public struct Line: Hashable, Sendable {
    /// The row.
    public let row: StandingsRow
    /// The file's rank, or the competition rank by total if the file does not rank everyone.
    public let rank: Int
    /// The position from 1, unique.
    public let position: Int
  }

  /// The season.
  public let season: Int
  /// The lines.
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

  /// The number of places in the finals, which are highlighted.
  public static let finalists = 8

  /// Returns the index of a player's line; nil for a player without one.
  public func index(of player: NameKey) -> Int? { board.index(of: player) }

  /// Returns the range of lines around a player; nil for a player without a line.
  public func window(around player: NameKey, size: Int = 5) -> Range<Int>? {
    board.window(around: player, size: size)
  }
}
