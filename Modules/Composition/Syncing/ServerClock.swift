import Domain
import Synchronization

/// This machine's clock, put right by what a server's clock last showed (decision 9).
///
/// A server tells its time in whole seconds, and its answer takes a moment; what differs less than that is left alone.
final class ServerClock: Sendable {
  private static let tolerance: Int64 = 2000

  private let base: @Sendable () -> Timestamp
  private let correction: Mutex<Int64>

  init(_ base: @escaping @Sendable () -> Timestamp, correction: Int64 = 0) {
    self.base = base
    self.correction = Mutex(correction)
  }

  var now: Timestamp { base().advanced(byMilliseconds: milliseconds) }

  /// How far this machine's clock is behind the server's.
  var milliseconds: Int64 {
    get { correction.withLock { $0 } }
    set { correction.withLock { $0 = newValue } }
  }

  /// The server's clock shows this second.
  func saw(_ second: Timestamp) {
    let difference = second.rawValue + 500 - base().rawValue
    correction.withLock { correction in
      if abs(difference) <= Self.tolerance {
        correction = 0
      } else if abs(difference - correction) > Self.tolerance {
        correction = difference
      }
    }
  }
}
