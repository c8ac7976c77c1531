/// One thing that happened in a session.
///
/// A recorded event never changes, except that a ``Redaction`` may take its body. A later event may retract it.
public struct ScoringEvent: Hashable, Sendable {
  /// The id, the same on every store.
  public var id: EventID
  /// The sport's name for the kind of event, such as `arrow`.
  ///
  /// A fold skips unknown types but keeps the events. Stores accept any text that is a valid identifier.
  public var type: String
  /// The user who recorded the event.
  public var actor: UserID
  /// The player whom the event is about, who may be a guest.
  ///
  /// Set if the rights to record the event depend on the player.
  public var subject: PlayerID?
  /// The time of the event by the actor's clock.
  public var occurredAt: Timestamp
  /// The id of the event that this event retracts.
  ///
  /// Events refer to each other by id, never by revision, because revisions differ between stores.
  public var retracts: EventID?
  /// The body, at most ``Limits/eventBytes`` long.
  ///
  /// Stores never interpret it.
  public var body: [UInt8]
  /// The stamp of an event that sync or `copy` carries over; nil lets this store stamp the event.
  ///
  /// Folds go by stamp.
  public var stamp: Stamp?

  /// Creates an event.
  public init(
    id: EventID,
    type: String,
    actor: UserID,
    subject: PlayerID? = nil,
    occurredAt: Timestamp,
    retracts: EventID? = nil,
    body: [UInt8] = [],
    stamp: Stamp? = nil
  ) {
    self.id = id
    self.type = type
    self.actor = actor
    self.subject = subject
    self.occurredAt = occurredAt
    self.retracts = retracts
    self.body = body
    self.stamp = stamp
  }

  /// Returns the event with another stamp.
  public func stamped(_ stamp: Stamp?) -> ScoringEvent {
    var event = self
    event.stamp = stamp
    return event
  }

  /// Returns the event with another body.
  public func with(body: [UInt8]) -> ScoringEvent {
    var event = self
    event.body = body
    return event
  }

  /// Whether `other` is a retry of this event, whatever their stamps.
  ///
  /// Of an event and its redacted form, either is a retry of the other.
  package func isRepeat(of other: ScoringEvent) -> Bool {
    let first = stamped(nil)
    let second = other.stamped(nil)
    return first == second || ((isRedacted || other.isRedacted) && first.with(body: second.body) == second)
  }
}

/// An event with its revision in one store's journal.
public struct RecordedEvent: Hashable, Codable, Sendable {
  /// The event's position in this journal, from 1 up.
  public var revision: Revision
  /// The event, always stamped.
  public var event: ScoringEvent

  /// Creates a recorded event.
  public init(revision: Revision, event: ScoringEvent) {
    self.revision = revision
    self.event = event
  }
}

/// A journal without its events.
public struct JournalHead: Hashable, Codable, Sendable {
  /// The journal's path.
  public var path: ItemPath
  /// The revision of the last event; zero for a journal without events.
  public var revision: Revision
  /// Whether the journal accepts only events that another store has stamped.
  public var isClosed: Bool

  /// Creates a head.
  public init(path: ItemPath, revision: Revision, isClosed: Bool) {
    self.path = path
    self.revision = revision
    self.isClosed = isClosed
  }
}

extension Sequence<ScoringEvent> {
  /// Returns the events that are not retracted, in the order in which every replica folds them.
  ///
  /// A retraction applies to the event that it names, in any order of arrival.
  package func standing() -> [ScoringEvent] {
    let refused = refused()
    let retracted = Set(compactMap { refused.contains($0.id) ? nil : $0.retracts }).union(refused)
    return filter { $0.retracts == nil && !retracted.contains($0.id) }.sorted(by: ScoringEvent.isFoldedBefore)
  }

  /// Returns the ids of events that another store rejected, and of the events that record the rejections
  /// (``ScoringEvent/refusal``).
  ///
  /// A rejection can be retracted in the same way. Then the rejected event counts again.
  public func refused() -> Set<EventID> {
    let byTarget = Dictionary(grouping: filter { $0.type == ScoringEvent.refusal }, by: \.retracts)
    if byTarget.isEmpty { return [] }
    /// Only the actor of an event may record its rejection.
    func refusals(of event: ScoringEvent) -> [ScoringEvent] {
      (byTarget[event.id] ?? []).filter { $0.actor == event.actor }
    }
    var refused: Set<EventID> = []
    for event in self {
      let said = refusals(of: event)
      refused.formUnion(said.map(\.id))
      if said.contains(where: { refusals(of: $0).isEmpty }) { refused.insert(event.id) }
    }
    return refused
  }
}

extension ScoringEvent {
  /// The type of event by which sync records that another store rejected the retracted event.
  ///
  /// A fold leaves out both, and so shows what others see. This matters if the rejected event is itself a retraction.
  public static let refusal = "sync.refused"
}

extension ScoringEvent {
  /// Returns whether `left` is folded first: by stamp, then by id, the same on every replica.
  public static func isFoldedBefore(_ left: ScoringEvent, _ right: ScoringEvent) -> Bool {
    guard let first = left.stamp, let second = right.stamp, first != second else { return left.id < right.id }
    return first < second
  }
}

extension EventID {
  /// The id of the copy that sync records instead of the event, if its time was ahead.
  package var renewed: EventID { EventID(rawValue: "\(self).again") }
}
