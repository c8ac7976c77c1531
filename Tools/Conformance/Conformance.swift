import Composition
import Domain
import Foundation
import StoreEngine

/// Runs conformance cases (see FORMAT.md): `conformance DIRECTORY`.
///
/// Exit status: 0 all passed, 1 something failed, 2 wrong usage or an unreadable directory.
@main
enum Conformance {
  static func main() async {
    let arguments = CommandLine.arguments.dropFirst()
    guard let directory = arguments.first, arguments.count == 1 else {
      stop("usage: conformance DIRECTORY")
    }
    do {
      var run = ConformanceRun(ConformanceKinds { try await emptyStorage() }) { print($0) }
      try await run.run(directory: directory)
      exit(run.isGood ? 0 : 1)
    } catch {
      stop("\(directory) cannot be read: \(error.localizedDescription)")
    }
  }

  /// A fresh store for one case, on a clock that stands still: cases bring their own times.
  static func emptyStorage() async throws -> Storage {
    let clock = ClockAndIdentities(now: { 0 }, newIdentity: { "conformance" })
    return try await StoreRegistry.standard.open("memory:", clock)
  }

  private static func stop(_ message: String) -> Never {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
    exit(2)
  }
}
