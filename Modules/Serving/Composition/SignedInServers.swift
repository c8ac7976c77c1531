import CanonicalJSON
package import Configuration
package import Domain
import Foundation

/// The servers that this user has signed in to from the command line, with their tokens.
///
/// They are stored in one file in the user's data folder that only the user may read. `SCOREBOOK_TOKEN` overrides it,
/// for scripts.
package struct SignedInServers: Sendable {
  private let file: URL
  private let scriptToken: String?

  /// Creates the list from the configuration.
  package init(config: ConfigReader = ConfigReader(provider: EnvironmentVariablesProvider())) {
    file = StoreChoice.dataFolder(config).appending(component: "servers.json")
    scriptToken = config.string(forKey: "scorebook.token", isSecret: true)
  }

  /// The addresses of the servers.
  package var addresses: [String] { get throws(StoreFailure) { try read().keys.sorted() } }

  /// Returns the token for a server; nil without a session.
  ///
  /// - Throws: ``Domain/StoreFailure`` for a file that cannot be read, as the other methods do.
  package func token(for server: String) throws(StoreFailure) -> String? {
    if let scriptToken { return scriptToken }
    return try read()[Self.name(of: server)]
  }

  /// Stores a server's token, replacing an earlier one.
  package func keep(_ token: String, for server: String) throws(StoreFailure) {
    var tokens = try read()
    tokens[Self.name(of: server)] = token
    try write(tokens)
  }

  /// Removes a server's token.
  package func forget(_ server: String) throws(StoreFailure) {
    var tokens = try read()
    if tokens.removeValue(forKey: Self.name(of: server)) != nil { try write(tokens) }
  }

  /// Returns the address in one form, without a slash at its end and in lower case.
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
  /// Writes beside the file, then moves it into place in one step.
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
