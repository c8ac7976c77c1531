extension Message {
  /// A day or a moment within a sentence, which the reader sees in the reader's own format.
  package enum Time: Hashable, Sendable {
    /// A day of the calendar, in no zone.
    case day(CivilDate)
    /// A point in time.
    case moment(Timestamp)
  }

  private static let dayKey = "day|%@"
  private static let momentKey = "moment|%@"

  /// Creates a day of the calendar, for a place in a sentence.
  ///
  ///     "\(Message.day(date)) is still to come."
  public static func day(_ day: CivilDate) -> Message { Message(key: dayKey, arguments: [.text("\(day)")]) }

  /// Creates the day that a text names, such as `2026-02-03`; a text that names none is shown as it is.
  public static func day(_ text: String) -> Message {
    CivilDate(text).map { .day($0) } ?? Message(verbatim: text)
  }

  /// Creates a moment, for a place in a sentence.
  public static func moment(_ moment: Timestamp) -> Message {
    Message(key: momentKey, arguments: [.text(moment.iso8601)])
  }

  /// The day or moment that the message is; nil for a sentence.
  ///
  /// A day and a moment are messages with a key of their own, so a program of an older version reads them, too, and shows
  /// the text of the argument.
  package var time: Time? {
    guard arguments.count == 1, case .text(let text) = arguments[0] else { return nil }
    switch key {
    case Self.dayKey: return CivilDate(text).map { .day($0) }
    case Self.momentKey: return LocalMoment(iso8601: text).map { .moment($0.time) }
    default: return nil
    }
  }
}
