package import Domain

/// One line in the list of tournaments.
package struct TournamentSummary: Codable, Hashable, Sendable, Identifiable {
  package let id: TournamentID
  package let name: String
  package let createdBy: UserID
  package let createdAt: Timestamp
  /// The day that the organiser named, such as `2026-11-24`; nil for none.
  package let date: String?
  /// Where it is shot; nil where the organiser named no place.
  package let place: String?
  package let status: TournamentStatus
  /// The round's name, such as `WA 18m`; the names of the categories where there are several.
  package let roundName: ScreenText
  package let archers: Int
  /// The leader; nil before the first arrow.
  package let leader: Leader?
  /// Whether it is practice, shown only to those who take part.
  package let isPractice: Bool
  package let isCreator: Bool
  /// Whether this user shoots in it or scores for an archer who does.
  package let isTakingPart: Bool

  package struct Leader: Codable, Hashable, Sendable {
    package let displayName: String
    package let totalScore: Int
  }
}
