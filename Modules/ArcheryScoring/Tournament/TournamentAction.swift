import CanonicalJSON
public import Domain
import Foundation
public import LeaderboardKit

/// The content of one event in a tournament's journal, without actor, archer and time.
public enum TournamentAction: Hashable, Sendable {
  /// The tournament was created.
  case created(Setup)
  /// Name, round or settings were changed before the start.
  case changed(Setup)
  /// An archer was added.
  case participantAdded(NewParticipant)
  /// An archer's details were changed.
  case participantChanged(ParticipantDetails)
  /// Scorers of an archer were appointed.
  case scorersAppointed(Scorers)
  /// An account became an organiser, or is none any more.
  case organiserSet(Appointment)
  /// Another entry of the same person was joined with an archer.
  case archersJoined(Joint)
  /// An archer's club, age class, gender or category was changed.
  case entrantChanged(Entrant)
  /// The list of categories was set.
  case categoriesSet(Categories)
  /// The list of sessions was set.
  case sessionsSet(Sessions)
  /// The tournament started.
  case started
  /// The tournament was paused.
  case paused
  /// The tournament was resumed.
  case resumed
  /// An arrow was shot.
  case arrow(Shot)
  /// Another event was retracted, which the event names.
  case undone
  /// An arrow was corrected.
  case edited(Correction)
  /// A dispute about an end was decided.
  case disputeSettled(Settlement)
  /// An archer withdrew.
  case withdrawn(Reason)
  /// An archer was disqualified.
  case disqualified(Disqualification)
  /// Sheets were finalised.
  case sheetsFinalised(Archers)
  /// The tournament was completed.
  case completed(Completion)
  /// The tournament was cancelled.
  case cancelled(Reason)
  /// Arrows can be entered again after the end.
  case reopened(Reason)
  /// A shoot-off was recorded.
  case shootOff(ShootOff)
  /// A sheet was found equal to the one on paper.
  case checked(PaperTotals)
  /// The account that recorded it says that a guest of the roster is its own.
  case linkRequested
  /// The organiser confirms an account's request; the arrows, history and best scores are the account's.
  case linkApproved(Link)
  /// Ends a request or a link.
  case linkEnded(Link)
  /// Takes an archer without arrows off the roster.
  case participantRemoved
  /// Printed cards work from now on, and earlier ones of the same session end.
  case cardsIssued(Cards)
  /// No printed card of a session lets a scorer in any more; of no session where none is named.
  case cardsRevoked(LineSessionID?)
  /// An archer's name was deleted, with the names of all earlier events about the archer.
  case nameDeleted
}

// MARK: Bodies, as they are stored

extension TournamentAction {
  /// The round with the rules of ranking and scoring.
  public struct Setup: Codable, Hashable, Sendable {
    /// The tournament's name.
    public internal(set) var name: String
    /// A copy of the round, so that the catalogue may change.
    public let round: Round
    /// The settings.
    public let settings: TournamentSettings
  }

  /// The archer, who is the event's subject.
  public struct NewParticipant: Codable, Hashable, Sendable {
    /// The archer's name; empty in an event whose name is elsewhere.
    public internal(set) var displayName: String
    /// Whether the archer is a guest.
    public let isGuest: Bool
    /// The user who scores a guest.
    public let addedBy: UserID
    /// The kind of bow.
    public let bowType: BowType?
    /// The diameter of the shafts in micrometres; nil for the round's default.
    public let shaftDiameterUm: Int?
    /// The number of ends that a late archer did not shoot, to be filled with misses.
    public let missedEnds: Int
    /// The place; nil if not assigned, and in events of earlier versions.
    public let target: TargetPlace?
    /// Whether the archer is from the organiser's entry list; nil, as in events of earlier versions, for no.
    public let isEntered: Bool?
    /// nil in events of earlier versions, and if nothing is known.
    public let entrant: Entrant?
    /// Where the name is; nil, as in events of earlier versions, for the event itself.
    public internal(set) var naming: Naming? = nil
  }

  /// All of an archer's details, which replace the previous ones.
  ///
  /// The archer is the event's subject.
  public struct ParticipantDetails: Codable, Hashable, Sendable {
    /// The archer's name; empty in an event whose name is elsewhere.
    public internal(set) var displayName: String
    /// The kind of bow.
    public let bowType: BowType?
    /// The diameter of the shafts in micrometres; nil for the round's default.
    public let shaftDiameterUm: Int?
    /// The place; nil for none, and in events of earlier versions.
    public let target: TargetPlace?
    /// Where the name is; nil, as in events of earlier versions, for the event itself.
    public internal(set) var naming: Naming? = nil
  }

  /// The place of a name that a recorded event does not hold.
  ///
  /// The raw values are stored. Earlier versions skip the field, and show the archer without a name.
  public enum Naming: String, Codable, Hashable, Sendable {
    /// The name is in the event's document, so that it can be deleted.
    case document
    /// The archer keeps the name.
    case unchanged
  }

  /// The scorers of an archer, who is the event's subject.
  public struct Scorers: Codable, Hashable, Sendable {
    /// The scorers.
    public let users: [UserID]
    /// Their names in the order of `users`, as some earlier versions recorded them; always nil now.
    public let names: [String]?
  }

  /// One arrow of the archer who is the event's subject.
  public struct Shot: Codable, Hashable, Sendable {
    /// The end, from 1.
    ///
    /// The event names it, so that retracting an arrow moves no other.
    public let end: Int
    /// The arrow's number in the end, from 1, as the device saw it; nil in events of earlier versions.
    public let number: Int?
    /// The token.
    public let token: String
    /// The place on the face; nil for an arrow entered by button.
    public let placement: Placement?
    /// The way in which it was entered.
    public let inputMode: InputMode
    /// Whether the value differs from the placement's.
    public let isOverridden: Bool
    /// The device that it was entered on.
    public let device: String?
    /// The archer for whom the end was entered by mistake; only in the first arrow of an end that was moved.
    public internal(set) var moved: Move? = nil
  }

  /// A correction of an arrow of the archer who is the event's subject.
  public struct Correction: Codable, Hashable, Sendable {
    /// The arrow's event.
    public let arrow: EventID
    /// The old token.
    public let old: String
    /// The new token.
    public let new: String
    /// The reason.
    public let reason: String?
  }

  /// The account of a link between a guest and an account; the guest is the event's subject.
  public struct Link: Codable, Hashable, Sendable {
    /// The account.
    public let account: UserID
  }

  /// The choice of the counting entry of an end.
  ///
  /// The archer is the event's subject.
  public struct Settlement: Codable, Hashable, Sendable {
    /// The end, from 1.
    public let end: Int
    /// The entry's last arrow.
    public let entry: EventID
    /// The reason.
    public let reason: String?
  }

  /// The reason in the actor's words.
  public struct Reason: Codable, Hashable, Sendable {
    /// The reason.
    public let reason: String?
  }

  /// The disqualification of the archer who is the event's subject.
  public struct Disqualification: Codable, Hashable, Sendable {
    /// The reason.
    public let reason: String?
    /// Whether the archer is removed from all results; nil, as in events of earlier versions, for no.
    public let fromAllResults: Bool?
  }

  /// The archers whose sheets become final.
  public struct Archers: Codable, Hashable, Sendable {
    /// The archers.
    public let archers: [PlayerID]
  }

  /// The way in which a tournament was completed.
  public struct Completion: Codable, Hashable, Sendable {
    /// Whether archers with unshot ends are listed as not finished.
    public let force: Bool
  }

  /// The places in a shoot-off from the first down, equal archers together.
  public struct ShootOff: Codable, Hashable, Sendable {
    /// The archers of each place.
    public let places: [[PlayerID]]
    /// The arrows as they were entered; nil in events of earlier versions, and where they were not.
    public let shots: [Shots]?

    /// One archer's arrows in a shoot-off.
    public struct Shots: Codable, Hashable, Sendable {
      /// The archer.
      public let archer: PlayerID
      /// In order, one for each shot, such as `X` or `9`.
      public let tokens: [String]
      /// The last arrow's distance from the centre in millimetres; nil if it was not measured.
      public let distanceMm: Int?

      /// Creates an archer's arrows.
      public init(archer: PlayerID, tokens: [String], distanceMm: Int?) {
        (self.archer, self.tokens, self.distanceMm) = (archer, tokens, distanceMm)
      }
    }
  }

  /// The sessions on the line; replaces the list before.
  public struct Sessions: Codable, Hashable, Sendable {
    /// The sessions.
    public let sessions: [LineSession]
  }

  /// The shoot's categories; replaces the list before.
  public struct Categories: Codable, Hashable, Sendable {
    /// The categories.
    public let categories: [ShootCategory]
    /// Needed once archers of a changed category have arrows.
    public let reason: String?
  }
}

extension TournamentAction {
  /// The kinds of action, each with the `type` of its events.
  ///
  /// These names are stored and never change.
  public enum Kind: String, Codable, CaseIterable, Sendable {
    /// An action's type: the case of ``TournamentAction`` with the same name.
    case created, changed, participantAdded, participantChanged, scorersAppointed, entrantChanged, categoriesSet,
      sessionsSet, started, paused, resumed, arrow, undone, edited, disputeSettled, withdrawn, disqualified,
      sheetsFinalised, completed, cancelled, reopened, shootOff, checked, linkRequested, linkApproved, linkEnded,
      participantRemoved, cardsIssued, cardsRevoked, nameDeleted, organiserSet, archersJoined
  }

  /// The kind of the action.
  public var kind: Kind {
    switch self {
    case .created: .created
    case .changed: .changed
    case .participantAdded: .participantAdded
    case .participantChanged: .participantChanged
    case .scorersAppointed: .scorersAppointed
    case .organiserSet: .organiserSet
    case .archersJoined: .archersJoined
    case .entrantChanged: .entrantChanged
    case .categoriesSet: .categoriesSet
    case .sessionsSet: .sessionsSet
    case .started: .started
    case .paused: .paused
    case .resumed: .resumed
    case .arrow: .arrow
    case .undone: .undone
    case .edited: .edited
    case .disputeSettled: .disputeSettled
    case .withdrawn: .withdrawn
    case .disqualified: .disqualified
    case .sheetsFinalised: .sheetsFinalised
    case .completed: .completed
    case .cancelled: .cancelled
    case .reopened: .reopened
    case .shootOff: .shootOff
    case .checked: .checked
    case .linkRequested: .linkRequested
    case .linkApproved: .linkApproved
    case .linkEnded: .linkEnded
    case .participantRemoved: .participantRemoved
    case .cardsIssued: .cardsIssued
    case .cardsRevoked: .cardsRevoked
    case .nameDeleted: .nameDeleted
    }
  }

  /// Returns the event's body: canonical JSON, empty for an action without content.
  ///
  /// - Throws: ``ScoringCode/unreadable`` for a text that cannot be written as JSON.
  func body() throws(Refusal) -> [UInt8] {
    switch self {
    case .created(let body), .changed(let body): try encoded(body)
    case .participantAdded(let body): try encoded(body)
    case .participantChanged(let body): try encoded(body)
    case .scorersAppointed(let body): try encoded(body)
    case .organiserSet(let body): try encoded(body)
    case .archersJoined(let body): try encoded(body)
    case .arrow(let body): try encoded(body)
    case .edited(let body): try encoded(body)
    case .disputeSettled(let body): try encoded(body)
    case .entrantChanged(let body): try encoded(body)
    case .categoriesSet(let body): try encoded(body)
    case .sessionsSet(let body): try encoded(body)
    case .withdrawn(let body), .cancelled(let body), .reopened(let body): try encoded(body)
    case .disqualified(let body): try encoded(body)
    case .sheetsFinalised(let body): try encoded(body)
    case .completed(let body): try encoded(body)
    case .shootOff(let body): try encoded(body)
    case .checked(let body): try encoded(body)
    case .linkApproved(let body), .linkEnded(let body): try encoded(body)
    case .cardsIssued(let body): try encoded(body)
    case .cardsRevoked(let session?): try encoded(EndedCards(session: session))
    case .started, .paused, .resumed, .undone, .linkRequested, .participantRemoved, .cardsRevoked(nil),
      .nameDeleted:
      []
    }
  }

  private func encoded(_ body: some Encodable) throws(Refusal) -> [UInt8] {
    do { return try CanonicalJSON.encode(body) } catch {
      throw Refusal(.unreadable, "This entry cannot be saved: \("\(error)").")
    }
  }

  /// Reads an event; nil for an unknown type, which is skipped and kept.
  ///
  /// - Throws: ``ScoringCode/unreadable`` for a known type whose body cannot be read.
  init?(_ event: ScoringEvent) throws(Refusal) {
    do {
      guard let action = try Self.reading(event) else { return nil }
      self = action.withShortNames
    } catch {
      throw Refusal(.unreadable, "The entry \(event.id.rawValue) of the type \"\(event.type)\" cannot be read.")
    }
  }

  private static func reading(_ event: ScoringEvent) throws -> TournamentAction? {
    func body<Body: Decodable>() throws -> Body { try CanonicalJSON.decode(Body.self, from: event.body) }
    guard let kind = event.kind else { return nil }
    return switch kind {
    case .created: .created(try body())
    case .changed: .changed(try body())
    case .participantAdded: .participantAdded(try body())
    case .participantChanged: .participantChanged(try body())
    case .scorersAppointed: .scorersAppointed(try body())
    case .organiserSet: .organiserSet(try body())
    case .archersJoined: .archersJoined(try body())
    case .entrantChanged: .entrantChanged(try body())
    case .categoriesSet: .categoriesSet(try body())
    case .sessionsSet: .sessionsSet(try body())
    case .started: .started
    case .paused: .paused
    case .resumed: .resumed
    case .arrow: .arrow(try body())
    case .undone: .undone
    case .edited: .edited(try body())
    case .disputeSettled: .disputeSettled(try body())
    case .withdrawn: .withdrawn(try body())
    case .disqualified: .disqualified(try body())
    case .sheetsFinalised: .sheetsFinalised(try body())
    case .completed: .completed(try body())
    case .cancelled: .cancelled(try body())
    case .reopened: .reopened(try body())
    case .shootOff: .shootOff(try body())
    case .checked: .checked(try body())
    case .linkRequested: .linkRequested
    case .linkApproved: .linkApproved(try body())
    case .linkEnded: .linkEnded(try body())
    case .participantRemoved: .participantRemoved
    case .cardsIssued: .cardsIssued(try body())
    case .cardsRevoked: .cardsRevoked(try event.body.isEmpty ? nil : (body() as EndedCards).session)
    case .nameDeleted: .nameDeleted
    }
  }
}
