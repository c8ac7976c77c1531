/// The files of a ZIP archive, inflated one at a time.
package struct ZipArchive: Sendable {
  private struct Entry {
    let method: Int
    let checksum: UInt32
    let packed: Int
    let size: Int
    let header: Int
  }

  /// Bytes of a name that is looked up; a workbook's parts have shorter ones.
  private static let longestName = 250

  private let bytes: [UInt8]
  private var entries: [String: Entry] = [:]

  /// The names of the files, in order.
  package var names: [String] { entries.keys.sorted() }

  /// Reads the archive's directory.
  ///
  /// - Parameters:
  ///   - bytes: The archive.
  ///   - mostFiles: The files that it may hold.
  /// - Throws: ``TableFileError`` for bytes that are no ZIP archive, and for one that is encrypted or too large.
  package init(_ bytes: [UInt8], mostFiles: Int = 2_000) throws(TableFileError) {
    self.bytes = bytes
    let end = try Self.end(of: bytes)
    let (count, start) = (number(end + 10, 2), number(end + 16, 4))
    guard count <= mostFiles, start < bytes.count else { throw .tooLarge }
    var place = start
    for _ in 0..<count {
      guard place + 46 <= bytes.count, number(place, 4) == 0x0201_4B50 else { throw .damaged }
      if number(place + 8, 2) & 1 == 1 { throw .encrypted }
      let name = (place + 46)..<(place + 46 + number(place + 28, 2))
      guard name.upperBound <= bytes.count else { throw .damaged }
      if name.count <= Self.longestName {
        entries[String(decoding: bytes[name], as: UTF8.self)] = Entry(
          method: number(place + 10, 2),
          checksum: UInt32(number(place + 16, 4)),
          packed: number(place + 20, 4),
          size: number(place + 24, 4),
          header: number(place + 42, 4)
        )
      }
      place = name.upperBound + number(place + 30, 2) + number(place + 32, 2)
    }
  }

  /// The inflated bytes of a part of a workbook; nil for one that the archive does not hold.
  ///
  /// - Throws: ``TableFileError``; ``TableFileError/tooLarge`` for more bytes than the budget has.
  func file(_ name: String, _ budget: inout WorkbookBudget) throws(TableFileError) -> [UInt8]? {
    guard let found = try file(name, upTo: budget.bytes) else { return nil }
    try budget.take(bytes: found.count)
    return found
  }

  /// Returns the inflated bytes of a file; nil for one that the archive does not hold.
  ///
  /// - Throws: ``TableFileError``; ``TableFileError/tooLarge`` for more than `limit` bytes, whatever the archive says.
  package func file(_ name: String, upTo limit: Int) throws(TableFileError) -> [UInt8]? {
    guard let entry = entries[name] else { return nil }
    if entry.size > limit { throw .tooLarge }
    guard entry.header + 30 <= bytes.count, number(entry.header, 4) == 0x0403_4B50 else { throw .damaged }
    let start = entry.header + 30 + number(entry.header + 26, 2) + number(entry.header + 28, 2)
    guard start + entry.packed <= bytes.count else { throw .damaged }
    let packed = bytes[start..<(start + entry.packed)]
    let found: [UInt8]
    switch entry.method {
    case 0: found = Array(packed)
    case 8: found = try Inflate.bytes(of: packed, limit: limit)
    default: throw .damaged
    }
    guard found.count <= limit else { throw .tooLarge }
    guard Checksum.crc32(of: found) == entry.checksum else { throw .damaged }
    return found
  }

  /// The place of the record that ends the archive, which a comment may follow.
  private static func end(of bytes: [UInt8]) throws(TableFileError) -> Int {
    guard bytes.count >= 22 else { throw .damaged }
    for place in stride(from: bytes.count - 22, through: max(0, bytes.count - 65_557), by: -1)
    where bytes[place..<(place + 4)].elementsEqual([0x50, 0x4B, 0x05, 0x06]) {
      return place
    }
    throw .damaged
  }

  /// A number of `count` bytes, the lowest first; the caller has checked that they are there.
  private func number(_ place: Int, _ count: Int) -> Int {
    (0..<count).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
  }
}

enum Checksum {
  /// What a byte adds to the checksum: when it is the last of eight, the one before, and so on.
  private static let tables: [[UInt32]] = {
    let last: [UInt32] = (0..<256).map { byte in
      (0..<8).reduce(UInt32(byte)) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
    }
    var (tables, table) = ([last], last)
    for _ in 1..<8 {
      table = table.map { (sum: UInt32) -> UInt32 in sum >> 8 ^ last[Int(UInt8(truncatingIfNeeded: sum))] }
      tables.append(table)
    }
    return tables
  }()

  /// The checksum of ZIP archives, eight bytes at a time.
  static func crc32(of bytes: [UInt8]) -> UInt32 {
    let tables = tables
    var (sum, place) = (~UInt32(0), 0)
    while place + 8 <= bytes.count {
      var next: UInt32 = 0
      for offset in 0..<8 {
        // The sum is the one of the four bytes before.
        let byte = bytes[place + offset] ^ UInt8(truncatingIfNeeded: sum)
        sum >>= 8
        next ^= tables[7 - offset][Int(byte)]
      }
      (sum, place) = (next, place + 8)
    }
    for byte in bytes[place...] { sum = sum >> 8 ^ tables[0][Int(UInt8(truncatingIfNeeded: sum) ^ byte)] }
    return ~sum
  }
}
