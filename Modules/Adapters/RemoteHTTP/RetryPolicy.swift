/// The number and timing of retries.
///
/// Randomness comes in as a value.
public struct RetryPolicy: Sendable {
  /// The most attempts for one request.
  public let attempts: Int
  /// The pause before the second attempt.
  public let firstPause: Duration
  /// The longest pause.
  public let longestPause: Duration
  /// The longest time that a server's `Retry-After` is obeyed.
  public let longestAsked: Duration
  /// Returns a number from 0 up to 1, so that clients cut off together do not return together.
  let jitter: @Sendable () -> Double
  let wait: @Sendable (Duration) async throws -> Void

  /// Creates a policy.
  public init(
    attempts: Int = 5,
    firstPause: Duration = .milliseconds(100),
    longestPause: Duration = .seconds(5),
    longestAsked: Duration = .seconds(60),
    jitter: @escaping @Sendable () -> Double = { 0.5 },
    wait: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  ) {
    self.attempts = attempts
    self.firstPause = firstPause
    self.longestPause = longestPause
    self.longestAsked = longestAsked
    self.jitter = jitter
    self.wait = wait
  }

  /// Returns the pause before the next attempt.
  ///
  /// The pause doubles each time, is random in its upper half, and is never shorter than the server asked for.
  package func pause(after attempt: Int, asked: Duration? = nil) -> Duration {
    let full = min(longestPause, firstPause * (1 << min(max(attempt, 1) - 1, 16)))
    return max(full * (0.5 + jitter() / 2), min(asked ?? .zero, longestAsked))
  }
}
