/// The tags of a page that this server made, in order.
///
/// Templates quote attributes and escape texts, so a scan for `<` finds only tags.
struct Markup {
  struct Tag {
    let name: String
    let isEnd: Bool
    /// Attributes by name.
    ///
    /// One without a value is empty.
    var attributes: [String: String]
    /// The range of the tag in the page's bytes, with its angle brackets.
    let range: Range<Int>

    /// Returns an attribute that people read, with marks for the days and moments in it.
    func sentence(_ name: String) -> String? { attributes["\(SentenceTimes.dated)-\(name)"] ?? attributes[name] }

    /// The tag's text, with its attributes in the order of their names.
    var text: String {
      let listed = attributes.sorted { $0.key < $1.key }.map { name, value in
        value.isEmpty && name != "value" ? " \(name)" : " \(name)=\"\(EscapedText.escape(value))\""
      }
      return "<\(name)\(listed.joined())>"
    }
  }

  let bytes: [UInt8]
  let tags: [Tag]

  init(_ html: String) {
    let bytes = Array(html.utf8)
    var tags: [Tag] = []
    var place = 0
    while let start = bytes[place...].firstIndex(of: UInt8(ascii: "<")) {
      var scanner = Scanner(bytes: bytes, place: start + 1)
      if let tag = scanner.tag(from: start) { tags.append(tag) }
      place = max(scanner.place, start + 1)
    }
    (self.bytes, self.tags) = (bytes, tags)
  }

  /// Returns the text between two positions, without tags and with entities replaced.
  func text(_ range: Range<Int>) -> String {
    var text: [UInt8] = []
    var isTag = false
    for byte in bytes[range] {
      if byte == UInt8(ascii: "<") { isTag = true }
      if !isTag { text.append(byte) }
      if byte == UInt8(ascii: ">") { isTag = false }
    }
    let words = Self.unescaped(String(decoding: text, as: UTF8.self)).split(whereSeparator: \.isWhitespace)
    return words.joined(separator: " ")
  }

  /// Returns a text with the entities of templates replaced.
  static func unescaped(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    return text.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
      .replacing("&#39;", with: "'").replacing("&amp;", with: "&")
  }
}

/// Reads one tag.
private struct Scanner {
  let bytes: [UInt8]
  var place: Int

  private var current: UInt8? { place < bytes.count ? bytes[place] : nil }

  /// Returns the tag that began with `<` at a place; nil for a comment or a declaration.
  mutating func tag(from start: Int) -> Markup.Tag? {
    let isEnd = current == UInt8(ascii: "/")
    if isEnd { place += 1 }
    let name = word()
    guard !name.isEmpty else { return nil }
    var attributes: [String: String] = [:]
    while let byte = current, byte != UInt8(ascii: ">") {
      let key = word()
      if key.isEmpty {
        place += 1
      } else {
        attributes[key] = value()
      }
    }
    place = min(place + 1, bytes.count)
    return Markup.Tag(name: name.lowercased(), isEnd: isEnd, attributes: attributes, range: start..<place)
  }

  private mutating func word() -> String {
    let start = place
    while let byte = current, Self.isOfWord(byte) { place += 1 }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private mutating func value() -> String {
    guard current == UInt8(ascii: "=") else { return "" }
    place += 1
    guard current == UInt8(ascii: "\"") else { return word() }
    place += 1
    let end = bytes[place...].firstIndex(of: UInt8(ascii: "\"")) ?? bytes.count
    defer { place = min(end + 1, bytes.count) }
    return Markup.unescaped(String(decoding: bytes[place..<end], as: UTF8.self))
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: ":"):
      true
    default: false
    }
  }
}
