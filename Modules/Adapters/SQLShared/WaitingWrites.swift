import Synchronization

/// Writes that arrive while the database is busy and share its next commit.
public final class WaitingWrites<Write: Sendable>: Sendable {
  private let waiting = Mutex<[Write]>([])

  public init() {}

  /// The number of writes that wait now.
  public var count: Int { waiting.withLock(\.count) }

  /// Adds a write; true for the first one, after which the caller must have ``take(atMost:)`` called.
  public func add(_ write: Write) -> Bool {
    waiting.withLock { waiting in
      waiting.append(write)
      return waiting.count == 1
    }
  }

  /// Takes the writes that waited longest; where some are left, the caller must take again.
  public func take(atMost limit: Int = .max) -> (writes: [Write], areMoreLeft: Bool) {
    waiting.withLock { waiting in
      let taken = Array(waiting.prefix(limit))
      waiting.removeFirst(taken.count)
      return (taken, !waiting.isEmpty)
    }
  }
}
