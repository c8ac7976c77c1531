import Domain
import Synchronization

/// The writes of a store, which fail after some that succeed.
final class Writes: Sendable {
  private let left: Mutex<Int>

  init(_ successes: Int) { left = Mutex(successes) }

  var haveFailed: Bool { left.withLock { $0 < 0 } }

  func fails() -> Bool {
    left.withLock { left in
      left -= 1
      return left < 0
    }
  }
}

struct FailingDocuments: DocumentLayer {
  let base: any DocumentRepository
  let writes: Writes

  func save(_ writes: [DocumentWrite], given premises: [Premise]) async throws(DocumentError) -> [DocumentHead] {
    if self.writes.fails() { throw .store(.full) }
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
    if writes.fails() { throw .store(.full) }
    return try await base.append(events, expecting: expected, given: premises)
  }
}
