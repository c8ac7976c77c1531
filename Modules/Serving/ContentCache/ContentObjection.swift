package import Domain

/// The reason why a program has no use for some bytes, in a sentence.
package struct ContentObjection: Hashable, Codable, Sendable, ExpressibleByStringLiteral {
  package let message: Message

  package init(_ message: Message) { self.message = message }

  /// Creates a reason in the words of the operating system.
  static func system(_ text: String) -> Self { Self(Message(verbatim: text)) }

  /// The reason for a site whose name leads nowhere.
  static var noNetwork: Self { Self(Message("there is no network or no such site")) }

  package init(stringLiteral text: String) { message = Message(stringLiteral: text) }

  /// Reads a reason.
  ///
  /// A cache of an earlier version holds the English sentence alone.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    message = try (try? container.decode(String.self)).map(Message.init(verbatim:)) ?? container.decode(Message.self)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(message)
  }
}
