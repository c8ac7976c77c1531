package import Domain
import Foundation

extension Localizer {
  /// Such as `3 Feb 2026`, in the language's own order and with its own names of months.
  package func words(for day: CivilDate) -> String {
    guard isOther else { return "\(dayAndMonth(of: day)) \(day.year)" }
    return words(for: day, style.day().month(.abbreviated).year())
  }

  /// Such as `3 Feb`.
  package func dayAndMonth(of day: CivilDate) -> String {
    guard isOther else { return "\(day.day) \(Self.months[Int(day.month - 1)])" }
    return words(for: day, style.day().month(.abbreviated))
  }

  /// Such as `Feb 2026`.
  package func month(of day: CivilDate) -> String {
    guard isOther else { return "\(Self.months[Int(day.month - 1)]) \(day.year)" }
    return words(for: day, style.month(.abbreviated).year())
  }

  /// Such as `3 Feb 2026 18:30 UTC`: a server does not know the reader's zone.
  package func words(for moment: Timestamp) -> String {
    let day = CivilDate(dayNumber: ZoneTable.utc.day(of: moment))
    return "\(words(for: day)) \(moment.iso8601.dropFirst(11).prefix(5)) UTC"
  }

  /// The day, or the moment, as ``words(for:)-(CivilDate)`` and ``words(for:)-(Timestamp)`` write it.
  package func words(for time: Message.Time) -> String {
    switch time {
    case .day(let day): words(for: day)
    case .moment(let moment): words(for: moment)
    }
  }

  /// English is written here, because Foundation takes much longer and a page may show hundreds of days.
  private var isOther: Bool { language.base != .source && !isPseudo }

  private var style: Date.FormatStyle { Date.FormatStyle(locale: Locale(identifier: language.tag), timeZone: .gmt) }

  private func words(for day: CivilDate, _ style: Date.FormatStyle) -> String {
    style.format(Date(timeIntervalSince1970: TimeInterval(day.dayNumber) * 86_400))
  }

  private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
}
