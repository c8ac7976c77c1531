package import Domain

package struct SeasonStandings: Sendable {
  package struct Line: Hashable, Sendable {
    package let row: StandingsRow
    /// The file's rank, or the competition rank by total if the file does not rank everyone.
    package let rank: Int
    /// The position from 1, unique.
    package let position: Int
  }

  package let season: Int
  package let lines: [Line]
  private let board: LeagueBoard<StandingsRow>

  init(season: Int, rows: [StandingsRow]) {
    self.season = season
    let hasFileRanks = rows.allSatisfy { $0.rank != nil }
    board = LeagueBoard(
      rows,
      directions: hasFileRanks ? [.ascending] : [.descending, .descending],
      name: \.player
    ) { row in
      hasFileRanks ? Score(row.rank ?? 0) : Score(row.total)
    }
    lines = board.lines.map { line in
      let rank = (hasFileRanks ? line.row.rank : nil) ?? line.standing.rank
      return Line(row: line.row, rank: rank, position: line.standing.position)
    }
  }

  /// The number of places in the finals, which are highlighted.
  package static let finalists = 8

  package func index(of player: NameKey) -> Int? { board.index(of: player) }

  package func window(around player: NameKey, size: Int = 5) -> Range<Int>? {
    board.window(around: player, size: size)
  }
}
