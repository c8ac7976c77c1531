import CanonicalJSON
import Crypto
import Domain
import Foundation
import StoreEngine

/// The file of a vault: a header and the store's changes, each sealed by itself (AES-GCM) and written as a line of
/// base64.
///
/// Each record is sealed together with its position and its vault. So a record does not open if it was moved, taken
/// from elsewhere, or if one before it was left out. A missing end cannot be told from records that were never written.
struct VaultFile: Sendable {
  private struct Header: Codable {
    let identity: String
    let device: String
  }

  private let path: String
  private let handle: FileHandle
  private let key: SymmetricKey
  private var identity = ""
  private var count = 0

  /// Opens or makes a vault's file, and makes the image of what is in it.
  static func open(
    _ path: String,
    _ key: SymmetricKey,
    _ clock: ClockAndIdentities
  ) throws(StoreFailure) -> (VaultFile, StoreImage) {
    let descriptor = Foundation.open(path, O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .unavailable("\(path): \(String(cString: strerror(errno)))") }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { throw .unavailable("\(path) is in use") }
    var file = VaultFile(path: path, handle: handle, key: key)
    let image = try file.read(clock)
    return (file, image)
  }

  private init(path: String, handle: FileHandle, key: SymmetricKey) {
    (self.path, self.handle, self.key) = (path, handle, key)
  }

  /// Writes one change; it is on the disk when this returns.
  mutating func append(_ change: StoreChange) throws(StoreFailure) { try write(change) }

  func close() { try? handle.close() }

  private mutating func read(_ clock: ClockAndIdentities) throws(StoreFailure) -> StoreImage {
    var lines = try wholeLines(clock)[...]
    let header: Header
    if let first = lines.popFirst() {
      header = try opened(first)
    } else {
      header = Header(identity: clock.newIdentity(), device: clock.newIdentity())
      try write(header)
      try synchroniseFolder()
    }
    (identity, count) = (header.identity, 1)
    let device = DeviceID(rawValue: header.device)
    var image = StoreImage(identity: header.identity, device: device, now: clock.now)
    for line in lines {
      try image.apply(try opened(line))
      count += 1
    }
    return image
  }

  /// The lines of the file, without a last line that a crash has torn and that was never acknowledged.
  private func wholeLines(_ clock: ClockAndIdentities) throws(StoreFailure) -> [Data] {
    do {
      let bytes = try handle.readToEnd() ?? Data()
      let end = bytes.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      if end < bytes.count {
        try handle.truncate(atOffset: UInt64(end))
        clock.report("\(path): the last record was torn by a crash and is cut off")
      }
      return bytes[..<end].split(separator: UInt8(ascii: "\n"))
    } catch {
      throw .unavailable("\(path): \(error)")
    }
  }

  private func opened<Record: Decodable>(_ line: Data) throws(StoreFailure) -> Record {
    do {
      let box = try AES.GCM.SealedBox(combined: Data(base64Encoded: line) ?? Data())
      return try JSONDecoder().decode(Record.self, from: try AES.GCM.open(box, using: key, authenticating: place))
    } catch {
      throw .damaged("\(path), line \(count + 1): it was changed, or sealed with another key")
    }
  }

  private mutating func write(_ record: some Encodable) throws(StoreFailure) {
    do {
      let json = try CanonicalJSON.encode(record)
      guard let sealed = try AES.GCM.seal(json, using: key, authenticating: place).combined else {
        throw CocoaError(.coderInvalidValue)
      }
      try handle.write(contentsOf: sealed.base64EncodedData() + [UInt8(ascii: "\n")])
      try handle.synchronize()
      count += 1
    } catch {
      throw .unavailable("\(path): \(error)")
    }
  }

  private func synchroniseFolder() throws(StoreFailure) {
    let folder = URL(filePath: path).deletingLastPathComponent()
    do { try FileHandle(forReadingFrom: folder).synchronize() } catch { throw .unavailable("\(path): \(error)") }
  }

  /// Where the next record stands.
  private var place: Data { Data("vault 1 \(count) \(identity)".utf8) }
}
