public import Domain

extension Timestamp {
  /// Returns a moment by its date and time.
  public static func utc(_ year: Int64, _ month: Int64, _ day: Int64, _ hour: Int64 = 0, _ minute: Int64 = 0)
    -> Timestamp
  {
    let days = CivilDate(year: year, month: month, day: day).dayNumber
    return Timestamp(rawValue: ((days * 24 + hour) * 60 + minute) * 60_000)
  }
}
