package import Domain

/// A sentence of a screen: pages and terminals show it in the reader's language, JSON has it in English.
package struct Wording: Hashable, Codable, Sendable, CustomStringConvertible {
  package let message: Message

  package init(_ message: Message) { self.message = message }

  /// Reads the English sentence, which is the same in every language then.
  package init(from decoder: any Decoder) throws {
    message = Message(verbatim: try decoder.singleValueContainer().decode(String.self))
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }

  /// Two wordings are the same if their English sentences are the same, as JSON has them.
  package static func == (one: Wording, other: Wording) -> Bool { one.description == other.description }

  package func hash(into hasher: inout Hasher) { hasher.combine(description) }

  package var description: String { message.description }
}
