import CanonicalJSON

/// Finds the lines that were written where one byte has changed.
///
/// A change within eight bits shifts the checksum by an amount that tells where it was and what it did, so such a line
/// needs no other store. More damage than that fits a wrong place in a line of 300 bytes about once in 50,000 times; the
/// correction must then also be a record in its one spelling.
enum Correction {
  /// Returns the lines that damaged bytes, without the last line's end, stand for; nil if more than one byte changed.
  static func lines(in bytes: [UInt8]) -> [[UInt8]]? {
    if let line = line(from: bytes) { return [line] }
    // A changed line end joins two lines.
    guard let end = bytes.indices.first(where: { bytes[$0] == brace && LogLine.isWhole(bytes[...$0]) }) else {
      return nil
    }
    let (first, rest) = (Array(bytes[...end]), Array(bytes[(end + 1)...].dropFirst()))
    if rest.isEmpty { return [first] }
    return LogLine.isWhole(rest[...]) ? [first, rest] : nil
  }

  private static let brace = UInt8(ascii: "}")

  private static func line(from bytes: [UInt8]) -> [UInt8]? {
    let open = bytes.dropLast(LogLine.tailCount)
    guard !open.isEmpty else { return nil }
    let sealed = Array(LogLine.sealed(open).dropLast())
    if zip(sealed, bytes).count(where: { $0 != $1 }) == 1 { return isLine(sealed) ? sealed : nil }
    guard let sum = LogLine.sum(of: bytes) else { return nil }
    var found: [[UInt8]] = []
    for change in Checksum.changes(of: open, from: sum) {
      var line = bytes
      line[change.place] ^= change.bits
      if isLine(line) { found.append(line) }
    }
    return found.count == 1 ? found[0] : nil
  }

  /// Returns whether a line is a header or a commit as this program writes it.
  private static func isLine(_ line: [UInt8]) -> Bool {
    guard LogLine.isWhole(line[...]) else { return false }
    if let commit = try? CanonicalJSON.decode(LogCommit.self, from: line) {
      return (try? LogLine.encoded(commit.changes, number: commit.n).dropLast()).map(Array.init) == line
    }
    guard let header = try? CanonicalJSON.decode(LogHeader.self, from: line) else { return false }
    return header.format == LogHeader.format && (try? LogLine.encoded(header).dropLast()).map(Array.init) == line
  }
}
