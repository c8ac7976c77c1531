import CanonicalJSON
import Domain
import Foundation
import StoreEngine

/// The first line of a log: the kind of file, and the store's identity.
struct LogHeader: Codable, Hashable {
  static let format = "scorebook-log"
  static let version = 1

  let format: String
  let version: Int
  /// The identity of the store, and of the installation that writes to it.
  let store: String
  let device: String

  init(store: String, device: String) {
    format = Self.format
    version = Self.version
    self.store = store
    self.device = device
  }
}

/// Every other line: the changes that were written together, numbered 1, 2, 3 ….
struct LogCommit: Codable {
  let n: Int64
  let changes: [StoreChange]
}

/// The lines of a log.
///
/// Each is a JSON object whose last member `sum` is the checksum of all bytes before it.
enum LogLine {
  private static let marker = Array(#","sum":""#.utf8)
  private static let end = Array("\"}".utf8)
  /// The bytes of a line after those that the sum covers.
  static let tailCount = marker.count + 8 + end.count

  static func encoded(_ header: LogHeader) throws -> [UInt8] {
    sealed(try CanonicalJSON.encode(header).dropLast())
  }

  static func encoded(_ mark: LogMark) throws -> [UInt8] {
    sealed(try CanonicalJSON.encode(mark).dropLast())
  }

  static func encoded(_ changes: [StoreChange], number: Int64) throws -> [UInt8] {
    var line = Array(#"{"n":\#(number),"changes":"#.utf8)
    line += try CanonicalJSON.encode(changes)
    return sealed(line)
  }

  /// Returns whether the line, without its line end, is undamaged.
  static func isWhole(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.count > tailCount else { return false }
    let tail = line.suffix(tailCount)
    return tail.starts(with: marker) && tail.suffix(2).elementsEqual(end)
      && tail.dropFirst(marker.count).dropLast(2).elementsEqual(Checksum.digits(of: line.dropLast(tailCount)))
  }

  /// Returns the sum that a line, without its line end, gives; nil if its tail is not as it was written.
  static func sum(of line: [UInt8]) -> UInt32? {
    let tail = line.suffix(tailCount)
    guard tail.starts(with: marker), tail.suffix(end.count).elementsEqual(end) else { return nil }
    return UInt32(String(decoding: tail.dropFirst(marker.count).dropLast(end.count), as: UTF8.self), radix: 16)
  }

  /// Returns whether `bytes` start with a whole line that is followed by something other than a line end.
  ///
  /// No interrupted write leaves this, so it tells a damaged line end from a torn record.
  static func startsWithWholeLine(_ bytes: ArraySlice<UInt8>) -> Bool {
    var rest = bytes
    while let brace = rest.firstIndex(of: UInt8(ascii: "}")) {
      rest = bytes[(brace + 1)...]
      if rest.allSatisfy({ $0 == 0 }) { return false }
      if isWhole(bytes[...brace]) { return true }
    }
    return false
  }

  /// Returns whether a whole sector of the line is zeros: the disk never got a part of a line whose end was written.
  ///
  /// JSON has no zero bytes, and no single flipped bit makes a sector of them.
  ///
  /// - Parameters:
  ///   - line: The bytes of the line.
  ///   - offset: The line's offset in the file.
  /// - Returns: Whether a part of the line is missing.
  static func lacksSector(_ line: [UInt8], at offset: Int64) -> Bool {
    let sector: Int64 = 512
    var start: Int64 = 0
    while start < line.count {
      let end = min(Int64(line.count), start + sector - (offset + start) % sector)
      if line[Int(start)..<Int(end)].allSatisfy({ $0 == 0 }) { return true }
      start = end
    }
    return false
  }

  /// Returns the line with its sum and its end.
  static func sealed(_ open: some Sequence<UInt8>) -> [UInt8] {
    var line = Array(open)
    let sum = Checksum.digits(of: line)
    line += marker
    line += sum
    line += end
    line.append(UInt8(ascii: "\n"))
    return line
  }
}
