import CanonicalJSON
import Domain

/// Named texts in a binary property list of Apple, whose top is a map.
///
/// The reader looks at the keys of that map and at the values of the wanted ones, and follows no other reference. So a
/// file costs no more than its bytes, however its objects refer to each other.
struct BinaryPropertyList {
  /// The bytes behind the objects: the sizes of numbers, and the place of the table of objects.
  private static let trailer = 32
  private static let signature = Array("bplist0".utf8)
  private static let longestKey = 100

  private struct Object {
    let kind: UInt8
    let count: Int
    let start: Int
  }

  private enum Kind {
    static let data: UInt8 = 0x4
    static let ascii: UInt8 = 0x5
    static let wide: UInt8 = 0x6
    static let map: UInt8 = 0xD
  }

  private let bytes: [UInt8]
  private let offsetSize: Int
  private let referenceSize: Int
  private let count: Int
  private let top: Int
  /// The offset of the table of objects, where the objects end.
  private let table: Int

  /// Returns whether a file is a binary property list.
  static func matches(_ bytes: [UInt8]) -> Bool { bytes.starts(with: signature) }

  init(_ bytes: [UInt8]) throws(PracticeError) {
    self.bytes = bytes
    let end = bytes.count - Self.trailer
    guard end > Self.signature.count else { throw Self.damaged }
    (offsetSize, referenceSize) = (Int(bytes[end + 6]), Int(bytes[end + 7]))
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
      let count = Self.number(in: bytes, at: end + 8, size: 8),
      let top = Self.number(in: bytes, at: end + 16, size: 8),
      let table = Self.number(in: bytes, at: end + 24, size: 8),
      count <= end, top < count, table <= end, table + count * offsetSize <= end
    else { throw Self.damaged }
    (self.count, self.top, self.table) = (count, top, table)
  }

  /// Returns the texts, or the data that is text, under some keys of the map at the top.
  func values(of keys: [String]) throws(PracticeError) -> [String: JSON] {
    guard let map = object(top), map.kind == Kind.map, map.start + 2 * map.count * referenceSize <= table else {
      throw Self.damaged
    }
    var found: [String: JSON] = [:]
    for place in 0..<map.count {
      if WorkLimit.isOver { throw .tooMuchWork }
      guard let key = reference(place, of: map), key.count <= Self.longestKey, key.kind != Kind.data,
        let name = text(key), keys.contains(name)
      else { continue }
      guard let value = reference(map.count + place, of: map), let text = text(value) else { throw Self.damaged }
      found[name] = .text(text)
    }
    return found
  }

  private static let damaged = PracticeError.unreadable(Message("the property list is damaged"))

  private func reference(_ place: Int, of map: Object) -> Object? {
    Self.number(in: bytes, at: map.start + place * referenceSize, size: referenceSize).flatMap(object)
  }

  /// Returns a map, a text or data; nil for an object of another kind, or outside the file.
  private func object(_ number: Int) -> Object? {
    guard number < count, let place = Self.number(in: bytes, at: table + number * offsetSize, size: offsetSize),
      place < table
    else { return nil }
    let (kind, low) = (bytes[place] >> 4, bytes[place] & 0xF)
    guard [Kind.data, Kind.ascii, Kind.wide, Kind.map].contains(kind) else { return nil }
    if low < 0xF { return Object(kind: kind, count: Int(low), start: place + 1) }
    // A long object has its length as a number of its own.
    guard place + 1 < table, bytes[place + 1] >> 4 == 1, bytes[place + 1] & 0xF <= 3 else { return nil }
    let size = 1 << Int(bytes[place + 1] & 0xF)
    guard let length = Self.number(in: bytes, at: place + 2, size: size), length <= table else { return nil }
    return Object(kind: kind, count: length, start: place + 2 + size)
  }

  private func text(_ object: Object) -> String? {
    let size = object.kind == Kind.wide ? 2 : 1
    guard object.start + object.count * size <= table else { return nil }
    let content = bytes[object.start..<(object.start + object.count * size)]
    switch object.kind {
    case Kind.wide:
      let starts = stride(from: content.startIndex, to: content.endIndex, by: 2)
      let units = starts.map { start -> UInt16 in UInt16(content[start]) << 8 | UInt16(content[start + 1]) }
      return String(decoding: units, as: UTF16.self)
    case Kind.map: return nil
    default: return String(decoding: content, as: UTF8.self)
    }
  }

  /// Returns a number, big end first; nil for one outside the file, or larger than a file.
  private static func number(in bytes: [UInt8], at place: Int, size: Int) -> Int? {
    guard place >= 0, size <= 8, place <= bytes.count - size else { return nil }
    let number = bytes[place..<(place + size)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return number <= UInt64(bytes.count) ? Int(number) : nil
  }
}
