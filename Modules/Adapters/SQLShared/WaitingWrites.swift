import Synchronization

/// Writes that arrive while the database is busy and share its next commit.
package final class WaitingWrites<Write: Sendable>: Sendable {
  private let waiting = Mutex<[Write]>([])

  package init() {}

  /// The number of writes that wait now.
  package var count: Int { waiting.withLock(\.count) }

  /// Adds a write; true for the first one, after which the caller must have ``take(atMost:)`` called.
  package func add(_ write: Write) -> Bool {
    waiting.withLock { waiting in
      waiting.append(write)
      return waiting.count == 1
    }
  }

  /// Takes the writes that waited longest; where some are left, the caller must take again.
  package func take(atMost limit: Int = .max) -> (writes: [Write], areMoreLeft: Bool) {
    waiting.withLock { waiting in
      let taken = Array(waiting.prefix(limit))
      waiting.removeFirst(taken.count)
      return (taken, !waiting.isEmpty)
    }
  }
}
