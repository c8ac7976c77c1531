/// A template whose text is marked with `{{#t}}…{{/t}}`, or `{{#t:context}}…{{/t}}` where one text has two meanings.
///
/// The text of a language takes the place of each mark before mustache compiles the template, once per language. So a
/// page costs no look-up, whatever its language.
public struct LocalizedTemplate: Sendable {
  private enum Part: Sendable {
    case mustache(String)
    case message(TemplateMessage)
  }

  private let parts: [Part]

  /// The attributes of HTML that people read.
  public static let sentences = ["aria-label", "title", "placeholder", "alt", "data-ask", "data-ask-button"]

  public init(_ source: String) throws(LocalizedTemplateFailure) {
    var (parts, mustache, rest) = ([Part](), "", Substring(source))
    while let start = rest.firstRange(ofBytes: "{{#t") {
      mustache += rest[..<start.lowerBound]
      let after = rest[start.upperBound...]
      // A longer name, such as {{#target}}, is a section of the page's own.
      guard after.hasPrefix("}}") || after.hasPrefix(":"), let head = after.firstRange(ofBytes: "}}") else {
        mustache += "{{#t"
        rest = after
        continue
      }
      guard let end = after.firstRange(ofBytes: "{{/t}}") else { throw .unclosedMessage(String(after.prefix(40))) }
      let context = after[..<head.lowerBound].dropFirst()
      let body = after[head.upperBound..<end.lowerBound]
      parts += [.mustache(mustache), .message(try TemplateMessage(body, context: context.isEmpty ? nil : context))]
      mustache = ""
      rest = after[end.upperBound...]
    }
    self.parts = parts + [.mustache(mustache + rest)]
  }

  /// The keys of the messages, in order.
  public var keys: [String] {
    parts.compactMap { part in if case .message(let message) = part { message.key } else { nil } }
  }

  /// Returns the template in one language.
  public func source(in text: Localizer) throws(LocalizedTemplateFailure) -> String {
    var source = ""
    for part in parts {
      switch part {
      case .mustache(let mustache): source += mustache
      case .message(let message): source += try message.mustache(text.pattern(message.key), text.rule)
      }
    }
    return source
  }

  /// English words outside every mark, in text and in attributes that people read.
  public var inlineWords: [String] {
    let source = parts.map { part in if case .mustache(let source) = part { source } else { "{{t}}" } }.joined()
    return TemplateToken.all(in: Substring(source)).flatMap { token -> [String] in
      switch token {
      case .mustache: return []
      case .text(let text):
        return text.contains(/\p{L}{3,}/) ? [text.split(whereSeparator: \.isWhitespace).joined(separator: " ")] : []
      case .tag(let tag):
        return tag.matches(of: /\b([a-z-]+)="([^"]*)/).filter { Self.sentences.contains(String($0.1)) }
          .map { String($0.2) }.filter { $0.replacing(/\{\{[^}]*\}\}/, with: "").contains(/\p{L}{3,}/) }
      }
    }
  }
}
