import Domain
import Foundation

/// Steps with the files of a database beside SQLite: the database at `PATH`, and its log at `PATH-wal`.
enum DatabaseFiles {
  /// The size of a page, in bytes.
  static let pageSize = 4096

  /// Takes the lock that SQLite takes to have a file for itself, at the bytes that its file format reserves.
  ///
  /// Every connection of a process holds a part of it. SQLite's own call would need a file that it can read.
  ///
  /// - Parameters:
  ///   - path: The database's path.
  ///   - wait: Waits a moment for another process that has the file for itself, or throws.
  /// - Returns: The open file; nil if another process shares the file.
  /// - Throws: The error of `wait`, or ``Domain/StoreFailure/unavailable(_:)`` for a file that does not open.
  static func lock(_ path: String, waiting wait: () throws -> Void) throws -> Int32? {
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

  /// Creates a file that only its owner can read.
  static func file(at path: String) throws -> FileHandle {
    guard FileManager.default.createFile(atPath: path, contents: nil, attributes: [.posixPermissions: 0o600]),
      let file = FileHandle(forUpdatingAtPath: path)
    else { throw failure(path) }
    return file
  }

  /// Copies a database, whose lock would be released by closing another descriptor.
  static func copy(_ descriptor: Int32, to file: FileHandle) throws {
    let source = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
    try source.seek(toOffset: 0)
    while let bytes = try source.read(upToCount: 1 << 20), !bytes.isEmpty { try file.write(contentsOf: bytes) }
  }

  static func move(_ old: String, to new: String) throws {
    guard rename(old, new) == 0 else { throw failure(new) }
  }

  private static func failure(_ path: String) -> StoreFailure {
    .unavailable("\(path): \(String(cString: strerror(errno)))")
  }
}
