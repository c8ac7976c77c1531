/// The pauses after failed passes: 100, 200 and 400 ms, then 1 s, doubling up to 5 min.
public struct RetrySchedule: Sendable {
  /// Returns a number from 0 up to 1, so that devices cut off together do not return together.
  let chance: @Sendable () -> Double
  /// Waits, and throws when it is cancelled.
  let wait: @Sendable (Duration) async throws -> Void

  /// Creates a schedule.
  ///
  /// - Parameters:
  ///   - chance: Returns a number from 0 up to 1.
  ///   - wait: Waits this long; throws when its task is cancelled.
  public init(
    chance: @escaping @Sendable () -> Double,
    wait: @escaping @Sendable (Duration) async throws -> Void
  ) {
    (self.chance, self.wait) = (chance, wait)
  }

  /// The longest pause.
  static let longest = Duration.seconds(300)

  /// Returns the pause after this many failures in a row; random in its upper half.
  func pause(after failures: Int) -> Duration {
    let place = max(failures, 1) - 1
    let full = place < 3 ? .milliseconds(100 << place) : min(Self.longest, .seconds(1 << min(place - 3, 20)))
    return full * (0.5 + chance() / 2)
  }
}
