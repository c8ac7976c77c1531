import Domain
import Foundation

extension Calendar {
  /// The calendar that dates are compared with.
  static var gregorianUTC: Calendar { utc(.gregorian) }
  /// The calendar that weeks are compared with.
  static var weeksUTC: Calendar { utc(.iso8601) }

  private static func utc(_ identifier: Calendar.Identifier) -> Calendar {
    var calendar = Calendar(identifier: identifier)
    calendar.timeZone = .gmt
    return calendar
  }
}

extension Bucket {
  /// Whether the moment lies within the bounds.
  func holds(_ time: Timestamp) -> Bool {
    (start.map { $0 <= time } ?? true) && (end.map { time < $0 } ?? true)
  }

  /// How long it lasts.
  var hours: Double? {
    guard let start, let end else { return nil }
    return Double(end.rawValue - start.rawValue) / 3_600_000
  }
}
