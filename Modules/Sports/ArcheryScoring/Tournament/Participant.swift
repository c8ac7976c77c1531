package import Domain
package import Leaderboards

/// One archer of a tournament.
package struct Participant: Hashable, Sendable, Identifiable {
  package let id: PlayerID
  /// The place in the order in which archers were ever added, from 1.
  let number: Int
  /// The name as entered, perhaps empty; ``Tournament/displayName(of:)`` is the name to show.
  package internal(set) var givenName: String
  /// Whether the name was deleted, and no other was given since.
  package internal(set) var isNameDeleted = false
  /// Whether the archer has no account, and is scored by the user who added it.
  package let isGuest: Bool
  package let addedBy: UserID
  package internal(set) var bowType: BowType?
  /// The diameter of the shafts in micrometres; nil for the round's default.
  package internal(set) var shaftDiameterUm: Int?
  /// The place that the organiser assigned.
  package internal(set) var target: TargetPlace?
  /// The facts that decide the category.
  package internal(set) var entrant: Entrant
  /// The category that the archer is in; nil for one who is unassigned, and where the shoot has no list of categories.
  package internal(set) var category: CategoryID?
  /// Whether the organiser entered the archer from an entry list.
  ///
  /// Such a guest counts towards no limit of guests.
  package let isEntered: Bool
  package internal(set) var status: ParticipantStatus
  /// Whether the archer is disqualified from all results, which show no score.
  package internal(set) var isExcluded = false
  /// The event by which the archer left, and its actor; nil for an active archer.
  var leaving: Leaving?
  package internal(set) var scorers: Set<UserID>
  /// The account that a guest is linked with, or a member's later account that has taken the line over.
  package internal(set) var account: UserID?
  /// Accounts that say this guest is their own, and wait for the organiser.
  package internal(set) var requests: Set<UserID> = []
  /// The printed cards of the archer's session, by which scorers at the archer's target come in.
  var cards: CardsID?
  /// Accounts that this guest was linked with earlier.
  var formerAccounts: Set<UserID> = []

  struct Leaving: Hashable, Sendable {
    let event: EventID
    let actor: UserID
  }

  /// The account whose arrows these are: the archer's own, or the one that the line is linked with; nil for other guests.
  package var user: UserID? { account ?? (isGuest ? nil : UserID(id)) }

  /// Whether a user may record this archer's arrows: the archer itself, a guest's host, an appointed
  /// scorer, and the scorer of a printed card of the archer's target.
  ///
  /// The guest flag is required: having added a registered archer gives no right over its sheet.
  package func isScoreable(by user: UserID) -> Bool {
    isScoreableUnappointed(by: user) || scorers.contains(user) || isOnCard(of: user)
  }

  /// Whether a user may record the arrows without being appointed: the archer itself, and a guest's host.
  package func isScoreableUnappointed(by user: UserID) -> Bool { self.user == user || isGuest && addedBy == user }

  private func isOnCard(of user: UserID) -> Bool {
    guard let cards, let target, let scorer = CardScorer(user) else { return false }
    return scorer.cards == cards && scorer.target == target.number
  }
}
