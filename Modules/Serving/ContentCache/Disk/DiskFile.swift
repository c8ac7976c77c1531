import Domain
import Foundation

/// The disk operations of the cache.
enum DiskFile {
  /// Reads the whole file; nil if it is absent or unreadable.
  static func read(_ path: String) -> [UInt8]? {
    (try? Data(contentsOf: URL(filePath: path))).map { Array($0) }
  }

  /// Writes a file in one step, which a crash leaves undone or done.
  ///
  /// Only one writer at a time may write below a folder, because the temporary name is always the same.
  static func write(_ bytes: [UInt8], to path: String) throws(ContentFailure) {
    let unfinished = path + ".unfinished"
    let descriptor = open(unfinished, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw failure(path) }
    var problem = append(bytes, to: descriptor)
    if problem == nil, fsync(descriptor) != 0 { problem = errno }
    close(descriptor)
    if problem == nil, rename(unfinished, path) != 0 { problem = errno }
    if let problem {
      unlink(unfinished)
      throw failure(path, problem)
    }
    try synchronise(folder: String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]))
  }

  /// Creates a folder and its parents.
  static func makeFolder(_ path: String) throws(ContentFailure) {
    do { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) } catch {
      throw .disk(.init(Message("\(path) cannot be created")))
    }
  }

  /// Renames an unreadable file, so that it can be examined.
  static func putAside(_ path: String) {
    rename(path, path + ".damaged")
  }

  static func remove(_ path: String) {
    unlink(path)
  }

  static func names(in folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? []
  }

  /// A value that differs between two writes of a file.
  struct Version: Hashable, Sendable {
    let number: UInt64
    let size: UInt64
    /// The time of the write, in milliseconds since 1970.
    let writtenAt: Int64
  }

  static func version(_ path: String) -> Version? {
    guard let values = try? FileManager.default.attributesOfItem(atPath: path),
      let number = values[.systemFileNumber] as? NSNumber, let size = values[.size] as? NSNumber,
      let date = values[.modificationDate] as? Date
    else { return nil }
    let time = Int64((date.timeIntervalSince1970 * 1000).rounded())
    return Version(number: number.uint64Value, size: size.uint64Value, writtenAt: time)
  }

  /// Runs `work` while no other process, and no other task in this one, holds the lock.
  ///
  /// The lock ends with the process.
  static func locking<Result>(
    _ path: String,
    _ work: () throws(ContentFailure) -> Result
  ) throws(ContentFailure) -> Result {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw failure(path) }
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else { throw failure(path) }
    }
    return try work()
  }

  private static func append(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count, let start = buffer.baseAddress {
        let count = Foundation.write(descriptor, start + done, buffer.count - done)
        if count < 0, errno != EINTR { return errno }
        done += max(0, count)
      }
      return nil
    }
  }

  private static func synchronise(folder: String) throws(ContentFailure) {
    let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(folder) }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 else { throw failure(folder) }
  }

  private static func failure(_ path: String, _ code: Int32 = errno) -> ContentFailure {
    .disk(.system("\(path): \(String(cString: strerror(code)))"))
  }
}
