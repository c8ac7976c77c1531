public import Domain

/// Numbers as people say them.
public enum Words: Sendable {
  /// Such as `1 archer` or `3 archers`.
  public static func count(_ number: Int, _ one: String, _ many: String) -> String {
    "\(number) \(number == 1 ? one : many)"
  }

  /// A number with one digit after the point, and a true minus sign.
  public static func decimal(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "–" }
    let tenths = Int((value * 10).rounded())
    return "\(tenths < 0 ? "\u{2212}" : "")\(abs(tenths) / 10).\(abs(tenths) % 10)"
  }
}

/// A moment in UTC, which `times.js` puts into the reader's own zone.
public struct MomentView: Hashable, Sendable {
  /// Such as `3 Feb 2026`.
  public let date: String
  /// The date without its year.
  public let day: String
  /// Such as `2026-02-03 18:30 UTC`.
  public let minute: String
  public let timestamp: String

  public init(_ moment: Timestamp) {
    let date = CivilDate(dayNumber: ZoneTable.utc.day(of: moment))
    day = "\(date.day) \(Self.months[Int(date.month - 1)])"
    self.date = "\(day) \(date.year)"
    timestamp = moment.iso8601
    minute = "\(timestamp.prefix(16).replacing("T", with: " ")) UTC"
  }

  private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
}
