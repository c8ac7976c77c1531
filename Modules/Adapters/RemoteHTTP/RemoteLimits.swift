/// What a server that is slow, silent or talks without end may cost its client.
public struct RemoteLimits: Sendable {
  /// How long one attempt may take, its answer's last byte included.
  public var deadline = Duration.seconds(30)
  /// How long a stream may be silent before it is opened again; the server gives a sign every 15 seconds.
  public var silence = Duration.seconds(45)
  /// Bytes of one answer, which is held in memory as a whole; a full page of the largest events is 140 MB.
  public var answerBytes = 160 << 20
  /// Ends when a duration has passed; how deadlines are measured.
  public var wait: @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }

  public init() {}
}
