import CanonicalJSON
import Domain
import StoreEngine

/// How far the log had come when it was last looked after: what a log that lost its end is recognised by.
///
/// The mark says no more than the log on the disk does, so a crash never leaves it ahead of the log. Compaction keeps the
/// numbers of the feed, so a mark holds for the log that is written anew, too.
struct LogMark: Codable, Hashable {
  /// The store that the log belongs to; a repaired log is another store's.
  let store: String
  /// The last change in the feed that was acknowledged.
  let sequence: Int64
}

extension LogFolder {
  var mark: String { "\(path)/log.mark" }

  /// The mark of the folder; nil where there is none, or none that is as it was written.
  func readMark() throws(StoreFailure) -> LogMark? {
    let bytes = try FileError.translated { () throws(FileError) -> [UInt8]? in
      guard let file = try files.openFile(mark, making: .nothing) else { return nil }
      defer { file.closeFile() }
      return try file.readBytes(at: 0, count: 4096)
    }
    guard let line = bytes?.logLines.first, line.isEnded, LogLine.isWhole(line.bytes) else { return nil }
    return try? CanonicalJSON.decode(LogMark.self, from: Array(line.bytes))
  }

  /// Replaces the mark; a crash leaves the old one or the new one.
  func write(_ mark: LogMark) throws(FileError) {
    guard let line = try? LogLine.encoded(mark) else { return }
    try write(line, to: "\(self.mark).new")
    try files.move("\(self.mark).new", to: self.mark)
  }
}

extension ReadLog {
  /// The changes that the log lacks although they were acknowledged; nil where it has all that the mark knows of.
  func missing(since mark: LogMark?) -> String? {
    guard let mark, mark.store == header.store, image.cursor.sequence < mark.sequence else { return nil }
    return "changes \(image.cursor.sequence + 1) to \(mark.sequence) were acknowledged and are missing"
  }

  /// Compares the log with the mark beside it.
  ///
  /// - Throws: ``Domain/StoreFailure/damaged(_:)`` where changes are missing that had been acknowledged.
  func check(_ mark: LogMark?, _ folder: LogFolder) throws(StoreFailure) {
    guard let missing = missing(since: mark) else { return }
    throw .damaged(
      "\(folder.log) line \(lines): \(missing) after it; put the whole log back, or run repair to go on without"
    )
  }
}
