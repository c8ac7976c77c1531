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

  private static let deepest = 100

  private mutating func readValue(depth: Int) throws(JSONTape.Malformed) {
    skipSpace()
    guard place < bytes.count, depth < Self.deepest else { throw JSONTape.Malformed(place: place) }
    switch bytes[place] {
    case UInt8(ascii: "{"): try readMembers(depth, as: .object, until: UInt8(ascii: "}"))
    case UInt8(ascii: "["): try readMembers(depth, as: .array, until: UInt8(ascii: "]"))
    case UInt8(ascii: "\""): try readText()
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): readRun(as: .number)
    case UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"): readRun(as: .word)
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
    values[index].next = values.count
  }

  private mutating func readText() throws(JSONTape.Malformed) {
    guard place < bytes.count, bytes[place] == UInt8(ascii: "\"") else { throw JSONTape.Malformed(place: place) }
    let start = place + 1
    var (end, kind) = (start, JSONTape.Kind.string)
    while end < bytes.count, bytes[end] != UInt8(ascii: "\"") {
      if bytes[end] == UInt8(ascii: "\\") { (kind, end) = (.escaped, end + 1) }
      end += 1
    }
    guard end < bytes.count else { throw JSONTape.Malformed(place: start) }
    values.append(JSONTape.Value(kind: kind, start: start, end: end, next: values.count + 1))
    place = end + 1
  }

  private mutating func readRun(as kind: JSONTape.Kind) {
    let start = place
    while place < bytes.count, !Self.ends(bytes[place]) { place += 1 }
    values.append(JSONTape.Value(kind: kind, start: start, end: place, next: values.count + 1))
  }

  private static func ends(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") || byte <= UInt8(ascii: " ")
  }

  private mutating func isNext(_ byte: UInt8) -> Bool {
    skipSpace()
    guard place < bytes.count, bytes[place] == byte else { return false }
    place += 1
    return true
  }

  private mutating func skipSpace() {
    while place < bytes.count, bytes[place] <= UInt8(ascii: " ") { place += 1 }
  }
}
