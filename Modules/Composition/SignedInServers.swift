import CanonicalJSON
public import Configuration
public import Domain
import Foundation

/// The servers that this user has signed in to from the command line, each with its token.
///
/// Kept in one file in the user's data folder that only the user may read; `SCOREBOOK_TOKEN` stands above it, for scripts.
public struct SignedInServers: Sendable {
  private let file: URL
  private let scriptToken: String?

  public init(config: ConfigReader = ConfigReader(provider: EnvironmentVariablesProvider())) {
    file = StoreChoice.dataFolder(config).appending(component: "servers.json")
    scriptToken = config.string(forKey: "scorebook.token", isSecret: true)
  }

  /// What to send to a server; nil where nobody has signed in there.
  ///
  /// - Throws: ``Domain/StoreFailure`` for a file that cannot be read; so do the others.
  public func token(for server: String) throws(StoreFailure) -> String? {
    if let scriptToken { return scriptToken }
    return try read()[Self.name(of: server)]
  }

  /// Keeps a server's token, in the place of an earlier one.
  public func keep(_ token: String, for server: String) throws(StoreFailure) {
    var tokens = try read()
    tokens[Self.name(of: server)] = token
    try write(tokens)
  }

  /// Forgets a server's token.
  public func forget(_ server: String) throws(StoreFailure) {
    var tokens = try read()
    if tokens.removeValue(forKey: Self.name(of: server)) != nil { try write(tokens) }
  }

  /// A server is the same with and without a slash at its end, and in capitals.
  private static func name(of server: String) -> String {
    guard var parts = URLComponents(string: server) else { return server }
    (parts.scheme, parts.host) = (parts.scheme?.lowercased(), parts.host?.lowercased())
    while parts.path.hasSuffix("/") { parts.path.removeLast() }
    return parts.string ?? server
  }

  private func read() throws(StoreFailure) -> [String: String] {
    guard FileManager.default.fileExists(atPath: file.path) else { return [:] }
    do {
      return try CanonicalJSON.decode([String: String].self, from: Array(try Data(contentsOf: file)))
    } catch {
      throw .damaged("\(file.path) cannot be read; remove it and sign in again: \(error)")
    }
  }

  private func write(_ tokens: [String: String]) throws(StoreFailure) {
    do {
      try PrivateFile.write(try CanonicalJSON.encode(tokens), to: file)
    } catch {
      throw .unavailable("\(file.path) cannot be written: \(error)")
    }
  }
}

/// A file that only its owner may read.
enum PrivateFile {
  /// Written beside, then moved into place in one step.
  static func write(_ bytes: [UInt8], to file: URL) throws {
    let folder = file.deletingLastPathComponent()
    let rights: [FileAttributeKey: Any] = [.posixPermissions: 0o700]
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true, attributes: rights)
    let draft = "\(file.path).\(getpid())"
    unlink(draft)
    let descriptor = open(draft, O_CREAT | O_EXCL | O_WRONLY, 0o600)
    guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    try handle.write(contentsOf: Data(bytes))
    try handle.synchronize()
    try handle.close()
    guard rename(draft, file.path) == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
  }
}
