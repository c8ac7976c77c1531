/// A text as the data codewords of the smallest version that holds it, padded to that version's capacity.
struct EncodedText {
  let version: Int
  let codewords: [UInt8]

  /// The most bytes of UTF-8 that can fit: digits in version 40-L.
  private static let mostBytes = 7089

  /// - Throws: ``TextTooLong``.
  init(_ text: String, level: ErrorCorrection) throws(TextTooLong) {
    let bytes = Array(text.utf8)
    let tooLong = TextTooLong(bytes: bytes.count, level: level)
    guard bytes.count <= Self.mostBytes else { throw tooLong }
    for sizes in VersionRange.allCases {
      let bits = BitBuffer(bytes, for: sizes)
      for version in sizes.versions {
        let capacity = BlockPlan(version: version, level: level).dataCodewords
        guard bits.count <= capacity * 8 else { continue }
        (self.version, codewords) = (version, bits.padded(to: capacity))
        return
      }
    }
    throw tooLong
  }
}

/// The versions that share the lengths of character counts (table 3 of the standard).
enum VersionRange: Int, CaseIterable {
  case small
  case medium
  case large

  var versions: ClosedRange<Int> {
    switch self {
    case .small: 1...9
    case .medium: 10...26
    case .large: 27...40
    }
  }
}

/// A sequence of bits, the most significant bit of each number first.
struct BitBuffer {
  private(set) var bits: [Bool] = []

  var count: Int { bits.count }

  /// The segments of a text: an ECI designator for UTF-8 where a byte is not ASCII, then mode, count and data of each.
  init(_ bytes: [UInt8], for sizes: VersionRange) {
    // By default readers take bytes for ISO 8859-1. Assignment number 26 is UTF-8.
    if bytes.contains(where: { $0 >= 0x80 }) {
      append(0b0111, length: 4)
      append(26, length: 8)
    }
    for segment in Segment.shortest(for: bytes, in: sizes) {
      append(segment.mode.indicator, length: 4)
      append(segment.bytes.count, length: segment.mode.countLength(in: sizes))
      segment.mode.append(segment.bytes, to: &self)
    }
  }

  mutating func append(_ number: Int, length: Int) {
    for place in (0..<length).reversed() { bits.append(number >> place & 1 == 1) }
  }

  /// The codewords: the bits, a terminator of up to four zeros, zeros to the end of the byte, and pad codewords.
  func padded(to capacity: Int) -> [UInt8] {
    let ended = bits + Array(repeating: false, count: min(4, capacity * 8 - bits.count))
    var codewords = Array(repeating: UInt8(0), count: (ended.count + 7) / 8)
    for (place, bit) in ended.enumerated() where bit { codewords[place / 8] |= 0x80 >> UInt8(place % 8) }
    while codewords.count < capacity {
      let isFirstOfPair = (codewords.count - (ended.count + 7) / 8).isMultiple(of: 2)
      codewords.append(isFirstOfPair ? 0xEC : 0x11)
    }
    return codewords
  }
}
