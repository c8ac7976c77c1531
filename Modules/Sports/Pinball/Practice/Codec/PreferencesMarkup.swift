import CanonicalJSON
import Domain
import Foundation

/// Named texts in the XML that phones store settings in: Android's preferences and Apple's property lists.
///
/// The reader goes through the bytes once, builds no tree and knows only the five named characters and characters by
/// number. So a file costs no more than its bytes. A document type that declares something is refused.
struct PreferencesMarkup {
  private struct Tag {
    let name: String
    /// The attribute `name`.
    var title: String?
    var isEmpty = false
  }

  private static let longestName = 200

  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns whether a file is XML rather than JSON.
  static func matches(_ bytes: [UInt8]) -> Bool {
    bytes.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == UInt8(ascii: "<")
  }

  /// Returns the texts under some keys: `<string name="KEY">text</string>`, or `<key>KEY</key>` before a `<string>` or
  /// `<data>`.
  mutating func values(of keys: [String]) throws(PracticeError) -> [String: JSON] {
    var (found, key): ([String: JSON], String?) = ([:], nil)
    while let tag = try next() {
      if WorkLimit.isOver { throw .tooMuchWork }
      let name = tag.title ?? key
      key = nil
      guard !tag.isEmpty, ["key", "string", "data"].contains(tag.name) else { continue }
      let content = try text(of: tag.name)
      if tag.name == "key" {
        key = content.count > Self.longestName ? nil : String(decoding: content, as: UTF8.self)
      } else if let name, keys.contains(name) {
        found[name] = .text(String(decoding: tag.name == "data" ? try Self.data(content) : content, as: UTF8.self))
      }
    }
    return found
  }

  private static let damaged = PracticeError.unreadable(Message("its XML is damaged"))

  private static func data(_ base64: [UInt8]) throws(PracticeError) -> [UInt8] {
    guard let data = Data(base64Encoded: Data(base64), options: .ignoreUnknownCharacters) else { throw damaged }
    return Array(data)
  }

  /// Returns the next element that begins; nil at the end.
  private mutating func next() throws(PracticeError) -> Tag? {
    while let start = bytes[place...].firstIndex(of: UInt8(ascii: "<")) {
      place = start
      if starts(with: "<?") {
        try skip(past: "?>")
      } else if starts(with: "<!--") {
        try skip(past: "-->")
      } else if starts(with: "<!") {
        try skip(past: ">")
        if bytes[start..<place].contains(UInt8(ascii: "[")) { throw Self.damaged }
      } else if starts(with: "</") {
        try skip(past: ">")
      } else {
        place += 1
        return try tag()
      }
    }
    return nil
  }

  private mutating func tag() throws(PracticeError) -> Tag {
    var tag = Tag(name: try name())
    while true {
      skipSpace()
      switch try byte() {
      case UInt8(ascii: ">"):
        place += 1
        return tag
      case UInt8(ascii: "/"):
        place += 1
        tag.isEmpty = true
      default:
        let attribute = try name()
        skipSpace()
        guard try byte() == UInt8(ascii: "=") else { throw Self.damaged }
        place += 1
        skipSpace()
        let quote = try byte()
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { throw Self.damaged }
        place += 1
        let value = try text(until: quote)
        place += 1
        if attribute == "name", value.count <= Self.longestName { tag.title = String(decoding: value, as: UTF8.self) }
      }
    }
  }

  /// Returns the text of an element without elements in it.
  private mutating func text(of name: String) throws(PracticeError) -> [UInt8] {
    var found: [UInt8] = []
    while true {
      found += try text(until: UInt8(ascii: "<"))
      if starts(with: "<![CDATA[") {
        let start = place + 9
        try skip(past: "]]>")
        found += bytes[start..<(place - 3)]
      } else if starts(with: "<!--") {
        try skip(past: "-->")
      } else {
        guard starts(with: "</\(name)") else { throw Self.damaged }
        try skip(past: ">")
        return found
      }
    }
  }

  /// Returns the text up to a mark, which is not read.
  private mutating func text(until mark: UInt8) throws(PracticeError) -> [UInt8] {
    var found: [UInt8] = []
    while true {
      let next = try byte()
      if next == mark { return found }
      if next == UInt8(ascii: "&") {
        found += String(try character()).utf8
      } else {
        found.append(next)
        place += 1
      }
    }
  }

  private mutating func character() throws(PracticeError) -> Character {
    guard let end = bytes[place...].prefix(12).firstIndex(of: UInt8(ascii: ";")) else { throw Self.damaged }
    let name = String(decoding: bytes[(place + 1)..<end], as: UTF8.self)
    place = end + 1
    switch name {
    case "quot": return "\""
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "apos": return "'"
    default: break
    }
    let isHex = name.hasPrefix("#x")
    guard name.hasPrefix("#"), let number = UInt32(name.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10),
      let scalar = Unicode.Scalar(number)
    else { throw Self.damaged }
    return Character(scalar)
  }

  private mutating func name() throws(PracticeError) -> String {
    let start = place
    while try !Self.endsName.contains(byte()) { place += 1 }
    guard place > start, place - start <= Self.longestName else { throw Self.damaged }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private static let endsName = Array("<>/= \t\r\n\"'".utf8)

  private func byte() throws(PracticeError) -> UInt8 {
    guard place < bytes.count else { throw Self.damaged }
    return bytes[place]
  }

  private func starts(with text: String) -> Bool { bytes[place...].starts(with: text.utf8) }

  private mutating func skip(past text: String) throws(PracticeError) {
    while place < bytes.count {
      if starts(with: text) {
        place += text.utf8.count
        return
      }
      place += 1
    }
    throw Self.damaged
  }

  private mutating func skipSpace() {
    while place < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[place]) { place += 1 }
  }
}
