/// How often and how soon a request is sent again; chance and sleep come in as values.
public struct RetryPolicy: Sendable {
  /// How often one request is sent at most.
  public let attempts: Int
  public let firstPause: Duration
  public let longestPause: Duration
  /// From 0 up to 1, so that clients that were cut off together do not come back together.
  let jitter: @Sendable () -> Double
  let wait: @Sendable (Duration) async throws -> Void

  public init(
    attempts: Int = 5,
    firstPause: Duration = .milliseconds(100),
    longestPause: Duration = .seconds(5),
    jitter: @escaping @Sendable () -> Double = { 0.5 },
    wait: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  ) {
    self.attempts = attempts
    self.firstPause = firstPause
    self.longestPause = longestPause
    self.jitter = jitter
    self.wait = wait
  }

  /// Waits before the next attempt: twice as long each time, at least half of it for certain.
  func pause(after attempt: Int) async throws {
    let full = min(longestPause, firstPause * (1 << min(attempt - 1, 16)))
    try await wait(full * (0.5 + jitter() / 2))
  }
}
