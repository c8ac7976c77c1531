/// One thing that happened in a session.
///
/// It is never changed; a later event may take it back.
public struct ScoringEvent: Hashable, Sendable {
  public let id: EventID
  /// What the sport calls it, such as `arrow`.
  ///
  /// A fold skips types that it does not know, and keeps them. Stores take any text that an identifier may be.
  public let type: String
  /// Who did it.
  public let actor: UserID
  /// Whom it is about, where that decides who may do it: the archer, who may be a guest.
  public let subject: PlayerID?
  /// When it happened, by the clock of whoever did it.
  public let occurredAt: Timestamp
  /// The event that this one takes back.
  ///
  /// Events name others by id, never by place, for the place differs per store.
  public let retracts: EventID?
  /// At most ``Limits/eventBytes`` long.
  ///
  /// The store never looks into it.
  public let body: [UInt8]
  /// Given by sync and `copy`; otherwise the store stamps the event.
  ///
  /// Folds go by stamp.
  public let stamp: Stamp?

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

  /// The same event under this stamp.
  public func stamped(_ stamp: Stamp?) -> ScoringEvent {
    ScoringEvent(
      id: id,
      type: type,
      actor: actor,
      subject: subject,
      occurredAt: occurredAt,
      retracts: retracts,
      body: body,
      stamp: stamp
    )
  }

  /// Whether `other` is this event again, whenever either was stamped.
  public func isRepeat(of other: ScoringEvent) -> Bool {
    stamped(nil) == other.stamped(nil)
  }
}

/// An event with its place in one store's journal.
public struct RecordedEvent: Hashable, Codable, Sendable {
  /// The event's place in this journal, from 1 up.
  public let revision: Revision
  /// Always stamped.
  public let event: ScoringEvent

  public init(revision: Revision, event: ScoringEvent) {
    self.revision = revision
    self.event = event
  }
}

/// What is known of a journal without its events.
public struct JournalHead: Hashable, Codable, Sendable {
  public let path: Path
  /// The revision of the last event; zero for a journal that nobody has written to.
  public let revision: Revision
  /// Whether it takes only what another store has accepted.
  public let isClosed: Bool

  public init(path: Path, revision: Revision, isClosed: Bool) {
    self.path = path
    self.revision = revision
    self.isClosed = isClosed
  }
}

extension Sequence<ScoringEvent> {
  /// The events that stand, in the order in which every replica folds them.
  ///
  /// A retraction counts for the event that it names, wherever either of them stands.
  public func standing() -> [ScoringEvent] {
    let refused = refused()
    let retracted = Set(compactMap { refused.contains($0.id) ? nil : $0.retracts }).union(refused)
    return filter { $0.retracts == nil && !retracted.contains($0.id) }.sorted(by: ScoringEvent.isFoldedBefore)
  }

  /// The ids of events that another store refused, and of those that say so (``ScoringEvent/refusal``).
  ///
  /// What says so can be taken back in the same way; then the event stands.
  public func refused() -> Set<EventID> {
    let byTarget = Dictionary(grouping: filter { $0.type == ScoringEvent.refusal }, by: \.retracts)
    if byTarget.isEmpty { return [] }
    /// Nobody but its actor says so of an event.
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
  /// The type of an event by which sync says that another store refused the event that it retracts.
  ///
  /// A fold leaves out both, so that it shows what others see; that matters where the refused event is a retraction itself.
  public static let refusal = "sync.refused"
}

extension ScoringEvent {
  /// The order in which every replica folds stamped events: by stamp, then by id.
  public static func isFoldedBefore(_ left: ScoringEvent, _ right: ScoringEvent) -> Bool {
    guard let first = left.stamp, let second = right.stamp, first != second else { return left.id < right.id }
    return first < second
  }
}
