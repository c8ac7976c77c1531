import Domain

/// One `{{#t}}…{{/t}}` of a template: a key for the catalogue, and the mustache and tags behind its values and tags.
///
/// `{{name}}` becomes `%@` in the key, and a tag loses its attributes, so translators see `Open <a>%@</a>` and cannot
/// break an address. A second tag of the same name is numbered: `<bdi>`, `<bdi2>`.
public struct TemplateMessage: Sendable {
  /// The key.
  public let key: String
  /// The mustache of each value, such as `{{name}}`.
  private var values: [String] = []
  /// The opening and closing tag by the name in the key.
  private var tags: [String: (open: String, close: String)] = [:]

  init(_ body: Substring, context: Substring?) throws(LocalizedTemplateFailure) {
    var (key, open) = ("", [String]())
    for token in TemplateToken.all(in: body) {
      switch token {
      case .text(let text): key += Self.plain(text).replacing("%", with: "%%")
      case .mustache(let mustache):
        guard let first = mustache.dropFirst(2).first, !"#^/>!{".contains(first) else {
          throw .sectionInMessage(String(body))
        }
        key += "%@"
        values.append(String(mustache))
      case .tag(let tag) where tag.hasPrefix("</"):
        guard let last = open.popLast(), last.filter(\.isLetter) == TemplateToken.name(of: tag) else {
          throw .brokenTag(String(body))
        }
        tags[last]?.close = String(tag)
        key += "</\(last)>"
      case .tag(let tag):
        let name = TemplateToken.name(of: tag)
        var (own, number) = (name, 1)
        while tags[own] != nil { (number, own) = (number + 1, "\(name)\(number + 1)") }
        tags[own] = (String(tag), "")
        if name != "br" { open.append(own) }
        key += "<\(own)>"
      }
    }
    guard open.isEmpty else { throw .brokenTag(String(body)) }
    let spaced = key.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    self.key = context.map { "\($0)|\(spaced)" } ?? spaced
  }

  /// Returns the mustache that shows a pattern: its words escaped, its values as variables, its plural forms as sections.
  ///
  /// - Throws: ``LocalizedTemplateFailure`` for a pattern with another tag or value, with a brace, or with broken markup.
  func mustache(_ pattern: Pattern, _ rule: PluralRule) throws(LocalizedTemplateFailure) -> String {
    for variant in pattern.variants where variant.tags != tags.keys.sorted() || !variant.isNested {
      throw .otherTags(key: key, variant.text)
    }
    return try source(of: pattern, rule)
  }

  private func source(of pattern: Pattern, _ rule: PluralRule) throws(LocalizedTemplateFailure) -> String {
    var text = ""
    for piece in pattern.pieces {
      switch piece {
      case .words(let words): text += try markup(words)
      case .value(let place): text += try value(at: place)
      case .plural(let place, let forms):
        let name = try value(at: place).dropFirst(2).dropLast(2)
        // A category without a form of its own takes the form for other numbers.
        for category in rule.categories {
          guard let form = forms[category] ?? forms[.other] else { continue }
          text += "{{#\(category)(\(name))}}\(try source(of: form, rule)){{/\(category)(\(name))}}"
        }
      }
    }
    return text
  }

  private func value(at place: Int) throws(LocalizedTemplateFailure) -> String {
    guard values.indices.contains(place) else { throw .unknownValue(key: key, place: place + 1) }
    return values[place]
  }

  /// Returns words as markup: only the message's own tags are tags, and nothing is mustache.
  private func markup(_ words: String) throws(LocalizedTemplateFailure) -> String {
    // One brace beside a value would make three, which shows the value unescaped.
    if words.contains(where: { $0 == "{" || $0 == "}" }) { throw .mustacheInTranslation(key: key) }
    var (text, rest) = ("", Substring(words))
    while let character = rest.first {
      if character == "<", let end = rest.firstIndex(of: ">") {
        let inner = rest[..<end].dropFirst()
        let isClosing = inner.hasPrefix("/")
        guard let tag = tags[String(isClosing ? inner.dropFirst() : inner)] else {
          throw .otherTags(key: key, String(inner))
        }
        text += isClosing ? tag.close : tag.open
        rest = rest[end...].dropFirst()
        continue
      }
      text += Self.entities.first { $0.plain == String(character) }?.entity ?? String(character)
      rest = rest.dropFirst()
    }
    return text
  }

  private static let entities = [
    (entity: "&lt;", plain: "<"), (entity: "&gt;", plain: ">"), (entity: "&quot;", plain: "\""),
    (entity: "&amp;", plain: "&"),
  ]

  private static func plain(_ text: Substring) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return String(text) }
    return entities.reduce(String(text)) { $0.replacing($1.entity, with: $1.plain) }
  }
}

/// The reason why a template has no text in a language.
public enum LocalizedTemplateFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// A section inside a message would cut its sentence.
  case sectionInMessage(String)
  /// A tag of the message is not closed properly.
  case brokenTag(String)
  /// A message is not closed.
  case unclosedMessage(String)
  /// The pattern has a value that the message lacks.
  case unknownValue(key: String, place: Int)
  /// The pattern has tags that differ from the message's.
  case otherTags(key: String, String)
  /// The pattern contains a brace.
  case mustacheInTranslation(key: String)

  public var description: String {
    switch self {
    case .sectionInMessage(let text): "a section cuts the message \"\(text)\"; mark each sentence by itself"
    case .brokenTag(let text): "a tag of the message \"\(text)\" is not closed in it"
    case .unclosedMessage(let text): "the message \"\(text)…\" has no {{/t}}"
    case .unknownValue(let key, let place): "the translation of \"\(key)\" has a value \(place) too many"
    case .otherTags(let key, let text): "the translation of \"\(key)\" has other tags: \"\(text)\""
    case .mustacheInTranslation(let key): "the translation of \"\(key)\" has a brace"
    }
  }
}
