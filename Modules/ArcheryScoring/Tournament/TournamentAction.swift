public import Domain

/// What one event of a tournament's journal says, beside who, whom and when.
public enum TournamentAction: Hashable, Sendable {
  case created(Setup)
  /// Name, round or settings were changed before the start.
  case changed(Setup)
  case participantAdded(NewParticipant)
  case participantChanged(ParticipantDetails)
  case scorersAppointed(Scorers)
  case started
  case paused
  case resumed
  case arrow(Shot)
  /// Takes another event back; the event names it.
  case undone
  case edited(Correction)
  case disputeSettled(Settlement)
  case withdrawn(Reason)
  case disqualified(Reason)
  case sheetsFinalised(Archers)
  case completed(Completion)
  case cancelled(Reason)
  case shootOff(ShootOff)
  /// A sheet was found equal to the one on paper.
  case checked(PaperTotals)
}

// MARK: Bodies, as they are stored

extension TournamentAction {
  /// What is shot, and how it is ranked and run.
  public struct Setup: Codable, Hashable, Sendable {
    public let name: String
    /// A copy of its own, so that the catalogue may change.
    public let round: Round
    public let settings: TournamentSettings
  }

  /// The archer is the event's subject.
  public struct NewParticipant: Codable, Hashable, Sendable {
    public let displayName: String
    public let isGuest: Bool
    public let addedBy: UserID
    public let bowType: BowType?
    public let shaftDiameterUm: Int?
    /// Ends that a late archer did not shoot, to be filled with misses (ARC-49).
    public let missedEnds: Int
    /// nil in events of earlier versions, and where nobody chose one.
    public let target: TargetPlace?
    /// From the organiser's entry list; nil, as in events of earlier versions, for no.
    public let isEntered: Bool?
  }

  /// Replaces all of an archer's details; the archer is the event's subject.
  public struct ParticipantDetails: Codable, Hashable, Sendable {
    public let displayName: String
    public let bowType: BowType?
    public let shaftDiameterUm: Int?
    /// nil in events of earlier versions, and for nowhere.
    public let target: TargetPlace?
  }

  /// The archer is the event's subject.
  public struct Scorers: Codable, Hashable, Sendable {
    public let users: [UserID]
    /// In the order of `users`, empty where it is not known; nil in events of earlier versions.
    public let names: [String]?
  }

  /// The archer is the event's subject.
  public struct Shot: Codable, Hashable, Sendable {
    /// From 1.
    ///
    /// Named in the event, so that taking an arrow back moves no other.
    public let end: Int
    /// Its place in the end, from 1, as the device saw it; nil in events of earlier versions.
    public let number: Int?
    public let token: String
    public let placement: Placement?
    public let inputMode: InputMode
    public let isOverridden: Bool
    public let device: String?
  }

  /// The archer is the event's subject.
  public struct Correction: Codable, Hashable, Sendable {
    public let arrow: EventID
    public let old: String
    public let new: String
    public let reason: String?
  }

  /// Which entry of an end counts (ARC-76); the archer is the event's subject.
  public struct Settlement: Codable, Hashable, Sendable {
    /// From 1.
    public let end: Int
    /// The entry's last arrow.
    public let entry: EventID
    public let reason: String?
  }

  /// Why, in the words of who did it.
  public struct Reason: Codable, Hashable, Sendable {
    public let reason: String?
  }

  /// The archers whose sheets become final.
  public struct Archers: Codable, Hashable, Sendable {
    public let archers: [PlayerID]
  }

  /// How a tournament was ended.
  public struct Completion: Codable, Hashable, Sendable {
    /// Archers who are not done are listed as not finished.
    public let force: Bool
  }

  /// Who shot best in a shoot-off: places from the first down, equals together (ARC-55).
  public struct ShootOff: Codable, Hashable, Sendable {
    public let places: [[PlayerID]]
  }
}
