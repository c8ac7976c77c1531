/// A sentence with its values, before a language is chosen.
///
/// The key is the English sentence with `%@` for each value, as `String(localized:)` makes it:
///
///     let message: Message = "\(name) leads with \(score)."   // key "%@ leads with %@."
///
/// A message is plain data: rules and errors carry it, and the edge of a program renders it in the reader's language.
public struct Message: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// One value of a message.
  public enum Argument: Hashable, Sendable {
    /// A text, inserted as it is.
    case text(String)
    /// A number, written in the reader's language.
    case number(Int)
    /// Another message, rendered in the same language.
    indirect case message(Message)
  }

  /// The interpolation that collects a message's key and values.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate var key = ""
    fileprivate var arguments: [Argument] = []

    /// Creates an empty interpolation.
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + 2 * interpolationCount)
      arguments.reserveCapacity(interpolationCount)
    }

    /// Appends English text.
    public mutating func appendLiteral(_ literal: String) { key += Message.escaped(literal) }
    /// Appends a text as a value.
    public mutating func appendInterpolation(_ text: String) { append(.text(text)) }
    /// Appends a text as a value.
    public mutating func appendInterpolation(_ text: Substring) { append(.text(String(text))) }
    /// Appends a number as a value.
    public mutating func appendInterpolation(_ number: Int) { append(.number(number)) }
    /// Appends a message as a value.
    public mutating func appendInterpolation(_ message: Message) { append(.message(message)) }

    private mutating func append(_ argument: Argument) {
      key += "%@"
      arguments.append(argument)
    }
  }

  /// The English sentence with `%@` for each value, and `%%` for a percent sign, after `context|` where one sentence has
  /// two meanings.
  public let key: String
  /// The values, in the order of the key.
  public let arguments: [Argument]

  /// Creates a message from its parts, as another program sent them.
  public init(key: String, arguments: [Argument]) { (self.key, self.arguments) = (key, arguments) }

  /// Creates a message without values.
  public init(stringLiteral text: String) { self.init(key: Self.escaped(text), arguments: []) }

  /// Creates a message from an interpolated literal.
  public init(stringInterpolation: StringInterpolation) {
    self.init(key: stringInterpolation.key, arguments: stringInterpolation.arguments)
  }

  /// Creates a message that is the same in every language, such as a name.
  public init(verbatim text: String) { self.init(key: "%@", arguments: [.text(text)]) }

  /// Creates a message whose English text has another meaning elsewhere, such as "End", the noun and the command.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - context: The meaning in one word, which begins the key before a bar and is never shown.
  public init(_ message: Message, context: String) {
    self.init(key: "\(context)|\(message.key)", arguments: message.arguments)
  }

  private static func escaped(_ literal: String) -> String {
    literal.utf8.contains(UInt8(ascii: "%"))
      ? literal.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%") : literal
  }
}

extension [Message] {
  /// Returns the messages as one, with a separator that is the same in every language, such as a comma.
  public func joined(separator: String) -> Message {
    if count == 1 { return self[0] }
    let key = Array<String>(repeating: "%@", count: count).joined(separator: separator)
    return Message(key: key, arguments: map(Message.Argument.message))
  }
}

extension Message: CustomStringConvertible {
  /// The sentence in English.
  ///
  /// A key with fewer values than places keeps the place as it is.
  public var description: String {
    var text = ""
    forEachPiece(words: { text += $0 }, value: { text += $0.description })
    return text
  }

  /// Passes the sentence in English piece by piece: its words, and its values as they are.
  package func forEachPiece(words: (Substring) -> Void, value: (Argument) -> Void) {
    var (rest, next) = (key.utf8[...], arguments.makeIterator())
    if let bar = rest.firstIndex(of: UInt8(ascii: "|")) { rest = rest[bar...].dropFirst() }
    while let percent = rest.firstIndex(of: UInt8(ascii: "%")) {
      if percent > rest.startIndex { words(Substring(rest[..<percent])) }
      rest = rest[percent...].dropFirst()
      switch rest.first {
      case UInt8(ascii: "%"):
        words("%")
        rest = rest.dropFirst()
      case UInt8(ascii: "@"):
        if let argument = next.next() { value(argument) } else { words("%@") }
        rest = rest.dropFirst()
      default: words("%")
      }
    }
    if !rest.isEmpty { words(Substring(rest)) }
  }
}

extension Message.Argument: CustomStringConvertible {
  /// The value in English.
  public var description: String {
    switch self {
    case .text(let text): text
    case .number(let number): String(number)
    case .message(let message): message.description
    }
  }
}

extension Message: Codable {
  private enum Key: String, CodingKey { case key, arguments }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    key = try container.decode(String.self, forKey: .key)
    arguments = try container.decodeIfPresent([Argument].self, forKey: .arguments) ?? []
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(key, forKey: .key)
    if !arguments.isEmpty { try container.encode(arguments, forKey: .arguments) }
  }
}

/// An argument is one member whose name says its kind: `{"text":"Ana"}`, `{"number":3}`, `{"message":{…}}`.
extension Message.Argument: Codable {
  private enum Key: String, CodingKey { case text, number, message }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    if let text = try container.decodeIfPresent(String.self, forKey: .text) {
      self = .text(text)
    } else if let number = try container.decodeIfPresent(Int.self, forKey: .number) {
      self = .number(number)
    } else {
      self = .message(try container.decode(Message.self, forKey: .message))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    switch self {
    case .text(let text): try container.encode(text, forKey: .text)
    case .number(let number): try container.encode(number, forKey: .number)
    case .message(let message): try container.encode(message, forKey: .message)
    }
  }
}
