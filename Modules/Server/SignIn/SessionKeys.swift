import Crypto
public import Domain
public import Foundation
import JWTKit

/// The keys that sign sessions: the newest signs, older ones verify until they are removed.
///
/// They are kept in a file of their own that only its owner may read, never in the store, so a copy of a store lets
/// nobody in. The file is made on first use.
public actor SessionKeys {
  /// One key with the name that tokens call it by.
  private struct Key: Codable {
    let id: String
    let secret: String
  }

  /// One file of keys; a later one differs.
  private struct Edition: Equatable {
    let number: UInt64
    let modified: Date

    init?(of file: URL) {
      let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
      guard let number = attributes?[.systemFileNumber] as? UInt64, let date = attributes?[.modificationDate] as? Date
      else { return nil }
      (self.number, modified) = (number, date)
    }
  }

  private let file: URL?
  private let newIdentity: @Sendable () -> String
  /// Newest first.
  private var keys: [Key] = []
  /// The file that they were read from: another process that changes the keys puts another in its place.
  private var loaded: Edition?

  /// - Parameters:
  ///   - file: Where the keys are kept; nil keeps them for this process only.
  ///   - newIdentity: A text that nobody can guess, of at least 80 bits.
  public init(file: URL?, newIdentity: @escaping @Sendable () -> String) {
    (self.file, self.newIdentity) = (file, newIdentity)
  }

  /// Puts a new key before the present ones, of which as many newest ones stay good.
  ///
  /// - Throws: ``StoreFailure`` where the file cannot be read or written.
  public func rotate(keeping count: Int = 1) throws(StoreFailure) {
    try load()
    let rotated = [makeKey()] + keys.prefix(max(count, 0))
    try save(rotated, replacing: true)
    if file == nil { keys = rotated } else { try load() }
  }

  func sign(_ claims: SessionClaims) async throws -> String {
    try load()
    return try await collection().sign(claims, kid: keys.first.map { JWKIdentifier(string: $0.id) })
  }

  /// What a token says, if one of the keys signed it.
  func verify(_ token: String) async throws(StoreFailure) -> SessionClaims? {
    try load()
    do { return try await collection().verify(token) } catch { return nil }
  }

  private func collection() async -> JWTKeyCollection {
    let collection = JWTKeyCollection()
    for key in keys {
      await collection.add(
        hmac: HMACKey(from: key.secret),
        digestAlgorithm: .sha256,
        kid: JWKIdentifier(string: key.id)
      )
    }
    return collection
  }

  /// 320 bits.
  private func makeKey() -> Key {
    Key(id: newIdentity(), secret: (0..<4).map { _ in newIdentity() }.joined())
  }

  // MARK: The file

  private func load() throws(StoreFailure) {
    guard let file else {
      if keys.isEmpty { keys = [makeKey()] }
      return
    }
    if !FileManager.default.fileExists(atPath: file.path) { try save([makeKey()], replacing: false) }
    let present = Edition(of: file)
    if let present, present == loaded { return }
    do {
      keys = try JSONDecoder().decode([Key].self, from: try Data(contentsOf: file))
    } catch {
      throw .damaged("the session keys in \(file.path) cannot be read: \(error)")
    }
    guard !keys.isEmpty else { throw .damaged("there is no session key in \(file.path)") }
    loaded = present
  }

  /// Written beside, then moved into place in one step; where another process was faster, its keys are taken.
  private func save(_ keys: [Key], replacing: Bool) throws(StoreFailure) {
    guard let file else { return }
    let draft = "\(file.path).\(newIdentity())"
    defer { unlink(draft) }
    do {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      let descriptor = open(draft, O_CREAT | O_EXCL | O_WRONLY, 0o600)
      guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
      let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      try handle.write(contentsOf: try CanonicalJSON.encoder.encode(keys))
      try handle.synchronize()
      try handle.close()
    } catch {
      throw .unavailable("the session keys cannot be written to \(file.path): \(error)")
    }
    let isPlaced = replacing ? rename(draft, file.path) == 0 : link(draft, file.path) == 0 || errno == EEXIST
    guard isPlaced else { throw .unavailable("the session keys cannot be written to \(file.path)") }
  }
}

/// What a session's token says.
struct SessionClaims: JWTPayload {
  /// The user.
  let sub: String
  /// The session.
  let jti: String
  /// In seconds since 1970.
  let iat: Int64
  let exp: Int64

  /// The time is checked with the session's record, by the clock that the server is given.
  func verify(using algorithm: some JWTAlgorithm) async throws {}
}
