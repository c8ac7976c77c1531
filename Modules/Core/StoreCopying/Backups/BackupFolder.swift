import Crypto
public import Domain
import Foundation

/// A whole backup in a folder.
public struct Backup: Hashable, Sendable {
  /// The identity of the store.
  public let store: String
  /// The file's path.
  public let path: String
  /// The moment at which the store was as in the file.
  public let time: Timestamp
  /// The file's size in bytes.
  public let bytes: Int64
  /// Whether the file needs a key.
  public let isEncrypted: Bool

  /// Checks that a key opens the file, without reading its content.
  ///
  /// - Throws: ``BackupFailure/wrongKey(_:)``, or another failure of a file that cannot be read.
  public func check(_ key: BackupKey) throws(BackupFailure) { _ = try BackupReader(path, key) }
}

/// The folder that holds one app's backups, each a file such as `archery-2026-11-29T080000Z.backup`.
///
/// A file has its name only after it was verified. It counts as long as it is whole.
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

  /// Returns the whole backups of a store up to a moment, newest first.
  ///
  /// Other files are left out. A folder that does not exist has none.
  ///
  /// - Parameters:
  ///   - store: The identity of the store; nil for those of every store.
  ///   - moment: The latest moment, so that those of a clock that was ahead do not count; nil for all.
  /// - Returns: The backups.
  /// - Throws: ``BackupFailure/unreachable(_:reason:)`` for a folder that cannot be read.
  public func backups(of store: String? = nil, until moment: Timestamp? = nil) throws(BackupFailure) -> [Backup] {
    try files(until: moment).compactMap { backup(at: $0, of: store.map { [$0] }) }
  }

  /// Returns the newest whole backup of a store up to a moment, without a look at older ones; nil for none.
  ///
  /// - Parameters:
  ///   - store: The identity of the store.
  ///   - moment: The latest moment.
  /// - Returns: The backup.
  /// - Throws: ``BackupFailure/unreachable(_:reason:)`` for a folder that cannot be read.
  public func newest(of store: String, until moment: Timestamp) throws(BackupFailure) -> Backup? {
    for file in try files(until: moment) {
      if let backup = backup(at: file, of: [store]) { return backup }
    }
    return nil
  }

  /// Returns the paths of the files with a backup's name that are not whole: those that were cut off or damaged later.
  ///
  /// A changed byte within a part is found only where the content is read.
  ///
  /// - Throws: ``BackupFailure/unreachable(_:reason:)`` for a folder that cannot be read.
  public func broken() throws(BackupFailure) -> [String] {
    try files(until: nil).map(\.path).filter { BackupStart(of: $0)?.isWhole != true }
  }

  /// Removes the backups of a store up to a moment that the rules do not keep, never the newest of them.
  ///
  /// Only whole ones count, so a broken file replaces none, and stays.
  ///
  /// - Parameters:
  ///   - rules: The rules.
  ///   - store: The identity of the store.
  ///   - former: The identities that it had before (`Storage.formerStores()`). Their backups go by the same rules.
  ///   - moment: The latest moment.
  /// - Returns: The removed ones.
  /// - Throws: ``BackupFailure/unreachable(_:reason:)``.
  @discardableResult
  public func removeOld(
    keeping rules: BackupRetention,
    of store: String,
    formerly former: [String] = [],
    until moment: Timestamp
  ) throws(BackupFailure) -> [Backup] {
    let stores = Set(former + [store])
    let all = try files(until: moment).compactMap { backup(at: $0, of: stores) }
    let (kept, newest) = (rules.kept(of: all), all.first { $0.store == store })
    let old = all.filter { $0 != newest && !kept.contains($0) }
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

  /// Returns the files with a backup's name up to a moment, newest first.
  private func files(until moment: Timestamp?) throws(BackupFailure) -> [(path: String, time: Timestamp)] {
    guard FileManager.default.fileExists(atPath: path) else { return [] }
    let names = try reaching(path) { try FileManager.default.contentsOfDirectory(atPath: path) }
    return names.compactMap { name in time(of: name).map { (path: "\(path)/\(name)", time: $0) } }
      .filter { $0.time <= moment ?? $0.time }
      .sorted { ($0.time, $0.path) > ($1.time, $1.path) }
  }

  /// Returns a whole file that this app wrote for one of some stores, nil for all; nil for any other file.
  private func backup(at file: (path: String, time: Timestamp), of stores: Set<String>?) -> Backup? {
    guard let found = BackupStart(of: file.path), found.header.app == app,
      stores?.contains(found.header.store) ?? true, found.isWhole
    else { return nil }
    return Backup(
      store: found.header.store,
      path: file.path,
      time: file.time,
      bytes: Int64(found.size),
      isEncrypted: found.header.keyCheck != nil
    )
  }
}
