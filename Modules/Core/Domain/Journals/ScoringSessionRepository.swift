/// Stores append-only journals of scoring events under paths.
public protocol ScoringSessionRepository: Followable {
  /// Returns the journal at `path`.
  ///
  /// This neither reads nor creates anything.
  func session(at path: ItemPath) -> any ScoringSession
}

extension ScoringSessionRepository {
  /// Returns the journal's head now, and the newest head after each change.
  ///
  /// A head stands for all events up to it. A reader that reads on after the last event it saw misses none, however
  /// slow it is.
  public func follow(_ journal: ItemPath) -> Snapshots<JournalHead, JournalError> {
    let session = session(at: journal)
    return Snapshots(on: follow(under: journal)) { () throws(JournalError) in try await session.head() }
  }
}

/// The reason why a journal could not be read or written.
///
/// Nothing was changed, except perhaps after ``StoreFailure/unavailable(_:)``.
public enum JournalError: StorePortError, Hashable {
  /// The journal is not at the expected revision but at `current`.
  case conflict(current: Revision)
  /// The journal has the id with other content.
  case idempotencyConflict(EventID)
  /// The journal accepts only events with another store's stamp.
  case closed
  /// An argument is out of bounds.
  ///
  /// The text says which.
  case invalid(String)
  /// The rules of the sport reject one of the events.
  ///
  /// None was recorded.
  case refused(Refusal)
  /// The document that describes the journal has not arrived yet.
  ///
  /// Retry the same events later.
  case notReady
  /// The store itself failed or denied access.
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
