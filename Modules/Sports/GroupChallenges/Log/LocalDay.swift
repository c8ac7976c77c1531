package import Domain

/// The date that a member's clock showed, with its offset from UTC.
///
/// The date is fixed at the check-in, so that a later journey does not move it.
package struct LocalDay: Hashable, Sendable {
  /// The days since 1970-01-01.
  package let number: Int64
  /// The seconds that the clock was ahead of UTC.
  package let offsetSeconds: Int64

  package init(number: Int64, offsetSeconds: Int64) {
    (self.number, self.offsetSeconds) = (number, offsetSeconds)
  }

  /// Creates the day of a moment in a time zone.
  package init(of time: Timestamp, in zone: ZoneTable) {
    let offset = zone.offsetSeconds(at: time)
    self.init(of: time, offsetSeconds: offset)
  }

  /// Creates the day of a moment at an offset from UTC.
  init(of time: Timestamp, offsetSeconds: Int64) {
    let local = time.advanced(bySeconds: offsetSeconds)
    let day = Period.daily.bucket(of: local, in: .utc)
    self.init(number: Self.number(of: day), offsetSeconds: offsetSeconds)
  }

  /// The date as `YYYY-MM-DD`.
  package var date: String { "\(CivilDate(dayNumber: number))" }

  /// Returns the number of a date; nil for an invalid text, such as `2025-02-30`.
  package static func number(ofDate text: String) -> Int64? {
    Period.daily.bucket(id: text, in: .utc).map(number)
  }

  private static func number(of day: Bucket) -> Int64 { (day.start ?? 0).rawValue / 86_400_000 }

  /// Returns the moment and the day of a workout: those of the clock, or noon where it was on another date.
  ///
  /// - Throws: ``Domain/Refusal`` for a text that is no date.
  package static func ofWorkout(
    at time: Timestamp,
    on date: String?,
    in zone: ZoneTable
  ) throws(Refusal) -> (time: Timestamp, day: LocalDay) {
    let today = LocalDay(of: time, in: zone)
    guard let date, date != today.date else { return (time, today) }
    guard let number = number(ofDate: date) else { throw .notADate(date) }
    let noon = zone.noon(ofDay: number)
    return (noon, LocalDay(of: noon, in: zone))
  }
}

extension ZoneTable {
  func noon(ofDay day: Int64) -> Timestamp { start(ofDay: day).advanced(byMilliseconds: 12 * 3_600_000) }
}

extension Message {
  /// Returns a week in words, such as `Week 24 of 2025` for `2025-W24`.
  package static func week(_ id: String) -> Message {
    let parts = id.split(separator: "-W")
    return parts.count == 2 ? Message("Week \(parts[1]) of \(parts[0])") : Message(verbatim: id)
  }
}
