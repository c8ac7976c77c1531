public import Foundation

/// A program of this package, run as a user runs it.
public struct Program: Sendable {
  public let url: URL
  /// Where it keeps what is no store's; nil for the user's own folder.
  private let dataFolder: URL?
  private let token: String?

  /// - Parameters:
  ///   - name: The program.
  ///   - dataFolder: The folder of files that belong to no store; nil for the user's own.
  ///   - token: The session on servers, as scripts pass it; nil for the sessions in the data folder.
  public init(_ name: String, dataFolder: URL? = nil, token: String? = nil) {
    url = Self.folder.appending(component: name)
    (self.dataFolder, self.token) = (dataFolder, token)
  }

  public struct Outcome: Sendable {
    public let status: Int32
    public let output: String
    public let errors: String
  }

  /// Runs it to its end.
  public func run(_ arguments: String...) async throws -> Outcome {
    try await run(arguments)
  }

  public func run(_ arguments: [String]) async throws -> Outcome {
    try await withoutBlockingOthers { try outcome(of: arguments) }
  }

  private func outcome(of arguments: [String]) throws -> Outcome {
    let process = process(arguments)
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    // Errors are a line; output may be long, and must be read for the program to end.
    let text = try output.fileHandleForReading.readToEnd() ?? Data()
    let complaint = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus,
      output: String(decoding: text, as: UTF8.self),
      errors: String(decoding: complaint, as: UTF8.self)
    )
  }

  /// The commands of the program, as it lists them itself, such as `group members`.
  public func commands() async throws -> Set<String> {
    let dump = try await run("--experimental-dump-help").output
    return Set(try JSONDecoder().decode(CommandDump.self, from: Data(dump.utf8)).command.leaves(under: []))
  }

  public func process(_ arguments: [String]) -> Process {
    let process = Process()
    process.executableURL = url
    process.arguments = arguments
    if let dataFolder {
      process.environment = ProcessInfo.processInfo.environment
        .merging(["XDG_DATA_HOME": dataFolder.path, "USER": "olga"]) { $1 }
        .merging(token.map { ["SCOREBOOK_TOKEN": $0] } ?? [:]) { $1 }
    }
    return process
  }

  /// Beside the bundle that holds these tests.
  private static var folder: URL {
    let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? CommandLine.arguments[0]
    return URL(filePath: bundle).deletingLastPathComponent()
  }
}

/// What ArgumentParser tells of a program.
private struct CommandDump: Decodable {
  struct Command: Decodable {
    let commandName: String
    let subcommands: [Command]?

    /// The commands that have none below them.
    func leaves(under path: [String]) -> [String] {
      let parts = (subcommands ?? []).filter { $0.commandName != "help" }
      return parts.isEmpty
        ? [path.joined(separator: " ")] : parts.flatMap { $0.leaves(under: path + [$0.commandName]) }
    }
  }

  let command: Command
}

/// Reads what a running program prints, a line at a time.
public struct LineReader: Sendable {
  private let handle: FileHandle
  private var rest = Data()

  public init(_ pipe: Pipe) {
    handle = pipe.fileHandleForReading
  }

  /// The next line; nil once the program has ended and everything is read.
  ///
  /// Waits for as long as it takes.
  public mutating func next() -> String? {
    while true {
      if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        defer { rest = Data(rest[rest.index(after: end)...]) }
        return String(decoding: rest[..<end], as: UTF8.self)
      }
      let more = handle.availableData
      if more.isEmpty { return nil }
      rest += more
    }
  }
}

/// Does work that waits for other programs on a thread of its own: the few threads that all tests share stay free.
public func withoutBlockingOthers<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value
{
  try await withCheckedThrowingContinuation { continuation in
    Thread.detachNewThread { continuation.resume(with: Result { try work() }) }
  }
}
