public import Domain
public import LeaderboardKit

/// The best scores of one round, with one kind of bow or with all of them.
public struct BestsScreen: Codable, Hashable, Sendable {
  /// The round's code.
  public let round: String
  /// The round's name.
  public let roundName: String
  /// The kind of bow; nil for archers without a known one, and for all kinds together.
  public let bowType: BowType?
  /// Whether the board ranks all kinds of bow together.
  public let isOfAllBows: Bool
  /// The bucket: `all`, or a season such as `2025-INDOOR`, a month, week or day.
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
    /// The name of the tournament; nil for a reader who may not know it.
    public let shoot: String?
    /// The score.
    public let score: Int
    /// The time of its last arrow.
    public let achievedAt: Timestamp
  }
}

extension BestsScreen {
  /// The kinds of bow of a board.
  enum Bows {
    case bow(BowType?)
    case all
  }

  init(_ round: Round, _ code: String, _ bows: Bows, _ page: BoardPage, shoots: [PlayerID: String]) {
    let rows = page.standings.map { standing in
      Row(
        id: standing.entry.player,
        rank: standing.rank,
        displayName: standing.entry.displayName,
        shoot: shoots[standing.entry.player],
        score: Int(standing.entry.score.keys.first ?? 0),
        achievedAt: standing.entry.achievedAt
      )
    }
    let (bow, isOfAllBows): (BowType?, Bool) =
      switch bows {
      case .bow(let bow): (bow, false)
      case .all: (nil, true)
      }
    self.init(
      round: code,
      roundName: round.name,
      bowType: bow,
      isOfAllBows: isOfAllBows,
      bucket: page.bucket.id,
      rows: rows
    )
  }
}
