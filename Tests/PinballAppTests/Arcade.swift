import AppTestSupport
import Foundation
import TestSupport
import Testing

/// The command line over a store of its own, as Olga uses it.
struct Arcade: Sendable {
  let program: Program
  let store: String
  let folder: URL

  /// The sample league's files, as a site has them.
  static let files = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Apps/pinball-practice/Starter")

  /// A player whom the sample league redacts.
  static let hidden = "Hugo Tamsin"

  /// Returns the output of a successful command.
  @discardableResult
  func say(_ arguments: String..., location: SourceLocation = #_sourceLocation) async throws -> String {
    try await output(arguments, location)
  }

  /// Returns the output of a command as JSON.
  func json(_ arguments: String..., location: SourceLocation = #_sourceLocation) async throws -> [String: Any] {
    let text = try await output(arguments + ["--json"], location)
    return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  /// The status and the one line of a command that fails, without the program's name.
  func fail(_ arguments: String..., location: SourceLocation = #_sourceLocation) async throws
    -> (status: Int32, line: String)
  {
    let outcome = try await program.run(arguments + ["--store", store])
    let lines = outcome.errors.split(separator: "\n")
    #expect(outcome.status != 0 && lines.count == 1 && outcome.output.isEmpty, sourceLocation: location)
    return (outcome.status, String(lines.first?.dropFirst("pinball-practice: ".count) ?? ""))
  }

  /// The pages, until `body` ends.
  func serve<Result: Sendable>(_ body: (Served) async throws -> Result) async throws -> Result {
    try await Served.run("pinball-practice", in: folder, store: store, body: body)
  }

  private func output(_ arguments: [String], _ location: SourceLocation) async throws -> String {
    let outcome = try await program.run(arguments + ["--store", store])
    #expect(outcome.status == 0, "\(outcome.errors)", sourceLocation: location)
    return outcome.output
  }
}

/// A player's unused store.
func withArcade<Result: Sendable>(_ body: (Arcade) async throws -> Result) async throws -> Result {
  try await withTemporaryFolder { folder in
    let program = Program("pinball-practice", dataFolder: folder)
    return try await body(Arcade(program: program, store: "sqlite:\(folder.path)/pinball.sqlite", folder: folder))
  }
}

/// The same with the sample league, served.
func withServedSample(_ body: (Served, Arcade) async throws -> Void) async throws {
  try await withArcade { arcade in
    try await Served.run("pinball-practice", in: arcade.folder, store: arcade.store, "--sample") {
      try await body($0, arcade)
    }
  }
}
