import Dispatch
import Domain
import Foundation
import StoreEngine
import Synchronization

// Compaction drops only overwritten documents and stores their number instead, and replaces the bodies of redacted events.
// So the new log makes the same store: the same revisions, cursors, stamps and answers to retries.

extension Log {
  /// The result of a compaction.
  enum Compacted: Sendable {
    case done
    /// The log is unchanged.
    case left(StoreFailure)
    /// The content of the disk is unknown.
    case unknown(StoreFailure)
  }

  /// Writes a log without overwritten documents while commits continue, and replaces the log on the queue that commits.
  func compact(finishingOn queue: DispatchQueue) -> Compacted {
    let (length, start) = end.withLock { ($0.length, try? LogLine.encoded(header)) }
    do {
      guard let start, let file = try reopened() else { return .left(.unavailable("it cannot be read")) }
      defer { file.closeFile() }
      var new = try NewLog(folder, starting: start)
      try new.take(file, from: Int64(start.count), to: length, dropping: try superseding(file, to: length))
      let latest = end.withLock { $0.length }
      try new.take(file, from: length, to: latest)
      return queue.sync { replace(with: new, from: latest) }
    } catch {
      try? folder.files.removeFile(folder.newLog)
      return .left(StoreFailure(error))
    }
  }

  private func reopened() throws -> (any OpenFile)? {
    try FileError.translated { () throws(FileError) in try folder.files.openFile(folder.log, making: .nothing) }
  }

  /// Copies what was committed meanwhile, and replaces the log.
  ///
  /// No commit runs during this.
  private func replace(with new: NewLog, from copied: Int64) -> Compacted {
    end.withLock { end in
      var new = new
      do {
        try new.take(end.file, from: copied, to: end.length)
        try new.finish()
        guard try end.file.isAt(folder.log, length: end.length) else {
          throw StoreFailure.unavailable("it was replaced meanwhile")
        }
      } catch {
        try? folder.files.removeFile(folder.newLog)
        return .left(StoreFailure(error))
      }
      do { try folder.replaceLog() } catch {
        // A commit to a file that has lost its name would be lost with it.
        let failure = StoreFailure(error)
        end.failure = failure
        return .unknown(failure)
      }
      end.file.closeFile()
      (end.file, end.number, end.length) = (new.end.file, new.end.number, new.end.length)
      return .done
    }
  }

  /// Returns what takes the place of earlier content.
  private func superseding(_ file: any OpenFile, to length: Int64) throws -> Superseding {
    var superseding = Superseding()
    try Self.forEachCommit(in: file, from: 0, to: length, skippingHeader: true) { changes in
      for change in changes { superseding.note(change) }
    }
    return superseding
  }

  fileprivate static func forEachCommit(
    in file: any OpenFile,
    from start: Int64,
    to end: Int64,
    skippingHeader: Bool = false,
    _ body: ([StoreChange]) throws -> Void
  ) throws {
    var pieces = LinePieces(file, from: start, to: end)
    var skips = skippingHeader
    while let piece = try FileError.translated({ () throws(FileError) in try pieces.next() }) {
      for line in piece.logLines.dropFirst(skips ? 1 : 0) {
        guard case .commit(let commit, _) = FoundLine(line) else {
          throw StoreFailure.damaged("a record is not as it was written")
        }
        try body(commit.changes)
      }
      skips = false
    }
  }
}

/// A log that is written to replace another.
struct NewLog: Sendable {
  private(set) var end: Log.End
  /// Changes that no record holds yet.
  private var changes: [StoreChange] = []

  init(_ folder: LogFolder, starting line: [UInt8]) throws(StoreFailure) {
    let file = try FileError.translated { () throws(FileError) in
      let file = try folder.files.openFile(folder.newLog, making: .anew)
      try file?.append(line)
      return file
    }
    guard let file else { throw .unavailable("\(folder.newLog): it cannot be made") }
    end = Log.End(file: file, number: 0, length: Int64(line.count))
  }

  /// Copies the records of another log, without what is superseded.
  mutating func take(
    _ file: any OpenFile,
    from start: Int64,
    to length: Int64,
    dropping superseding: Superseding = Superseding()
  ) throws {
    if start >= length { return }
    var superseding = superseding
    try Log.forEachCommit(in: file, from: start, to: length) { commit in
      try add(commit.flatMap { superseding.remains(of: $0) })
    }
  }

  /// Writes one record.
  ///
  /// If nothing is left of it, its dropped documents are counted in the next.
  mutating func add(_ more: [StoreChange]) throws {
    for change in more { changes.addMergingSuperseded(change) }
    if changes.contains(where: { !$0.isSuperseded }) { try flush() }
  }

  /// Writes the rest, and returns when the file is on disk.
  mutating func finish() throws {
    if !changes.isEmpty { try flush() }
    let file = end.file
    try FileError.translated { () throws(FileError) in try file.synchronise() }
  }

  private mutating func flush() throws {
    let line = try LogLine.encoded(changes, number: end.number + 1)
    let file = end.file
    try FileError.translated { () throws(FileError) in try file.append(line) }
    end.number += 1
    end.length += Int64(line.count)
    changes = []
  }
}

extension StoreChange {
  fileprivate var isSuperseded: Bool {
    if case .superseded = self { return true }
    return false
  }
}

/// The latest revisions of documents, and the bodies of redacted events.
///
/// It notes all changes of a log first, and then tells what remains of each, in the same order.
struct Superseding {
  private typealias Body = (bytes: [UInt8], place: Int)

  private var revisions: [ItemPath: Revision] = [:]
  /// The bodies, with the place of the redaction among the appends: it leaves alone what came later.
  private var bodies: [ItemPath: [EventID: Body]] = [:]
  private var (noted, told) = (0, 0)

  mutating func note(_ change: StoreChange) {
    switch change {
    case .documents(let documents):
      for document in documents { revisions[document.head.path] = document.head.revision }
    case .events(let events, let journal):
      noted += 1
      for (id, bytes) in events.redactedBodies { bodies[journal, default: [:]][id] = (bytes, noted) }
    case .closed, .defined, .submitted, .superseded: break
    }
  }

  /// Returns the change with dropped documents counted, and with the bodies that redactions left.
  mutating func remains(of change: StoreChange) -> [StoreChange] {
    switch change {
    case .documents(let documents):
      return documents.reduce(into: []) { changes, document in
        let isOld = document.head.revision < revisions[document.head.path] ?? .zero
        let old = StoreChange.superseded(count: 1, lastStamp: document.head.stamp.time)
        changes.addMergingSuperseded(isOld ? old : .documents([document]))
      }
    case .events(let events, let journal):
      told += 1
      guard let bodies = bodies[journal] else { return [change] }
      let remaining = events.map { event in
        guard let body = bodies[event.id], body.place > told else { return event }
        return event.with(body: body.bytes)
      }
      return [.events(remaining, journal: journal)]
    case .closed, .defined, .submitted, .superseded: return [change]
    }
  }
}

extension [StoreChange] {
  /// Adds a change.
  ///
  /// Superseded documents are merged with those directly before them.
  fileprivate mutating func addMergingSuperseded(_ change: StoreChange) {
    switch (last, change) {
    case (.superseded(let count, let stamp), .superseded(let more, let later)):
      let lastStamp = [stamp, later].compactMap(\.self).max()
      self[endIndex - 1] = .superseded(count: count + more, lastStamp: lastStamp)
    default: append(change)
    }
  }
}
