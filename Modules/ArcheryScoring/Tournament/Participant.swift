public import Domain
public import LeaderboardKit

/// One archer of a tournament.
public struct Participant: Hashable, Sendable, Identifiable {
  /// The archer's id.
  public let id: PlayerID
  /// The place in the order in which archers were ever added, from 1.
  let number: Int
  /// The name as entered, perhaps empty; ``Tournament/displayName(of:)`` is the name to show.
  public internal(set) var givenName: String
  /// Whether the name was deleted, and no other was given since.
  public internal(set) var isNameDeleted = false
  /// Whether the archer has no account, and is scored by the user who added it.
  public let isGuest: Bool
  /// The user who added the archer.
  public let addedBy: UserID
  /// The kind of bow.
  public internal(set) var bowType: BowType?
  /// The diameter of the shafts in micrometres; nil for the round's default.
  public internal(set) var shaftDiameterUm: Int?
  /// The place that the organiser assigned.
  public internal(set) var target: TargetPlace?
  /// The facts that decide the category.
  public internal(set) var entrant: Entrant
  /// The category that the archer is in; nil for one who is unassigned, and where the shoot has no list of categories.
  public internal(set) var category: CategoryID?
  /// Whether the organiser entered the archer from an entry list.
  ///
  /// Such a guest counts towards no limit of guests.
  public let isEntered: Bool
  /// Whether the archer is active, withdrawn or disqualified.
  public internal(set) var status: ParticipantStatus
  /// Whether the archer is disqualified from all results, which show no score.
  public internal(set) var isExcluded = false
  /// The event by which the archer left, and its actor; nil for an active archer.
  var leaving: Leaving?
  /// The additional scorers whom the organiser appointed.
  public internal(set) var scorers: Set<UserID>
  /// The account that a guest is linked with, or a member's later account that has taken the line over.
  public internal(set) var account: UserID?
  /// Accounts that say this guest is their own, and wait for the organiser.
  public internal(set) var requests: Set<UserID> = []
  /// The printed cards of the archer's session, by which scorers at the archer's target come in.
  var cards: CardsID?
  /// Accounts that this guest was linked with earlier.
  var formerAccounts: Set<UserID> = []

  struct Leaving: Hashable, Sendable {
    let event: EventID
    let actor: UserID
  }

  /// The account whose arrows these are: the archer's own, or the one that the line is linked with; nil for other guests.
  public var user: UserID? { account ?? (isGuest ? nil : UserID(id)) }

  /// Whether a user may record this archer's arrows: the archer itself, a guest's host, an appointed
  /// scorer, and the scorer of a printed card of the archer's target.
  ///
  /// The guest flag is required: having added a registered archer gives no right over its sheet.
  public func isScoreable(by user: UserID) -> Bool {
    let isOwn = self.user == user || isGuest && addedBy == user
    return isOwn || scorers.contains(user) || isOnCard(of: user)
  }

  private func isOnCard(of user: UserID) -> Bool {
    guard let cards, let target, let scorer = CardScorer(user) else { return false }
    return scorer.cards == cards && scorer.target == target.number
  }
}
