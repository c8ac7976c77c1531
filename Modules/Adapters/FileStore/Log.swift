import Domain
import Synchronization

/// The log of an opened store: takes commits, one after the other, and gives the image back where one failed.
///
/// Every call waits for the disk, so none is made on a thread that tasks share.
final class Log: Sendable {
  /// The end of the log; nobody else writes there.
  struct End {
    var file: any OpenFile
    var number: Int64
    var length: Int64
    /// Why nobody knows what is on the disk; then nothing is written any more.
    var failure: StoreFailure?
  }

  /// How a commit ended.
  enum Outcome: Sendable {
    /// It is on the disk, and the log is so long.
    case committed(length: Int64)
    /// Nothing of it is left; the store as it was without it.
    case takenBack(StoreFailure, StoreImage)
    /// What is on the disk is not known.
    case unknown(StoreFailure)
  }

  let folder: LogFolder
  let header: LogHeader
  let end: Mutex<End>
  private let lock: any FileLock
  private let now: @Sendable () -> Timestamp

  /// Opens the log in a folder, makes it where there is none, and puts a torn last record aside.
  static func open(
    _ folder: LogFolder,
    _ surroundings: StoreSurroundings
  ) throws(StoreFailure) -> (log: Log, image: StoreImage) {
    try FileError.translated { () throws(FileError) in try folder.make() }
    let lock = try folder.locked()
    do {
      return try open(folder, lock, surroundings)
    } catch {
      lock.release()
      throw error
    }
  }

  private static func open(
    _ folder: LogFolder,
    _ lock: any FileLock,
    _ surroundings: StoreSurroundings
  ) throws(StoreFailure) -> (log: Log, image: StoreImage) {
    guard let file = try existingOrMade(folder, surroundings) else {
      throw .unavailable("\(folder.log): it cannot be made")
    }
    let read = try ReadLog(file, path: folder.log, now: surroundings.now)
    if !read.torn.isEmpty {
      let name = try FileError.translated { () throws(FileError) in
        let name = try folder.keep(read.torn, as: "torn")
        try file.cut(to: read.length)
        try file.synchronise()
        return name
      }
      surroundings.report(
        "\(folder.log): the last record was torn by a crash before anybody was told that it was written;"
          + " its \(read.torn.count) bytes are in \(name)"
      )
    }
    let end = End(file: file, number: read.number, length: read.length)
    return (Log(folder, read.header, end, lock, now: surroundings.now), read.image)
  }

  private static func existingOrMade(
    _ folder: LogFolder,
    _ surroundings: StoreSurroundings
  ) throws(StoreFailure) -> (any OpenFile)? {
    do {
      guard let file = try folder.files.openFile(folder.log, making: .nothing) else {
        return try made(in: folder, surroundings)
      }
      // A process that was killed may have left its last record, or the log's name, in the system's memory only.
      try file.synchronise()
      try folder.files.synchroniseFolder(folder.path)
      return file
    } catch {
      throw StoreFailure(error)
    }
  }

  private static func made(
    in folder: LogFolder,
    _ surroundings: StoreSurroundings
  ) throws(FileError) -> (any OpenFile)? {
    let header = LogHeader(store: surroundings.newIdentity(), device: surroundings.newIdentity())
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
    now: @escaping @Sendable () -> Timestamp
  ) {
    self.folder = folder
    self.header = header
    self.end = Mutex(end)
    self.lock = lock
    self.now = now
  }

  /// Writes changes as one record, all or none, and returns when they are on the disk.
  func commit(_ changes: [StoreChange]) -> Outcome {
    end.withLock { end in
      if let failure = end.failure { return .unknown(failure) }
      guard let line = try? LogLine.encoded(changes, number: end.number + 1) else {
        return takeBack(.unavailable("the changes cannot be written as JSON"), &end)
      }
      do { try end.file.append(line) } catch { return takeBack(StoreFailure(error), &end) }
      do { try end.file.synchronise() } catch { return giveUp(StoreFailure(error), &end) }
      end.number += 1
      end.length += Int64(line.count)
      return .committed(length: end.length)
    }
  }

  private func takeBack(_ failure: StoreFailure, _ end: inout End) -> Outcome {
    do {
      try end.file.cut(to: end.length)
      try end.file.synchronise()
      return .takenBack(failure, try ReadLog(end.file, path: folder.log, now: now).image)
    } catch {
      return giveUp(failure, &end)
    }
  }

  /// What a failed synchronisation left on the disk nobody can say, not even a second one.
  private func giveUp(_ failure: StoreFailure, _ end: inout End) -> Outcome {
    // Who opens the log again would read the record from memory that the system never writes to the disk any more.
    try? end.file.cut(to: end.length)
    end.failure = failure
    return .unknown(failure)
  }

  /// Lets go of the file and the lock; calling it again does nothing.
  func close() {
    end.withLock { $0.file.closeFile() }
    lock.release()
  }
}
