public import Domain

/// A sentence of a screen model: English in JSON, in the reader's language on pages and terminals.
///
/// Two texts are equal where their English sentences are, as two values read from JSON.
public struct ScreenText: Sendable {
  public let message: Message

  public init(_ message: Message) { self.message = message }

  /// The sentence in English.
  public var english: String { message.description }
}

extension ScreenText: Hashable {
  public static func == (left: Self, right: Self) -> Bool { left.english == right.english }

  public func hash(into hasher: inout Hasher) { hasher.combine(english) }
}

extension ScreenText: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) { self.init(Message(verbatim: text)) }
}

extension ScreenText: Codable {
  public init(from decoder: any Decoder) throws {
    self.init(Message(verbatim: try decoder.singleValueContainer().decode(String.self)))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(english)
  }
}
