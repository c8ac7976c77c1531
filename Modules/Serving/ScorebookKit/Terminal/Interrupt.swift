import ArgumentParser
import Dispatch
import Foundation

/// Ctrl-C as the normal end of a long-running command.
package enum Interrupt: Sendable {
  /// Runs `body` until it returns or Ctrl-C is pressed.
  ///
  /// Ctrl-C cancels it, closes its resources, and ends the process with status 130, as shells expect.
  ///
  /// - Throws: Any error of `body`, and an exit code after Ctrl-C.
  package static func ends(_ body: @escaping @Sendable () async throws -> Void) async throws {
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
