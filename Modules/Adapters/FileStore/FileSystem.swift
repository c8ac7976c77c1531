/// What a file store asks of a disk, and all that it asks; every call waits for its answer.
///
/// The system's is ``PosixFileSystem``. Tests put one in its place that fails, writes half, or crashes.
public protocol FileSystem: Sendable {
  /// How often a store looks whether its log is still in place while nothing is written; nil for never.
  var lookInterval: Duration? { get }
  /// Makes a folder in one that exists.
  ///
  /// One that is there already is left as it is.
  func makeFolder(_ path: String) throws(FileError)
  /// Opens a file to read it and write at its end; nil where there is none and none is to be made.
  func openFile(_ path: String, making: FileMaking) throws(FileError) -> (any OpenFile)?
  /// Gives a file another name, taking the place of one that has it.
  func move(_ path: String, to newPath: String) throws(FileError)
  func removeFile(_ path: String) throws(FileError)
  /// Returns once the names of the files in a folder are on the disk.
  func synchroniseFolder(_ path: String) throws(FileError)
  /// Takes a lock that ends with `release` or with the process, however it ends; nil when another has it.
  ///
  /// `note` is written into the lock's file for those who find it taken.
  func takeLock(_ path: String, note: String) throws(FileError) -> (any FileLock)?
}

extension FileSystem {
  public var lookInterval: Duration? { nil }
}

/// What opening does where there is no file, and where there is one.
public enum FileMaking: Hashable, Sendable {
  /// Opens a file that exists.
  case nothing
  /// Starts a file anew, whatever it held.
  case anew
}

/// A file to read anywhere and to write at its end.
public protocol OpenFile: Sendable {
  /// At most `count` bytes; fewer only at the end.
  func readBytes(at offset: Int64, count: Int) throws(FileError) -> [UInt8]
  /// Writes at the end.
  ///
  /// Where it throws, any part of the bytes may have been written.
  func append(_ bytes: [UInt8]) throws(FileError)
  /// Returns once everything written is on the disk.
  func synchronise() throws(FileError)
  /// Drops what stands after `length`.
  func cut(to length: Int64) throws(FileError)
  /// Whether a path leads to this file; false where another file has the path now, or none.
  func isAt(_ path: String) throws(FileError) -> Bool
  func closeFile()
}

/// A lock that is held.
public protocol FileLock: Sendable {
  func release()
}

/// What the system said when it could not.
public struct FileError: Error, Hashable, Sendable {
  public let path: String
  /// `errno`.
  public let code: Int32

  public init(path: String, code: Int32) {
    self.path = path
    self.code = code
  }
}
