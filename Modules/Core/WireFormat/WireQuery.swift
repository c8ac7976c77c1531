import CanonicalJSON

/// The names and values after the `?` of an address, or of a posted form, in order.
///
/// Everything but letters, digits and `-._~` is escaped, so that no proxy has a reason to change it.
package struct WireQuery: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  /// The names and values, unescaped.
  package private(set) var items: [(name: String, value: String)]

  /// Creates a query without the items whose value is nil.
  package init(dictionaryLiteral items: (String, String?)...) {
    self.items = items.compactMap { name, value in value.map { (name, $0) } }
  }

  /// Reads the text after the `?`; nil for invalid UTF-8, and for text that is not stream-safe.
  package init?(text: some StringProtocol) {
    // As an array, because every request is parsed here, and iterating the bytes of a text costs several times as much.
    self.init(bytes: Array(text.utf8))
  }

  /// Reads the text after the `?`, or the body of a form; nil for invalid UTF-8, and for text that is not stream-safe.
  package init?(bytes: [UInt8]) {
    items = []
    for item in bytes.split(separator: UInt8(ascii: "&")) {
      let parts = item.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = Self.unescaped(parts[0]),
        let value = Self.unescaped(parts.count == 2 ? parts[1] : parts[0][..<parts[0].startIndex])
      else { return nil }
      items.append((name, value))
    }
  }

  /// The first value of this name.
  package subscript(name: String) -> String? { items.first { $0.name == name }?.value }

  /// Every value of this name.
  package func all(_ name: String) -> [String] { items.filter { $0.name == name }.map(\.value) }

  /// The query as text, escaped.
  package var text: String {
    items.map { "\(Self.escaped($0.name))=\(Self.escaped($0.value))" }.joined(separator: "&")
  }

  package static func == (left: Self, right: Self) -> Bool { left.text == right.text }

  package func hash(into hasher: inout Hasher) { hasher.combine(text) }

  static func escaped(_ text: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var result: [UInt8] = []
    for byte in text.utf8 {
      if isUnreserved(byte) {
        result.append(byte)
      } else {
        result += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Returns the unescaped text; nil for a broken escape, for bytes that are not UTF-8, and for text that is not
  /// stream-safe.
  static func unescaped(_ bytes: ArraySlice<UInt8>) -> String? {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var rest = bytes
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "%"):
        guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit) else { return nil }
        result.append(high << 4 | low)
      case UInt8(ascii: "+"): result.append(UInt8(ascii: " "))
      default: result.append(byte)
      }
    }
    return String(validating: result, as: UTF8.self).flatMap { $0.isStreamSafe ? $0 : nil }
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    default: nil
    }
  }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-._~".utf8.contains(byte)
    }
  }
}
