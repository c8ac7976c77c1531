/// The limits on a server that is slow, silent or never stops sending.
public struct RemoteLimits: Sendable {
  /// The time for one attempt, up to the last byte of the answer.
  public var deadline = Duration.seconds(30)
  /// The silence after which a stream is opened again.
  ///
  /// The server sends a sign of life every 15 seconds.
  public var silence = Duration.seconds(45)
  /// The most bytes of one answer, which is held in memory.
  ///
  /// A full page of the largest events is 140 MB.
  public var answerBytes = 160 << 20
  /// Waits for a duration, so that tests can control deadlines.
  public var wait: @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }

  /// Creates the default limits.
  public init() {}
}
