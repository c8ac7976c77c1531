/// Keeps append-only journals of scoring events under paths.
///
/// What must be true:
/// - Revisions of one journal are 1, 2, 3 … in the order in which this store accepted the events. An accepted event never
///   moves, changes or goes away.
/// - ``append(_:to:expecting:)`` is all or nothing, and durable when it returns.
/// - An event id is known for ever. Events already in the journal with the same content are left as they are and answered
///   as if just appended, whatever was expected and also when the journal is closed; so every append can be repeated. The
///   same id with other content is refused.
/// - A read sees every append that any opening of this store has acknowledged before the read began.
/// - Every call may throw ``JournalError/store(_:)``, and no case but those that stand beside it.
public protocol ScoringSessionRepository: Followable {
  /// The journal at `path` as something to hold; nothing is asked of the store yet.
  func session(at path: Path) -> any ScoringSession

  /// The journal's head. A journal that nobody has written to, or that may not be seen, is empty and open.
  ///
  /// - Throws: ``JournalError/store(_:)`` only.
  func head(of journal: Path) async throws(JournalError) -> JournalHead

  /// Appends the events not yet in the journal, and returns all of those given, as they are recorded, in order.
  ///
  /// - Parameters:
  ///   - events: At most ``Limits/batchItems``; one may be there twice.
  ///   - journal: Where the journal is kept; the first event makes it.
  ///   - expecting: What revision the journal is at, where any of the events is new; absent is a journal without
  ///     events.
  /// - Returns: As many as were given, each with the revision that it has in this journal.
  /// - Throws: What ``JournalHead/accepting(_:expecting:known:)`` refuses.
  ///   - ``JournalError/invalid(_:)``: a path, identifier or type that no store takes, more than ``Limits/batchItems``
  ///     events, a body of more than ``Limits/eventBytes``.
  ///   - ``JournalError/idempotencyConflict(_:)``: the journal, or this batch, knows the id with other content.
  ///   - ``JournalError/closed``: the journal is closed, and one of the new events bears no stamp, whatever was
  ///     expected.
  ///   - ``JournalError/conflict(current:)``: there are new events, and the journal is not at the expected revision.
  ///   - ``JournalError/refused(_:)`` and ``JournalError/notReady``: from a store with the rules of a sport before it.
  func append(
    _ events: [ScoringEvent],
    to journal: Path,
    expecting: Expectation
  ) async throws(JournalError) -> [RecordedEvent]

  /// At most `limit` events after `revision`, in order.
  ///
  /// - Parameters:
  ///   - journal: Where the journal is kept; one that nobody has written to, or that may not be seen, has no events.
  ///   - revision: The revision of the last event that is known already, zero for none; after the last there are none.
  ///   - limit: From 0 to ``Limits/pageItems``.
  /// - Returns: Fewer than `limit` at the end of the journal only.
  /// - Throws: ``JournalError/invalid(_:)`` for a path that no store takes, a limit out of bounds and a negative
  ///   revision.
  func events(of journal: Path, after revision: Revision, limit: Int) async throws(JournalError) -> [RecordedEvent]

  /// Refuses further events. Closing a closed journal does nothing.
  ///
  /// Events that bear another store's stamp still come in: that store accepted them, so they may not get lost, and stores
  /// that are closed at different times hold the same in the end.
  ///
  /// For archives. What a sport calls finished is an event of its own, so that late arrows from a device that was away
  /// can still arrive and be judged.
  ///
  /// - Throws: ``JournalError/invalid(_:)`` for a path that no store takes.
  func close(_ journal: Path) async throws(JournalError)
}

extension ScoringSessionRepository {
  public func session(at path: Path) -> any ScoringSession {
    RepositorySession(path: path, repository: self)
  }
}

/// Why a journal could not be read or written.
///
/// Nothing was changed, unless a store cannot be reached (``StoreFailure/unavailable(_:)``).
public enum JournalError: StorePortError, Hashable {
  /// The journal is not at the expected revision but at this one.
  case conflict(current: Revision)
  /// The id is known, with other content.
  case idempotencyConflict(EventID)
  /// The journal takes only events that bear another store's stamp.
  case closed
  /// The text says what is out of bounds.
  case invalid(String)
  /// The rules of the sport reject one of the events; none of them was recorded.
  case refused(Refusal)
  /// The document that says what the journal is about has not arrived; the same events are taken once it has.
  case notReady
  /// The store itself could not do it, or did not allow it.
  case store(StoreFailure)
}

extension JournalError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .conflict(let current): "the journal has moved on to revision \(current.rawValue) meanwhile"
    case .idempotencyConflict(let id): "the event \(id) was already recorded with other content"
    case .closed: "the journal is closed"
    case .invalid(let reason): reason
    case .refused(let refusal): refusal.description
    case .notReady: "the journal's description has not arrived yet"
    case .store(let failure): failure.description
    }
  }
}
