public import Domain

/// One line in the list of tournaments.
public struct TournamentSummary: Codable, Hashable, Sendable, Identifiable {
  /// The tournament's id.
  public let id: TournamentID
  /// The tournament's name.
  public let name: String
  /// The organiser.
  public let createdBy: UserID
  /// The time of creation.
  public let createdAt: Timestamp
  /// The day that the organiser named, such as `2026-11-24`; nil for none.
  public let date: String?
  /// Where it is shot; nil where the organiser named no place.
  public let place: String?
  /// The state of the tournament.
  public let status: TournamentStatus
  /// The round's name, such as `WA 18m`; the names of the categories where there are several.
  public let roundName: ScreenText
  /// The number of active archers.
  public let archers: Int
  /// The leader; nil before the first arrow.
  public let leader: Leader?
  /// Whether it is practice, shown only to those who take part.
  public let isPractice: Bool
  /// Whether the user is the organiser.
  public let isCreator: Bool
  /// Whether this user shoots in it or scores for an archer who does.
  public let isTakingPart: Bool

  /// The name and score at the top of the board.
  public struct Leader: Codable, Hashable, Sendable {
    /// The name to show.
    public let displayName: String
    /// The total.
    public let totalScore: Int
  }
}
