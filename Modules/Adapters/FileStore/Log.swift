import CanonicalJSON
import Domain
import StoreEngine
import Synchronization

/// The log of an open store.
///
/// The log takes one commit at a time, and returns the previous image after a failure.
///
/// Every call blocks on the disk, so none runs on a thread that tasks share.
final class Log: Sendable {
  /// The end of the log, where only this object writes.
  struct End {
    var file: any OpenFile
    var number: Int64
    var length: Int64
    /// The last acknowledged change in the feed, and the last that the mark records.
    var sequence: (acknowledged: Int64, marked: Int64) = (0, 0)
    /// Whether the mark names this version of the program.
    var isNamed = false
    /// The reason why the content of the disk is unknown.
    ///
    /// Then nothing more is written.
    var failure: StoreFailure?
  }

  /// The result of a commit.
  enum Outcome: Sendable {
    /// The commit is on disk, and the log has this length.
    case committed(length: Int64)
    /// Nothing of the commit is left; the image is the store without it.
    case takenBack(StoreFailure, StoreImage)
    /// The content of the disk is unknown, or the path leads to another file.
    ///
    /// The log writes nothing any more.
    case unknown(StoreFailure)
  }

  let folder: LogFolder
  let header: LogHeader
  let end: Mutex<End>
  private let lock: any FileLock
  private let now: @Sendable () -> Timestamp
  private let report: @Sendable (String) -> Void

  /// Opens the log in a folder, creates it if needed, and sets a torn last record aside.
  static func open(
    _ folder: LogFolder,
    _ clock: ClockAndIdentities
  ) throws(StoreFailure) -> (log: Log, image: StoreImage) {
    let lock = try folder.locked { () throws(FileError) in try folder.make() }
    do {
      return try open(folder, lock, clock)
    } catch {
      lock.release()
      throw error
    }
  }

  private static func open(
    _ folder: LogFolder,
    _ lock: any FileLock,
    _ clock: ClockAndIdentities
  ) throws(StoreFailure) -> (log: Log, image: StoreImage) {
    guard let file = try existingOrMade(folder, clock) else {
      throw .unavailable("\(folder.log): it cannot be made")
    }
    let mark = try folder.readMark()
    let read = try StoreFailure.advised { () throws(StoreFailure) in
      let read = try ReadLog(file, folder, now: clock.now)
      try read.check(mark, folder)
      return read
    }
    if let warning = ScorebookVersion.warning(about: folder.path, writer: mark?.version) {
      clock.report(warning)
    }
    if !read.torn.isEmpty { try putTornAside(read, file, folder, clock) }
    var end = End(file: file, number: read.number, length: read.length)
    let last = read.image.cursor.sequence
    end.sequence = (last, mark?.store == read.header.store ? mark?.sequence ?? 0 : 0)
    end.isNamed = mark?.version == ScorebookVersion.current
    return (Log(folder, read.header, end, lock, clock), read.image)
  }

  private static func putTornAside(
    _ read: ReadLog,
    _ file: any OpenFile,
    _ folder: LogFolder,
    _ clock: ClockAndIdentities
  ) throws(StoreFailure) {
    let name = try FileError.translated { () throws(FileError) in
      let name = try folder.keep(read.torn, as: "torn")
      try file.cut(to: read.length)
      try file.synchronise()
      return name
    }
    clock.report(
      "\(folder.log): the last record was torn by a crash before anybody was told that it was written;"
        + " its \(read.torn.count) bytes are in \(name)"
    )
  }

  private static func existingOrMade(
    _ folder: LogFolder,
    _ clock: ClockAndIdentities
  ) throws(StoreFailure) -> (any OpenFile)? {
    do {
      guard let file = try folder.files.openFile(folder.log, making: .nothing) else {
        if let mark = try folder.readMark(), mark.sequence > 0 {
          throw StoreFailure.damaged(
            "\(folder.log) is missing, and held changes up to \(mark.sequence); put it back, or remove \(folder.mark) to"
              + " begin an empty store"
          )
        }
        return try made(in: folder, clock)
      }
      // A killed process may have left its last record, or the log's name, only in the system's memory.
      try file.synchronise()
      try folder.files.synchroniseFolder(folder.path)
      return file
    } catch {
      throw StoreFailure(error)
    }
  }

  private static func made(
    in folder: LogFolder,
    _ clock: ClockAndIdentities
  ) throws(FileError) -> (any OpenFile)? {
    let header = LogHeader(store: clock.newIdentity(), device: clock.newIdentity())
    guard let line = try? LogLine.encoded(header) else { return nil }
    try folder.write(line, to: folder.newLog)
    try folder.replaceLog()
    return try folder.files.openFile(folder.log, making: .nothing)
  }

  private init(
    _ folder: LogFolder,
    _ header: LogHeader,
    _ end: End,
    _ lock: any FileLock,
    _ clock: ClockAndIdentities
  ) {
    self.folder = folder
    self.header = header
    self.end = Mutex(end)
    self.lock = lock
    (now, report) = (clock.now, clock.report)
  }

  /// Writes changes as one record, all or none, and returns when they are on disk.
  ///
  /// - Parameters:
  ///   - changes: The record's content.
  ///   - sequence: The last of the changes in the feed.
  /// - Returns: Whether the record is on disk.
  func commit(_ changes: [StoreChange], upTo sequence: Int64) -> Outcome {
    end.withLock { end in
      if let failure = end.failure { return .unknown(failure) }
      guard let line = try? LogLine.encoded(changes, number: end.number + 1) else {
        return takeBack(.unavailable("the changes cannot be written as JSON"), &end)
      }
      do { try end.file.append(line) } catch { return takeBack(StoreFailure(error), &end) }
      do {
        try end.file.synchronise()
        guard try end.file.isAt(folder.log, length: end.length + Int64(line.count)) else {
          return stop(replaced(), &end)
        }
      } catch {
        return giveUp(StoreFailure(error), &end)
      }
      end.number += 1
      end.length += Int64(line.count)
      end.sequence.acknowledged = sequence
      return .committed(length: end.length)
    }
  }

  /// The length of the acknowledged log.
  var length: Int64 { end.withLock(\.length) }

  /// Checks whether the path still leads to the log, as this object left it.
  ///
  /// Once it does not, nothing more is written.
  ///
  /// - Returns: The reason; nil if the log is in place.
  func look() -> StoreFailure? {
    end.withLock { end in
      guard end.failure == nil, (try? end.file.isAt(folder.log, length: end.length)) == false else { return nil }
      end.failure = replaced()
      return end.failure
    }
  }

  /// Reports that the log's path leads elsewhere, and returns the reason why nothing may be acknowledged any more.
  func replaced() -> StoreFailure {
    let reason = "was replaced or removed while this program had it open, or another program wrote to it"
    report(
      "\(folder.log) \(reason); nothing is written any more. Stop the program, put the folder back, and start it again."
    )
    // Readers over the network see this text, so it names no path.
    return .unavailable("the store's log \(reason); the server's operator must put it back and start the server again")
  }

  private func takeBack(_ failure: StoreFailure, _ end: inout End) -> Outcome {
    do {
      try end.file.cut(to: end.length)
      try end.file.synchronise()
      return .takenBack(failure, try ReadLog(end.file, folder, now: now).image)
    } catch {
      return giveUp(failure, &end)
    }
  }

  /// Stops writing.
  ///
  /// After a failed synchronisation the content of the disk is unknown, and a second one would not tell.
  private func giveUp(_ failure: StoreFailure, _ end: inout End) -> Outcome {
    stop(.unavailable("a write failed and must be looked at: open the store again (\(failure))"), &end)
  }

  private func stop(_ failure: StoreFailure, _ end: inout End) -> Outcome {
    // Otherwise, the next opening would read the record from memory that the system never writes to the disk.
    try? end.file.cut(to: end.length)
    end.failure = failure
    return .unknown(failure)
  }

  /// The number of changes between two marks, because a mark takes as long as a commit.
  private static let changesBetweenMarks: Int64 = 1000

  /// Writes the mark if the log has grown enough since the last, or if another version of the program wrote that.
  func markIfDue() { mark(after: end.withLock(\.isNamed) ? Self.changesBetweenMarks : 1) }

  /// Writes the mark.
  ///
  /// A mark that cannot be written does no harm.
  private func mark(after changes: Int64) {
    end.withLock { end in
      let (acknowledged, marked) = end.sequence
      guard end.failure == nil, acknowledged >= marked + changes,
        (try? end.file.isAt(folder.log, length: end.length)) == true
      else { return }
      try? folder.write(LogMark(store: header.store, sequence: acknowledged))
      (end.sequence.marked, end.isNamed) = (acknowledged, true)
    }
  }

  /// Releases the file and the lock.
  ///
  /// Closing again does nothing.
  func close() {
    mark(after: 1)
    end.withLock { $0.file.closeFile() }
    lock.release()
  }
}
