internal import Synchronization

/// How many read something now.
final class ListenerCount: Sendable {
  private let number = Mutex(0)

  var count: Int { number.withLock { $0 } }

  func add(_ change: Int) { number.withLock { $0 += change } }
}
