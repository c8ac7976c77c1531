/// The keys in Swift source: the literals of messages, found by the places where they stand.
///
/// A message stands in `Message("…")` or `t("…")`, as the sentence of a `Refusal` or `Problem`, as the title of a page or
/// link, and as what an attribute says. Elements within a sentence are part of its key.
package enum SwiftKeys: Sendable {
  /// Returns the keys of a source file, in order.
  package static func all(in source: String) -> [String] { parts(of: source).keys }

  /// Returns the source without the literals that are keys, to look for sentences that are none.
  package static func rest(of source: String) -> String { parts(of: source).rest }

  /// Returns the literals of one line, with `%@` for each interpolation.
  package static func literals(in line: some StringProtocol) -> [String] {
    var (literals, rest) = ([String](), Substring(line))
    while let start = rest.firstIndex(of: "\"") {
      rest = rest[rest.index(after: start)...]
      guard let literal = part(&rest) else { break }
      literals.append(literal)
    }
    return literals
  }

  private static func parts(of source: String) -> (keys: [String], rest: String) {
    var (keys, others, rest) = ([String](), "", Substring(source))
    let place =
      #/
      (?:
        \b(?:Message|Link|t)\( | \b(?:title|hint|asks): | \binvalid\(\s*"?\w+"?, | \bRefusal\(\s*\.?"?\w+"?,
        | \b(?:Problem|self\.init)\(\s*(?:[.\w]+,\s*)?"\w+",
        | \.(?:label|title|placeholder|ask|askButton)\(
      )\s*"
      /#
      .wordBoundaryKind(.simple)
    while let match = rest.firstMatch(of: place) {
      others += rest[..<match.range.upperBound].dropLast()
      rest = rest[match.range.upperBound...]
      guard let literal = literal(&rest) else { continue }
      let context = rest.prefixMatch(of: /, context: "(\w+)"/).map { String($0.1) }
      // A percent sign has a place of its own in each language.
      let isSentence = literal.contains { $0.isLetter } || literal.contains("%%")
      if isSentence { keys.append(context.map { "\($0)|\(literal)" } ?? literal) }
      // A problem may have a second sentence.
      if let detail = rest.prefixMatch(of: /,\s*detail:\s*"/) {
        rest = rest[detail.range.upperBound...]
        if let literal = Self.literal(&rest) { keys.append(literal) }
      }
    }
    return (keys, others + rest)
  }

  /// Reads up to the closing quote, over literals joined with `+`; an interpolation is `%@`.
  private static func literal(_ rest: inout Substring) -> String? {
    if rest.hasPrefix("\"\"") { return lines(&rest) }
    guard var key = part(&rest) else { return nil }
    while let more = rest.prefixMatch(of: /\s*\+\s*"/) {
      rest = rest[more.range.upperBound...]
      guard let end = part(&rest) else { return nil }
      key += end
    }
    return key
  }

  /// Reads a literal of several lines, each but the last with a backslash at its end.
  private static func lines(_ rest: inout Substring) -> String? {
    guard let end = rest.dropFirst(2).firstRange(of: "\"\"\"") else { return nil }
    let lines = rest[..<end.lowerBound].dropFirst(2).split(separator: "\n").map { $0.drop { $0 == " " } }
    rest = rest[end.upperBound...]
    var joined = Substring(lines.map { $0.hasSuffix("\\") ? $0.dropLast() : $0 }.joined() + "\"")
    return part(&joined)
  }

  private static func part(_ rest: inout Substring) -> String? {
    var key = ""
    while let character = rest.popFirst() {
      switch character {
      case "\"": return key
      case "%": key += "%%"
      case "\\" where rest.first == "(": key += interpolation(&rest, in: key)
      case "\\": key.append(rest.popFirst() ?? "\\")
      default: key.append(character)
      }
    }
    return nil
  }

  /// Reads an interpolation, which is `%@`, or an element with its words, such as `<a>join</a>` of
  /// `\\(a: "join", .href(address))`.
  private static func interpolation(_ rest: inout Substring, in key: String) -> String {
    guard let match = rest.prefixMatch(of: /\((bdi|a|strong|em|code|span|time): ("?)/) else {
      skipInterpolation(&rest)
      return "%@"
    }
    let tag = String(match.1)
    var (name, number) = (tag, 1)
    while key.contains("<\(name)>") { (number, name) = (number + 1, "\(tag)\(number + 1)") }
    var content = "%@"
    if !match.2.isEmpty {
      var literal = rest[match.range.upperBound...]
      content = part(&literal) ?? "%@"
    }
    skipInterpolation(&rest)
    return "<\(name)>\(content)</\(name)>"
  }

  private static func skipInterpolation(_ rest: inout Substring) {
    var depth = 0
    while let inner = rest.popFirst() {
      if inner == "\"" { _ = part(&rest) }
      depth += inner == "(" ? 1 : inner == ")" ? -1 : 0
      if depth == 0 { return }
    }
  }
}
