extension JSON: CustomStringConvertible {
  /// The value as JSON on one line.
  public var description: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let bool): text += bool ? "true" : "false"
    case .number(let spelling): text += spelling
    case .text(let string): Self.write(string, to: &text)
    case .list(let list):
      text += "["
      for (index, element) in list.enumerated() {
        if index > 0 { text += ", " }
        element.write(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += ", " }
        Self.write(member.key, to: &text)
        text += ": "
        member.value.write(to: &text)
      }
      text += "}"
    }
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    let isPlain = string.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C }
    text += isPlain ? string : escapedForOneLine(string, quotes: true)
    text += "\""
  }

  /// Returns a text in which anything that could end a line is escaped as in JSON.
  ///
  /// - Parameters:
  ///   - string: Any text.
  ///   - quotes: Whether to escape quotation marks and backslashes too, as inside a JSON text.
  /// - Returns: The text, on one line.
  package static func escapedForOneLine(_ string: String, quotes: Bool = false) -> String {
    var result = ""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\"", "\\": result += quotes ? "\\\(scalar)" : String(scalar)
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
