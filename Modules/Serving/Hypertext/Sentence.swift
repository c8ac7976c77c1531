public import Domain

/// A sentence to translate, which may hold elements.
///
///     t("Saved: \(bdi: line)")                        // key "Saved: <bdi>%@</bdi>"
///     t("Over HTTP. \(a: "Use HTTPS", .href(phone))")  // key "Over HTTP. <a>Use HTTPS</a>"
///
/// Translators see elements by name only, so no translation can change an address. A second element of one name is numbered,
/// as in `<bdi2>`.
public struct Sentence: Hashable, Sendable, ExpressibleByStringInterpolation {
  struct Mark: Hashable, Sendable {
    /// The name in the key.
    let name: String
    let tag: Tag
    let attributes: [Attribute]
  }

  let message: Message
  let marks: [Mark]

  /// Creates a sentence without values and elements.
  public init(stringLiteral text: String) { (message, marks) = (Message(stringLiteral: text), []) }

  /// Creates a sentence from an interpolated literal.
  public init(stringInterpolation: StringInterpolation) {
    message = Message(key: stringInterpolation.key, arguments: stringInterpolation.arguments)
    marks = stringInterpolation.marks
  }

  /// Creates a sentence whose English text has another meaning elsewhere.
  ///
  /// - Parameters:
  ///   - sentence: The sentence.
  ///   - context: The meaning in one word.
  public init(_ sentence: Sentence, context: String) {
    (message, marks) = (Message(sentence.message, context: context), sentence.marks)
  }

  /// Collects the key, the values and the elements.
  public struct StringInterpolation: Sendable, StringInterpolationProtocol {
    fileprivate var key = ""
    fileprivate var arguments: [Message.Argument] = []
    fileprivate var marks: [Mark] = []

    /// Creates an empty interpolation.
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + 14 * interpolationCount)
    }

    /// Appends English words to the key; the page escapes them and their translation.
    public mutating func appendLiteral(_ literal: String) { key += Message(stringLiteral: literal).key }

    // MARK: Values

    /// A text that is the same in every language, `%@` in the key and escaped on the page.
    public mutating func appendInterpolation(_ text: String) { append(.text(text)) }
    /// A number, by which a translation also chooses its plural form.
    public mutating func appendInterpolation(_ number: Int) { append(.number(number)) }
    /// A message, translated by itself.
    public mutating func appendInterpolation(_ message: Message) { append(.message(message)) }

    private mutating func append(_ argument: Message.Argument) {
      key += "%@"
      arguments.append(argument)
    }

    // MARK: Elements

    /// A name.
    public mutating func appendInterpolation(bdi text: String) { append(.bdi, []) { $0.append(.text(text)) } }
    /// A message with a name in it, whose direction does not spread.
    public mutating func appendInterpolation(bdi message: Message) { append(.bdi, []) { $0.append(.message(message)) } }
    /// A link, whose text is part of the sentence; `\(a: "\(name)", .href(address))` for a value.
    public mutating func appendInterpolation(a words: Sentence, _ attributes: Attribute...) {
      append(.a, attributes) { $0.append(words) }
    }
    /// Words of the sentence that stand out.
    public mutating func appendInterpolation(strong words: Sentence, _ attributes: Attribute...) {
      append(.strong, attributes) { $0.append(words) }
    }
    /// Words of the sentence with emphasis, such as the title of another page.
    public mutating func appendInterpolation(em words: Sentence) { append(.em, []) { $0.append(words) } }
    /// Words that are typed or read exactly, such as a code or a command.
    public mutating func appendInterpolation(code words: Sentence) { append(.code, []) { $0.append(words) } }
    /// Words of the sentence with attributes, such as a class.
    public mutating func appendInterpolation(span words: Sentence, _ attributes: Attribute...) {
      append(.span, attributes) { $0.append(words) }
    }
    /// A moment in the reader's zone.
    public mutating func appendInterpolation(time moment: Timestamp, _ style: TimeStyle = .moment) {
      append(.time, Attribute.time(.moment(moment), style)) { $0.append(.message(.moment(moment))) }
    }

    /// A day of the calendar.
    public mutating func appendInterpolation(time day: CivilDate) {
      append(.time, Attribute.time(.day(day), .date)) { $0.append(.message(.day(day))) }
    }

    /// A day as screens have it, in ISO 8601; any other text is shown unchanged.
    public mutating func appendInterpolation(time day: String) {
      if let date = CivilDate(day) {
        appendInterpolation(time: date)
      } else {
        append(.time, []) { $0.append(.text(day)) }
      }
    }

    private mutating func append(_ tag: Tag, _ attributes: [Attribute], _ content: (inout Self) -> Void) {
      var (name, number) = (tag.rawValue, 1)
      while marks.contains(where: { $0.name == name }) { (number, name) = (number + 1, "\(tag.rawValue)\(number + 1)") }
      marks.append(Mark(name: name, tag: tag, attributes: attributes))
      key += "<\(name)>"
      content(&self)
      key += "</\(name)>"
    }

    private mutating func append(_ words: Sentence) {
      key += words.message.key
      arguments += words.message.arguments
      marks += words.marks
    }
  }
}
