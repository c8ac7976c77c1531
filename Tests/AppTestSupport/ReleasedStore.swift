public import Foundation

/// A store that a released version of an app wrote, in `Tests/Stores`, with what that version showed of it.
///
/// Beside the store lies `shown.txt`: commands, each after a dollar sign on a line of its own, and below each its output.
public struct ReleasedStore: Sendable {
  private let app: String
  private let folder: URL

  /// - Parameters:
  ///   - app: The app's program.
  ///   - version: The folder of the version.
  public init(of app: String, version: String = "v1") {
    self.app = app
    folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(components: "Stores", version, app)
  }

  /// Copies the store into a folder, readable by its owner only, as every app keeps stores.
  ///
  /// - Returns: The copy's URL, of the kind that `--store` takes.
  /// - Throws: An error of the file system.
  public func copy(to folder: URL) throws -> String {
    let copy = folder.appending(component: "released")
    try FileManager.default.copyItem(at: self.folder.appending(component: "store"), to: copy)
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: copy.path)
    return "file:\(copy.path)"
  }

  /// Shows a copy of the store with today's program, from the files and again from SQLite after `copy`.
  ///
  /// - Parameter folder: An empty folder.
  /// - Returns: A line for each command that shows something else than the released version did.
  /// - Throws: An error of the file system.
  public func differences(in folder: URL) async throws -> [String] {
    let program = Program(app, dataFolder: folder)
    let (files, database) = (try copy(to: folder), "sqlite:\(folder.path)/released.sqlite")
    var differences = try await differences(of: program, over: files)
    let copied = try await program.run("copy", "--from", files, "--to", database)
    if copied.status != 0 { return differences + ["copy: \(copied.errors)"] }
    differences += try await self.differences(of: program, over: database)
    return differences
  }

  private func differences(of program: Program, over store: String) async throws -> [String] {
    var differences: [String] = []
    for (command, expected) in try shown {
      let outcome = try await program.run(Self.words(of: command) + ["--store", store])
      if outcome.status != 0 || !outcome.errors.isEmpty {
        differences.append("\(command) over \(store): \(outcome.errors)")
        continue
      }
      // Tables for spreadsheets end their lines otherwise.
      let output = outcome.output.replacing("\r\n", with: "\n")
      if output != expected {
        let lines = zip(output.split(separator: "\n"), expected.split(separator: "\n"))
        let first = lines.first { $0 != $1 }.map { "\"\($0)\" instead of \"\($1)\"" } ?? "another length"
        differences.append("\(command) over \(store): \(first)")
      }
    }
    return differences
  }

  private var shown: [(command: String, output: String)] {
    get throws {
      let text = try String(contentsOf: folder.appending(component: "shown.txt"), encoding: .utf8)
      // Each separator begins with the line end of the output before it.
      return ("\n" + text.dropLast()).components(separatedBy: "\n$ ").dropFirst().map { part in
        let lines = part.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
        return (String(lines[0]), lines.count > 1 ? "\(lines[1])\n" : "")
      }
    }
  }

  /// The words of a command; quotes keep spaces.
  private static func words(of command: String) -> [String] {
    command.split(separator: "\"", omittingEmptySubsequences: false).enumerated().flatMap { place, part in
      place.isMultiple(of: 2) ? part.split(separator: " ").map(String.init) : [String(part)]
    }
  }
}
