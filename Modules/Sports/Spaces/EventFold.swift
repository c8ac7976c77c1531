public import Access
import CanonicalJSON
public import Domain

/// The state after some events of a journal.
///
/// A pure value. The kit gives it the events that count, each once, in the order of every replica. An event that the fold
/// cannot read or that breaks a rule changes nothing, because another replica has accepted it. It gets no redactions, whose
/// effect is in the bodies of the other events.
public protocol EventFold: Sendable {
  /// The document that the fold starts from.
  associatedtype About: Hashable, Sendable

  /// Creates the state before the first event.
  init(_ about: About)

  /// Applies one event; an event that breaks a rule changes nothing.
  mutating func apply(_ event: ScoringEvent)

  /// Applies events in order; a fold that computes something after many events at once has its own.
  ///
  /// - Parameters:
  ///   - events: The events.
  ///   - documents: The bodies of the documents that complete them; none unless the fold keeps its events itself.
  mutating func apply(_ events: [ScoringEvent], completedBy documents: [ItemPath: [UInt8]])

  /// Returns whether a retraction takes its target out of the state; yes unless a sport says otherwise.
  ///
  /// A retraction that the rules deny stays in the journal and changes nothing.
  static func honours(_ retraction: ScoringEvent, of target: ScoringEvent) -> Bool

  /// Returns the member who leaves the space by an event; nil for every other event.
  ///
  /// The membership ends with the event, whichever program recorded it.
  static func leaver(by event: ScoringEvent) -> UserID?
}

extension EventFold {
  public mutating func apply(_ events: [ScoringEvent], completedBy documents: [ItemPath: [UInt8]]) {
    for event in events { apply(event) }
  }

  public static func honours(_ retraction: ScoringEvent, of target: ScoringEvent) -> Bool { true }

  public static func leaver(by event: ScoringEvent) -> UserID? { nil }
}

/// The rules of a game that several people keep: its state, and which event may come next.
public protocol SpaceFold: EventFold where About: SpaceAbout {
  /// The paths and access rules of this kind of space.
  static var space: Space { get }

  /// Returns the reason for rejecting an event; nil to accept it.
  func refusal(of request: AppendRequest) -> Refusal?

  /// Returns the reason for rejecting a retraction, before ``refusal(of:)``.
  ///
  /// Members retract their own events and leaders all, unless a sport says otherwise.
  func refusal(ofRetraction request: AppendRequest) -> Refusal?

  /// Returns the events to record before a member's first entry, such as the name shown on the board.
  ///
  /// - Parameters:
  ///   - account: The member.
  ///   - fields: The form that the member joined with; empty for a member who came by another way.
  /// - Returns: The events; none for a member who has arrived.
  /// - Throws: ``Domain/Refusal`` where the form lacks something.
  func arrival(of account: Account, with fields: [String: String]) throws(Refusal) -> [EventDraft]

  /// Returns the events to record when an account has another name.
  ///
  /// - Parameters:
  ///   - account: The account with its new name.
  ///   - former: The name before.
  /// - Returns: The events; none for a member who goes by another name in the space.
  /// - Throws: ``Domain/Refusal`` where the sport does not take the name.
  func renaming(of account: Account, from former: String) throws(Refusal) -> [EventDraft]

  /// Returns the events to record when a member becomes an organiser of the space, or is none any more.
  func appointment(of user: UserID, to role: Membership.Role) throws(Refusal) -> [EventDraft]

  /// Returns the events to record when a member leaves or is removed.
  func departure(of user: UserID) throws(Refusal) -> [EventDraft]

  /// Returns the events that say that an account was deleted, after which nothing personal of it is shown; those that are
  /// recorded already may be among them.
  ///
  /// There is one for each subject at most. What decides results stays. By default none, for a sport whose events hold
  /// no names.
  func deletion(of user: UserID) -> [EventDraft]

  /// Returns what stays of an event's body in the journal, once an account was deleted; nil to leave the body as it is.
  ///
  /// The name of the account and the words about it go. What decides results stays, so that the fold of the journal is the
  /// same but for them, and nothing personal of others is in what stays. A body that the fold cannot read is left. This is
  /// asked of every event of the journal, also of one that a redaction has changed already, and after ``deletion(of:)`` was
  /// recorded. By default nil.
  ///
  /// - Parameters:
  ///   - event: The event, counting or not.
  ///   - user: The user whose account was deleted.
  /// - Returns: A JSON object without white space before its first member, `{}` for nothing; nil for an event that holds nothing personal of it.
  func remains(of event: ScoringEvent, without user: UserID) -> [UInt8]?
}

extension SpaceFold {
  public func refusal(ofRetraction request: AppendRequest) -> Refusal? {
    request.retractsAnother && !request.leads ? .notAllowed : nil
  }

  public func arrival(of account: Account, with fields: [String: String]) throws(Refusal) -> [EventDraft] { [] }
  public func renaming(of account: Account, from former: String) throws(Refusal) -> [EventDraft] { [] }
  public func appointment(of user: UserID, to role: Membership.Role) throws(Refusal) -> [EventDraft] { [] }
  public func departure(of user: UserID) throws(Refusal) -> [EventDraft] { [] }
  public func deletion(of user: UserID) -> [EventDraft] { [] }
  public func remains(of event: ScoringEvent, without user: UserID) -> [UInt8]? { nil }
}

/// An event that is about to be appended, as the rules judge it.
public struct AppendRequest: Sendable {
  /// The event.
  public let event: ScoringEvent
  /// The event that this one retracts; nil where it retracts none, or none that the journal holds.
  public let target: ScoringEvent?
  /// The actor's role in the space.
  public let role: Membership.Role
  /// The gatekeeper's clock.
  public let now: Timestamp
  /// Whether the event was entered before and comes only now: from a device that was offline, or from a queued form.
  public let isLate: Bool
  /// The accounts of the users whom a `KeepingFold` has asked for; a user without an account is missing.
  package let accounts: [UserID: Account]

  /// Whether the actor runs the space.
  public var leads: Bool { role == .owner || role == .admin }
  /// Whether the actor retracts an event of another account.
  public var retractsAnother: Bool { target.map { $0.actor != event.actor } ?? false }
}

/// An event before it has an id, an actor and a time.
public struct EventDraft: Hashable, Sendable {
  /// The type of the event.
  public let type: String
  /// The body of the event.
  public let body: [UInt8]
  /// The player whom the event is about, set where the player decides who may record it.
  public let subject: PlayerID?
  /// The id of the event to retract.
  public let retracts: EventID?
  /// The time of the event; nil for the time of recording.
  public let occurredAt: Timestamp?
  /// The id that another program gave the event, once for each member; nil for the ticket of the form.
  public let key: String?

  /// Creates a draft with a value as its body.
  ///
  /// - Throws: ``Domain/Refusal`` for a body that cannot be written as JSON, such as a number that is not finite.
  public init(
    _ type: String,
    _ body: some Encodable,
    about subject: PlayerID? = nil,
    at occurredAt: Timestamp? = nil,
    key: String? = nil
  ) throws(Refusal) {
    (self.type, self.subject, self.occurredAt, self.key, retracts) = (type, subject, occurredAt, key, nil)
    do { self.body = try CanonicalJSON.encode(body) } catch {
      throw Refusal("unwritable", "This cannot be stored. Check the numbers, then try again.")
    }
  }

  /// Creates a draft without a body.
  public init(_ type: String, about subject: PlayerID? = nil) {
    (self.type, self.subject, body, occurredAt, key, retracts) = (type, subject, [], nil, nil, nil)
  }

  /// Creates a draft with the content of an event.
  public init(_ event: ScoringEvent) {
    (type, body, subject) = (event.type, event.body, event.subject)
    (retracts, occurredAt, key) = (event.retracts, event.occurredAt, nil)
  }

  private init(retracting event: ScoringEvent, as type: String) {
    (self.type, body, subject, occurredAt, key, retracts) = (type, [], event.subject, nil, nil, event.id)
  }

  /// Returns the retraction of an event.
  public static func undo(_ event: ScoringEvent, as type: String = "undone") -> EventDraft {
    EventDraft(retracting: event, as: type)
  }
}
