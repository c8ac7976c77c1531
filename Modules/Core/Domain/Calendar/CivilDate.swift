/// A day of the proleptic Gregorian calendar.
///
/// The arithmetic is plain integers, because a calendar in the device's language could start weeks on another day.
public struct CivilDate: Hashable, Sendable {
  /// The year.
  public let year: Int64
  /// The month, from 1 to 12.
  public let month: Int64
  /// The day of the month, from 1 to 31.
  public let day: Int64

  /// Creates a date from its parts, which are not checked.
  public init(year: Int64, month: Int64, day: Int64) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// Creates the date of a day counted from 1970-01-01, also before it.
  public init(dayNumber: Int64) {
    // Years are counted from March, so that a leap day is the last day of its year; 400 years make an era.
    let shifted = dayNumber + 719_468
    let era = shifted.floorDivided(by: 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// Reads `YYYY-MM-DD`; nil for another text, and for a day that no calendar has.
  public init?(_ text: String) {
    guard let start = Period.daily.bucket(id: text, in: .utc)?.start else { return nil }
    self.init(dayNumber: ZoneTable.utc.day(of: start))
  }

  /// Days since 1970-01-01.
  public var dayNumber: Int64 {
    let yearFromMarch = month <= 2 ? year - 1 : year
    let era = yearFromMarch.floorDivided(by: 400)
    let yearOfEra = yearFromMarch - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// The first day of the next month.
  var startOfNextMonth: CivilDate {
    month == 12 ? CivilDate(year: year + 1, month: 1, day: 1) : CivilDate(year: year, month: month + 1, day: 1)
  }
}

extension CivilDate: CustomStringConvertible {
  /// The date as `YYYY-MM-DD`.
  public var description: String {
    "\(year.zeroPadded(to: 4))-\(month.zeroPadded(to: 2))-\(day.zeroPadded(to: 2))"
  }
}

extension Timestamp {
  /// The moment in UTC as `YYYY-MM-DDTHH:MM:SS.mmmZ`.
  public var iso8601: String {
    let dayNumber = rawValue.floorDivided(by: ZoneTable.dayMilliseconds)
    let rest = rawValue.floorRemainder(by: ZoneTable.dayMilliseconds)
    let (hour, minute, second) = (rest / 3_600_000, rest / 60_000 % 60, rest / 1000 % 60)
    let clock = [hour, minute, second].map { $0.zeroPadded(to: 2) }.joined(separator: ":")
    return "\(CivilDate(dayNumber: dayNumber))T\(clock).\((rest % 1000).zeroPadded(to: 3))Z"
  }
}

extension Int64 {
  /// Returns the quotient rounded towards negative infinity.
  package func floorDivided(by divisor: Int64) -> Int64 {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }

  /// Returns the remainder that is never negative.
  func floorRemainder(by divisor: Int64) -> Int64 {
    let remainder = self % divisor
    return remainder < 0 ? remainder + divisor : remainder
  }

  func zeroPadded(to width: Int) -> String {
    let digits = String(magnitude)
    return (self < 0 ? "-" : "") + String(repeating: "0", count: Swift.max(0, width - digits.count)) + digits
  }
}
