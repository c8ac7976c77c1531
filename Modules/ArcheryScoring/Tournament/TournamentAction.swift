import CanonicalJSON
public import Domain
import Foundation
public import LeaderboardKit

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
    /// Ends that a late archer did not shoot, to be filled with misses.
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

  /// Which entry of an end counts; the archer is the event's subject.
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

  /// Who shot best in a shoot-off: places from the first down, equals together.
  public struct ShootOff: Codable, Hashable, Sendable {
    public let places: [[PlayerID]]
  }
}

extension TournamentAction {
  /// The event's `type`; these names are stored and never change.
  public var type: String {
    switch self {
    case .created: "created"
    case .changed: "changed"
    case .participantAdded: "participantAdded"
    case .participantChanged: "participantChanged"
    case .scorersAppointed: "scorersAppointed"
    case .started: "started"
    case .paused: "paused"
    case .resumed: "resumed"
    case .arrow: "arrow"
    case .undone: "undone"
    case .edited: "edited"
    case .disputeSettled: "disputeSettled"
    case .withdrawn: "withdrawn"
    case .disqualified: "disqualified"
    case .sheetsFinalised: "sheetsFinalised"
    case .completed: "completed"
    case .cancelled: "cancelled"
    case .shootOff: "shootOff"
    case .checked: "checked"
    }
  }

  /// The event's body: canonical JSON, empty where there is nothing to say.
  ///
  /// - Throws: ``ScoringCode/unreadable`` where a text cannot be written as JSON.
  func body() throws(Refusal) -> [UInt8] {
    switch self {
    case .created(let body), .changed(let body): try encoded(body)
    case .participantAdded(let body): try encoded(body)
    case .participantChanged(let body): try encoded(body)
    case .scorersAppointed(let body): try encoded(body)
    case .arrow(let body): try encoded(body)
    case .edited(let body): try encoded(body)
    case .disputeSettled(let body): try encoded(body)
    case .withdrawn(let body), .disqualified(let body), .cancelled(let body): try encoded(body)
    case .sheetsFinalised(let body): try encoded(body)
    case .completed(let body): try encoded(body)
    case .shootOff(let body): try encoded(body)
    case .checked(let body): try encoded(body)
    case .started, .paused, .resumed, .undone: []
    }
  }

  private func encoded(_ body: some Encodable) throws(Refusal) -> [UInt8] {
    do { return try CanonicalJSON.encode(body) } catch {
      throw Refusal(.unreadable, "This cannot be written down: \("\(error)").")
    }
  }

  /// Reads an event; nil for a type that this version does not know, which is skipped and kept.
  ///
  /// - Throws: ``ScoringCode/unreadable`` for a known type whose body cannot be read.
  init?(_ event: ScoringEvent) throws(Refusal) {
    do {
      guard let action = try Self.reading(event) else { return nil }
      self = action
    } catch {
      throw Refusal(.unreadable, "The event \(event.id.rawValue) says nothing that can be read as \"\(event.type)\".")
    }
  }

  private static func reading(_ event: ScoringEvent) throws -> TournamentAction? {
    func body<Body: Decodable>() throws -> Body { try CanonicalJSON.decode(Body.self, from: event.body) }
    return switch event.type {
    case "created": .created(try body())
    case "changed": .changed(try body())
    case "participantAdded": .participantAdded(try body())
    case "participantChanged": .participantChanged(try body())
    case "scorersAppointed": .scorersAppointed(try body())
    case "started": .started
    case "paused": .paused
    case "resumed": .resumed
    case "arrow": .arrow(try body())
    case "undone": .undone
    case "edited": .edited(try body())
    case "disputeSettled": .disputeSettled(try body())
    case "withdrawn": .withdrawn(try body())
    case "disqualified": .disqualified(try body())
    case "sheetsFinalised": .sheetsFinalised(try body())
    case "completed": .completed(try body())
    case "cancelled": .cancelled(try body())
    case "shootOff": .shootOff(try body())
    case "checked": .checked(try body())
    default: nil
    }
  }
}
