/// CRC-32C (Castagnoli): notices every change of up to 32 bits in a row, and all but one in four thousand million others.
enum Checksum {
  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? (value >> 1) ^ 0x82F6_3B78 : value >> 1 }
  }

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
    table.withUnsafeBufferPointer { table in
      ~bytes.reduce(~UInt32(0)) { sum, byte in table[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] ^ (sum >> 8) }
    }
  }
}
