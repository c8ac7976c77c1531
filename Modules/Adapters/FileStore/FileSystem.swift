/// The operations that a file store needs from a disk.
///
/// Every call blocks.
///
/// ``PosixFileSystem`` is the real one. Tests replace it by one that fails, writes half, or crashes.
package protocol FileSystem: Sendable {
  /// The time between two checks of an idle store's log; nil for no checks.
  var lookInterval: Duration? { get }
  /// Creates a folder in an existing one.
  ///
  /// An existing folder is left unchanged.
  func makeFolder(_ path: String) throws(FileError)
  /// Opens a file for reading and appending; nil if it does not exist and is not created.
  func openFile(_ path: String, making: FileMaking) throws(FileError) -> (any OpenFile)?
  /// Renames a file, replacing one that has the new name.
  func move(_ path: String, to newPath: String) throws(FileError)
  func removeFile(_ path: String) throws(FileError)
  /// Returns once the names of the files in a folder are on disk.
  func synchroniseFolder(_ path: String) throws(FileError)
  /// Takes a lock that ends with `release` or with the process; nil if another process holds it.
  ///
  /// `note` is written to the lock's file for processes that find it taken.
  func takeLock(_ path: String, note: String) throws(FileError) -> (any FileLock)?
}

extension FileSystem {
  /// No checks.
  package var lookInterval: Duration? { nil }
}

/// The handling of absent and existing files on opening.
package enum FileMaking: Hashable, Sendable {
  /// Opens an existing file only.
  case nothing
  /// Creates an empty file, replacing any content.
  case anew
}

/// A file that is read anywhere and written at its end.
package protocol OpenFile: Sendable {
  /// Returns at most `count` bytes; fewer only at the end.
  func readBytes(at offset: Int64, count: Int) throws(FileError) -> [UInt8]
  /// Writes at the end.
  ///
  /// After an error, any part of the bytes may have been written.
  func append(_ bytes: [UInt8]) throws(FileError)
  /// Returns once everything written is on disk.
  func synchronise() throws(FileError)
  /// Drops everything after `length`; a shorter file stays as it is.
  func cut(to length: Int64) throws(FileError)
  /// Returns whether a path leads to this file, and the file has this length; false if it leads to another file, to
  /// none, or to one that another program has written to.
  func isAt(_ path: String, length: Int64) throws(FileError) -> Bool
  func closeFile()
}

/// A lock that is held.
package protocol FileLock: Sendable {
  func release()
}

/// An error of the system.
package struct FileError: Error, Hashable, Sendable {
  package let path: String
  /// The value of `errno`.
  package let code: Int32

  package init(path: String, code: Int32) {
    self.path = path
    self.code = code
  }
}
