/// Parses a text into inline parts.
///
/// A mark that is never closed is text. A failed search for a closing mark is not repeated, so the time is bounded.
struct MarkdownInlines {
  /// The deepest nesting of emphasis and links; deeper ones are text.
  private static let deepest = 6
  /// The longest link text, and the longest address.
  private static let longestLink = 500

  private let text: ArraySlice<Character>
  private let depth: Int
  private var place: Int
  private var plain = ""
  private var inlines: [MarkdownInline] = []
  /// The marks that are not closed in the rest.
  private var open: Set<String> = []

  static func parse(_ text: String) -> [MarkdownInline] { parse(Array(text)[...], depth: 0) }

  private static func parse(_ text: ArraySlice<Character>, depth: Int) -> [MarkdownInline] {
    var parser = MarkdownInlines(text, depth: depth)
    while parser.place < text.endIndex { parser.step() }
    parser.endText()
    return parser.inlines
  }

  private init(_ text: ArraySlice<Character>, depth: Int) {
    (self.text, self.depth, place) = (text, depth, text.startIndex)
  }

  private mutating func step() {
    let character = text[place]
    let isTaken =
      switch character {
      case "\\": takeEscape()
      case "\n": takeLineBreak()
      case "`": takeCode()
      case "*", "_": takeEmphasis(character)
      case "[": takeLink(at: place)
      case "!" where place + 1 < text.endIndex && text[place + 1] == "[": takeLink(at: place + 1)
      case "&": takeEntity()
      case "h", "<": takeAddress()
      default: false
      }
    if isTaken { return }
    plain.append(character)
    place += 1
  }

  private mutating func endText() {
    if !plain.isEmpty { inlines.append(.text(plain)) }
    plain = ""
  }

  private mutating func append(_ inline: MarkdownInline, upTo end: Int) -> Bool {
    endText()
    inlines.append(inline)
    place = end
    return true
  }

  private mutating func takeEscape() -> Bool {
    guard place + 1 < text.endIndex else { return false }
    let next = text[place + 1]
    if next == "\n" { return append(.lineBreak, upTo: place + 2) }
    guard next.isASCII, next.isPunctuation || next.isSymbol else { return false }
    plain.append(next)
    place += 2
    return true
  }

  /// Parses a line end: two spaces before it break the line, otherwise it continues.
  private mutating func takeLineBreak() -> Bool {
    let isBroken = plain.hasSuffix("  ")
    while plain.last == " " { plain.removeLast() }
    var next = place + 1
    while next < text.endIndex, text[next] == " " { next += 1 }
    if isBroken { return append(.lineBreak, upTo: next) }
    plain.append(" ")
    place = next
    return true
  }

  private mutating func takeCode() -> Bool {
    let text = text
    let marks = String(text[place...].prefix { $0 == "`" })
    guard
      let end = close(
        of: marks,
        from: place + marks.count,
        isGood: { start in
          text[start - 1] != "`" && (start + marks.count == text.endIndex || text[start + marks.count] != "`")
        }
      )
    else {
      plain += marks
      place += marks.count
      return true
    }
    let code = String(text[(place + marks.count)..<end]).split(separator: "\n").joined(separator: " ")
    return append(.code(String(code)), upTo: end + marks.count)
  }

  private mutating func takeEmphasis(_ mark: Character) -> Bool {
    let text = text
    let run = text[place...].prefix(2).prefix { $0 == mark }.count
    let marks = String(repeating: mark, count: run)
    let start = place + marks.count
    guard depth < Self.deepest, start < text.endIndex, !text[start].isWhitespace else { return false }
    if mark == "_", place > text.startIndex, text[place - 1].isLetter || text[place - 1].isNumber { return false }
    guard
      let end = close(
        of: marks,
        from: start,
        isGood: { end in
          if end == start || text[end - 1].isWhitespace { return false }
          if marks.count == 1, text[end - 1] == mark { return false }
          let after = end + marks.count
          if after < text.endIndex, text[after] == mark { return false }
          return mark == "*" || after == text.endIndex || !(text[after].isLetter || text[after].isNumber)
        }
      )
    else { return false }
    let inner = Self.parse(text[start..<end], depth: depth + 1)
    return append(marks.count == 2 ? .strong(inner) : .emphasis(inner), upTo: end + marks.count)
  }

  /// Returns the position of a closing mark.
  private mutating func close(of marks: String, from start: Int, isGood: (Int) -> Bool) -> Int? {
    if open.contains(marks) { return nil }
    let wanted = Array(marks)
    var end = start
    while end + wanted.count <= text.endIndex {
      if text[end] == "\\" {
        end += 2
      } else if text[end..<(end + wanted.count)].elementsEqual(wanted), isGood(end) {
        return end
      } else {
        end += 1
      }
    }
    open.insert(marks)
    return nil
  }

  /// Parses a text in brackets with an address in parentheses.
  ///
  /// Only the text of a picture is shown, and a link that is not to the web is text.
  private mutating func takeLink(at bracket: Int) -> Bool {
    guard depth < Self.deepest, let middle = closing("]", of: "[", from: bracket), middle + 1 < text.endIndex,
      text[middle + 1] == "(", let end = closing(")", of: "(", from: middle + 1)
    else { return false }
    let inner = Self.parse(text[(bracket + 1)..<middle], depth: depth + 1)
    let target = String(text[(middle + 2)..<end]).split(whereSeparator: \.isWhitespace).first.map(String.init)
    if let target, let address = LinkTarget(target) {
      return append(.link(inner.isEmpty ? [.text(address.text)] : inner, address: address.text), upTo: end + 1)
    }
    endText()
    inlines += inner
    place = end + 1
    return true
  }

  private func closing(_ close: Character, of open: Character, from start: Int) -> Int? {
    var depth = 0
    for (offset, character) in text[start...].prefix(Self.longestLink).enumerated() {
      if character == open { depth += 1 }
      if character == close { depth -= 1 }
      if depth == 0 { return start + offset }
    }
    return nil
  }

  /// Parses a bare web address, with or without angle brackets.
  private mutating func takeAddress() -> Bool {
    let isBracketed = text[place] == "<"
    let start = isBracketed ? place + 1 : place
    if !isBracketed, place > text.startIndex, text[place - 1].isLetter { return false }
    guard text[start...].starts(with: "http://") || text[start...].starts(with: "https://") else { return false }
    var end = start
    let limit = min(text.endIndex, start + Self.longestLink)
    while end < limit, !text[end].isWhitespace, !"<>\"".contains(text[end]) { end += 1 }
    if isBracketed {
      guard end < text.endIndex, text[end] == ">" else { return false }
    } else {
      while end > start, ".,;:!?)*_'".contains(text[end - 1]) { end -= 1 }
    }
    guard let address = LinkTarget(String(text[start..<end])) else { return false }
    return append(.link([.text(address.text)], address: address.text), upTo: isBracketed ? end + 1 : end)
  }

  private static let entities: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "#39": "'", "nbsp": "\u{A0}", "ndash": "–",
    "mdash": "—", "hellip": "…",
  ]

  private mutating func takeEntity() -> Bool {
    let name = text[(place + 1)...].prefix(7).prefix { $0 != ";" }
    let end = place + 1 + name.count
    guard end < text.endIndex, text[end] == ";", let character = Self.entities[String(name)] else { return false }
    plain += character
    place = end + 1
    return true
  }
}

/// An address that is safe to follow, which is a web address only.
struct LinkTarget {
  let text: String

  init?(_ text: String) {
    let lower = text.lowercased()
    guard lower.hasPrefix("https://") || lower.hasPrefix("http://"),
      let host = text.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false).dropFirst(2).first,
      let first = host.first, first.isLetter || first.isNumber,
      text.unicodeScalars.allSatisfy({ $0.value > 0x20 && $0.value != 0x7F })
    else { return nil }
    self.text = text
  }
}
