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
private struct DamagedDatabase: DamagedStore {
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
    guard let lock = try DatabaseFiles.lock(path, waiting: { throw inUse }) else { throw inUse }
    self.lock = lock
    do {
      DatabaseFiles.remove(newLocation)
      let copy = "\(path).reading"
      defer { DatabaseFiles.remove(copy) }
      DatabaseFiles.remove(copy)
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
    try DatabaseFiles.synchronise(newLocation)
    try? files.removeItem(atPath: "\(path)-shm")
    try DatabaseFiles.move(path, to: replaced)
    if files.fileExists(atPath: "\(path)-wal") { try DatabaseFiles.move("\(path)-wal", to: "\(replaced)-wal") }
    try DatabaseFiles.synchronise(folder)
    try DatabaseFiles.move(newLocation, to: path)
    try DatabaseFiles.synchronise(folder)
    let kept = try DatabaseFiles.keep(replaced, of: path)
    try DatabaseFiles.synchronise(folder)
    return kept
  }

  func release() {
    DatabaseFiles.remove(newLocation)
    close(lock)
  }

  private var files: FileManager { .default }
  private var replaced: String { StoreFiles.replaced(path) }
  private var folder: String { URL(filePath: path).deletingLastPathComponent().path }

  /// Ends a replacement that a kill has interrupted: undoes it before the new store was in place.
  private static func recover(_ path: String) throws {
    let files = FileManager.default
    let replaced = StoreFiles.replaced(path)
    guard files.fileExists(atPath: replaced) else { return }
    if files.fileExists(atPath: path) {
      _ = try DatabaseFiles.keep(replaced, of: path)
      return
    }
    if files.fileExists(atPath: "\(replaced)-wal") { try DatabaseFiles.move("\(replaced)-wal", to: "\(path)-wal") }
    try DatabaseFiles.move(replaced, to: path)
  }
}
