internal import Foundation

/// The fields of a JSON object, names and values as they are spelled, so that no number loses a digit.
public struct JSONFields: Hashable, Sendable {
  private var values: [[UInt8]: [UInt8]] = [:]

  public init() {}

  /// nil for bytes that are no JSON object.
  public init?(_ bytes: [UInt8]) {
    guard (try? JSONSerialization.jsonObject(with: Data(bytes))) is [String: Any] else { return nil }
    var rest = bytes[...]
    rest.skip(past: UInt8(ascii: "{"))
    while rest.skipSpace(), rest.first == UInt8(ascii: "\"") {
      let name = rest.takeValue()
      rest.skip(past: UInt8(ascii: ":"))
      _ = rest.skipSpace()
      values[Array(name.dropFirst().dropLast())] = Array(rest.takeValue())
      if rest.skipSpace(), rest.first == UInt8(ascii: ",") { rest = rest.dropFirst() }
    }
  }

  /// The fields' names, as they are spelled between the quotes.
  public var names: Set<[UInt8]> { Set(values.keys) }

  /// The value of a field, by its name between the quotes.
  public subscript(name: [UInt8]) -> [UInt8]? {
    get { values[name] }
    set { values[name] = newValue }
  }

  /// The object in one spelling: names in order, no spaces between fields.
  public var bytes: [UInt8] {
    let fields = values.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { name, value in
      Array("\"".utf8) + name + Array("\":".utf8) + value
    }
    return Array("{".utf8) + Array(fields.joined(separator: Array(",".utf8))) + Array("}".utf8)
  }
}

extension ArraySlice<UInt8> {
  fileprivate mutating func skip(past byte: UInt8) {
    self = self[(firstIndex(of: byte).map { $0 + 1 } ?? endIndex)...]
  }

  /// Whether anything is left.
  fileprivate mutating func skipSpace() -> Bool {
    self = drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return !isEmpty
  }

  /// Takes one value off the front of good JSON.
  fileprivate mutating func takeValue() -> ArraySlice<UInt8> {
    var (depth, place, isText) = (0, startIndex, false)
    while place < endIndex {
      switch self[place] {
      case UInt8(ascii: "\\") where isText: place += 1
      case UInt8(ascii: "\""): isText.toggle()
      case _ where isText: break
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      default: break
      }
      if depth == 0, !isText, endsValue(at: place) { break }
      place += 1
    }
    let end = Swift.min(place + 1, endIndex)
    defer { self = self[end...] }
    return self[startIndex..<end]
  }

  /// Whether a value that is not open any more has its last byte here.
  private func endsValue(at place: Int) -> Bool {
    let next = place + 1
    if next >= endIndex { return true }
    return [",", "}", "]", ":", " ", "\t", "\n", "\r"].contains { UInt8(ascii: $0) == self[next] }
  }
}
