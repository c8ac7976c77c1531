import CanonicalJSON
import Crypto
package import Domain
public import Foundation
import Synchronization

/// The keys that sign sessions.
///
/// The newest signs, and older ones verify until they are removed.
///
/// They are stored in a file that only its owner may read, never in the store, so a copy of a store contains no
/// sessions. The file is created on first use.
public final class SessionKeys: Sendable {
  /// One key with the name that tokens use for it.
  private struct Key: Codable {
    let id: String
    let secret: String
    /// Whether the key verifies only, until the next rotation; nil for no.
    var isNext: Bool?
  }

  /// The identity of a key file; a replaced file has another.
  private struct Edition: Equatable {
    let number: UInt64
    let seconds: Int
    let nanoseconds: Int

    /// Reads the identity with one system call, because every request needs it; nil if there is no file.
    init?(of file: URL) {
      var status = stat()
      guard stat(file.path, &status) == 0 else { return nil }
      number = UInt64(status.st_ino)
      #if canImport(Darwin)
      (seconds, nanoseconds) = (status.st_mtimespec.tv_sec, status.st_mtimespec.tv_nsec)
      #else
      (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
      #endif
    }
  }

  /// The keys in use, newest first.
  private struct Ring {
    var keys: [Key] = []
    /// The identity of the file that was read.
    ///
    /// Another process that changes the keys replaces the file.
    var loaded: Edition?
    /// The claims of tokens whose signature was verified, so that each is verified once and not at every request.
    var verified: [String: SessionClaims] = [:]
    /// The number of changes of the keys.
    var changes = 0

    mutating func use(_ keys: [Key]) {
      self.keys = keys
      verified = [:]
      changes += 1
    }

    mutating func remember(_ claims: SessionClaims, of token: String) {
      if verified.count >= SessionKeys.verifiedAtMost { verified = [:] }
      verified[token] = claims
    }
  }

  private static let verifiedAtMost = 4096
  /// The most bytes of a token.
  ///
  /// Our tokens have about 300.
  private static let tokenBytes = 4096

  private let file: URL?
  private let newIdentity: @Sendable () -> String
  private let ring = Mutex(Ring())

  /// Creates the keys.
  ///
  /// - Parameters:
  ///   - file: The file of the keys; nil keeps them in this process only.
  ///   - newIdentity: Returns a text of at least 80 random bits.
  public init(file: URL?, newIdentity: @escaping @Sendable () -> String) {
    (self.file, self.newIdentity) = (file, newIdentity)
  }

  /// The names of the keys, which are no secret.
  ///
  /// - Throws: ``Domain/StoreFailure`` if the file cannot be read or written.
  var names: (signing: String, verifying: [String]) {
    get throws(StoreFailure) {
      let keys = try withRing { ring in ring.keys }
      return (keys.first { $0.isNext != true }?.id ?? "", keys.map(\.id))
    }
  }

  /// The name of the key that the next rotation uses; nil if none is prepared.
  ///
  /// - Throws: ``StoreFailure`` if the file cannot be read or written.
  package var next: String? {
    get throws(StoreFailure) { try withRing { ring in ring.keys.first { $0.isNext == true }?.id } }
  }

  /// Adds a key that verifies and does not sign yet, unless there is one.
  ///
  /// The first of two steps where several servers have copies of the file: a server that signs with a key must find it
  /// known everywhere.
  ///
  /// - Throws: ``StoreFailure`` if the file cannot be read or written.
  package func prepare() throws(StoreFailure) {
    try withRing { ring throws(StoreFailure) in
      guard !ring.keys.contains(where: { $0.isNext == true }) else { return }
      var key = makeKey()
      key.isNext = true
      // The last, for earlier versions sign with the first.
      try replace(ring.keys + [key], in: &ring)
    }
  }

  /// Signs with a new key, and keeps this many of the newest old ones.
  ///
  /// The new key is the prepared one, unless no old one is kept.
  ///
  /// - Throws: ``StoreFailure`` if the file cannot be read or written.
  package func rotate(keeping count: Int = 1) throws(StoreFailure) {
    try withRing { ring throws(StoreFailure) in
      let prepared = count > 0 ? ring.keys.first { $0.isNext == true } : nil
      var new = prepared ?? makeKey()
      new.isNext = nil
      try replace([new] + ring.keys.filter { $0.isNext != true }.prefix(max(count, 0)), in: &ring)
    }
  }

  private func replace(_ keys: [Key], in ring: inout Ring) throws(StoreFailure) {
    try save(keys, replacing: true)
    ring.use(keys)
    ring.loaded = nil
  }

  func sign(_ claims: SessionClaims) throws -> String {
    let keys = try withRing { ring in ring.keys }
    guard let key = keys.first(where: { $0.isNext != true }) else { throw StoreFailure.damaged("no session key signs") }
    return try SessionToken.sign(claims, by: key.secret, named: key.id)
  }

  /// Returns the claims of a token; nil unless one of the keys signed it.
  func verify(_ token: String) throws(StoreFailure) -> SessionClaims? {
    let (known, keys, changes) = try withRing { ring in (ring.verified[token], ring.keys, ring.changes) }
    if let known { return known }
    guard token.utf8.count <= Self.tokenBytes else { return nil }
    guard let claims = SessionToken.claims(of: token, by: { id in keys.first { $0.id == id }?.secret }) else {
      return nil
    }
    ring.withLock { ring in if ring.changes == changes { ring.remember(claims, of: token) } }
    return claims
  }

  /// Creates a key of 320 bits.
  private func makeKey() -> Key {
    Key(id: newIdentity(), secret: (0..<4).map { _ in newIdentity() }.joined())
  }

  // MARK: The file

  /// Returns the keys in the present file.
  private func withRing<Value: Sendable>(
    _ work: (inout Ring) throws(StoreFailure) -> Value
  ) throws(StoreFailure) -> Value {
    try ring.withLock { ring throws(StoreFailure) in
      try load(into: &ring)
      return try work(&ring)
    }
  }

  private func load(into ring: inout Ring) throws(StoreFailure) {
    guard let file else {
      if ring.keys.isEmpty { ring.use([makeKey()]) }
      return
    }
    var present = Edition(of: file)
    if let present, present == ring.loaded { return }
    if present == nil {
      try save([makeKey()], replacing: false)
      present = Edition(of: file)
    }
    do {
      let found = try CanonicalJSON.decode([Key].self, from: Array(try Data(contentsOf: file)))
      guard !found.isEmpty else { throw StoreFailure.damaged("there is none in it") }
      ring.use(found)
    } catch {
      throw .damaged("the session keys in \(file.path) cannot be read: \(error)")
    }
    ring.loaded = present
  }

  /// Writes beside the file and moves it into place in one step.
  ///
  /// If another process was faster, its keys are used.
  private func save(_ keys: [Key], replacing: Bool) throws(StoreFailure) {
    guard let file else { return }
    let draft = "\(file.path).\(newIdentity())"
    defer { unlink(draft) }
    do {
      let rights: [FileAttributeKey: Any] = [.posixPermissions: 0o700]
      let folder = file.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true, attributes: rights)
      let descriptor = open(draft, O_CREAT | O_EXCL | O_WRONLY, 0o600)
      guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
      let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      try handle.write(contentsOf: try CanonicalJSON.encode(keys))
      try handle.synchronize()
      try handle.close()
    } catch {
      throw .unavailable("the session keys cannot be written to \(file.path): \(error)")
    }
    let isPlaced = replacing ? rename(draft, file.path) == 0 : link(draft, file.path) == 0 || errno == EEXIST
    guard isPlaced else { throw .unavailable("the session keys cannot be written to \(file.path)") }
  }
}
