import Domain
import Foundation
import GRDB
import Synchronization

/// The files that a store's path led to when the store opened them: the database, its log and their shared index.
struct StoreFiles: Sendable {
  /// One of the files; nil if there was none, such as the shared index without sharing.
  private struct Opened {
    let path: String
    let identity: FileIdentity?

    init(_ path: String) {
      (self.path, identity) = (path, FileIdentity(path))
    }

    var isInPlace: Bool { identity == nil || FileIdentity(path) == identity }
  }

  private let database: Opened
  private let log: Opened
  private let index: Opened
  /// Whether the log was empty or absent.
  let foundNoLog: Bool

  /// Records the files at a path.
  ///
  /// Create it before the first connection, and compare after the last.
  init(at path: String) {
    database = Opened(path)
    log = Opened("\(path)-wal")
    index = Opened("\(path)-shm")
    foundNoLog = (Self.size(of: "\(path)-wal") ?? 0) == 0
  }

  /// A path that now leads to another file, or to none; nil if all are in place.
  var replaced: String? { [database, log, index].first { !$0.isInPlace }?.path }

  /// Checkpoints acknowledged writes into the open database, wherever it was moved, and empties the log.
  ///
  /// A database put in its place must not be mixed with that log.
  ///
  /// A process that opened other files at the path shares the index. If it has started another log, the index no longer
  /// describes the open log.
  func rescue(_ db: Database) {
    if database.isInPlace || (index.isInPlace && !log.isInPlace) { return }
    db.emptyLog()
  }

  /// Creates an empty database that only its owner can read, unless there is one.
  ///
  /// SQLite would create it with the process's default rights. Its log and index get the rights of the database.
  ///
  /// - Throws: ``Domain/StoreFailure/unavailable(_:)`` if the database is gone but its log is not. SQLite would mix
  ///   that log with a new database, or drop it.
  static func prepare(_ path: String) throws(StoreFailure) {
    let path = target(of: path)
    // In this order, because a process that creates the store fills the database before there is a log.
    let log = size(of: "\(path)-wal") ?? 0
    let database = making.withLock { _ in size(of: path) }
    if database == nil, size(of: replaced(path)) != nil {
      throw .unavailable("a repair of this store was interrupted; run 'repair --from' again")
    }
    if log > 0, database ?? 0 == 0 {
      throw .unavailable(
        "the database is missing or empty, and its log \(path)-wal is not; put the database back, or move the log away"
          + " to begin an empty store"
      )
    }
    if database == nil { making.withLock { _ in makeEmpty(path) } }
  }

  /// Returns the absolute path of a database beyond symbolic links, beside which SQLite keeps the log.
  ///
  /// The file may be missing, after a repair that was interrupted.
  static func target(of path: String) -> String {
    var path = path
    // As many links as the system follows.
    for _ in 0..<40 {
      let (folder, name) = realPlace(of: path)
      path = "\(folder)/\(name)"
      guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else { break }
      path = next.hasPrefix("/") ? next : "\(folder)/\(next)"
    }
    return path
  }

  /// Returns the folder of a file beyond symbolic links, of which `..` may lead elsewhere than its text says.
  private static func realPlace(of path: String) -> (folder: String, name: String) {
    let end = path.lastIndex(of: "/")
    let name = String(path[(end.map(path.index(after:)) ?? path.startIndex)...])
    let folder = end.map { String(path[...$0]) } ?? "."
    guard let real = realpath(folder, nil) else { return (folder, name) }
    defer { free(real) }
    let text = String(cString: real)
    return (text == "/" ? "" : text, name)
  }

  /// The place of a damaged database while a repaired one takes its place.
  static func replaced(_ path: String) -> String { "\(path).replaced" }

  /// Held until a new file is closed, because closing it releases this process's locks on it.
  private static let making = Mutex(())

  /// If this fails, SQLite reports what is wrong.
  private static func makeEmpty(_ path: String) {
    let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if descriptor >= 0 { close(descriptor) }
  }

  static func size(of path: String) -> Int64? {
    var found = stat()
    return stat(path, &found) == 0 ? Int64(found.st_size) : nil
  }
}

/// The identity of the file that a path leads to, whatever its name.
struct FileIdentity: Hashable, Sendable {
  private let device: UInt64
  private let number: UInt64

  init?(_ path: String) {
    var found = stat()
    guard stat(path, &found) == 0 else { return nil }
    device = UInt64(truncatingIfNeeded: found.st_dev)
    number = UInt64(truncatingIfNeeded: found.st_ino)
  }
}

/// A use of a file by this process, for as long as the value lives.
///
/// Closing any descriptor of a file releases all locks of the process on it. So only SQLite may open a file in use.
final class FileUse: Sendable {
  private static let counts = Mutex<[FileIdentity: Int]>([:])

  private let identity: FileIdentity

  private init(of identity: FileIdentity) { self.identity = identity }

  /// Begins to use the file at a path, and runs something before its first use.
  ///
  /// - Returns: The use; nil if there is no file.
  /// - Throws: The error of `first`.
  static func begin(_ path: String, first: () throws -> Void) throws -> FileUse? {
    guard let identity = FileIdentity(path) else { return nil }
    return try counts.withLock { counts in
      if counts[identity] == nil { try first() }
      counts[identity, default: 0] += 1
      return FileUse(of: identity)
    }
  }

  deinit {
    Self.counts.withLock { counts in
      let left = (counts[identity] ?? 1) - 1
      counts[identity] = left > 0 ? left : nil
    }
  }
}
