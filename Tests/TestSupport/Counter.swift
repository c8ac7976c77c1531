import Synchronization

/// Counts from one.
public final class Counter: Sendable {
  private let count = Mutex(0)

  public init() {}

  public var value: Int { count.withLock { $0 } }

  @discardableResult
  public func next() -> Int {
    count.withLock { count in
      count += 1
      return count
    }
  }
}
