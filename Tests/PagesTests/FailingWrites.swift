import Domain
import Synchronization

/// The writes of a store, after some of which something happens: every later one fails, or others act before the next.
final class Writes: Sendable {
  private let left: Mutex<Int>
  private let interruption: (@Sendable () async -> Void)?

  /// - Parameters:
  ///   - successes: The number of writes before it.
  ///   - interruption: What happens before the next write; nil if that and all later ones fail.
  init(_ successes: Int, then interruption: (@Sendable () async -> Void)? = nil) {
    left = Mutex(successes)
    self.interruption = interruption
  }

  var haveFailed: Bool { left.withLock { $0 < 0 } }

  /// Returns whether the next write fails.
  func fails() async -> Bool {
    let left = left.withLock { left in
      left -= 1
      return left
    }
    guard let interruption else { return left < 0 }
    if left == -1 { await interruption() }
    return false
  }

  /// Returns the store with these writes.
  func over(_ store: Storage) -> Storage {
    Storage(
      leaderboards: store.leaderboards,
      sessions: FailingSessions(base: store.sessions, writes: self),
      documents: FailingDocuments(base: store.documents, writes: self),
      changes: store.changes
    )
  }
}

struct FailingDocuments: DocumentLayer {
  let base: any DocumentRepository
  let writes: Writes

  func save(_ writes: [DocumentWrite], given premises: [Premise]) async throws(DocumentError) -> [DocumentHead] {
    if await self.writes.fails() { throw .store(.full) }
    return try await base.save(writes, given: premises)
  }
}

struct FailingSessions: ScoringSessionRepository {
  let base: any ScoringSessionRepository
  let writes: Writes

  func session(at path: ItemPath) -> any ScoringSession {
    FailingSession(base: base.session(at: path), writes: writes)
  }

  func follow(under prefix: ItemPath) -> Updates<ChangeCursor, StoreFailure> { base.follow(under: prefix) }
}

struct FailingSession: SessionLayer {
  let base: any ScoringSession
  let writes: Writes

  func append(
    _ events: [ScoringEvent],
    expecting expected: Expectation,
    given premises: [Premise]
  ) async throws(JournalError) -> [RecordedEvent] {
    if await writes.fails() { throw .store(.full) }
    return try await base.append(events, expecting: expected, given: premises)
  }
}
