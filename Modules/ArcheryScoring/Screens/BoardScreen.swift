public import Domain

/// The live board of one tournament.
public struct BoardScreen: Codable, Hashable, Sendable {
  public let tournament: TournamentID
  public let name: String
  public let status: TournamentStatus
  public let roundName: String
  public let rule: RuleScreen
  public let countTitles: CountTitles
  public let basis: BoardBasis
  public let ends: Int
  /// In order of ``BoardRow/ordinal``.
  public let rows: [BoardRow]
  public let unranked: [UnrankedRow]
  /// Events that did not count and want a look.
  public let refusedEvents: Int
}

/// One archer's line (ARC-57).
public struct BoardRow: Codable, Hashable, Sendable, Identifiable {
  public let id: PlayerID
  /// By the tournament's tie policy.
  public let rank: Int
  /// 1 1 2.
  public let dense: Int
  /// 1…n, unique; equal archers by id.
  public let ordinal: Int
  /// Another archer is equal in every key of the rule.
  public let tied: Bool
  public let displayName: String
  public let bowType: BowType?
  /// On the board's basis.
  public let totalScore: Int
  /// All arrows, whatever the basis.
  public let runningTotal: Int
  public let endsCompleted: Int
  public let arrowsShot: Int
  public let hits: Int
  public let xCount: Int
  public let tenCount: Int
  /// 0 or negative.
  public let scoreDifferenceFromFirst: Int
  public let isCurrentUser: Bool
  public let isActivelyScoring: Bool
}

/// An archer without a rank (ARC-60).
public struct UnrankedRow: Codable, Hashable, Sendable, Identifiable {
  /// Why there is no rank.
  public enum Reason: String, Codable, Hashable, Sendable {
    case didNotFinish = "DNF"
    case didNotStart = "DNS"
    case disqualified = "DSQ"
  }

  public let id: PlayerID
  public let displayName: String
  public let reason: Reason
  public let totalScore: Int
  public let endsCompleted: Int
  public let isCurrentUser: Bool
}
