package import Domain

/// A sentence of a screen model: English in JSON, in the reader's language on pages and terminals.
///
/// Two texts are equal where their English sentences are, as two values read from JSON.
package struct ScreenText: Sendable {
  package let message: Message

  package init(_ message: Message) { self.message = message }

  package var english: String { message.description }
}

extension ScreenText: Hashable {
  package static func == (left: Self, right: Self) -> Bool { left.english == right.english }

  package func hash(into hasher: inout Hasher) { hasher.combine(english) }
}

extension ScreenText: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) { self.init(Message(verbatim: text)) }
}

extension ScreenText: Codable {
  package init(from decoder: any Decoder) throws {
    self.init(Message(verbatim: try decoder.singleValueContainer().decode(String.self)))
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(english)
  }
}
