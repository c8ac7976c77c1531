package import Domain
import Hypertext
package import Localization

/// An account's dates as calendar programs read them (RFC 5545).
///
/// No date needs a time zone: days and times of day are those of the place, and moments are in UTC.
package struct CalendarFile: Sendable {
  package static let contentType = "text/calendar; charset=utf-8"
  /// The most bytes of a line, without the break after it.
  private static let lineBytes = 75

  /// The part of a calendar without dates, because one without any part is invalid (RFC 5545, 3.6).
  private static let noEntries = [
    "BEGIN:VTIMEZONE", "TZID:UTC", "BEGIN:STANDARD", "DTSTART:19700101T000000", "TZOFFSETFROM:+0000",
    "TZOFFSETTO:+0000", "END:STANDARD", "END:VTIMEZONE",
  ]

  /// The file.
  package let text: String

  /// Creates the file.
  ///
  /// - Parameters:
  ///   - entries: The dates.
  ///   - app: The program, such as `archery`.
  ///   - user: The account. Its id keeps the ids of two servers apart.
  ///   - now: The time at which the file is made.
  ///   - localizer: The texts of the reader's language.
  ///   - site: The beginning of the addresses of pages; nil for a file without them.
  package init(
    _ entries: [CalendarEntry],
    of app: String,
    for user: UserID,
    at now: Timestamp,
    in localizer: Localizer,
    site: String?
  ) {
    var lines = [
      "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Scorebook//\(app)//EN", "CALSCALE:GREGORIAN", "X-WR-CALNAME:\(app)",
    ]
    for entry in entries {
      let id = Installation.digest("\(app)\n\(user)\n\(entry.id)").prefix(40)
      lines += ["BEGIN:VEVENT", "UID:\(id)@scorebook", "DTSTAMP:\(Self.moment(now))"]
      lines += Self.times(entry.when)
      lines.append("SUMMARY:\(Self.escaped(localizer(entry.title)))")
      if let place = entry.place { lines.append("LOCATION:\(Self.escaped(place))") }
      if let page = entry.page, let site { lines.append("URL:\(site)\(page.text)") }
      lines.append("END:VEVENT")
    }
    if entries.isEmpty { lines += Self.noEntries }
    lines.append("END:VCALENDAR")
    text = lines.map(Self.folded).joined()
  }

  private static func times(_ when: CalendarEntry.When) -> [String] {
    switch when {
    case .day(let day):
      // The end is the first day that is not part of it.
      let next = CivilDate(dayNumber: day.dayNumber + 1)
      return ["DTSTART;VALUE=DATE:\(digits("\(day)"))", "DTEND;VALUE=DATE:\(digits("\(next)"))"]
    case .clock(let day, let time): return ["DTSTART:\(digits("\(day)"))T\(digits("\(time)"))00"]
    case .between(let start, let end):
      // An end has to be later than the start.
      return ["DTSTART:\(moment(start))"] + (end > start ? ["DTEND:\(moment(end))"] : [])
    }
  }

  /// Returns a moment such as `20261129T203000Z`.
  private static func moment(_ time: Timestamp) -> String {
    let parts = time.iso8601.prefix { $0 != "." }.split(separator: "T")
    return parts.map { digits($0) }.joined(separator: "T") + "Z"
  }

  private static func digits(_ text: some StringProtocol) -> String { String(text.filter { $0 != "-" && $0 != ":" }) }

  /// Returns a text as a value: marked where a character separates values, and without characters that steer.
  static func escaped(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.withoutTurns.unicodeScalars {
      switch scalar {
      case "\\", ";", ",": scalars += "\\\(scalar)".unicodeScalars
      case "\n", "\u{2028}", "\u{2029}": scalars += "\\n".unicodeScalars
      case _ where scalar.properties.generalCategory == .control: continue
      default: scalars.append(scalar)
      }
    }
    return String(scalars)
  }

  /// Returns a line with its break, in several that begin with a blank where it is long.
  static func folded(_ line: String) -> String {
    var (scalars, bytes) = (String.UnicodeScalarView(), 0)
    for scalar in line.unicodeScalars {
      let width = UTF8.width(scalar)
      if bytes + width > lineBytes {
        scalars += "\r\n ".unicodeScalars
        bytes = 1
      }
      scalars.append(scalar)
      bytes += width
    }
    scalars += "\r\n".unicodeScalars
    return String(scalars)
  }
}
