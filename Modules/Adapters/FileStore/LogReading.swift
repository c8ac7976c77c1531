import CanonicalJSON
import Domain
import Foundation
import StoreEngine
import Synchronization

/// A line of a log as found.
enum FoundLine {
  case commit(LogCommit, length: Int64)
  /// The line is damaged.
  case broken([UInt8])

  init(_ line: (bytes: ArraySlice<UInt8>, isEnded: Bool)) {
    if line.isEnded, LogLine.isWhole(line.bytes),
      let commit = try? CanonicalJSON.decode(LogCommit.self, from: Array(line.bytes))
    {
      self = .commit(commit, length: Int64(line.bytes.count) + 1)
    } else {
      self = .broken(Array(line.bytes) + (line.isEnded ? [UInt8(ascii: "\n")] : []))
    }
  }
}

/// The lines of several pieces, parsed on all cores while the caller continues.
private final class LinesBeingRead: Sendable {
  private let lines: Mutex<[[FoundLine]]>
  private let reading = DispatchGroup()

  init(of pieces: [[UInt8]]) {
    lines = Mutex(Array(repeating: [], count: pieces.count))
    DispatchQueue.global().async(group: reading) {
      DispatchQueue.concurrentPerform(iterations: pieces.count) { index in
        let found = pieces[index].logLines.map { FoundLine($0) }
        self.lines.withLock { $0[index] = found }
      }
    }
  }

  /// Waits, and returns all lines in order.
  func whenRead() -> [[FoundLine]] {
    reading.wait()
    return lines.withLock { $0 }
  }
}

/// A log that was read to its end.
struct ReadLog {
  let header: LogHeader
  var image: StoreImage
  /// The number of the last commit.
  var number: Int64 = 0
  /// The length of the valid part.
  var length: Int64
  /// The number of lines, including a torn one.
  var lines = 1
  /// The rest of a torn last record, which was never acknowledged.
  var torn: [UInt8] = []

  /// Reads a log.
  ///
  /// - Throws: ``StoreFailure``: `damaged` for anything but a torn last record, `newerSchema`, `unavailable`.
  init(_ file: any OpenFile, _ folder: LogFolder, now: @escaping @Sendable () -> Timestamp) throws(StoreFailure) {
    let first = try LogHeader.read(from: file, folder)
    header = first.header
    length = first.length
    image = StoreImage(identity: header.store, device: DeviceID(rawValue: header.device), now: now)
    try readCommits(LinePieces(file, from: length), folder.log)
  }

  private mutating func readCommits(_ allPieces: LinePieces, _ path: String) throws(StoreFailure) {
    var allPieces = allPieces
    var next = try allPieces.beingRead()
    while let lines = next {
      // The next pieces are parsed while the earlier ones are applied.
      next = try allPieces.beingRead()
      for line in lines.whenRead().joined() {
        self.lines += 1
        guard torn.isEmpty else { throw Self.damaged(path, self.lines - 1, "it is not as it was written") }
        do { try take(line) } catch { throw Self.damaged(path, self.lines, error) }
      }
    }
    // Its end was written, so the whole record was. A crash can leave out sectors, but does not change them.
    if torn.last == UInt8(ascii: "\n"), !LogLine.lacksSector(torn, at: length) {
      throw Self.damaged(
        path,
        self.lines,
        "the last record was damaged after it was written and acknowledged; put a whole log back, or run repair to go on without"
      )
    }
    guard !LogLine.startsWithWholeLine(torn[...]) else {
      throw Self.damaged(path, self.lines, "its end is not as it was written")
    }
  }

  private mutating func take(_ line: FoundLine) throws(StoreFailure) {
    switch line {
    case .broken(let bytes): torn = bytes
    case .commit(let commit, let count):
      guard commit.n == number + 1 else { throw .damaged("commit \(commit.n) follows commit \(number)") }
      for change in commit.changes { try image.apply(change, foldingLater: true) }
      number = commit.n
      length += count
    }
  }

  private static func damaged(_ path: String, _ line: Int, _ failure: StoreFailure) -> StoreFailure {
    guard case .damaged(let reason) = failure else { return failure }
    return damaged(path, line, reason)
  }

  private static func damaged(_ path: String, _ line: Int, _ reason: String) -> StoreFailure {
    .damaged("\(path) line \(line): \(reason)")
  }
}

extension LinePieces {
  /// The number of pieces parsed at once, of a megabyte each, enough to keep every core busy.
  private static let piecesAtOnce = 8

  /// Starts to parse the next lines; nil at the end.
  fileprivate mutating func beingRead() throws(StoreFailure) -> LinesBeingRead? {
    var pieces: [[UInt8]] = []
    while pieces.count < Self.piecesAtOnce,
      let piece = try FileError.translated({ () throws(FileError) in try next() })
    {
      pieces.append(piece)
    }
    return pieces.isEmpty ? nil : LinesBeingRead(of: pieces)
  }
}

extension LogHeader {
  /// Returns the header, and the length of its line.
  static func read(
    from file: any OpenFile,
    _ folder: LogFolder
  ) throws(StoreFailure) -> (header: LogHeader, length: Int64) {
    let path = folder.log
    let start = try FileError.translated { () throws(FileError) in try file.readBytes(at: 0, count: 4096) }
    guard let line = start.logLines.first, line.isEnded, LogLine.isWhole(line.bytes),
      let header = try? CanonicalJSON.decode(Version.self, from: Array(line.bytes)), header.format == format
    else { throw .damaged("\(path) line 1: this is no header of a log, or not as it was written") }
    guard header.version <= version else {
      let writer = try folder.readMark()?.version
      let reason = ScorebookVersion.refusal(ofFormat: header.version, known: version, writer: writer)
      throw .newerSchema("\(path): \(reason)")
    }
    guard let whole = try? CanonicalJSON.decode(LogHeader.self, from: Array(line.bytes)) else {
      throw .damaged("\(path) line 1: the header lacks something")
    }
    return (whole, Int64(line.bytes.count) + 1)
  }

  /// The part of a header that every version has.
  private struct Version: Decodable {
    let format: String
    let version: Int
  }
}
