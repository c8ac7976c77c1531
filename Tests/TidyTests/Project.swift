import Foundation

/// The project's files, as the tests of its own order read them.
enum Project {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Every Swift file below the given folders, with its path from the top of the project.
  static func swiftFiles(in folders: String...) throws -> [(path: String, text: String)] {
    try files(endingIn: ["swift"], in: folders)
  }

  /// Every file below the folders with one of the endings, with its path from the top of the project.
  static func files(endingIn endings: Set<String>, in folders: [String]) throws -> [(path: String, text: String)] {
    try folders.flatMap { folder in
      let names = FileManager.default.enumerator(atPath: root.appending(path: folder).path)?.allObjects as? [String]
      let ours = (names ?? []).filter { endings.contains(String($0.split(separator: ".").last ?? "")) }
      return try ours.sorted().map { (path: "\(folder)/\($0)", text: try text(of: "\(folder)/\($0)")) }
    }
  }

  /// Every Markdown file of the repository, with its path from the top of the project.
  static func documents() throws -> [(path: String, text: String)] {
    let top = try FileManager.default.contentsOfDirectory(atPath: root.path)
    let below = ["Modules", "Apps", "Tests", "Tools"].flatMap { folder in
      let names = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
      return (names?.allObjects as? [String] ?? []).map { "\(folder)/\($0)" }
    }
    // A package built in its own folder has the documents of its dependencies there.
    return try (top + below).filter { $0.hasSuffix(".md") && !$0.contains("/.build/") }.sorted().map { path in
      (path: path, text: try text(of: path))
    }
  }

  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// Returns the output of a program.
  static func output(of arguments: String...) throws -> Data {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    process.currentDirectoryURL = root
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return data
  }
}
