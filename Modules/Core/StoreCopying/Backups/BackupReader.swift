import CanonicalJSON
import Crypto
import Domain
import Foundation
import StoreEngine

/// The first line of a backup, which is never encrypted.
struct BackupHeader: Hashable, Codable, Sendable {
  static let format = "scorebook backup"
  static let version = 1

  var format = Self.format
  var version = Self.version
  /// The identity of the file.
  let id: String
  /// The app, such as `archery`.
  let app: String
  /// The version of the program that wrote the file.
  var program = ScorebookVersion.current
  /// The identity of the store.
  let store: String
  /// The identities that the store had before it was restored or repaired, the newest first.
  var former: [String]?
  /// By this a file recognises its key; nil for a file that is not encrypted.
  let keyCheck: String?
}

/// One line of a backup's content.
struct BackupLine: Codable, Sendable {
  /// A change, which a store replays.
  var change: StoreChange?
  /// The item of the change, with its revision in the store.
  var item: Change?
  var revision: Revision?
  /// Everything up to this position is in the lines before.
  var cursor: ChangeCursor?
}

/// Seals the chunks of one file, and opens them.
///
/// A chunk opens only in its own file, at its own place, and as the last one only if it was written as that.
struct BackupSeal: Sendable {
  /// The SHA-256 of the file's first line.
  private let header: [UInt8]
  /// Nil for a file that is not encrypted; then a SHA-256 stands before each chunk.
  private let key: SymmetricKey?

  init(_ header: [UInt8], key: SymmetricKey?) {
    (self.header, self.key) = (Array(SHA256.hash(data: header)), key)
  }

  func sealed(_ bytes: [UInt8], number: UInt64, isLast: Bool) throws -> [UInt8] {
    let place = place(number, isLast)
    guard let key else { return Array(SHA256.hash(data: place + bytes)) + bytes }
    return Array(try AES.GCM.seal(bytes, using: key, authenticating: place).combined ?? Data())
  }

  /// Returns the bytes of a chunk; nil if they are not the ones sealed for this place.
  func opened(_ chunk: [UInt8], number: UInt64, isLast: Bool) -> [UInt8]? {
    let place = place(number, isLast)
    if let key {
      guard let box = try? AES.GCM.SealedBox(combined: chunk) else { return nil }
      return (try? AES.GCM.open(box, using: key, authenticating: place)).map { Array($0) }
    }
    let (digest, bytes) = (chunk.prefix(SHA256.byteCount), Array(chunk.dropFirst(SHA256.byteCount)))
    return Array(digest) == Array(SHA256.hash(data: place + bytes)) ? bytes : nil
  }

  private func place(_ number: UInt64, _ isLast: Bool) -> [UInt8] {
    header + withUnsafeBytes(of: number.bigEndian) { Array($0) } + [isLast ? 1 : 0]
  }
}

/// The start of a backup, which is read without its key.
struct BackupStart {
  static let bytes = 4096
  let header: BackupHeader
  /// The header's line.
  let line: [UInt8]
  let handle: FileHandle
  /// The file's size in bytes.
  let size: UInt64

  /// Reads the start of a file; nil for a file that is no backup.
  init?(of path: String) {
    guard let handle = FileHandle(forReadingAtPath: path), let start = try? handle.read(upToCount: Self.bytes),
      let newline = start.firstIndex(of: UInt8(ascii: "\n")),
      let header = try? CanonicalJSON.decode(BackupHeader.self, fromForeign: Array(start[..<newline])),
      header.format == BackupHeader.format, let size = try? handle.seekToEnd()
    else { return nil }
    (self.header, line, self.handle, self.size) = (header, Array(start[...newline]), handle, size)
  }

  /// Whether the lengths of the chunks lead to the last one, which ends the file.
  ///
  /// Reads five bytes of each chunk and nothing of its content. What a newer version wrote is taken to be whole.
  var isWhole: Bool {
    guard header.version == BackupHeader.version else { return true }
    var end = UInt64(line.count)
    while end < size {
      guard (try? handle.seek(toOffset: end)) != nil, let bytes = try? handle.read(upToCount: ChunkHead.count),
        let head = ChunkHead(Array(bytes))
      else { return false }
      end += UInt64(ChunkHead.count + head.length)
      if head.isLast { return end == size }
    }
    return false
  }
}

/// What stands before each chunk: four bytes of length, and one that says whether it is the last.
struct ChunkHead {
  static let count = 5
  /// A chunk is at least as long as its seal, and much shorter than this; another length is a fault of the file.
  private static let lengths = 28...(64 << 20)

  let length: Int
  let isLast: Bool

  init?(_ bytes: [UInt8]) {
    guard bytes.count == Self.count, bytes[4] <= 1 else { return nil }
    length = bytes.prefix(4).reduce(0) { $0 << 8 | Int($1) }
    isLast = bytes[4] == 1
    guard Self.lengths.contains(length) else { return nil }
  }
}

/// Reads a backup from its beginning.
///
/// The file is a line with the header, then chunks, each a ``ChunkHead`` and the sealed bytes, which are whole lines of
/// JSON.
struct BackupReader {
  let path: String
  let header: BackupHeader
  let seal: BackupSeal
  private let handle: FileHandle
  private(set) var number: UInt64 = 0
  /// The end of what was read, in bytes of the file.
  private(set) var end: UInt64

  init(_ path: String, _ key: BackupKey?) throws(BackupFailure) {
    guard let start = BackupStart(of: path) else {
      guard FileManager.default.isReadableFile(atPath: path) else {
        throw .unreachable(path, reason: "there is no file that may be read")
      }
      throw .notBackup(path)
    }
    let (header, line) = (start.header, start.line)
    guard header.version == BackupHeader.version else { throw .newer(path) }
    if header.keyCheck != nil, key == nil { throw .keyNeeded(path) }
    let used = header.keyCheck == nil ? nil : key
    guard header.keyCheck == used?.check(ofFile: header.id) else { throw .wrongKey(path) }
    (self.path, self.header, handle) = (path, header, start.handle)
    seal = BackupSeal(line, key: used?.key(ofFile: header.id))
    let first = UInt64(line.count)
    end = first
    try reaching(path) { try start.handle.seek(toOffset: first) }
  }

  /// Returns the lines of the next chunk; the last chunk is the file's end.
  ///
  /// - Throws: ``BackupFailure/incomplete(_:)`` where the file ends before its last chunk, and
  ///   ``BackupFailure/damaged(_:)``.
  mutating func next() throws(BackupFailure) -> (lines: [BackupLine], isLast: Bool) {
    guard let head = ChunkHead(try bytes(ChunkHead.count)) else { throw .damaged(path) }
    let (chunk, isLast) = (try bytes(head.length), head.isLast)
    guard let bytes = seal.opened(chunk, number: number, isLast: isLast) else { throw .damaged(path) }
    if isLast, try reaching(path, { try handle.read(upToCount: 1) })?.isEmpty == false { throw .damaged(path) }
    let lines: [BackupLine]
    do {
      lines = try bytes.split(separator: UInt8(ascii: "\n")).map {
        try CanonicalJSON.decode(BackupLine.self, from: Array($0))
      }
    } catch {
      throw .damaged(path)
    }
    (number, end) = (number + 1, end + UInt64(ChunkHead.count + head.length))
    return (lines, isLast)
  }

  private func bytes(_ count: Int) throws(BackupFailure) -> [UInt8] {
    if count == 0 { return [] }
    let bytes = try reaching(path) { try handle.read(upToCount: count) ?? Data() }
    guard bytes.count == count else { throw .incomplete(path) }
    return Array(bytes)
  }
}
