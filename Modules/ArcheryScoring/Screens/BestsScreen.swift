public import Domain
public import LeaderboardKit

/// The best scores of one round with one kind of bow.
public struct BestsScreen: Codable, Hashable, Sendable {
  /// The round's code.
  public let round: String
  /// The round's name.
  public let roundName: String
  /// The kind of bow; nil for archers without a known one.
  public let bowType: BowType?
  /// The bucket: `all`, or a season such as `2025-INDOOR`.
  public let bucket: String
  /// Each archer's best, best first.
  public let rows: [Row]

  /// One archer's best.
  public struct Row: Codable, Hashable, Sendable, Identifiable {
    /// The archer.
    public let id: PlayerID
    /// The rank, shared by equal scores.
    public let rank: Int
    /// The name to show.
    public let displayName: String
    /// The score.
    public let score: Int
    /// The time of its last arrow.
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
