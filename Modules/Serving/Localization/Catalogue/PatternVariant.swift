import PackedCatalogues

/// One text of a pattern that a reader can see, with one form of each plural chosen.
struct PatternVariant {
  let text: String

  /// The names of the opening tags, sorted.
  var tags: [String] { hasTags ? text.matches(of: /<(\w+)>/).map { String($0.1) }.sorted() : [] }

  /// Whether each tag is closed where it must be.
  var isNested: Bool {
    guard hasTags else { return true }
    var open: [Substring] = []
    for match in text.matches(of: /<(\/?)(\w+)>/) {
      if match.1.isEmpty {
        if match.2 != "br" { open.append(match.2) }
      } else if open.popLast() != match.2 {
        return false
      }
    }
    return open.isEmpty
  }

  /// Spares most texts a regular expression, at each start of a server.
  private var hasTags: Bool { text.utf8.contains(UInt8(ascii: "<")) }
}

extension Pattern {
  /// Every text that a reader can see, with values as `%@`.
  var variants: [PatternVariant] { texts.map(PatternVariant.init) }

  private var texts: [String] {
    pieces.reduce([""]) { texts, piece in
      switch piece {
      case .words(let words): texts.map { $0 + words }
      case .value: texts.map { $0 + "%@" }
      case .plural(_, let forms): forms.values.flatMap { form in form.texts.flatMap { end in texts.map { $0 + end } } }
      }
    }
  }
}
