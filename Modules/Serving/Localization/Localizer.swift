public import Domain
package import PackedCatalogues

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
  package let rule: PluralRule
  /// The marks of numbers in the language.
  package let marks: NumberMarks
  private let table: [String: Pattern]
  let isPseudo: Bool

  /// Creates a localizer.
  ///
  /// - Parameters:
  ///   - language: The language.
  ///   - table: The patterns by key; a key without one is its own English text.
  package init(_ language: Language, _ table: [String: Pattern]) {
    (self.language, self.table) = (language, table)
    rule = PluralRule(language)
    marks = NumberMarks(language)
    isPseudo = Pseudo.all.contains(language)
  }

  /// Creates a localizer without a catalogue.
  public init(_ language: Language) { self.init(language, [:]) }

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
  package func callAsFunction(_ message: Message, times: (Message.Time) -> String) -> String {
    var text = ""
    text.reserveCapacity(message.key.utf8.count + Self.roomForValues)
    pieces(of: message) { piece in
      switch piece {
      case .words(let words): text += words
      case .value(let value): text += value
      case .time(let time): text += times(time)
      }
    }
    return text
  }

  /// Bytes that the values of most messages need, so that a text is not moved while it grows.
  private static let roomForValues = 32

  /// Returns the pattern of a key; the key's own where the language has none.
  package func pattern(_ key: String) -> Pattern {
    let pattern = table[key] ?? Pattern(key: key)
    return isPseudo ? Pseudo.accented(pattern) : pattern
  }

  /// A piece of a message in the reader's language.
  package enum Piece: Sendable {
    /// Words of the language, which may hold the tags of a sentence on a page.
    case words(Substring)
    /// A value, which holds no tags.
    case value(String)
    /// A day or a moment.
    case time(Message.Time)
  }

  /// Passes the pieces of a message in order, so that a caller writes words, values and times each in its own way.
  package func pieces(of message: Message, _ use: (Piece) -> Void) {
    if let pattern = table[message.key] {
      pieces(isPseudo ? Pseudo.accented(pattern) : pattern, message.arguments, use)
    } else if let time = message.time {
      use(.time(time))
    } else if message.key == NumberMarks.key, case .text(let number)? = message.arguments.first {
      use(.value(marks.text(number)))
    } else if isPseudo {
      pieces(pattern(message.key), message.arguments, use)
    } else {
      // Most texts of the source language are their keys, as is a key without words in every language.
      message.forEachPiece(words: { use(.words($0)) }, value: { pieces(of: $0, use) })
    }
  }

  private func pieces(of argument: Message.Argument, _ use: (Piece) -> Void) {
    switch argument {
    case .text(let text): use(.value(text))
    case .number(let number): use(.value(String(number)))
    case .message(let message): pieces(of: message, use)
    }
  }

  private func pieces(_ pattern: Pattern, _ arguments: [Message.Argument], _ use: (Piece) -> Void) {
    for piece in pattern.pieces {
      switch piece {
      case .words(let words): use(.words(words[...]))
      case .value(let place) where arguments.indices.contains(place): pieces(of: arguments[place], use)
      case .value: use(.words("%@"))
      case .plural(let place, let forms):
        var category = PluralCategory.other
        if arguments.indices.contains(place), case .number(let number) = arguments[place] {
          category = rule.category(of: number)
        }
        if let form = forms[category] ?? forms[.other] { pieces(form, arguments, use) }
      }
    }
  }
}
