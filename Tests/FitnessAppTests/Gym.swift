import AppTestSupport
import Foundation
import TestSupport
import Testing

/// The command line over a store of its own, as Olga uses it.
struct Gym: Sendable {
  let program: Program
  let store: String
  let folder: URL

  /// Returns the output of a successful command.
  @discardableResult
  func say(_ arguments: String..., location: SourceLocation = #_sourceLocation) async throws -> String {
    try await output(arguments, location)
  }

  /// Returns the output of a command as JSON.
  func json(_ arguments: String..., location: SourceLocation = #_sourceLocation) async throws -> [String: Any] {
    let text = try await output(arguments, location)
    return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  /// The status and the one line of a command that fails, without the program's name.
  func fail(_ arguments: String..., location: SourceLocation = #_sourceLocation) async throws
    -> (status: Int32, line: String)
  {
    let outcome = try await program.run(arguments + ["--store", store])
    let lines = outcome.errors.split(separator: "\n")
    #expect(outcome.status != 0 && lines.count == 1 && outcome.output.isEmpty, sourceLocation: location)
    return (outcome.status, String(lines.first?.dropFirst("fitness-challenge: ".count) ?? ""))
  }

  private func output(_ arguments: [String], _ location: SourceLocation) async throws -> String {
    let outcome = try await program.run(arguments + ["--store", store])
    #expect(outcome.status == 0, "\(outcome.errors)", sourceLocation: location)
    return outcome.output
  }
}

/// A gym's unused store.
func withGym(_ body: (Gym) async throws -> Void) async throws {
  try await withTemporaryFolder { folder in
    let program = Program("fitness-challenge", dataFolder: folder)
    try await body(Gym(program: program, store: "sqlite:\(folder.path)/gym.sqlite", folder: folder))
  }
}

/// The same, served.
func withServedGym(_ body: (Served, Gym) async throws -> Void) async throws {
  try await withGym { gym in
    try await Served.run("fitness-challenge", in: gym.folder, store: gym.store) { try await body($0, gym) }
  }
}
