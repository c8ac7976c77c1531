import Domain

/// Writes numbers and texts in few bytes.
struct CompactWriter {
  private(set) var bytes: [UInt8] = []

  mutating func write(byte: UInt8) { bytes.append(byte) }

  mutating func write(bytes: [UInt8]) { self.bytes += bytes }

  /// Writes seven bits a byte, the low ones first, so a small number needs one byte.
  mutating func write(number: UInt64) { bytes.append(number: number) }

  /// Writes a number with its sign in the lowest bit, so that small negative numbers are short too.
  mutating func write(signed number: Int64) {
    write(number: UInt64(bitPattern: (number << 1) ^ (number >> 63)))
  }

  mutating func write(text: String) {
    write(number: UInt64(text.utf8.count))
    bytes += text.utf8
  }

  mutating func write(_ texts: [String: String]) {
    write(number: UInt64(texts.count))
    for (name, value) in texts.sorted(by: { $0.key < $1.key }) {
      write(text: name)
      write(text: value)
    }
  }
}

extension [UInt8] {
  /// Appends a number as ``CompactWriter`` writes it.
  mutating func append(number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    append(UInt8(rest))
  }
}

/// Reads what ``CompactWriter`` wrote.
///
/// Every call throws ``Domain/StoreFailure/damaged(_:)`` for bytes that no writer wrote.
struct CompactReader {
  private let bytes: ArraySlice<UInt8>
  private(set) var place: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    place = bytes.startIndex
  }

  mutating func byte() throws(StoreFailure) -> UInt8 {
    guard place < bytes.endIndex else { throw Self.damage }
    defer { place += 1 }
    return bytes[place]
  }

  mutating func number() throws(StoreFailure) -> UInt64 {
    var (number, shift): (UInt64, UInt64) = (0, 0)
    while true {
      let byte = try byte()
      number |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return number }
      shift += 7
      if shift > 63 { throw Self.damage }
    }
  }

  mutating func signed() throws(StoreFailure) -> Int64 {
    let number = try number()
    return Int64(bitPattern: number >> 1) ^ -Int64(bitPattern: number & 1)
  }

  mutating func count() throws(StoreFailure) -> Int {
    let number = try number()
    guard let count = Int(exactly: number), count <= bytes.count else { throw Self.damage }
    return count
  }

  mutating func text() throws(StoreFailure) -> String {
    String(decoding: try slice(), as: UTF8.self)
  }

  /// Returns the bytes of a text, or of any record that was written with its length before it.
  mutating func slice() throws(StoreFailure) -> ArraySlice<UInt8> {
    let count = try count()
    guard count <= bytes.endIndex - place else { throw Self.damage }
    defer { place += count }
    return bytes[place..<place + count]
  }

  mutating func texts() throws(StoreFailure) -> [String: String] {
    var texts: [String: String] = [:]
    for _ in 0..<(try count()) {
      let name = try text()
      texts[name] = try text()
    }
    return texts
  }

  static var damage: StoreFailure { .damaged("a record of a board is not as it was written") }
}
