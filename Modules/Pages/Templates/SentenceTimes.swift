public import Domain
public import Localization

/// Days and moments within sentences: `<time>` elements between tags, which `times.js` puts into the reader's format, and
/// words in attributes, titles and options, which hold text only.
///
/// A sentence does not know where a template shows it, so a day passes through the template as a mark, and the rendered
/// page says where the mark stands. A mark that a person typed makes a day or nothing.
enum SentenceTimes {
  // Characters for private use, which no language writes.
  private static let (start, end): (Unicode.Scalar, Unicode.Scalar) = ("\u{E000}", "\u{E001}")
  /// The elements whose content is text.
  private static let plain = ["title", "option", "textarea"]

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
      let after = rest[open...].dropFirst()
      guard let close = after.firstIndex(of: end), let time = time(String(after[..<close])) else {
        rest = after
        continue
      }
      shown += holdsElements(after: shown) ? element(time, text) : text.words(for: time)
      rest = after[close...].dropFirst()
    }
    shown.unicodeScalars += rest
    return shown
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

  /// Whether markup may go on with an element: it ends neither within a tag nor within an element of text.
  private static func holdsElements(after html: String) -> Bool {
    let bytes = html.utf8
    // Text and attributes are escaped, so every "<" begins a tag, and every ">" ends one.
    guard let tag = bytes.lastIndex(of: UInt8(ascii: "<")) else { return true }
    let last = bytes[tag...].dropFirst()
    guard last.contains(UInt8(ascii: ">")) else { return false }
    let name = String(decoding: last.prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: ">") }, as: UTF8.self)
    return !plain.contains(name)
  }
}

extension Localizer {
  /// Returns the text of a message for a script of a page, with marks for its days and moments, which `times.js` writes in
  /// the reader's format.
  public func forScripts(_ message: Message) -> String { self(message, times: SentenceTimes.mark) }
}
