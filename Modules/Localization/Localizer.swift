public import Domain

/// Renders messages in one language.
///
///     let text = languages.localizer(for: Language("de"))
///     text("\(name) leads with \(score).")
///
/// A message without a text in the language is rendered in English.
public struct Localizer: Sendable {
  /// The language.
  public let language: Language
  /// The plural rule of the language.
  public let rule: PluralRule
  /// The marks of numbers in the language.
  public let marks: NumberMarks
  private let table: [String: Pattern]
  let isPseudo: Bool

  /// Creates a localizer.
  ///
  /// - Parameters:
  ///   - language: The language.
  ///   - table: The patterns by key; a key without one is its own English text.
  public init(_ language: Language, _ table: [String: Pattern] = [:]) {
    (self.language, self.table) = (language, table)
    rule = PluralRule(language)
    marks = NumberMarks(language)
    isPseudo = Pseudo.all.contains(language)
  }

  /// English without a catalogue: each message as the source code has it.
  public static let source = Localizer(.source)

  /// Returns the text of a message, with days and moments in words of the language.
  public func callAsFunction(_ message: Message) -> String { self(message, times: words(for:)) }

  /// Returns the text of a message.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - times: Makes the text of a day or a moment within the message.
  /// - Returns: The text.
  public func callAsFunction(_ message: Message, times: (Message.Time) -> String) -> String {
    var text = ""
    text.reserveCapacity(message.key.utf8.count + Self.roomForValues)
    append(message, to: &text, times)
    return text
  }

  /// Bytes that the values of most messages need, so that a text is not moved while it grows.
  private static let roomForValues = 32

  /// Returns the pattern of a key; the key's own where the language has none.
  public func pattern(_ key: String) -> Pattern {
    let pattern = table[key] ?? Pattern(key: key)
    return isPseudo ? Pseudo.accented(pattern) : pattern
  }

  private func append(_ message: Message, to text: inout String, _ times: (Message.Time) -> String) {
    if let pattern = table[message.key] {
      append(isPseudo ? Pseudo.accented(pattern) : pattern, message.arguments, to: &text, times)
    } else if let time = message.time {
      text += times(time)
    } else if message.key == NumberMarks.key, case .text(let number)? = message.arguments.first {
      text += marks.text(number)
    } else if isPseudo {
      append(pattern(message.key), message.arguments, to: &text, times)
    } else {
      // Most texts of the source language are their keys, as is a key without words in every language.
      message.write(to: &text) { append($0, to: &$1, times) }
    }
  }

  private func append(_ argument: Message.Argument, to text: inout String, _ times: (Message.Time) -> String) {
    switch argument {
    case .text(let value): text += value
    case .number(let number): text += String(number)
    case .message(let message): append(message, to: &text, times)
    }
  }

  private func append(
    _ pattern: Pattern,
    _ arguments: [Message.Argument],
    to text: inout String,
    _ times: (Message.Time) -> String
  ) {
    for piece in pattern.pieces {
      switch piece {
      case .words(let words): text += words
      case .value(let place) where arguments.indices.contains(place): append(arguments[place], to: &text, times)
      case .value: text += "%@"
      case .plural(let place, let forms):
        var category = PluralCategory.other
        if arguments.indices.contains(place), case .number(let number) = arguments[place] {
          category = rule.category(of: number)
        }
        if let form = forms[category] ?? forms[.other] { append(form, arguments, to: &text, times) }
      }
    }
  }
}
