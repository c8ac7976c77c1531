public import Domain
public import LeaderboardKit

/// The best scores of one round with one kind of bow.
public struct BestsScreen: Codable, Hashable, Sendable {
  public let round: String
  public let roundName: String
  /// nil for archers whose bow is not known.
  public let bowType: BowType?
  /// `all`, or a season such as `2025-INDOOR`.
  public let bucket: String
  /// Each archer's best, best first.
  public let rows: [Row]

  /// One archer's best.
  public struct Row: Codable, Hashable, Sendable, Identifiable {
    public let id: PlayerID
    /// Equal scores share it.
    public let rank: Int
    public let displayName: String
    public let score: Int
    /// When its last arrow was shot.
    public let achievedAt: Timestamp
  }
}

extension BestsScreen {
  init(_ round: Round, _ bow: BowType?, _ page: BoardPage) {
    let rows = page.standings.map { standing in
      Row(
        id: standing.entry.player,
        rank: standing.rank,
        displayName: standing.entry.displayName,
        score: Int(standing.entry.score.keys.first ?? 0),
        achievedAt: standing.entry.achievedAt
      )
    }
    self.init(
      round: round.code ?? "",
      roundName: round.name,
      bowType: bow,
      bucket: page.bucket.id,
      rows: rows
    )
  }
}
