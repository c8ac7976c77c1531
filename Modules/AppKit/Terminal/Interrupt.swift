import ArgumentParser
import Dispatch
import Foundation

/// Ctrl-C as the ordinary end of a command that lasts.
public enum Interrupt: Sendable {
  /// Runs `body` until it returns or Ctrl-C is pressed; then it is cancelled, what it uses is closed, and the process ends
  /// with status 130, as a shell expects it.
  ///
  /// - Throws: What `body` throws, and an exit code after Ctrl-C.
  public static func ends(_ body: @escaping @Sendable () async throws -> Void) async throws {
    signal(SIGINT, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
    let (presses, pressed) = AsyncStream.makeStream(of: Void.self)
    source.setEventHandler { pressed.yield() }
    source.resume()
    defer { source.cancel() }
    let isInterrupted = try await withThrowingTaskGroup(of: Bool.self) { group in
      group.addTask {
        try await body()
        return false
      }
      group.addTask {
        for await _ in presses { return true }
        return false
      }
      defer { group.cancelAll() }
      return try await group.next() ?? false
    }
    if isInterrupted { throw ExitCode(130) }
  }
}
