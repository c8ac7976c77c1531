package import Domain
import Foundation
import GRDB
package import StoreEngine

extension SQLiteStore {
  /// Returns whether there is a store at a path, also one whose repair was interrupted.
  package static func isThere(_ path: String) -> Bool {
    [path, StoreFiles.replaced(StoreFiles.target(of: path))].contains(where: FileManager.default.fileExists)
  }

  /// Reads a damaged file as far as it can be read, and keeps all processes from it.
  ///
  /// SQLite has no checksums, so the file counts as damaged whatever it looks like.
  ///
  /// - Throws: ``Domain/StoreFailure/unavailable(_:)`` while a process uses the file, or if there is none.
  package static func salvage(_ path: String) throws(StoreFailure) -> any DamagedStore {
    do { return try DamagedDatabase(StoreFiles.target(of: path)) } catch {
      throw StoreFailure(opening: path, error)
    }
  }
}

/// The files of a store: the database at `PATH`, and its log.
///
/// No rename replaces two files at once. So both first go to `PATH.replaced`, and while the database is there and not at
/// `PATH`, no store opens at `PATH` (``StoreFiles``) and a repair puts them back.
struct DamagedDatabase: DamagedStore {
  let salvage: StoreSalvage
  let newLocation: String
  private let path: String
  /// Holds SQLite's lock for as long as it is open.
  private let lock: Int32

  init(_ path: String) throws {
    self.path = path
    newLocation = "\(path).repairing"
    try Self.recover(path)
    let inUse = StoreFailure.unavailable("another process uses it; stop that first")
    guard let lock = try Self.locked(path, waiting: { throw inUse }) else { throw inUse }
    self.lock = lock
    do {
      Self.remove(newLocation)
      let copy = "\(path).reading"
      defer { Self.remove(copy) }
      Self.remove(copy)
      salvage = try ReadableCopy.salvage(of: lock, log: "\(path)-wal", at: copy)
    } catch {
      close(lock)
      throw error
    }
  }

  func replace() throws -> String {
    guard !files.fileExists(atPath: "\(newLocation)-wal") else {
      throw StoreFailure.unavailable("the new store still has a log")
    }
    try Self.synchronise(newLocation)
    try? files.removeItem(atPath: "\(path)-shm")
    try move(path, to: replaced)
    if files.fileExists(atPath: "\(path)-wal") { try move("\(path)-wal", to: "\(replaced)-wal") }
    try Self.synchronise(folder)
    try move(newLocation, to: path)
    try Self.synchronise(folder)
    let kept = try Self.keep(replaced, of: path)
    try Self.synchronise(folder)
    return kept
  }

  func release() {
    Self.remove(newLocation)
    close(lock)
  }

  private var files: FileManager { .default }
  private var replaced: String { StoreFiles.replaced(path) }
  private var folder: String { URL(filePath: path).deletingLastPathComponent().path }

  private func move(_ old: String, to new: String) throws { try Self.move(old, to: new) }

  private static func move(_ old: String, to new: String) throws {
    guard rename(old, new) == 0 else { throw failure(new) }
  }

  private static func failure(_ path: String) -> StoreFailure {
    .unavailable("\(path): \(String(cString: strerror(errno)))")
  }

  /// Ends a replacement that a kill has interrupted: undoes it before the new store was in place.
  private static func recover(_ path: String) throws {
    let files = FileManager.default
    let replaced = StoreFiles.replaced(path)
    guard files.fileExists(atPath: replaced) else { return }
    if files.fileExists(atPath: path) {
      _ = try keep(replaced, of: path)
      return
    }
    if files.fileExists(atPath: "\(replaced)-wal") { try move("\(replaced)-wal", to: "\(path)-wal") }
    try move(replaced, to: path)
  }

  /// Gives files that were taken from a store the first free name.
  static func keep(_ taken: String, of path: String) throws -> String {
    let files = FileManager.default
    var number = 1
    while ["", "-wal"].contains(where: { files.fileExists(atPath: "\(path).damaged-\(number)\($0)") }) { number += 1 }
    let kept = "\(path).damaged-\(number)"
    if files.fileExists(atPath: "\(taken)-wal") { try move("\(taken)-wal", to: "\(kept)-wal") }
    try move(taken, to: kept)
    return kept
  }

  /// Takes the lock that SQLite takes to have a file for itself, at the bytes that its file format reserves.
  ///
  /// Every connection of a process holds a part of it. SQLite's own call would need a file that it can read.
  ///
  /// - Parameters:
  ///   - path: The database's path.
  ///   - wait: Waits a moment for another process that has the file for itself, or throws.
  /// - Returns: The open file; nil if another process shares the file.
  /// - Throws: The error of `wait`, or ``Domain/StoreFailure/unavailable(_:)`` for a file that does not open.
  static func locked(_ path: String, waiting wait: () throws -> Void) throws -> Int32? {
    let descriptor = open(path, O_RDWR | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path) }
    do {
      while true {
        var lock = flock()
        (lock.l_type, lock.l_whence, lock.l_start, lock.l_len) = (Int16(F_WRLCK), Int16(SEEK_SET), 0x4000_0000, 512)
        if fcntl(descriptor, F_SETLK, &lock) == 0 { return descriptor }
        let isTaken = errno == EAGAIN || errno == EACCES
        // Connections share the lock.
        guard isTaken, fcntl(descriptor, F_GETLK, &lock) == 0, lock.l_type != Int16(F_RDLCK) else { break }
        try wait()
      }
    } catch {
      close(descriptor)
      throw error
    }
    close(descriptor)
    return nil
  }

  static func synchronise(_ path: String) throws {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path) }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 else { throw failure(path) }
  }

  static func remove(_ database: String) {
    for path in [database, "\(database)-wal", "\(database)-shm"] { try? FileManager.default.removeItem(atPath: path) }
  }
}
