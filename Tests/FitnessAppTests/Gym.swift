import AppTestSupport
import Foundation
import TestSupport
import Testing

/// Passes Olga's terminal over a gym's unused store to `body`.
func withGym(_ kind: String = "sqlite", _ body: (Terminal) async throws -> Void) async throws {
  try await Terminal.with("fitness-challenge", kind: kind, body: body)
}

/// The same, served.
func withServedGym(_ options: String..., body: (Served, Terminal) async throws -> Void) async throws {
  try await withGym { gym in try await gym.serve(options) { try await body($0, gym) } }
}

extension Terminal {
  /// The secret of a new invite to the store's only group, whose server runs.
  func invite() async throws -> String {
    try "\(try await json("group", "invite")["url"] ?? "")".captured(/\/join\/([a-z0-9]+)/)
  }

  /// Reads the first lines that a command prints which follows a board: one before Olga checks in, and one after.
  func followedCheckIn(_ command: String) async throws -> (before: String?, after: String?) {
    try await say("group", "new", "Crew")
    let follower = program.process([command, "--follow", "--json", "--store", store])
    let output = Pipe()
    follower.standardOutput = output
    try follower.run()
    defer {
      follower.terminate()
      follower.waitUntilExit()
    }
    let (before, reader) = try await withoutBlockingOthers { () -> (String?, LineReader) in
      var lines = LineReader(output)
      return (lines.next(), lines)
    }
    try await say("check-in")
    let after = try await withoutBlockingOthers { () -> String? in
      var lines = reader
      return lines.next()
    }
    return (before, after)
  }
}
