import CanonicalJSON
import Domain

/// The actions of a tournament's journal, each the content of one event without actor, archer and time.
package enum Action: Sendable {
  /// The kinds of action, each with the `type` of its events.
  ///
  /// These names are stored and never change.
  package enum Kind: String, Codable, CaseIterable, Sendable {
    /// An action's type.
    case created, changed, participantAdded, participantChanged, scorersAppointed, entrantChanged, categoriesSet,
      sessionsSet, started, paused, resumed, arrow, undone, edited, disputeSettled, withdrawn, disqualified,
      sheetsFinalised, completed, cancelled, reopened, shootOff, checked, linkRequested, linkApproved, linkEnded,
      participantRemoved, cardsIssued, cardsRevoked, nameDeleted, organiserSet, archersJoined
  }
}

extension Action.Kind {
  /// The type that knows everything about the action.
  var action: any TournamentAction.Type {
    switch self {
    case .created: Action.Created.self
    case .changed: Action.Changed.self
    case .participantAdded: Action.ParticipantAdded.self
    case .participantChanged: Action.ParticipantChanged.self
    case .scorersAppointed: Action.ScorersAppointed.self
    case .organiserSet: Action.OrganiserSet.self
    case .archersJoined: Action.ArchersJoined.self
    case .entrantChanged: Action.EntrantChanged.self
    case .categoriesSet: Action.CategoriesSet.self
    case .sessionsSet: Action.SessionsSet.self
    case .started: Action.Started.self
    case .paused: Action.Paused.self
    case .resumed: Action.Resumed.self
    case .arrow: Action.Arrow.self
    case .undone: Action.Undone.self
    case .edited: Action.Edited.self
    case .disputeSettled: Action.DisputeSettled.self
    case .withdrawn: Action.Withdrawn.self
    case .disqualified: Action.Disqualified.self
    case .sheetsFinalised: Action.SheetsFinalised.self
    case .completed: Action.Completed.self
    case .cancelled: Action.Cancelled.self
    case .reopened: Action.Reopened.self
    case .shootOff: Action.ShootOff.self
    case .checked: Action.Checked.self
    case .linkRequested: Action.LinkRequested.self
    case .linkApproved: Action.LinkApproved.self
    case .linkEnded: Action.LinkEnded.self
    case .participantRemoved: Action.ParticipantRemoved.self
    case .cardsIssued: Action.CardsIssued.self
    case .cardsRevoked: Action.CardsRevoked.self
    case .nameDeleted: Action.NameDeleted.self
    }
  }
}

extension Action {
  /// Reads an event; nil for an unknown type, which is skipped and kept.
  ///
  /// - Throws: ``ScoringCode/unreadable`` for a known type whose body cannot be read.
  static func read(_ event: ScoringEvent) throws(Refusal) -> (any TournamentAction)? {
    do {
      return try event.kind?.action.init(body: event.body)
    } catch {
      throw Refusal(.unreadable, "The entry \(event.id.rawValue) of the type \"\(event.type)\" cannot be read.")
    }
  }

  /// Returns a body as canonical JSON.
  static func encoded(_ body: some Encodable) throws(Refusal) -> [UInt8] {
    do { return try CanonicalJSON.encode(body) } catch {
      throw Refusal(.unreadable, "This entry cannot be saved: \("\(error)").")
    }
  }

  /// Checks a name or another short text about an archer, and the diameter of the shafts.
  static func check(_ displayName: String, _ shaftDiameterUm: Int?) throws(Refusal) {
    guard TextLimit.name.allows(displayName.trimmingSpaces) else {
      throw Refusal(.invalidName, "The name of an archer has at most \(Limits.displayNameCharacters) characters.")
    }
    guard !displayName.holdsControlCharacters else {
      throw Refusal(.invalidName, "A name cannot contain control characters.")
    }
    if let shaftDiameterUm { try Shaft.check(shaftDiameterUm) }
  }
}

extension ScoringEvent {
  /// The kind of action that the event records; nil for one of a newer version.
  var kind: Action.Kind? { Action.Kind(rawValue: type) }

  /// The action that the event records; nil for one that cannot be read.
  var action: (any TournamentAction)? { (try? Action.read(self)) ?? nil }

  /// The action, where its kind gives an archer a name; no other is read.
  var namingAction: (any NamingAction)? {
    kind?.action is any NamingAction.Type ? action as? any NamingAction : nil
  }

  /// Whether the event changes what lists of shoots show.
  var changesListing: Bool { kind?.action.changesListing == true }
}

extension String {
  /// Whether the text has line breaks, escapes and similar characters, which would break a list or a terminal.
  var holdsControlCharacters: Bool { unicodeScalars.contains { $0.properties.generalCategory == .control } }
}
