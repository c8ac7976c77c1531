public import Domain

/// One line of the list of tournaments.
public struct TournamentSummary: Codable, Hashable, Sendable, Identifiable {
  public let id: TournamentID
  public let name: String
  public let createdBy: UserID
  public let createdAt: Timestamp
  public let status: TournamentStatus
  /// Such as `WA 18m`.
  public let roundName: String
  /// Archers who were not withdrawn or disqualified.
  public let archers: Int
  /// Who leads, for the list to show; nil before the first arrow.
  public let leader: Leader?
  /// Shot for oneself; shown to those who take part and to nobody else.
  public let isPractice: Bool
  public let isCreator: Bool
  /// Whether this user shoots in it or scores for somebody who does.
  public let isTakingPart: Bool

  /// The name and score at the top of the board.
  public struct Leader: Codable, Hashable, Sendable {
    public let displayName: String
    public let totalScore: Int
  }
}
