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

/// What somebody is in a tournament's space, for access rules: kept under `tournaments/{id}/members/{user}`.
public struct TournamentMember: Codable, Hashable, Sendable {
  /// The raw values are stored.
  public enum Role: String, Codable, Hashable, Sendable { case owner, member, guest }

  public let role: Role
  /// A guest's host.
  public let addedBy: UserID?
}

extension DocumentKey where Value == TournamentCard {
  public static func card(of tournament: TournamentID) -> Self { .json(tournament.card) }
}

extension DocumentKey where Value == TournamentMember {
  static func member(_ user: UserID, of tournament: TournamentID) -> Self { .json(tournament.member(user)) }
}

extension Label {
  /// All cards of tournaments.
  public static let tournament: Label = "tournament"

  /// All places where a user is a member; nil for an id too long to be a label.
  public static func member(_ user: UserID) -> Label? {
    let label = Label(rawValue: "member:\(user)")
    return label.problem == nil ? label : nil
  }
}
