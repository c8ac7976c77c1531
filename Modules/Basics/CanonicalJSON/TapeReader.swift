/// Finds the values of a JSON text.
struct TapeReader {
  private(set) var values: [JSONTape.Value] = []
  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    values.reserveCapacity(bytes.count / 12)
  }

  mutating func read() throws(JSONTape.Malformed) {
    try readValue(depth: 0)
    skipSpace()
    guard place == bytes.count else { throw JSONTape.Malformed(place: place) }
  }

  /// The deepest nesting.
  ///
  /// Deeper text is rejected, so that neither this reader nor a decoder overflows the stack.
  static let deepest = 100

  private mutating func readValue(depth: Int) throws(JSONTape.Malformed) {
    skipSpace()
    guard place < bytes.count, depth < Self.deepest else { throw JSONTape.Malformed(place: place) }
    switch bytes[place] {
    case UInt8(ascii: "{"): try readMembers(depth, as: .object, until: UInt8(ascii: "}"))
    case UInt8(ascii: "["): try readMembers(depth, as: .array, until: UInt8(ascii: "]"))
    case UInt8(ascii: "\""): try readText()
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try readNumber()
    case UInt8(ascii: "t"): try readWord("true")
    case UInt8(ascii: "f"): try readWord("false")
    case UInt8(ascii: "n"): try readWord("null")
    default: throw JSONTape.Malformed(place: place)
    }
  }

  private mutating func readMembers(_ depth: Int, as kind: JSONTape.Kind, until end: UInt8) throws(JSONTape.Malformed) {
    let index = values.count
    values.append(JSONTape.Value(kind: kind, start: place, end: place))
    place += 1
    if !isNext(end) {
      repeat {
        if kind == .object {
          skipSpace()
          try readText()
          guard isNext(UInt8(ascii: ":")) else { throw JSONTape.Malformed(place: place) }
        }
        try readValue(depth: depth + 1)
      } while isNext(UInt8(ascii: ","))
      guard isNext(end) else { throw JSONTape.Malformed(place: place) }
    }
    values[index].end = place
    values[index].next = values.count
  }

  private mutating func readText() throws(JSONTape.Malformed) {
    guard place < bytes.count, bytes[place] == UInt8(ascii: "\"") else { throw JSONTape.Malformed(place: place) }
    let start = place + 1
    var (end, kind) = (firstSpecial(from: start), JSONTape.Kind.string)
    while end < bytes.count, bytes[end] == UInt8(ascii: "\\") {
      kind = .escaped
      end = firstSpecial(from: min(end + 2, bytes.count))
    }
    if end < bytes.count, bytes[end] < UInt8(ascii: " ") { throw JSONTape.Malformed(place: end) }
    guard end < bytes.count else { throw JSONTape.Malformed(place: start) }
    values.append(JSONTape.Value(kind: kind, start: start, end: end, next: values.count + 1))
    place = end + 1
  }

  private func firstSpecial(from place: Int) -> Int {
    bytes.withUnsafeBytes { JSONTextScan.firstSpecial(in: $0, from: place) }
  }

  private mutating func readWord(_ word: String) throws(JSONTape.Malformed) {
    guard bytes[place...].starts(with: word.utf8) else { throw JSONTape.Malformed(place: place) }
    append(.word, count: word.utf8.count)
  }

  private mutating func readNumber() throws(JSONTape.Malformed) {
    var end = place
    if at(end) == UInt8(ascii: "-") { end += 1 }
    let first = at(end)
    let whole = digits(from: &end)
    guard whole == 1 || (whole > 1 && first != UInt8(ascii: "0")) else { throw JSONTape.Malformed(place: end) }
    if at(end) == UInt8(ascii: ".") {
      end += 1
      guard digits(from: &end) > 0 else { throw JSONTape.Malformed(place: end) }
    }
    if at(end) | 0x20 == UInt8(ascii: "e") {
      end += 1
      if at(end) == UInt8(ascii: "+") || at(end) == UInt8(ascii: "-") { end += 1 }
      guard digits(from: &end) > 0 else { throw JSONTape.Malformed(place: end) }
    }
    append(.number, count: end - place)
  }

  /// Skips digits and returns their number.
  private func digits(from place: inout Int) -> Int {
    let start = place
    while (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(at(place)) { place += 1 }
    return place - start
  }

  /// Returns the byte at an offset; 0 after the end, which is in no number.
  private func at(_ place: Int) -> UInt8 { place < bytes.count ? bytes[place] : 0 }

  private mutating func append(_ kind: JSONTape.Kind, count: Int) {
    values.append(JSONTape.Value(kind: kind, start: place, end: place + count, next: values.count + 1))
    place += count
  }

  private mutating func isNext(_ byte: UInt8) -> Bool {
    skipSpace()
    guard place < bytes.count, bytes[place] == byte else { return false }
    place += 1
    return true
  }

  private mutating func skipSpace() {
    while place < bytes.count, Self.isSpace(bytes[place]) { place += 1 }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte <= UInt8(ascii: " ")
      && (byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
        || byte == UInt8(ascii: "\t"))
  }
}
