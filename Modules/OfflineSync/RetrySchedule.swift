/// When a pass that failed is tried again: after 100, 200 and 400 ms, then 1 s, twice as long each time, at most 5 min.
public struct RetrySchedule: Sendable {
  /// From 0 up to 1, so that devices that were cut off together do not come back together.
  let chance: @Sendable () -> Double
  /// Waits, and throws when it is cancelled.
  let wait: @Sendable (Duration) async throws -> Void

  /// - Parameters:
  ///   - chance: A number from 0 up to 1.
  ///   - wait: Waits so long; throws when its task is cancelled.
  public init(
    chance: @escaping @Sendable () -> Double,
    wait: @escaping @Sendable (Duration) async throws -> Void
  ) {
    (self.chance, self.wait) = (chance, wait)
  }

  /// The longest pause.
  static let longest = Duration.seconds(300)

  /// How long to wait after so many failures in a row; at least half of it for certain.
  func pause(after failures: Int) -> Duration {
    let place = max(failures, 1) - 1
    let full = place < 3 ? .milliseconds(100 << place) : min(Self.longest, .seconds(1 << min(place - 3, 20)))
    return full * (0.5 + chance() / 2)
  }
}
