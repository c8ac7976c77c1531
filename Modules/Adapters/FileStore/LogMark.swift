import CanonicalJSON
import Domain
import StoreEngine

/// The length of the log at the last check, by which a log that lost its end is recognised, and its last writer.
///
/// The mark never claims more than the log on disk, so a crash never leaves it ahead of the log. Compaction keeps the
/// numbers of the feed, so a mark also holds for a compacted log.
struct LogMark: Codable, Hashable {
  /// The store that the log belongs to.
  ///
  /// A repaired log is another store's.
  let store: String
  /// The last acknowledged change in the feed.
  let sequence: Int64
  /// The version of the program that wrote to the log last; nil in a mark of an earlier version.
  let version: String?

  init(store: String, sequence: Int64) {
    (self.store, self.sequence) = (store, sequence)
    version = ScorebookVersion.current
  }
}

extension LogFolder {
  var mark: String { "\(path)/log.mark" }

  /// Returns the mark of the folder; nil if it is absent or damaged.
  func readMark() throws(StoreFailure) -> LogMark? {
    let bytes = try FileError.translated { () throws(FileError) -> [UInt8]? in
      guard let file = try files.openFile(mark, making: .nothing) else { return nil }
      defer { file.closeFile() }
      return try file.readBytes(at: 0, count: 4096)
    }
    guard let line = bytes?.logLines.first, line.isEnded, LogLine.isWhole(line.bytes) else { return nil }
    return try? CanonicalJSON.decode(LogMark.self, from: Array(line.bytes))
  }

  /// Replaces the mark.
  ///
  /// A crash leaves the old or the new one.
  func write(_ mark: LogMark) throws(FileError) {
    guard let line = try? LogLine.encoded(mark) else { return }
    try write(line, to: "\(self.mark).new")
    try files.move("\(self.mark).new", to: self.mark)
  }
}

extension ReadLog {
  /// Describes the acknowledged changes that the log lacks; nil if it has all that the mark records.
  func missing(since mark: LogMark?) -> String? {
    guard let mark, mark.store == header.store, image.cursor.sequence < mark.sequence else { return nil }
    return "changes \(image.cursor.sequence + 1) to \(mark.sequence) were acknowledged and are missing"
  }

  /// Compares the log with its mark.
  ///
  /// - Throws: ``Domain/StoreFailure/damaged(_:)`` if acknowledged changes are missing.
  func check(_ mark: LogMark?, _ folder: LogFolder) throws(StoreFailure) {
    guard let missing = missing(since: mark) else { return }
    throw .damaged(
      "\(folder.log) line \(lines): \(missing) after it; put the whole log back, or run repair to go on without"
    )
  }
}
