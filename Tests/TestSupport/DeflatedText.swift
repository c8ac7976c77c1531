/// A text that repeats a part of itself, deflated to a thousandth: a small file that causes much work.
public struct DeflatedText: Sendable {
  private let bytes: [UInt8]
  private let packed: [UInt8]

  public init(_ head: String, _ repeated: String = "", times: Int = 0, _ foot: String = "") {
    let unit = Array(repeated.utf8)
    var (bytes, bits) = (Array(head.utf8), BitWriter())
    bits.put(1, 1)
    bits.put(1, 2)
    for byte in bytes + (times > 0 ? unit : []) { bits.literal(byte) }
    if times > 0 {
      var left = unit.count * (times - 1)
      bytes.reserveCapacity(bytes.count + unit.count * times + foot.utf8.count)
      for _ in 0..<times { bytes += unit }
      while left > 0 {
        // 258 bytes at most, and never one or two left over.
        let length = left >= 258 + 3 ? 258 : left >= 258 ? left - 3 : left
        if length < 3 {
          for byte in unit.suffix(length) { bits.literal(byte) }
        } else {
          bits.copy(length, from: unit.count)
        }
        left -= length
      }
    }
    for byte in foot.utf8 { bits.literal(byte) }
    bits.end()
    (self.bytes, packed) = (bytes + Array(foot.utf8), bits.bytes)
  }

  /// Packs a workbook whose only sheet, or whose shared texts, this is.
  public func workbook(_ book: String, isStrings: Bool = false) -> [UInt8] {
    let sheet = isStrings ? DeflatedText("<worksheet/>") : self
    var files = [("xl/workbook.xml", DeflatedText(book)), ("xl/worksheets/sheet1.xml", sheet)]
    if isStrings { files.append(("xl/sharedStrings.xml", self)) }
    return Self.archive(files)
  }

  /// Packs files into a ZIP archive.
  public static func archive(_ files: [(name: String, text: DeflatedText)]) -> [UInt8] {
    func number(_ value: Int, _ count: Int) -> [UInt8] { (0..<count).map { UInt8(value >> (8 * $0) & 0xFF) } }
    var (archive, directory) = ([UInt8](), [UInt8]())
    for (name, text) in files {
      let sizes = number(Int(checksum(text.bytes)), 4) + number(text.packed.count, 4) + number(text.bytes.count, 4)
      let common = number(20, 2) + number(0, 2) + number(8, 2) + number(0, 4) + sizes + number(name.utf8.count, 2)
      directory += number(0x0201_4B50, 4) + number(20, 2) + common + number(0, 12) + number(archive.count, 4)
      directory += Array(name.utf8)
      archive += number(0x0403_4B50, 4) + common + number(0, 2) + Array(name.utf8) + text.packed
    }
    let end =
      number(0x0605_4B50, 4) + number(0, 4) + number(files.count, 2) + number(files.count, 2)
      + number(directory.count, 4) + number(archive.count, 4) + number(0, 2)
    return archive + directory + end
  }

  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum = ~UInt32(0)
    for byte in bytes { sum = sum >> 8 ^ table[Int((sum ^ UInt32(byte)) & 0xFF)] }
    return ~sum
  }
}

/// Writes the fixed code of RFC 1951.
private struct BitWriter {
  private(set) var bytes: [UInt8] = []
  private var (held, count) = (0, 0)

  mutating func put(_ value: Int, _ width: Int) {
    held |= value << count
    count += width
    while count >= 8 {
      bytes.append(UInt8(held & 0xFF))
      held >>= 8
      count -= 8
    }
  }

  /// Codes are written from their highest bit.
  private mutating func code(_ code: Int, _ width: Int) {
    for bit in stride(from: width - 1, through: 0, by: -1) { put(code >> bit & 1, 1) }
  }

  private mutating func symbol(_ symbol: Int) {
    switch symbol {
    case 0...143: code(0x30 + symbol, 8)
    case 144...255: code(0x190 + symbol - 144, 9)
    case 256...279: code(symbol - 256, 7)
    default: code(0xC0 + symbol - 280, 8)
    }
  }

  mutating func literal(_ byte: UInt8) { symbol(Int(byte)) }

  mutating func copy(_ length: Int, from distance: Int) {
    let bases = [
      3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227,
    ]
    if length == 258 {
      symbol(285)
    } else {
      let index = bases.lastIndex { $0 <= length } ?? 0
      symbol(257 + index)
      put(length - bases[index], index < 8 ? 0 : (index - 4) / 4)
    }
    let distances = [1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193]
    let index = distances.lastIndex { $0 <= distance } ?? 0
    code(index, 5)
    put(distance - distances[index], index < 4 ? 0 : (index - 2) / 2)
  }

  mutating func end() {
    symbol(256)
    if count > 0 { put(0, 8 - count) }
  }
}
