/// Scans the bytes of a text, eight at a time.
///
/// Byte by byte, an unoptimised build takes a hundred times as long, and tests move texts of many megabytes.
enum JSONTextScan {
  /// Returns the offset of the first byte that must be escaped in a JSON text: a quotation mark, a backslash, or a
  /// control character.
  ///
  /// Returns the end if there is none.
  static func firstSpecial(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
    var place = start
    while place + 8 <= bytes.count, !hasSpecial(bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)) {
      place += 8
    }
    while place < bytes.count, !isSpecial(bytes[place]) { place += 1 }
    return place
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  /// Whether any of eight bytes is special.
  ///
  /// Subtracting from each byte sets its highest bit if it was smaller.
  private static func hasSpecial(_ word: UInt64) -> Bool {
    let (ones, highest): (UInt64, UInt64) = (0x0101_0101_0101_0101, 0x8080_8080_8080_8080)
    let (quote, backslash) = (word ^ (ones &* 0x22), word ^ (ones &* 0x5C))
    let smaller = ((word &- ones &* 0x20) & ~word) | ((quote &- ones) & ~quote) | ((backslash &- ones) & ~backslash)
    return smaller & highest != 0
  }
}
