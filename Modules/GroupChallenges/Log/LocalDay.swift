public import Domain

/// The date that a member's clock showed, with how far that clock was ahead of UTC.
///
/// It is fixed when somebody checks in, so that no later journey moves it.
public struct LocalDay: Hashable, Sendable {
  /// Days since 1970-01-01.
  public let number: Int64
  public let offsetSeconds: Int64

  public init(number: Int64, offsetSeconds: Int64) {
    (self.number, self.offsetSeconds) = (number, offsetSeconds)
  }

  /// The date of a moment where clocks show this zone.
  public init(of time: Timestamp, in zone: ZoneTable) {
    let offset = zone.offsetSeconds(at: time)
    self.init(of: time, offsetSeconds: offset)
  }

  /// The date of a moment where clocks are so far ahead of UTC.
  init(of time: Timestamp, offsetSeconds: Int64) {
    let local = time.advanced(bySeconds: offsetSeconds)
    let day = Period.daily.bucket(of: local, in: .utc)
    self.init(number: Self.number(of: day), offsetSeconds: offsetSeconds)
  }

  /// `YYYY-MM-DD`.
  public var date: String { "\(CivilDate(dayNumber: number))" }

  /// The number of a date; nil for a text that is none, such as `2025-02-30`.
  public static func number(ofDate text: String) -> Int64? {
    Period.daily.bucket(id: text, in: .utc).map(number)
  }

  private static func number(of day: Bucket) -> Int64 { (day.start ?? 0).rawValue / 86_400_000 }
}
