import Foundation
import Synchronization

/// A real PostgreSQL that the tests of one process share; it ends with that process, however that ends.
final class PostgresCluster: Sendable {
  /// Whether this machine has PostgreSQL; a run that must not skip anything (`CI=true`) takes it for there, and fails.
  static let isInstalled: Bool = {
    if ProcessInfo.processInfo.environment["CI"] == "true" { return true }
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    return (folders + debianFolders).contains { FileManager.default.isExecutableFile(atPath: "\($0)/initdb") }
  }()

  /// The folders of the programs of Debian's packages.
  private static let debianFolders: [String] = {
    let versions = try? FileManager.default.contentsOfDirectory(atPath: "/usr/lib/postgresql")
    return (versions ?? []).map { "/usr/lib/postgresql/\($0)/bin" }
  }()

  private static let started = Task { try await start() }

  /// The one that all tests share.
  static func shared() async throws -> PostgresCluster { try await started.value }

  /// The port on 127.0.0.1, since a promotion that of the former standby.
  var port: Int { current.load(ordering: .sequentiallyConsistent) }
  private let current: Atomic<Int>
  private let standby: Int?
  private let process: Process
  private let input: FileHandle
  private let output: FileHandle
  private let names = Atomic(0)
  /// Empty databases, which are used again: to make one takes a second on a busy machine.
  private let empty = Mutex<[String]>([])

  private init(port: Int, standby: Int?, process: Process, input: FileHandle, output: FileHandle) {
    current = Atomic(port)
    (self.standby, self.process, self.input, self.output) = (standby, process, input, output)
  }

  /// Starts one for a test that ends it.
  static func start(withStandby hasStandby: Bool = false) async throws -> PostgresCluster {
    let root = (0..<5).reduce(URL(filePath: #filePath)) { folder, _ in folder.deletingLastPathComponent() }
    let name = "scorebook-\(ProcessInfo.processInfo.processIdentifier)-\(UUID())"
    let folder = FileManager.default.temporaryDirectory.appending(component: name)
    let (process, input, output) = (Process(), Pipe(), Pipe())
    process.executableURL = root.appending(components: "Tools", "postgres-cluster")
    process.arguments = [folder.path]
    if hasStandby { process.environment = ProcessInfo.processInfo.environment.merging(["STANDBY": "on"]) { $1 } }
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    try output.fileHandleForWriting.close()
    let reading = output.fileHandleForReading
    let words = try await line(of: reading).split(separator: " ")
    let standby = words.dropFirst(2).first.flatMap { Int($0) }
    guard words.count > 1, let port = Int(words[0]), !hasStandby || standby != nil else {
      throw Failure(text: "PostgreSQL did not start")
    }
    // libpq reads it in this process, and in those that it starts.
    setenv("PGPASSFILE", String(words[1]), 1)
    return PostgresCluster(
      port: port,
      standby: standby,
      process: process,
      input: input.fileHandleForWriting,
      output: reading
    )
  }

  /// Ends PostgreSQL and removes its files.
  func end() async {
    try? input.close()
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async { [process] in
        process.waitUntilExit()
        continuation.resume()
      }
    }
  }

  /// Does what `Tools/postgres-cluster` calls a line of its standard input, and waits until it is done.
  func tell(_ command: String) async throws {
    try input.write(contentsOf: Data("\(command)\n".utf8))
    _ = try await Self.line(of: output)
  }

  /// Kills the primary, and lets the standby take over.
  func promote() async throws {
    guard let standby else { throw Failure(text: "there is no standby") }
    try await tell("promote")
    current.store(standby, ordering: .sequentiallyConsistent)
  }

  /// The parameters of libpq for a database on whichever of the two is the primary.
  func service(of database: String) throws -> String {
    guard let standby else { throw Failure(text: "there is no standby") }
    return "host=127.0.0.1,127.0.0.1\nport=\(port),\(standby)\ndbname=\(database)\nuser=scorebook\n"
  }

  /// Passes the URL and the name of an empty database to `body`, or of a copy of the database `template`.
  func withDatabase<Result>(
    copying template: String? = nil,
    _ body: (_ url: String, _ name: String) async throws -> Result
  ) async throws -> Result {
    let free = template == nil ? empty.withLock { $0.popLast() } : nil
    let name = free ?? "test\(names.add(1, ordering: .relaxed).newValue)"
    if free == nil { try await psql("CREATE DATABASE \(name) TEMPLATE \(template ?? "template0")", in: "postgres") }
    let result: Result
    do { result = try await body(url(of: name), name) } catch {
      try? await clear(name)
      throw error
    }
    try await clear(name)
    return result
  }

  private func clear(_ name: String) async throws {
    try await psql(
      """
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '\(name)' AND usename = current_user AND pid <> pg_backend_pid();
      DROP SCHEMA IF EXISTS scorebook CASCADE
      """,
      in: name
    )
    empty.withLock { $0.append(name) }
  }

  /// The URL of a database, by another port where something stands between.
  func url(of database: String, port: Int? = nil) -> String {
    "postgres://scorebook@127.0.0.1:\(port ?? self.port)/\(database)"
  }

  /// Runs SQL as the owner of the databases.
  ///
  /// - Returns: The rows, without a header.
  @discardableResult
  func psql(_ sql: String, in database: String) async throws -> String {
    let options = ["--quiet", "--no-psqlrc", "--tuples-only", "--no-align", "--set=ON_ERROR_STOP=1"]
    return try await run(
      "psql",
      options + ["--command=SET search_path = scorebook, public", "--command=\(sql)"],
      on: database
    )
  }

  /// Returns the statements that make the store of a database again.
  func dump(_ database: String) async throws -> String {
    let text = try await run("pg_dump", ["--schema=scorebook", "--no-owner", "--inserts"], on: database)
    // Without comments, and without the commands of psql that some versions write.
    return text.split(separator: "\n").filter { !$0.hasPrefix("--") && !$0.hasPrefix("\\") }.joined(separator: "\n")
  }

  /// Runs a program of PostgreSQL's.
  private func run(_ program: String, _ options: [String], on database: String) async throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      [program, "--host=127.0.0.1", "--port=\(port)", "--username=scorebook", "--dbname=\(database)"] + options
    // Debian's /usr/bin/psql is a script that looks for the real psql, which takes longer than the query.
    let environment = ProcessInfo.processInfo.environment
    let folders = Self.debianFolders + [environment["PATH"]].compactMap(\.self)
    process.environment = environment.merging(["PATH": folders.joined(separator: ":")]) { $1 }
    let output = Pipe()
    process.standardOutput = output
    process.standardInput = FileHandle.nullDevice
    try process.run()
    try output.fileHandleForWriting.close()
    let text = try await Self.onThread { try output.fileHandleForReading.readToEnd() ?? Data() }
    try await Self.onThread { process.waitUntilExit() }
    guard process.terminationStatus == 0 else { throw Failure(text: "\(program) failed: \(options)") }
    return String(decoding: text, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private static func line(of handle: FileHandle) async throws -> String {
    try await onThread {
      var line = Data()
      while let byte = try handle.read(upToCount: 1), byte != Data("\n".utf8) { line += byte }
      return String(decoding: line, as: UTF8.self)
    }
  }

  private static func onThread<Value: Sendable>(
    _ work: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(with: Result { try work() }) }
    }
  }

  struct Failure: Error {
    let text: String
  }
}
