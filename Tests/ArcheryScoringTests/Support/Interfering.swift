import Domain
import Synchronization

/// Journals in which somebody else is always a moment faster: before each of the first appends, something else happens.
final class Interfering: ScoringSessionRepository {
  private let base: any ScoringSessionRepository
  private let interference: @Sendable (Int) async throws -> Void
  private let left: Mutex<Int>

  init(
    _ base: any ScoringSessionRepository,
    times: Int,
    _ interference: @escaping @Sendable (Int) async throws -> Void
  ) {
    self.base = base
    self.interference = interference
    left = Mutex(times)
  }

  func append(
    _ events: [ScoringEvent],
    to journal: Path,
    expecting: Expectation
  ) async throws(JournalError) -> [RecordedEvent] {
    let turn = left.withLock { left in
      left -= 1
      return left
    }
    if turn >= 0 {
      do { try await interference(turn) } catch { throw .invalid("the interference failed: \(error)") }
    }
    return try await base.append(events, to: journal, expecting: expecting)
  }

  func head(of journal: Path) async throws(JournalError) -> JournalHead { try await base.head(of: journal) }

  func events(of journal: Path, after revision: Revision, limit: Int) async throws(JournalError) -> [RecordedEvent] {
    try await base.events(of: journal, after: revision, limit: limit)
  }

  func close(_ journal: Path) async throws(JournalError) { try await base.close(journal) }

  func follow(under prefix: Path) -> Updates<ChangeCursor, StoreFailure> { base.follow(under: prefix) }
}
