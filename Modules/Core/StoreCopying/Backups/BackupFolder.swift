import Crypto
public import Domain
import Foundation

/// A whole backup in a folder.
public struct Backup: Hashable, Sendable {
  /// The file's path.
  public let path: String
  /// The moment at which the store was as in the file.
  public let time: Timestamp
  /// The file's size in bytes.
  public let bytes: Int64
  /// Whether the file needs a key.
  public let isEncrypted: Bool
}

/// The folder that holds one app's backups, each a file such as `archery-2026-11-29T080000Z.backup`.
///
/// A file has its name only after it was verified. So the names alone tell what was backed up.
public struct BackupFolder: Hashable, Sendable {
  /// The folder's path.
  public let path: String
  /// The app, such as `archery`.
  public let app: String

  /// Creates the folder's value, without touching the disk.
  public init(path: String, app: String) {
    self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    self.app = app
  }

  /// Returns the backups of a store up to a moment, newest first.
  ///
  /// Other files are left out. A folder that does not exist has none.
  ///
  /// - Parameters:
  ///   - store: The identity of the store; nil for those of every store.
  ///   - moment: The latest moment, so that those of a clock that was ahead do not count; nil for all.
  /// - Returns: The backups.
  /// - Throws: ``BackupFailure/unreachable(_:reason:)`` for a folder that cannot be read.
  public func backups(of store: String? = nil, until moment: Timestamp? = nil) throws(BackupFailure) -> [Backup] {
    guard FileManager.default.fileExists(atPath: path) else { return [] }
    let names = try reaching(path) { try FileManager.default.contentsOfDirectory(atPath: path) }
    return names.compactMap { name in time(of: name).flatMap { backup(name, $0, of: store) } }
      .filter { $0.time <= moment ?? $0.time }
      .sorted { ($0.time, $0.path) > ($1.time, $1.path) }
  }

  /// Removes the backups of a store up to a moment that the rules do not keep, never the newest of them.
  ///
  /// - Returns: The removed ones.
  @discardableResult
  public func removeOld(
    keeping rules: BackupRetention,
    of store: String,
    until moment: Timestamp
  ) throws(BackupFailure) -> [Backup] {
    let all = try backups(of: store, until: moment)
    let kept = rules.kept(of: all.map(\.time))
    let old = all.filter { !kept.contains($0.time) }
    for backup in old { try remove(backup.path) }
    return old
  }

  /// Makes the folder, which only its owner may read.
  func make() throws(BackupFailure) {
    try reaching(path) {
      try FileManager.default.createDirectory(
        atPath: path,
        withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700]
      )
    }
  }

  func remove(_ file: String) throws(BackupFailure) {
    try reaching(file) { try FileManager.default.removeItem(atPath: file) }
  }

  /// The path of the file that becomes the next backup of a store.
  func draft(of store: String) -> String {
    let digest = SHA256.hash(data: Data(store.utf8)).prefix(8).map { String($0, radix: 16) }.joined()
    return "\(path)/\(app)-\(digest).part"
  }

  /// Gives a finished draft its name, in one step that a power cut does not undo.
  func keep(_ draft: String, at moment: Timestamp) throws(BackupFailure) -> String {
    var time = moment
    while FileManager.default.fileExists(atPath: file(at: time)) { time = time.advanced(bySeconds: 1) }
    let file = file(at: time)
    guard rename(draft, file) == 0 else { throw .unreachable(file, reason: String(cString: strerror(errno))) }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    defer { close(descriptor) }
    // Some file systems, such as those of USB sticks, refuse to synchronise a folder.
    guard descriptor >= 0, fsync(descriptor) == 0 || errno == EINVAL else {
      throw .unreachable(path, reason: String(cString: strerror(errno)))
    }
    return file
  }

  private func file(at time: Timestamp) -> String {
    "\(path)/\(app)-\(time.iso8601.prefix(19).replacing(":", with: ""))Z.backup"
  }

  private func time(of name: String) -> Timestamp? {
    guard name.hasPrefix("\(app)-"), name.hasSuffix(".backup") else { return nil }
    let text = name.dropFirst(app.count + 1).dropLast(".backup".count)
    guard let parts = text.wholeMatch(of: /([-0-9]{10}T)([0-9]{2})([0-9]{2})([0-9]{2}Z)/)?.output else { return nil }
    return LocalMoment(iso8601: "\(parts.1)\(parts.2):\(parts.3):\(parts.4)")?.time
  }

  /// Returns a file that this app wrote for a store; nil for any other one.
  private func backup(_ name: String, _ time: Timestamp, of store: String?) -> Backup? {
    let path = "\(path)/\(name)"
    guard let header = BackupReader.header(of: path)?.header, header.app == app, store == nil || header.store == store
    else { return nil }
    let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? NSNumber
    return Backup(path: path, time: time, bytes: size?.int64Value ?? 0, isEncrypted: header.keyCheck != nil)
  }
}
