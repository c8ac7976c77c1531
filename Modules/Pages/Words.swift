public import Domain

/// Numbers as people write them.
public enum Words: Sendable {
  /// Returns a count with its noun, such as `1 archer` or `3 archers`.
  public static func count(_ number: Int, _ one: String, _ many: String) -> String {
    "\(number) \(number == 1 ? one : many)"
  }

  /// Returns a number with one decimal and a true minus sign.
  public static func decimal(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "–" }
    let tenths = Int((value * 10).rounded())
    return "\(tenths < 0 ? "\u{2212}" : "")\(abs(tenths) / 10).\(abs(tenths) % 10)"
  }
}

/// A moment in UTC, which `times.js` shows in the reader's own zone.
public struct MomentView: Hashable, Sendable {
  /// The date, such as `3 Feb 2026`.
  public let date: String
  /// The date without its year.
  public let day: String
  /// The date and time, such as `3 Feb 2026 18:30 UTC`.
  public let minute: String
  /// The moment in ISO 8601, for the script.
  public let timestamp: String

  public init(_ moment: Timestamp) {
    let date = DayView(CivilDate(dayNumber: ZoneTable.utc.day(of: moment)))
    (day, self.date) = (date.day, date.words)
    timestamp = moment.iso8601
    minute = "\(date.words) \(timestamp.dropFirst(11).prefix(5)) UTC"
  }
}

/// A calendar day without a zone, which a page's `<time data-local="day">` shows in the reader's own format.
public struct DayView: Hashable, Sendable {
  /// The day in ISO 8601, such as `2026-02-03`.
  public let iso: String
  /// The day in words, such as `3 Feb 2026`: for readers without scripts, and within sentences.
  public let words: String
  /// The words without the year.
  let day: String
  /// The month, such as `Feb 2026`, for `<time data-local="month">`.
  public let month: String

  public init(_ date: CivilDate) {
    let month = Self.months[Int(date.month - 1)]
    let day = "\(date.day) \(month)"
    self.init(iso: "\(date)", words: "\(day) \(date.year)", day: day, month: "\(month) \(date.year)")
  }

  /// Creates the view of a day in ISO 8601; any other text is shown unchanged.
  public init(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false).compactMap { Int64($0) }
    if parts.count == 3, (1...12).contains(parts[1]) {
      self.init(CivilDate(year: parts[0], month: parts[1], day: parts[2]))
    } else {
      self.init(iso: text, words: text, day: text, month: text)
    }
  }

  private init(iso: String, words: String, day: String, month: String) {
    (self.iso, self.words, self.day, self.month) = (iso, words, day, month)
  }

  private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
}
