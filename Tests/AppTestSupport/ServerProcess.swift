public import Foundation

/// An app's `serve` as a process of its own, which a test may starve, stop and kill.
public final class ServerProcess: Sendable {
  /// The limits and the environment of the process.
  public struct Conditions: Sendable {
    /// The soft and hard limit of open file descriptors; nil leaves the limits of the tests.
    public var openFiles: Int?
    /// The size that a file may grow to, as on a full disk; nil for no limit.
    public var fileKilobytes: Int?
    /// Added to the environment.
    public var environment: [String: String] = [:]

    public init() {}
  }

  /// Such as `http://127.0.0.1:41234`.
  public let address: String
  /// The link that signs the owner in; empty with `--claim`.
  public let ownerLink: String
  /// The code that makes a device the owner with `--claim`; nil if there is an owner.
  public let ownerCode: String?
  /// The data folder, where keys and the user's own files are kept.
  public let folder: URL

  private let process: Process
  private let errorFile: URL

  /// Starts a server and waits until it prints its address.
  ///
  /// - Parameters:
  ///   - app: The program's name.
  ///   - folder: The data folder, which exists.
  ///   - options: The options after `serve --port 0`.
  ///   - conditions: The resources of the process.
  /// - Returns: The process, which answers requests.
  /// - Throws: ``Ended`` if the process ends instead.
  public static func start(
    _ app: String = "archery",
    in folder: URL,
    _ options: [String],
    under conditions: Conditions = Conditions()
  ) async throws -> ServerProcess {
    let process = Program(app, dataFolder: folder).process(["serve", "--port", "0"] + options)
    conditions.apply(to: process)
    let (output, errorFile) = (Pipe(), folder.appending(component: "errors-\(UUID()).txt"))
    process.standardOutput = output
    try Data().write(to: errorFile)
    process.standardError = try FileHandle(forWritingTo: errorFile)
    try process.run()
    try output.fileHandleForWriting.close()
    let said = try await withoutBlockingOthers { () -> Said? in
      var (lines, said) = (LineReader(output), Said())
      while let line = lines.next() { if said.isAll(with: line) { return said } }
      return nil
    }
    guard let said else {
      process.waitUntilExit()
      throw Ended(
        status: process.terminationStatus,
        errors: String(decoding: (try? Data(contentsOf: errorFile)) ?? Data(), as: UTF8.self)
      )
    }
    return ServerProcess(process, said, folder: folder, errorFile: errorFile)
  }

  private init(_ process: Process, _ said: Said, folder: URL, errorFile: URL) {
    (self.process, self.folder, self.errorFile) = (process, folder, errorFile)
    (address, ownerLink, ownerCode) = (said.address, said.link, said.code)
  }

  /// What a server prints once it serves.
  private struct Said {
    var address = ""
    var link = ""
    var code: String?

    /// Takes in a line, and returns whether it tells how the owner signs in.
    mutating func isAll(with line: String) -> Bool {
      let fields = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      let line = fields?["message"] as? String ?? line
      let word = line.split(separator: " ").last.map(String.init) ?? ""
      if word.contains("/sign-in/") {
        (address, link) = (word.components(separatedBy: "/sign-in/")[0], word)
      } else if line.hasPrefix("Serving on ") {
        address = word
      } else if word.wholeMatch(of: /([0-9A-Z]{4}-){2}[0-9A-Z]{4}/) != nil {
        code = word
      }
      return !link.isEmpty || code != nil || line.contains("prints a link that signs you in")
    }
  }

  /// The process ended before it served.
  public struct Ended: Error, Sendable {
    public let status: Int32
    public let errors: String
  }

  deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

  public var isRunning: Bool { process.isRunning }

  /// The system's number of the process.
  public var id: Int32 { process.processIdentifier }

  /// The lines that the process has written to its error output so far.
  public var errors: String { String(decoding: (try? Data(contentsOf: errorFile)) ?? Data(), as: UTF8.self) }

  /// Ends the process by a signal, waits for its end, and returns its exit status; the signal's number for one that a
  /// signal ended.
  @discardableResult
  public func end(_ signal: Int32 = SIGTERM) async throws -> Int32 {
    if process.isRunning { kill(process.processIdentifier, signal) }
    return try await withoutBlockingOthers { [process] in
      process.waitUntilExit()
      return process.terminationStatus
    }
  }

  /// The server's owner, signed in by ``ownerLink``.
  public func owner() async throws -> Visitor { try await served.owner() }

  /// The same server for what ``Served`` offers.
  public var served: Served { Served(folder: folder, address: address, ownerLink: ownerLink) }
}

extension ServerProcess.Conditions {
  /// The shell sets the limits, for a process cannot set them for another one.
  fileprivate func apply(to process: Process) {
    if !environment.isEmpty {
      process.environment = (process.environment ?? ProcessInfo.processInfo.environment).merging(environment) { $1 }
    }
    var limits = openFiles.map { ["ulimit -n \($0)"] } ?? []
    // A write beyond the limit fails, as on a full disk, and the signal that comes with it is ignored.
    if let fileKilobytes { limits += ["trap '' XFSZ", "ulimit -f \(fileKilobytes * 2)"] }
    guard !limits.isEmpty, let program = process.executableURL else { return }
    let script = (limits + ["exec \"$0\" \"$@\""]).joined(separator: "; ")
    process.arguments = ["-c", script, program.path] + (process.arguments ?? [])
    process.executableURL = URL(filePath: "/bin/sh")
  }
}
