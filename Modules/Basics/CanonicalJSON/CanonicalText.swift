/// JSON being written: the bytes so far, and the open objects and arrays.
///
/// An object's members are sorted when it ends.
package struct CanonicalText {
  package enum Container { case object, array }

  package private(set) var bytes: [UInt8] = []
  /// The open objects and arrays, outermost first.
  private var levels: [Level] = []
  /// The members of all open objects.
  private var members: [Member] = []

  private struct Level {
    let container: Container
    let start: Int
    /// The index of the level's first member among those of all levels.
    let firstMember: Int
    var count = 0
  }

  private struct Member {
    let key: String
    /// The offset of the key.
    ///
    /// A comma stands between its end and the next key.
    let start: Int
  }

  var depth: Int { levels.count }

  func isObject(_ level: Int) -> Bool { level < levels.count && levels[level].container == .object }

  func count(of level: Int) -> Int { levels[level].count }

  /// Begins an object or array at the next level.
  mutating func open(_ container: Container) {
    levels.append(Level(container: container, start: bytes.count, firstMember: members.count))
    bytes.append(UInt8(ascii: container == .object ? "{" : "["))
  }

  /// Begins a member of an open object, whose value follows.
  mutating func begin(_ key: String, of level: Int) {
    beginElement(of: level)
    members.append(Member(key: key, start: bytes.count))
    write(key)
    bytes.append(UInt8(ascii: ":"))
  }

  /// Begins an element of an open array, which follows.
  mutating func beginElement(of level: Int) {
    end(downTo: level + 1)
    if levels[level].count > 0 { bytes.append(UInt8(ascii: ",")) }
    levels[level].count += 1
  }

  /// Ends the innermost objects and arrays until this many are open.
  mutating func end(downTo depth: Int) {
    while levels.count > depth, let level = levels.popLast() {
      if level.container == .object { sortMembers(of: level) }
      bytes.append(UInt8(ascii: level.container == .object ? "}" : "]"))
    }
  }

  private mutating func sortMembers(of level: Level) {
    let range = level.firstMember..<members.count
    defer { members.removeSubrange(range) }
    if range.dropFirst().allSatisfy({ members[$0 - 1].key.isBefore(members[$0].key) }) { return }
    let end = bytes.count
    var parts = range.map { index in
      let next = index + 1 < range.upperBound ? members[index + 1].start - 1 : end
      return (key: members[index].key, bytes: members[index].start..<next)
    }
    parts.sort { $0.key.isBefore($1.key) }
    // A separate buffer, because assigning an array a part of itself copies all of it first.
    var sorted: [UInt8] = []
    sorted.reserveCapacity(end - level.start)
    for (index, part) in parts.enumerated() {
      if index > 0 { sorted.append(UInt8(ascii: ",")) }
      sorted.append(contentsOf: bytes[part.bytes])
    }
    bytes.replaceSubrange(level.start + 1..<end, with: sorted)
  }
}

// MARK: Values without parts

extension CanonicalText {
  package mutating func write(word: String) { bytes.append(contentsOf: word.utf8) }

  mutating func write(_ number: Double, _ spelling: String) throws {
    guard number.isFinite else {
      throw EncodingError.invalidValue(
        number,
        EncodingError.Context(codingPath: [], debugDescription: "JSON has no such number")
      )
    }
    write(word: spelling.hasSuffix(".0") ? String(spelling.dropLast(2)) : spelling)
  }

  // One method for each type, because a generic method is not specialised for callers in other modules and is many
  // times slower.

  package mutating func write(whole number: Int) { write(whole: Int64(number)) }

  package mutating func write(whole number: Int64) {
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    let start = bytes.count
    var rest = number.magnitude
    repeat {
      let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit))
      rest = quotient
    } while rest > 0
    bytes[start...].reverse()
  }

  package mutating func write(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { write(escaping: UnsafeRawBufferPointer($0)) }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func write(escaping text: UnsafeRawBufferPointer) {
    var place = 0
    while true {
      let special = JSONTextScan.firstSpecial(in: text, from: place)
      bytes.append(contentsOf: text[place..<special])
      if special == text.count { return }
      write(escaped: text[special])
      place = special + 1
    }
  }

  private mutating func write(escaped byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
    case UInt8(ascii: "\n"): bytes += #"\n"#.utf8
    case UInt8(ascii: "\r"): bytes += #"\r"#.utf8
    case UInt8(ascii: "\t"): bytes += #"\t"#.utf8
    case 0x08: bytes += #"\b"#.utf8
    case 0x0C: bytes += #"\f"#.utf8
    default: bytes += ((byte < 0x10 ? #"\u000"# : #"\u00"#) + String(byte, radix: 16)).utf8
    }
  }
}

extension String {
  fileprivate func isBefore(_ other: String) -> Bool { utf8.lexicographicallyPrecedes(other.utf8) }
}
