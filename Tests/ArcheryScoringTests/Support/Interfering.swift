import Domain
import Synchronization

/// Journals with a faster writer: before each of the first appends, another event is appended.
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

  func session(at path: ItemPath) -> any ScoringSession { Session(base: base.session(at: path), interfering: self) }

  private func interfere() async throws(JournalError) {
    let turn = left.withLock { left in
      left -= 1
      return left
    }
    guard turn >= 0 else { return }
    do { try await interference(turn) } catch { throw .invalid("the interference failed: \(error)") }
  }

  func follow(under prefix: ItemPath) -> Updates<ChangeCursor, StoreFailure> { base.follow(under: prefix) }

  private struct Session: SessionLayer {
    let base: any ScoringSession
    let interfering: Interfering

    func append(
      _ events: [ScoringEvent],
      expecting: Expectation,
      given premises: [Premise]
    ) async throws(JournalError) -> [RecordedEvent] {
      try await interfering.interfere()
      return try await base.append(events, expecting: expecting, given: premises)
    }
  }
}
