import CanonicalJSON
import Dispatch
package import Domain
import Foundation
import StoreEngine

extension FileStore {
  /// The result of ``repair(_:_:files:)``.
  package struct Repair: Hashable, Sendable {
    /// The path of the unchanged damaged log; nil if the log was whole and so left alone.
    package let keptAs: String?
    /// The number of records in the repaired store.
    package let records: Int
    /// The dropped records, one line each with line number and reason.
    package let dropped: [String]
    /// The identity of the damaged store; nil if nothing was repaired or its name could not be read.
    package var former: String?
  }

  /// Repairs a log that does not open: keeps all records that are whole and consistent, in order, and corrects a line of
  /// which one byte has changed.
  ///
  /// The damaged log is kept beside it. The repaired store gets a new identity, because positions in its feed may have
  /// changed.
  ///
  /// - Parameters:
  ///   - path: The store's folder.
  ///   - clock: The source of the new identity.
  ///   - files: The file system.
  /// - Returns: The dropped records.
  /// - Throws: ``Domain/StoreFailure``: `unavailable` while a process uses the store, `newerSchema`. Nothing is
  ///   changed.
  package static func repair(
    _ path: String,
    _ clock: ClockAndIdentities,
    files: any FileSystem = PosixFileSystem()
  ) async throws(StoreFailure) -> Repair {
    let folder = LogFolder(path: path, files: files)
    let result = await DispatchQueue(label: "scorebook.repair").run { () -> Result<Repair, StoreFailure> in
      do {
        // Checked first, so that no lock file is created without a store.
        guard let seen = try files.openFile(folder.log, making: .nothing) else {
          throw StoreFailure.unavailable("\(folder.log) does not exist")
        }
        seen.closeFile()
        let lock = try folder.locked()
        defer { lock.release() }
        // Opened only now, because until then another process may have replaced the log.
        guard let file = try files.openFile(folder.log, making: .nothing) else {
          throw StoreFailure.unavailable("\(folder.log) is gone")
        }
        defer { file.closeFile() }
        return .success(try LogRepair(folder).run(file, clock))
      } catch {
        return .failure(StoreFailure(error))
      }
    }
    return try result.get()
  }
}

/// One repair of a log that no process uses.
private struct LogRepair {
  let folder: LogFolder
  private var dropped: [String] = []
  private var former: String?

  init(_ folder: LogFolder) {
    self.folder = folder
  }

  func run(_ file: any OpenFile, _ clock: ClockAndIdentities) throws -> FileStore.Repair {
    var repair = self
    do {
      let read = try ReadLog(file, folder, now: clock.now)
      guard let missing = read.missing(since: try folder.readMark()) else {
        return FileStore.Repair(keptAs: nil, records: Int(read.number), dropped: [])
      }
      repair.dropped = ["after line \(read.lines): \(missing)"]
    } catch {
      guard case .damaged = error else { throw error }
    }
    return try repair.madeAnew(from: file, clock)
  }

  private mutating func madeAnew(
    from file: any OpenFile,
    _ clock: ClockAndIdentities
  ) throws -> FileStore.Repair {
    let header = LogHeader(store: clock.newIdentity(), device: clock.newIdentity())
    var new = try NewLog(folder, starting: try LogLine.encoded(header))
    try takeOver(file, clock, into: &new)
    try new.finish()
    let name = try copy(file)
    try folder.replaceLog()
    return FileStore.Repair(keptAs: name, records: Int(new.end.number), dropped: dropped, former: former)
  }

  private mutating func takeOver(
    _ file: any OpenFile,
    _ clock: ClockAndIdentities,
    into new: inout NewLog
  ) throws {
    var image = StoreImage(identity: "", device: "", now: clock.now)
    var last = Int64(0)
    try MendedLine.read(file) { line in
      let number = line.number
      let commit = line.state == .broken ? nil : try? CanonicalJSON.decode(LogCommit.self, from: line.bytes)
      guard let commit else {
        // The first line is the header.
        if number == 1 { former = (try? CanonicalJSON.decode(LogHeader.self, from: line.bytes))?.store }
        if number > 1 { last += 1 }
        if number > 1 || line.state == .broken { dropped.append("line \(number): it is not as it was written") }
        return
      }
      if commit.n != last + 1 { dropped.append("before line \(number): commit \(commit.n) follows commit \(last)") }
      last = commit.n
      try new.add(commit.changes.filter { kept($0, in: &image, number) })
    }
  }

  private mutating func kept(_ change: StoreChange, in image: inout StoreImage, _ line: Int) -> Bool {
    do {
      try image.apply(change)
      return true
    } catch {
      dropped.append("line \(line): \(error)")
      return false
    }
  }

  private func copy(_ file: any OpenFile) throws -> String {
    var (bytes, offset) = ([UInt8](), Int64(0))
    while true {
      let more = try file.readBytes(at: offset, count: 1 << 20)
      if more.isEmpty { break }
      bytes += more
      offset += Int64(more.count)
    }
    return try folder.keep(bytes, as: "damaged")
  }
}
