import CanonicalJSON
internal import Domain

extension PracticeReading {
  /// Recovers the readable parts of a text that is no JSON, and sets the others aside; nil if there are none.
  ///
  /// These are all whole members up to the damage, and behind it every part of the state that its key introduces,
  /// record by record.
  mutating func salvage(_ bytes: [UInt8]) -> JSON? {
    var salvage = Salvage(bytes)
    let members = salvage.members()
    setAside += salvage.skipped
    return members.isEmpty ? nil : .object(members)
  }
}

/// A broken text, read as far as possible, and again from the next position where a whole value begins.
struct Salvage {
  private let bytes: [UInt8]
  /// The positions where the parts of a state begin: the quotation marks before their keys, in order.
  private let anchors: [(start: Int, key: String, value: Int)]
  private(set) var skipped: [SkippedPart] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    anchors = Self.anchors(bytes)
  }

  mutating func members() -> [JSON.Member] {
    var members: [JSON.Member] = []
    var position = skipSpace(0)
    if position < bytes.count, bytes[position] == UInt8(ascii: "{") { position += 1 }
    // The anchors before this one lie before the position.
    var next = 0
    while position < bytes.count, !WorkLimit.isOver {
      let start = skipSpace(position)
      while next < anchors.count, anchors[next].start < start { next += 1 }
      if let (member, end) = member(at: start) {
        members.append(member)
        position = skipSpace(end)
        if position < bytes.count, bytes[position] == UInt8(ascii: ",") { position += 1 }
      } else if let anchor = next < anchors.count && anchors[next].start == start ? anchors[next] : nil {
        position = end(ofPartAt: anchor.value)
        let value = part(anchor.key, anchor.value..<position)
        members.append(JSON.Member(key: anchor.key, value: value))
      } else {
        position = next < anchors.count ? anchors[next].start : bytes.count
        putAside(start..<position, unlessOnly: "}],", at: "")
      }
    }
    return members
  }

  /// Returns a whole member that begins at a position, with its end.
  private func member(at start: Int) -> (JSON.Member, Int)? {
    guard start < bytes.count, let key = try? JSONReader.value(in: bytes, at: start), let name = key.value.text else {
      return nil
    }
    let colon = skipSpace(key.end)
    guard colon < bytes.count, bytes[colon] == UInt8(ascii: ":"),
      let value = try? JSONReader.value(in: bytes, at: colon + 1)
    else { return nil }
    return (JSON.Member(key: name, value: value.value), value.end)
  }

  /// Returns the latest end of a broken part, where the next one begins.
  private func end(ofPartAt value: Int) -> Int {
    var (low, high) = (0, anchors.count)
    while low < high {
      let middle = (low + high) / 2
      if anchors[middle].start > value { high = middle } else { low = middle + 1 }
    }
    return low < anchors.count ? anchors[low].start : bytes.count
  }

  private mutating func part(_ key: String, _ range: Range<Int>) -> JSON {
    let text = self
    if bytes[range.lowerBound] == UInt8(ascii: "[") {
      return .list(whole(key, range, end: "],}") { text.record(at: $0) })
    }
    return .object(whole(key, range, end: "},") { text.bytes[$0] == UInt8(ascii: "\"") ? text.member(at: $0) : nil })
  }

  /// Returns the whole objects of a broken list, or the whole members of a broken object.
  private mutating func whole<Part>(
    _ key: String,
    _ range: Range<Int>,
    end: String,
    _ read: (Int) -> (Part, Int)?
  ) -> [Part] {
    var parts: [Part] = []
    var (position, gap) = (range.lowerBound + 1, range.lowerBound + 1)
    while position < range.upperBound, !WorkLimit.isOver {
      guard let (part, end) = read(position), end <= range.upperBound else {
        position += 1
        continue
      }
      putAside(gap..<position, unlessOnly: ",", at: key)
      parts.append(part)
      (position, gap) = (end, end)
    }
    putAside(gap..<range.upperBound, unlessOnly: end, at: key)
    return parts
  }

  private func record(at start: Int) -> (JSON, Int)? {
    guard bytes[start] == UInt8(ascii: "{"), let (value, end) = try? JSONReader.value(in: bytes, at: start) else {
      return nil
    }
    return Self.isRecord(value) ? (value, end) : nil
  }

  /// Returns whether an object is a record rather than a part of a broken one.
  private static func isRecord(_ value: JSON) -> Bool {
    ["id", "gameID", "gameSlug", "gameIDs", "gameSlugs"].contains { value[$0] != nil }
  }

  private mutating func putAside(_ range: Range<Int>, unlessOnly marks: String, at path: String) {
    let text = String(decoding: bytes[range], as: UTF8.self)
    guard text.contains(where: { !$0.isWhitespace && !marks.contains($0) }) else { return }
    skipped.append(SkippedPart(path: path, raw: text, reason: .brokenText))
  }

  private func skipSpace(_ start: Int) -> Int {
    bytes[start...].firstIndex { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } ?? bytes.count
  }

  /// Returns every position where a key of a container is followed by a colon and a bracket.
  private static func anchors(_ bytes: [UInt8]) -> [(start: Int, key: String, value: Int)] {
    let keys = Dictionary(grouping: FlatShape.containers.map { (Array("\"\($0)\"".utf8), $0) }) { $0.0[1] }
    var anchors: [(start: Int, key: String, value: Int)] = []
    for start in bytes.indices.dropLast() where bytes[start] == UInt8(ascii: "\"") {
      if start > 0, bytes[start - 1] == UInt8(ascii: "\\") { continue }
      for (quoted, key) in keys[bytes[start + 1]] ?? [] where bytes[start...].starts(with: quoted) {
        let rest = bytes[(start + quoted.count)...].drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
        guard rest.first == UInt8(ascii: ":") else { continue }
        let value = rest.dropFirst().drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
        guard let bracket = value.first, bracket == UInt8(ascii: "[") || bracket == UInt8(ascii: "{") else { continue }
        anchors.append((start, key, value.startIndex))
      }
    }
    return anchors
  }
}
