package import Domain
package import Localization

/// A message for a place that holds text only, such as an attribute or an option.
///
/// The times in it are words. Beside them stands the sentence with marks, for `page.js`, which knows the characters and
/// puts the times into the reader's zone and format.
struct PlainSentence {
  private(set) var words = ""
  /// The sentence with marks; nil for one without times.
  var dated: String? { hasTime ? marked : nil }
  private var marked = ""
  private var hasTime = false

  init(_ message: Message, in text: Localizer) {
    text.pieces(of: message) { piece in
      switch piece {
      case .words(let part): add(String(part), String(part))
      case .value(let value): add(value, value)
      case .time(let time):
        hasTime = true
        add(text.words(for: time), "\u{E000}\(Self.name(of: time))\u{E001}")
      }
    }
  }

  private mutating func add(_ words: String, _ marked: String) {
    self.words += words
    self.marked += marked
  }

  private static func name(of time: Message.Time) -> String {
    switch time {
    case .day(let day): "\(day)"
    case .moment(let moment): moment.iso8601
    }
  }
}

extension Localizer {
  /// Returns the text of a message for a script of a page, with marks for its days and moments, which `page.js` writes in
  /// the reader's format.
  package func forScripts(_ message: Message) -> String {
    let sentence = PlainSentence(message, in: self)
    return sentence.dated ?? sentence.words
  }
}
