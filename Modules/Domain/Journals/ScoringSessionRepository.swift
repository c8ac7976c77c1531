/// Keeps append-only journals of scoring events under paths.
public protocol ScoringSessionRepository: Followable {
  /// The journal at `path` as something to hold; nothing is asked of the store yet, and nothing is made.
  func session(at path: Path) -> any ScoringSession
}

extension ScoringSessionRepository {
  /// The head of a journal now, and newest heads after.
  ///
  /// A head stands for every event up to it: read those after the last one seen, and none is missed however slow the
  /// reader.
  public func follow(_ journal: Path) -> Snapshots<JournalHead, JournalError> {
    let session = session(at: journal)
    return Snapshots(on: follow(under: journal)) { () throws(JournalError) in try await session.head() }
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
