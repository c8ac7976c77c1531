import CanonicalJSON
import Domain
import Foundation
import StoreEngine

/// The `.part` file that a backup is written to, which no other process writes meanwhile.
///
/// What a stopped backup of the same store has left is continued.
struct BackupDraft {
  private static let chunkBytes = 256 << 10

  let path: String
  /// Everything up to this position is in the file.
  private(set) var cursor: ChangeCursor?
  /// The revision up to which the file has an item.
  private(set) var written: [Change: Revision] = [:]
  private let handle: FileHandle
  private let seal: BackupSeal
  private var number: UInt64 = 0
  private var lines: [UInt8] = []

  init(at path: String, _ header: BackupHeader, _ key: BackupKey?) throws(BackupFailure) {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .unreachable(path, reason: String(cString: strerror(errno))) }
    handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    self.path = path
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, Self.isFile(descriptor, at: path) else { throw .inProgress(path) }
    if var reader = try? BackupReader(path, key), reader.header.isContinued(by: header) {
      seal = reader.seal
      var end = reader.end
      while let chunk = try? reader.next(), !chunk.isLast {
        for line in chunk.lines { note(line) }
        (number, end) = (reader.number, reader.end)
      }
      try move(to: end)
    } else {
      guard let line = try? CanonicalJSON.encode(header) + [UInt8(ascii: "\n")], line.count <= BackupStart.bytes
      else { throw .unreachable(path, reason: "the header is too long") }
      seal = BackupSeal(line, key: key?.key(ofFile: header.id))
      try move(to: 0)
      try write(line)
    }
  }

  /// Returns whether a path still names an open file, which another process may have renamed as a whole backup.
  private static func isFile(_ descriptor: Int32, at path: String) -> Bool {
    var (open, found) = (stat(), stat())
    return fstat(descriptor, &open) == 0 && stat(path, &found) == 0 && open.st_ino == found.st_ino
      && open.st_dev == found.st_dev
  }

  mutating func add(_ line: BackupLine) throws {
    note(line)
    lines += try CanonicalJSON.encode(line) + [UInt8(ascii: "\n")]
    if lines.count >= Self.chunkBytes { try flush(isLast: false) }
  }

  /// Writes the last chunk, and returns when the file is on disk.
  mutating func finish() throws {
    try flush(isLast: true)
    try reaching(path) { try handle.synchronize() }
  }

  private mutating func note(_ line: BackupLine) {
    if let item = line.item, let revision = line.revision { written[item] = revision }
    cursor = line.cursor ?? cursor
  }

  private mutating func flush(isLast: Bool) throws {
    let chunk = try seal.sealed(lines, number: number, isLast: isLast)
    let length = withUnsafeBytes(of: UInt32(chunk.count).bigEndian) { Array($0) }
    try write(length + [isLast ? 1 : 0] + chunk)
    (number, lines) = (number + 1, [])
  }

  private func write(_ bytes: [UInt8]) throws(BackupFailure) {
    try reaching(path) { try handle.write(contentsOf: Data(bytes)) }
  }

  private func move(to end: UInt64) throws(BackupFailure) {
    try reaching(path) {
      try handle.truncate(atOffset: end)
      try handle.seek(toOffset: end)
    }
  }
}

extension BackupHeader {
  /// Returns whether what was written under this header is part of a backup with another one.
  fileprivate func isContinued(by other: BackupHeader) -> Bool {
    store == other.store && app == other.app && program == other.program && (keyCheck == nil) == (other.keyCheck == nil)
  }
}
