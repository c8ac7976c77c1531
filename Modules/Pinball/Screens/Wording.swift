public import Domain

/// A sentence of a screen: pages and terminals show it in the reader's language, JSON has it in English.
public struct Wording: Hashable, Codable, Sendable, CustomStringConvertible {
  public let message: Message

  public init(_ message: Message) { self.message = message }

  /// Reads the English sentence, which is the same in every language then.
  public init(from decoder: any Decoder) throws {
    message = Message(verbatim: try decoder.singleValueContainer().decode(String.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }

  /// Two wordings are the same if their English sentences are the same, as JSON has them.
  public static func == (one: Wording, other: Wording) -> Bool { one.description == other.description }

  public func hash(into hasher: inout Hasher) { hasher.combine(description) }

  /// The sentence in English.
  public var description: String { message.description }
}
