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
public protocol ScoringSessionRepository: Followable {
  /// The journal at `path` as something to hold.
  func session(at path: Path) -> any ScoringSession

  /// The journal's head. A journal that nobody has written to is empty and open.
  func head(of journal: Path) async throws(JournalError) -> JournalHead

  /// Appends the events not yet in the journal, and returns all of those given, as they are recorded, in order.
  func append(
    _ events: [ScoringEvent],
    to journal: Path,
    expecting: Expectation
  ) async throws(JournalError) -> [RecordedEvent]

  /// At most `limit` events after `revision`, in order.
  func events(of journal: Path, after revision: Revision, limit: Int) async throws(JournalError) -> [RecordedEvent]

  /// Refuses further events. Closing a closed journal does nothing.
  ///
  /// Events that bear another store's stamp still come in: that store accepted them, so they may not get lost, and stores
  /// that are closed at different times hold the same in the end.
  ///
  /// For archives. What a sport calls finished is an event of its own, so that late arrows from a device that was away
  /// can still arrive and be judged.
  func close(_ journal: Path) async throws(JournalError)
}

extension ScoringSessionRepository {
  public func session(at path: Path) -> any ScoringSession {
    RepositorySession(path: path, repository: self)
  }
}

/// Why a journal could not be read or written.
///
/// Nothing was changed.
public enum JournalError: StorePortError, Hashable {
  /// The journal is not at the expected revision but at this one.
  case conflict(current: Revision)
  /// The id is known, with other content.
  case idempotencyConflict(EventID)
  case closed
  /// The text says what is out of bounds.
  case invalid(String)
  case store(StoreFailure)
}

extension JournalError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .conflict(let current): "the journal has moved on to revision \(current.rawValue) meanwhile"
    case .idempotencyConflict(let id): "the event \(id) was already recorded with other content"
    case .closed: "the journal is closed"
    case .invalid(let reason): reason
    case .store(let failure): failure.description
    }
  }
}
