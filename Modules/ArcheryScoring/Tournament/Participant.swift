public import Domain
public import LeaderboardKit

/// One archer of a tournament (ARC-2).
public struct Participant: Hashable, Sendable, Identifiable {
  public let id: PlayerID
  /// As it was entered, maybe empty; ``Tournament/displayName(of:)`` is what is shown.
  public internal(set) var givenName: String
  /// An archer without an account, scored by the user who added it.
  public let isGuest: Bool
  public let addedBy: UserID
  public internal(set) var bowType: BowType?
  /// nil for the round's default.
  public internal(set) var shaftDiameterUm: Int?
  /// Where the organiser put this archer.
  public internal(set) var target: TargetPlace?
  /// What decides the category.
  public internal(set) var entrant: Entrant
  /// The category that the archer is in; nil for one who is unassigned, and where the shoot has no list of categories.
  public internal(set) var category: CategoryID?
  /// Entered by the organiser from an entry list: a guest who counts towards no limit of guests.
  public let isEntered: Bool
  public internal(set) var status: ParticipantStatus
  /// The event by which the archer went out, and who recorded it; nil for one who is in.
  var leaving: Leaving?
  /// Users whom the organiser lets score this archer, too (ARC-34).
  public internal(set) var scorers: Set<UserID>
  /// The account that a guest is linked with.
  public internal(set) var account: UserID?
  /// Accounts that say this guest is their own, and wait for the organiser.
  public internal(set) var requests: Set<UserID> = []
  /// The printed cards by which scorers at the archer's target come in.
  var cards: CardsID?
  /// Accounts that this guest was linked with earlier.
  var formerAccounts: Set<UserID> = []

  struct Leaving: Hashable, Sendable {
    let event: EventID
    let actor: UserID
  }

  /// The account whose arrows these are: the archer's own, or the one that a guest is linked with; nil for other guests.
  public var user: UserID? { isGuest ? account : UserID(id) }

  /// Whether a user may record this archer's arrows (ARC-30): the archer itself, a guest's host, an appointed
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
