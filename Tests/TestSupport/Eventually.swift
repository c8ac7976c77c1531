/// Waits until a condition holds, while other tasks run.
///
/// A condition that asks a server counts against the server's limits: wait for a state that changes by itself.
///
/// - Throws: ``WaitedTooLong`` after 60 seconds.
public func eventually(
  _ what: String,
  in file: StaticString = #fileID,
  line: UInt = #line,
  _ condition: () async throws -> Bool
) async throws {
  let deadline = ContinuousClock.now.advanced(by: .seconds(60))
  while try await !condition() {
    try Task.checkCancellation()
    guard ContinuousClock.now < deadline else { throw WaitedTooLong(what: "\(what) (\(file):\(line))") }
    await Task.yield()
  }
}

/// A condition did not hold in time.
public struct WaitedTooLong: Error {
  public let what: String

  public init(what: String) { self.what = what }
}
