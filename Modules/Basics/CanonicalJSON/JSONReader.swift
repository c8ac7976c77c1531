/// Reads JSON text (RFC 8259), strictly.
public struct JSONReader: Sendable {
  /// A fault in the text, with its byte offset.
  public struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The fault.
    public let message: String
    /// The byte offset.
    public let offset: Int

    public var description: String { "\(message) at byte \(offset)" }
  }

  private let bytes: [UInt8]
  private var position = 0
  /// The deepest nesting.
  ///
  /// Deeper text is rejected before the stack overflows.
  private static let deepest = 200

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Returns the one value of a text.
  ///
  /// - Throws: ``Failure`` for text that is not JSON, or nested too deep.
  public static func value(of bytes: [UInt8]) throws(Failure) -> JSON {
    let (value, end) = try value(in: bytes, at: 0)
    var reader = JSONReader(bytes)
    reader.position = end
    reader.skipSpace()
    if reader.position < bytes.count { throw reader.failure("text after the value") }
    return value
  }

  /// Returns the value that begins at a byte, with its end.
  ///
  /// Text after it is ignored.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - start: The offset to begin at; white space is skipped.
  /// - Returns: The value and the offset after it.
  /// - Throws: ``Failure`` if no whole value begins there.
  package static func value(in bytes: [UInt8], at start: Int) throws(Failure) -> (value: JSON, end: Int) {
    var reader = JSONReader(bytes)
    reader.position = start
    let value = try reader.value(depth: 0)
    return (value, reader.position)
  }

  private func failure(_ message: String) -> Failure { Failure(message: message, offset: position) }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { position += 1 }
  }

  private mutating func take(_ byte: Character) -> Bool {
    guard let next, next == byte.asciiValue else { return false }
    position += 1
    return true
  }

  private mutating func expect(_ byte: Character) throws(Failure) {
    if !take(byte) { throw failure("no \"\(byte)\"") }
  }

  private mutating func value(depth: Int) throws(Failure) -> JSON {
    if depth > Self.deepest { throw failure("too deep") }
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): return .object(try members(depth: depth + 1))
    case UInt8(ascii: "["): return .list(try elements(depth: depth + 1))
    case UInt8(ascii: "\""): return .text(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return .number(try number())
    }
  }

  private mutating func word(_ word: String, _ value: JSON) throws(Failure) -> JSON {
    guard bytes[position...].starts(with: word.utf8) else { throw failure("no value") }
    position += word.utf8.count
    return value
  }

  private mutating func elements(depth: Int) throws(Failure) -> [JSON] {
    try expect("[")
    var elements: [JSON] = []
    skipSpace()
    if take("]") { return elements }
    repeat {
      elements.append(try value(depth: depth))
      skipSpace()
    } while take(",")
    try expect("]")
    return elements
  }

  private mutating func members(depth: Int) throws(Failure) -> [JSON.Member] {
    try expect("{")
    var members: [JSON.Member] = []
    skipSpace()
    if take("}") { return members }
    repeat {
      skipSpace()
      let key = try string()
      skipSpace()
      try expect(":")
      members.append(.init(key: key, value: try value(depth: depth)))
      skipSpace()
    } while take(",")
    try expect("}")
    return members
  }
}

// MARK: Numbers and strings

extension JSONReader {
  private mutating func number() throws(Failure) -> String {
    let start = position
    _ = take("-")
    if !take("0") { try digits() }
    if take(".") { try digits() }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try digits()
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func digits() throws(Failure) {
    let start = position
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
    if position == start { throw failure("no value") }
  }

  private mutating func string() throws(Failure) -> String {
    try expect("\"")
    var text: [UInt8] = []
    while let byte = next, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { throw failure("a control character in a text") }
      position += 1
      if byte == UInt8(ascii: "\\") { text += try escape() } else { text.append(byte) }
    }
    try expect("\"")
    guard let string = String(validating: text, as: UTF8.self) else { throw failure("a text that is not UTF-8") }
    return string.streamSafe
  }

  private mutating func escape() throws(Failure) -> [UInt8] {
    guard let byte = next else { throw failure("no end of a text") }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "u"): return Array(String(Character(try scalar())).utf8)
    default: throw failure("an unknown escape")
    }
  }

  /// Reads the character after `\u`, which may be a surrogate pair.
  ///
  /// A lone surrogate becomes the replacement character.
  private mutating func scalar() throws(Failure) -> Unicode.Scalar {
    let first = try unit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    let rest = bytes[position...]
    guard first < 0xDC00, rest.starts(with: "\\u".utf8) else { return "\u{FFFD}" }
    let start = position
    position += 2
    let second = try unit()
    guard (0xDC00...0xDFFF).contains(second) else {
      position = start
      return "\u{FFFD}"
    }
    let (high, low) = (UInt32(first - 0xD800), UInt32(second - 0xDC00))
    return Unicode.Scalar(0x10000 + high << 10 + low) ?? "\u{FFFD}"
  }

  private mutating func unit() throws(Failure) -> UInt16 {
    let digits = bytes[position...].prefix(4)
    guard digits.count == 4, let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16),
      digits.first != UInt8(ascii: "+")
    else { throw failure("no four hexadecimal digits") }
    position += 4
    return unit
  }
}
