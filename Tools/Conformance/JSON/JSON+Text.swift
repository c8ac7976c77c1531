extension JSON: CustomStringConvertible {
  /// The value as JSON on one line.
  var description: String {
    switch self {
    case .null: "null"
    case .bool(let bool): bool ? "true" : "false"
    case .number(let spelling): spelling
    case .text(let text): "\"\(text.escapedForOneLine(quotes: true))\""
    case .list(let list): "[\(list.map(\.description).joined(separator: ", "))]"
    case .object(let members):
      "{\(members.map { "\(JSON.text($0.key)): \($0.value)" }.joined(separator: ", "))}"
    }
  }
}

extension String {
  /// Without anything that could end a line, as JSON escapes it.
  func escapedForOneLine(quotes: Bool = false) -> String {
    var result = ""
    for scalar in unicodeScalars {
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
