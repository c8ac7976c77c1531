/// The escapes of JSON texts.
enum JSONEscapes {
  private static let letters: [UInt8: UInt8] = [
    UInt8(ascii: "b"): 8, UInt8(ascii: "f"): 12, UInt8(ascii: "n"): 10, UInt8(ascii: "r"): 13, UInt8(ascii: "t"): 9,
  ]

  /// Returns the unescaped text; nil for an unknown escape, and for bytes that are not UTF-8.
  static func text(_ bytes: ArraySlice<UInt8>) -> String? {
    var (result, rest): ([UInt8], _) = ([], bytes)
    while let backslash = rest.withUnsafeBytes({ Self.firstBackslash(in: $0) }) {
      result += rest.prefix(backslash)
      rest = rest.dropFirst(backslash + 1)
      guard let letter = rest.popFirst() else { return nil }
      if letter == UInt8(ascii: "u") {
        guard let scalar = scalar(&rest) else { return nil }
        result += Array(String(Character(scalar)).utf8)
      } else if #""\/"#.utf8.contains(letter) {
        result.append(letter)
      } else {
        guard let control = letters[letter] else { return nil }
        result.append(control)
      }
    }
    return String(validating: result + rest, as: UTF8.self)
  }

  private static func firstBackslash(in bytes: UnsafeRawBufferPointer) -> Int? {
    let place = JSONTextScan.firstSpecial(in: bytes, from: 0)
    return place < bytes.count ? place : nil
  }

  /// Reads four hexadecimal digits, or two groups of four for a surrogate pair.
  private static func scalar(_ rest: inout ArraySlice<UInt8>) -> Unicode.Scalar? {
    guard let first = digits(&rest) else { return nil }
    guard UTF16.isLeadSurrogate(first) else { return Unicode.Scalar(first) }
    guard rest.starts(with: #"\u"#.utf8) else { return nil }
    rest = rest.dropFirst(2)
    guard let second = digits(&rest), UTF16.isTrailSurrogate(second) else { return nil }
    return Unicode.Scalar(0x10000 + (UInt32(first) - 0xD800) << 10 + (UInt32(second) - 0xDC00))
  }

  private static func digits(_ rest: inout ArraySlice<UInt8>) -> UInt16? {
    let four = rest.prefix(4)
    rest = rest.dropFirst(4)
    return four.count == 4 ? UInt16(String(decoding: four, as: UTF8.self), radix: 16) : nil
  }
}
