public import Domain
import Synchronization

/// A clock that moves only when a rule moves it.
public final class ContractClock: Sendable {
  /// Wednesday, 11 June 2025, noon UTC: `2025-06-11`, `2025-W24`, `2025-06`, `2025-OUTDOOR`.
  public static let start: Timestamp = 1_749_643_200_000

  private let time = Mutex(ContractClock.start)

  /// Creates a clock at ``start``.
  public init() {}

  /// The present time.
  public var now: Timestamp { time.withLock { $0 } }

  /// This clock and unique identities, for a store at the site.
  public var andIdentities: ClockAndIdentities {
    ClockAndIdentities(now: { self.now }, newIdentity: { "identity-\(Counter.identities.next())" })
  }

  func set(_ moment: Timestamp) {
    time.withLock { $0 = moment }
  }

  func advance(byMilliseconds milliseconds: Int64) {
    time.withLock { $0 = $0.advanced(byMilliseconds: milliseconds) }
  }
}

/// Counts 1, 2, 3 …, also for several tasks at once.
final class Counter: Sendable {
  static let identities = Counter()
  static let submissions = Counter()

  private let value = Atomic<Int>(0)

  var count: Int { value.load(ordering: .relaxed) }

  func next() -> Int {
    value.add(1, ordering: .relaxed).newValue
  }
}

extension Int64 {
  static let hour: Int64 = 3_600_000
  static let day: Int64 = 24 * .hour
}
