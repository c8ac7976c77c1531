public import Domain

/// The small document that a tournament is listed by; everything else is in its journal.
public struct TournamentCard: Codable, Hashable, Sendable, Identifiable {
  public let id: TournamentID
  public let name: String
  public let createdBy: UserID
  public let createdAt: Timestamp

  init(_ tournament: Tournament) {
    id = tournament.id
    name = tournament.name
    createdBy = tournament.createdBy
    createdAt = tournament.createdAt
  }
}

extension DocumentKey where Value == TournamentCard {
  public static func card(of tournament: TournamentID) -> Self { .json(tournament.card) }
}

extension Label {
  /// All cards of tournaments.
  public static let tournament: Label = "tournament"
}
