public import Domain
public import Localization

/// Days and moments within sentences, for `times.js`, which writes them in the reader's format.
///
/// A sentence does not know where a template shows it, so a day passes through the template as a mark, and the rendered
/// page says where the mark stands. Between tags it becomes a `<time>` element. Attributes, titles and options hold text
/// only, so there it becomes words, and the sentence with its marks stands beside them. The sentence of an attribute
/// `aria-label` is in `data-dated-aria-label`, that of an element in `data-dated`. A mark that a person typed makes a day
/// or nothing.
enum SentenceTimes {
  // Characters for private use, which no language writes.
  private static let (start, end): (Unicode.Scalar, Unicode.Scalar) = ("\u{E000}", "\u{E001}")
  /// The attribute for the script, or the beginning of its name.
  static let dated = "data-dated"

  /// The mark of a day or moment, for ``shown(in:_:)``.
  static func mark(_ time: Message.Time) -> String {
    switch time {
    case .day(let day): "\(start)\(day)\(end)"
    case .moment(let moment): "\(start)\(moment.iso8601)\(end)"
    }
  }

  /// Returns markup with each mark as its place allows.
  static func shown(in html: String, _ text: Localizer) -> String {
    // The mark begins with this byte, which few pages have.
    guard html.utf8.contains(0xEE), html.unicodeScalars.contains(start) else { return html }
    var (shown, rest) = ("", html.unicodeScalars[...])
    while let open = rest.firstIndex(of: start) {
      shown.unicodeScalars += rest[..<open]
      let place = MarkPlace(after: shown)
      let close = rest[open...].firstIndex(of: place.end) ?? rest.endIndex
      let sentence = String(shown[place.start...]) + String(rest[open..<close])
      rest = rest[close...]
      shown.removeSubrange(place.start...)
      switch place.kind {
      case .content: shown += written(sentence) { element($0, text) }
      case .words: shown += written(sentence, text.words)
      case .attribute(let name): shown += "\(written(sentence, text.words))\" \(dated)-\(name)=\"\(sentence)"
      case .element: shown = "\(shown.dropLast()) \(dated)=\"\(sentence)\">\(written(sentence, text.words))"
      // This part of the page was rendered before.
      case .script: shown += sentence
      }
    }
    shown.unicodeScalars += rest
    return shown
  }

  /// Returns a sentence with its marks replaced; a mark of no time loses its first character.
  private static func written(_ sentence: String, _ words: (Message.Time) -> String) -> String {
    var (written, rest) = ("", sentence.unicodeScalars[...])
    while let open = rest.firstIndex(of: start) {
      written.unicodeScalars += rest[..<open]
      rest = rest[open...].dropFirst()
      guard let close = rest.firstIndex(of: end), let time = time(String(rest[..<close])) else { continue }
      written += words(time)
      rest = rest[close...].dropFirst()
    }
    written.unicodeScalars += rest
    return written
  }

  private static func time(_ text: String) -> Message.Time? {
    CivilDate(text).map { .day($0) } ?? LocalMoment(iso8601: text).map { .moment($0.time) }
  }

  private static func element(_ time: Message.Time, _ text: Localizer) -> String {
    let (style, value) =
      switch time {
      case .day(let day): ("day", "\(day)")
      case .moment(let moment): ("moment", moment.iso8601)
      }
    return "<time datetime=\"\(value)\" data-local=\"\(style)\">\(text.words(for: time))</time>"
  }
}

/// The place in a page where a mark stands.
///
/// Text and attributes are escaped, so every `<` begins a tag, every `>` ends one, and every `"` in one quotes.
private struct MarkPlace {
  enum Kind {
    /// Between tags.
    case content
    /// In an attribute that people read.
    case attribute(String)
    /// In an element whose content is text.
    case element
    /// In an attribute that `times.js` reads.
    case script
    /// In a value, which stays as it is.
    case words
  }

  let kind: Kind
  /// The beginning of the text that the mark stands in: of the attribute's or the element's.
  let start: String.Index
  /// The first character after that text.
  let end: Unicode.Scalar

  /// Creates the place at the end of markup.
  init(after html: String) {
    let scalars = html.unicodeScalars
    let tag = scalars[(scalars.lastIndex(of: "<") ?? scalars.endIndex)...]
    guard let tagEnd = tag.lastIndex(of: ">") else {
      let quote = tag.lastIndex(of: "\"")
      (start, end) = (quote.map(scalars.index(after:)) ?? scalars.endIndex, tag.isEmpty ? "<" : "\"")
      kind = tag.isEmpty ? .content : Self.attribute(String(tag[..<(quote ?? tag.endIndex)]))
      return
    }
    (start, end) = (scalars.index(after: tagEnd), "<")
    kind = Self.content(String(tag[..<tagEnd]))
  }

  /// The kind of an attribute, by the tag up to its value, such as `<p title=`.
  private static func attribute(_ tag: String) -> Kind {
    let name = tag.dropLast().split(separator: " ").last.map(String.init) ?? ""
    if name.hasPrefix(SentenceTimes.dated) { return .script }
    return LocalizedTemplate.sentences.contains(name) ? .attribute(name) : .words
  }

  /// The kind of an element's content, by its tag without the last bracket, such as `<option value="1"`.
  private static func content(_ tag: String) -> Kind {
    switch tag.dropFirst().prefix(while: { $0 != " " }) {
    case "title": .element
    // The text of an option without a value is its value.
    case "option": tag.contains(" value=") ? .element : .words
    case "textarea": .words
    default: .content
    }
  }
}

extension Localizer {
  /// Returns the text of a message for a script of a page, with marks for its days and moments, which `times.js` writes in
  /// the reader's format.
  public func forScripts(_ message: Message) -> String { self(message, times: SentenceTimes.mark) }
}
