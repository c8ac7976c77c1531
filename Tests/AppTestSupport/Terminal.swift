public import Foundation
import TestSupport
public import Testing

/// An app's commands over one store, as Olga types them on the club's machine.
public struct Terminal: Sendable {
  public let program: Program
  public let store: String
  /// The folder of the program's data, and of the store unless it is a server's.
  public let folder: URL
  private let app: String

  /// - Parameters:
  ///   - app: The app's program.
  ///   - folder: The data folder.
  ///   - kind: The kind of the store in the folder.
  ///   - store: Another store, such as a server's address.
  public init(_ app: String, in folder: URL, kind: String = "sqlite", store: String? = nil) {
    program = Program(app, dataFolder: folder)
    self.store = store ?? "\(kind):\(folder.path)/store.\(kind)"
    (self.folder, self.app) = (folder, app)
  }

  /// Passes a terminal with an unused store to `body`.
  public static func with<Result>(
    _ app: String,
    kind: String = "sqlite",
    body: (Terminal) async throws -> Result
  ) async throws -> Result {
    try await withTemporaryFolder { try await body(Terminal(app, in: $0, kind: kind)) }
  }

  /// Returns a terminal on another machine, with a store of its own or that of a server.
  public func machine(_ name: String, kind: String = "sqlite", store: String? = nil) throws -> Terminal {
    let folder = folder.appending(component: name)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return Terminal(app, in: folder, kind: kind, store: store)
  }

  /// Runs the app's pages over the store until `body` ends.
  public func serve<Result: Sendable>(
    _ options: String...,
    body: (Served) async throws -> Result
  ) async throws -> Result {
    try await serve(options, body: body)
  }

  public func serve<Result: Sendable>(
    _ options: [String],
    body: (Served) async throws -> Result
  ) async throws -> Result {
    try await Served.run(app, in: folder, store: store, options, body: body)
  }

  /// The same, with the owner signed in.
  public func browse(
    _ options: String...,
    body: (_ owner: Visitor) async throws -> Void
  ) async throws {
    try await serve(options) { try await body(try await $0.owner()) }
  }

  /// Runs a command, whatever becomes of it.
  public func run(_ arguments: String...) async throws -> Program.Outcome { try await run(arguments) }

  public func run(_ arguments: [String]) async throws -> Program.Outcome {
    try await program.run(arguments + ["--store", store])
  }

  /// Returns the output of a successful command.
  @discardableResult
  public func say(_ arguments: String..., location: SourceLocation = #_sourceLocation) async throws -> String {
    try await say(arguments, location: location)
  }

  @discardableResult
  public func say(_ arguments: [String], location: SourceLocation = #_sourceLocation) async throws -> String {
    let outcome = try await run(arguments)
    #expect(outcome.status == 0, "\(arguments): \(outcome.errors)", sourceLocation: location)
    return outcome.output
  }

  /// Returns the output of a successful command as JSON.
  public func json(_ arguments: String..., location: SourceLocation = #_sourceLocation) async throws -> [String: Any] {
    try await say(arguments + ["--json"], location: location).jsonObject(location: location)
  }

  /// Returns the status and the one line of a command that fails, without the program's name.
  public func fail(_ arguments: String..., location: SourceLocation = #_sourceLocation) async throws
    -> (status: Int32, line: String)
  {
    try await fail(arguments, location: location)
  }

  public func fail(_ arguments: [String], location: SourceLocation = #_sourceLocation) async throws
    -> (status: Int32, line: String)
  {
    let outcome = try await run(arguments)
    let lines = outcome.errors.split(separator: "\n")
    let isOneLine = outcome.status != 0 && lines.count == 1 && outcome.output.isEmpty
    #expect(isOneLine, "\(arguments): \(outcome)", sourceLocation: location)
    return (outcome.status, String(lines.first?.dropFirst("\(app): ".count) ?? ""))
  }

  /// Signs in to a server with a link, or with an invite as a new person.
  public func login(_ link: String, as name: String? = nil, location: SourceLocation = #_sourceLocation) async throws {
    let login = try await program.run(["login", link] + (name.map { ["--name", $0] } ?? []))
    try #require(login.status == 0, "\(login.errors)", sourceLocation: location)
  }

  /// A new link that signs the owner in to the server that runs over the store.
  public func link() async throws -> String { try await say("link").captured(/(http\S+\/sign-in\/\S+)/) }
}
