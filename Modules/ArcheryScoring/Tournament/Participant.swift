public import Domain
public import LeaderboardKit

/// One archer of a tournament.
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
  /// Entered by the organiser from an entry list: a guest who counts towards no limit of guests.
  public let isEntered: Bool
  public internal(set) var status: ParticipantStatus
  /// The event by which the archer went out, and who recorded it; nil for one who is in.
  var leaving: Leaving?
  /// Users whom the organiser lets score this archer, too.
  public internal(set) var scorers: Set<UserID>

  struct Leaving: Hashable, Sendable {
    let event: EventID
    let actor: UserID
  }

  /// Whether a user may record this archer's arrows: the archer itself, a guest's host, an appointed scorer.
  ///
  /// The guest flag is required: having added a registered archer gives no right over its sheet.
  public func isScoreable(by user: UserID) -> Bool {
    let isOwn = isGuest ? addedBy == user : id == PlayerID(user)
    return isOwn || scorers.contains(user)
  }
}
