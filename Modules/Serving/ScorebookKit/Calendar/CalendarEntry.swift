public import Domain
public import Hypertext
public import Notices

/// A date of an account in an app, such as a shoot, for the account's calendar.
///
/// ```swift
/// CalendarEntry("shoots/\(id)", Message(verbatim: name), .day(day), place: hall, page: WebAddress("shoots", id))
/// ```
public struct CalendarEntry: Hashable, Sendable {
  /// When it is.
  public enum When: Hashable, Sendable {
    /// A whole day, wherever the reader is.
    case day(CivilDate)
    /// A time of day on the clocks of the place, without an end.
    case clock(CivilDate, ClockTime)
    /// Two moments, the same for readers in every zone.
    case between(Timestamp, Timestamp)
  }

  /// The id, unique among the account's dates, which stays when the date changes.
  public let id: String
  /// The title.
  public let title: Message
  /// When it is.
  public let when: When
  /// Where it is; nil if that is not known.
  public let place: String?
  /// The page about it; nil for none.
  public let page: WebAddress?

  /// Creates a date.
  public init(_ id: String, _ title: Message, _ when: When, place: String? = nil, page: WebAddress? = nil) {
    (self.id, self.title, self.when, self.place, self.page) = (id, title, when, place, page)
  }

  /// The day on which it begins; that of a moment is in UTC.
  var day: CivilDate {
    switch when {
    case .day(let day), .clock(let day, _): day
    case .between(let start, _): CivilDate(dayNumber: ZoneTable.utc.day(of: start))
    }
  }
}

extension Installation {
  /// Returns the dates of an account, the earliest first.
  func calendar(of account: Account) async throws -> [CalendarEntry] {
    try await calendarEntries(self, account).sorted { ($0.day.dayNumber, $0.id) < ($1.day.dayNumber, $1.id) }
  }
}
