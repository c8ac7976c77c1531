/// How often and how soon a request is sent again; chance and sleep come in as values.
public struct RetryPolicy: Sendable {
  /// How often one request is sent at most.
  public let attempts: Int
  public let firstPause: Duration
  public let longestPause: Duration
  /// The most that a server's `Retry-After` is given.
  public let longestAsked: Duration
  /// From 0 up to 1, so that clients that were cut off together do not come back together.
  let jitter: @Sendable () -> Double
  let wait: @Sendable (Duration) async throws -> Void

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

  /// How long to wait before the next attempt: twice as long each time, at least half of it for certain, and never less
  /// than the server asked for.
  public func pause(after attempt: Int, asked: Duration? = nil) -> Duration {
    let full = min(longestPause, firstPause * (1 << min(max(attempt, 1) - 1, 16)))
    return max(full * (0.5 + jitter() / 2), min(asked ?? .zero, longestAsked))
  }
}
