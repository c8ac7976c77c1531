import CanonicalJSON
import Dispatch
package import Domain
import Foundation
package import StoreEngine

extension FileStore {
  /// Reads a damaged store as far as it can be read, and holds its lock.
  ///
  /// A line with its checksum is as it was written, and a line with one changed byte is corrected. All others are lost.
  ///
  /// - Throws: ``Domain/StoreFailure``: `unavailable` while a process uses the store, `newerSchema`. Nothing is changed.
  package static func salvage(
    _ path: String,
    _ clock: ClockAndIdentities
  ) async throws(StoreFailure) -> any DamagedStore {
    let folder = LogFolder(path: path, files: PosixFileSystem())
    let result = await DispatchQueue(label: "scorebook.salvage").run { () -> Result<DamagedFolder, StoreFailure> in
      do {
        guard try isThere(path) else { throw StoreFailure.unavailable("\(folder.log) does not exist") }
        let lock = try folder.locked()
        do {
          return .success(try DamagedFolder(folder, lock, clock))
        } catch {
          lock.release()
          throw error
        }
      } catch {
        return .failure(StoreFailure(error))
      }
    }
    return try result.get()
  }
}

private struct DamagedFolder: DamagedStore {
  let salvage: StoreSalvage
  let newLocation: String
  private let folder: LogFolder
  private let lock: any FileLock
  private let log: any OpenFile

  init(_ folder: LogFolder, _ lock: any FileLock, _ clock: ClockAndIdentities) throws {
    guard let log = try folder.files.openFile(folder.log, making: .nothing) else {
      throw StoreFailure.unavailable("\(folder.log) is gone")
    }
    (self.folder, self.lock, self.log) = (folder, lock, log)
    // In the store's folder, which may be a file system of its own.
    newLocation = "\(folder.path)/repairing"
    var reading = LogSalvage(isWhole: try Self.isWhole(log, folder, clock))
    try reading.read(log, mark: try folder.readMark(), now: clock.now)
    salvage = reading.salvage
    removeNew()
  }

  private static func isWhole(_ log: any OpenFile, _ folder: LogFolder, _ clock: ClockAndIdentities) throws -> Bool {
    do {
      return try ReadLog(log, folder, now: clock.now).missing(since: try folder.readMark()) == nil
    } catch {
      guard case .damaged = StoreFailure(error) else { throw error }
      return false
    }
  }

  func replace() throws -> String {
    var (bytes, offset) = ([UInt8](), Int64(0))
    while case let more = try log.readBytes(at: offset, count: 1 << 20), !more.isEmpty {
      bytes += more
      offset += Int64(more.count)
    }
    let kept = try folder.keep(bytes, as: "damaged")
    try folder.files.move("\(newLocation)/log.jsonl", to: folder.log)
    try folder.files.synchroniseFolder(folder.path)
    return kept
  }

  func release() {
    removeNew()
    log.closeFile()
    lock.release()
  }

  /// Removes what a repair has left in the store's folder.
  private func removeNew() {
    for path in [newLocation, "\(newLocation).lock"] { try? FileManager.default.removeItem(atPath: path) }
  }
}

/// Reads the lines of a damaged log.
private struct LogSalvage {
  var salvage = StoreSalvage(hasChecksums: true)
  /// Whether nothing acknowledged is damaged, so that a broken end is only torn.
  let isWhole: Bool
  private var number = 0
  private var last: Int64 = 0
  private var sequence: Int64 = 0
  private var store: String?

  init(isWhole: Bool) { self.isWhole = isWhole }

  mutating func read(_ log: any OpenFile, mark: LogMark?, now: @escaping @Sendable () -> Timestamp) throws {
    try MendedLine.read(log) { line in
      number = line.number
      switch line.state {
      case .whole: take(line.bytes, isCorrected: false)
      case .corrected: if !isWhole { take(line.bytes, isCorrected: true) }
      case .broken: if !isWhole { lose(line) }
      }
    }
    salvage.identity = store
    let isSameStore = store == nil || mark?.store == store
    if !isWhole, salvage.losses.isEmpty, isSameStore, let mark, sequence < mark.sequence {
      salvage.lose("after line \(number), where changes \(sequence + 1) to \(mark.sequence) were", nil)
      salvage.noteGaps()
    }
  }

  private mutating func take(_ line: [UInt8], isCorrected: Bool) {
    if isCorrected { salvage.noteDamage() }
    guard let commit = try? CanonicalJSON.decode(LogCommit.self, from: line) else {
      store = store ?? (try? CanonicalJSON.decode(LogHeader.self, from: line))?.store
      return
    }
    if commit.n > last + 1 {
      salvage.noteGaps()
      if !hasJustLost {
        salvage.lose("before line \(number), where the commits \(last + 1) to \(commit.n - 1) were", nil)
      }
    }
    (last, hasJustLost) = (commit.n, false)
    for change in commit.changes {
      salvage.add(change, isCorrected: isCorrected)
      sequence += change.count
    }
  }

  /// Whether a broken line stands for the commits that are missing here.
  private var hasJustLost = false

  private mutating func lose(_ line: MendedLine) {
    hasJustLost = true
    // The header holds only names of the store, which gets new ones.
    if line.number == 1 { return salvage.noteDamage() }
    let needs = LogNames(line.bytes).needs
    salvage.lose("line \(line.number)", needs.isEmpty ? nil : needs)
    salvage.noteGaps()
  }
}

extension StoreChange {
  /// The number of places that the change takes in the feed.
  fileprivate var count: Int64 {
    switch self {
    case .documents(let documents): Int64(documents.count)
    case .superseded(let count, _): count
    case .submitted: Int64(paths.count)
    case .events, .closed, .defined: 1
    }
  }
}

/// What the readable part of a broken line names.
///
/// A body has its quotation marks escaped, so nothing in it looks like a member of a record.
private struct LogNames {
  private(set) var needs: Set<StoreSalvage.Need> = []

  init(_ bytes: [UInt8]) {
    let pieces = bytes.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
    for (index, piece) in pieces.enumerated().dropLast(2) where pieces[index + 1].elementsEqual([UInt8(ascii: ":")]) {
      let value = String(decoding: pieces[index + 2], as: UTF8.self)
      switch String(decoding: piece, as: UTF8.self) {
      case "id": needs.insert(.record([value], in: nil))
      case "path": needs.insert(.document(ItemPath(value)))
      case "closed": needs.insert(.closing(ItemPath(value)))
      case "board": needs.insert(.board(ItemPath(value)))
      default: break
      }
    }
  }
}
