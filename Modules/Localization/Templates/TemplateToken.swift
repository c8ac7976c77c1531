/// A piece of a template: words, a tag of HTML with its attributes, or mustache.
enum TemplateToken {
  case text(Substring)
  case tag(Substring)
  case mustache(Substring)

  /// Returns the pieces of a template, in order.
  static func all(in source: Substring) -> [TemplateToken] {
    var (tokens, rest) = ([TemplateToken](), source)
    while !rest.isEmpty {
      let end: Substring.Index
      if rest.hasPrefix("{{") {
        let close = rest.hasPrefix("{{{") ? "}}}" : "}}"
        end = rest.firstRange(of: close)?.upperBound ?? rest.endIndex
        tokens.append(.mustache(rest[..<end]))
      } else if rest.first == "<", rest.dropFirst().first.map({ $0.isLetter || "/!{".contains($0) }) == true {
        end = endOfTag(rest)
        tokens.append(.tag(rest[..<end]))
      } else {
        let next = rest.dropFirst()
        end = min(next.firstIndex(of: "<") ?? next.endIndex, next.firstRange(of: "{{")?.lowerBound ?? next.endIndex)
        tokens.append(.text(rest[..<end]))
      }
      rest = rest[end...]
    }
    return tokens
  }

  /// Returns the name of a tag, such as `a` of `</a>`.
  static func name(of tag: Substring) -> String {
    String(tag.drop { $0 == "<" || $0 == "/" }.prefix { $0.isLetter || $0.isNumber })
  }

  /// A ">" inside quotes or mustache does not end a tag.
  private static func endOfTag(_ tag: Substring) -> Substring.Index {
    var (place, quote) = (tag.startIndex, Character?.none)
    while place < tag.endIndex {
      let character = tag[place]
      if tag[place...].hasPrefix("{{"), let end = tag[place...].firstRange(of: "}}") {
        place = end.upperBound
        continue
      }
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "\"" || character == "'" {
        quote = character
      } else if character == ">" {
        return tag.index(after: place)
      }
      place = tag.index(after: place)
    }
    return tag.endIndex
  }
}
