/// CRC-32C (Castagnoli).
///
/// The checksum detects every change within 32 consecutive bits, and all but one in four billion others.
enum Checksum {
  /// The tables for a byte and for a byte followed by 1 to 7 others.
  ///
  /// Taking eight bytes at once needs a fifth of the time.
  private static let tables: [UInt32] = {
    var tables: [UInt32] = (0..<256).map { index in
      (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? (value >> 1) ^ 0x82F6_3B78 : value >> 1 }
    }
    for index in 256..<8 * 256 {
      let before = tables[index - 256]
      tables.append(tables[Int(before & 255)] ^ (before >> 8))
    }
    return tables
  }()

  /// The sum as eight hexadecimal digits.
  static func digits(of bytes: some Collection<UInt8>) -> [UInt8] {
    let sum = value(of: bytes)
    return stride(from: 28, through: 0, by: -4).map { shift in
      let digit = UInt8((sum >> UInt32(shift)) & 15)
      return digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
    }
  }

  static func value(of bytes: some Collection<UInt8>) -> UInt32 {
    bytes.withContiguousStorageIfAvailable(value(ofBuffer:)) ?? Array(bytes).withUnsafeBufferPointer(value(ofBuffer:))
  }

  private static func value(ofBuffer bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
    tables.withUnsafeBufferPointer { tables in
      let bytes = UnsafeRawBufferPointer(bytes)
      var (sum, place) = (~UInt32(0), 0)
      while place + 8 <= bytes.count {
        let eight = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)) ^ UInt64(sum)
        sum = 0
        for following in 0..<8 {
          let byte = Int(truncatingIfNeeded: eight >> UInt64(56 - 8 * following)) & 255
          sum ^= tables[following * 256 + byte]
        }
        place += 8
      }
      return ~bytes[place...].reduce(sum) { sum, byte in tables[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] ^ (sum >> 8)
      }
    }
  }

  /// Returns every change of one byte by which bytes get a checksum.
  static func changes(of bytes: some BidirectionalCollection<UInt8>, from sum: UInt32) -> [(place: Int, bits: UInt8)] {
    // The bytes that lead to each upper byte of a table, by which a step of the sum is undone.
    var steps = [UInt8](repeating: 0, count: 256)
    for index in 0..<256 { steps[Int(tables[index] >> 24)] = UInt8(index) }
    var (difference, place, found) = (value(of: bytes) ^ sum, bytes.count, [(place: Int, bits: UInt8)]())
    while place > 0 {
      place -= 1
      let step = steps[Int(difference >> 24)]
      if tables[Int(step)] == difference, step != 0 { found.append((place, step)) }
      difference = (difference ^ tables[Int(step)]) << 8 | UInt32(step)
    }
    return found
  }
}
