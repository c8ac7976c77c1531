public import Domain
import Localization

/// Numbers as people write them.
public enum Words: Sendable {
  /// Returns a count with its noun, such as `1 archer` or `3 archers`.
  public static func count(_ number: Int, _ one: String, _ many: String) -> String {
    "\(number) \(number == 1 ? one : many)"
  }

  /// Returns a number with one decimal and a true minus sign.
  public static func decimal(_ value: Double) -> Message {
    guard value.isFinite, abs(value) < 1e12 else { return Message(verbatim: "–") }
    let tenths = Int((value * 10).rounded())
    return number("\(tenths < 0 ? "\u{2212}" : "")\(abs(tenths) / 10).\(abs(tenths) % 10)")
  }

  /// Returns a number with the marks of the reader's language.
  ///
  /// - Parameter english: The number with English marks, such as `1,234.5`.
  /// - Returns: The number.
  public static func number(_ english: String) -> Message { Message("\(english)", context: "number") }
}

/// A moment in UTC, which `times.js` puts into the reader's own zone.
///
/// A view holds it as it is, and a template shows it in the language of the page.
public struct MomentView: Hashable, Sendable {
  /// The date, such as `3 Feb 2026`.
  public let date: String
  /// The date without its year.
  public let day: String
  /// The date and time, such as `3 Feb 2026 18:30 UTC`.
  public let minute: String
  /// The moment in ISO 8601, for the script.
  public let timestamp: String
  /// The moment in an attribute that people read, such as `aria-label`.
  public let inSentence: Message
  private let shownMoment: Timestamp

  public init(_ moment: Timestamp) { self.init(moment, in: .source) }

  private init(_ moment: Timestamp, in text: Localizer) {
    let civil = CivilDate(dayNumber: ZoneTable.utc.day(of: moment))
    (date, day, minute) = (text.words(for: civil), text.dayAndMonth(of: civil), text.words(for: moment))
    (timestamp, inSentence, shownMoment) = (moment.iso8601, .moment(moment), moment)
  }

  func `in`(_ text: Localizer) -> MomentView { MomentView(shownMoment, in: text) }
}

/// A day of the calendar, in no zone: what a page's `<time data-local="day">` shows, in the reader's own format.
///
/// A view holds it as it is, and a template shows it in the language of the page.
public struct DayView: Hashable, Sendable {
  /// The day in ISO 8601, such as `2026-02-03`.
  public let iso: String
  /// Such as `3 Feb 2026`: for readers without scripts, and on a terminal.
  public let words: String
  /// Such as `Feb 2026`, for `<time data-local="month">`.
  public let month: String
  /// The day in an attribute that people read, such as `aria-label`.
  public let inSentence: Message
  private let shownDay: CivilDate?

  public init(_ date: CivilDate) { self.init(date, in: .source) }

  /// Creates the view of a day in ISO 8601; any other text is shown unchanged.
  public init(_ text: String) {
    if let date = CivilDate(text) { self.init(date) } else { self.init(unknown: text) }
  }

  private init(unknown text: String) {
    (iso, words, month, inSentence, shownDay) = (text, text, text, Message(verbatim: text), nil)
  }

  private init(_ date: CivilDate, in text: Localizer) {
    (iso, words, month) = ("\(date)", text.words(for: date), text.month(of: date))
    (inSentence, shownDay) = (.day(date), date)
  }

  func `in`(_ text: Localizer) -> DayView { shownDay.map { DayView($0, in: text) } ?? self }
}

extension Message {
  /// The hint beside a name whose letters are from several alphabets, for organisers.
  public static var mixedAlphabets: Message { Message("This name mixes alphabets.") }
}
