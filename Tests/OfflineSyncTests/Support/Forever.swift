/// Waits for its own end.
enum Forever {
  static func wait() async throws {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    for await _ in stream {}
    withExtendedLifetime(continuation) {}
    try Task.checkCancellation()
  }
}
