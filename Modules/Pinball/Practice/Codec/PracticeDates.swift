import CanonicalJSON
internal import Domain

/// The way in which a stored number was read as a date.
enum DateEncoding: Hashable, Sendable {
  case milliseconds, referenceSeconds, unixSeconds
  /// Too large for seconds, and too small for milliseconds of our time; read as milliseconds (decision 22).
  case unlikelyMilliseconds
}

/// The encodings of a file's dates.
public struct DateReport: Hashable, Sendable {
  /// Dates in milliseconds since 1970.
  public internal(set) var milliseconds = 0
  /// Dates in seconds since 2001.
  public internal(set) var referenceSeconds = 0
  /// Dates in seconds since 1970.
  public internal(set) var unixSeconds = 0
  /// Dates read as milliseconds, but near 1970.
  public internal(set) var unlikely = 0
  /// Dates in seconds that could count from 1970 as well as from 2001.
  public internal(set) var ambiguous = 0

  /// Whether some date was not in milliseconds.
  public var usedFallback: Bool { referenceSeconds + unixSeconds > 0 }
}

/// The rule that decides the meaning of a stored date, number by number.
///
/// Rules of older encodings apply if their switch is on.
struct DateRule: Sendable {
  /// 2001-01-01 in seconds since 1970-01-01.
  private static let referenceDate = 978_307_200.0
  let legacy: LegacyPaths
  private let latest: Timestamp

  /// Creates a rule.
  ///
  /// - Parameters:
  ///   - now: The time. No date in seconds is later than ten years after it.
  ///   - legacy: The supported encodings.
  init(now: Timestamp, legacy: LegacyPaths) {
    self.legacy = legacy
    let day: Int64 = 86_400_000
    let today = CivilDate(dayNumber: now.rawValue / day)
    let tenYearsOn = CivilDate(year: today.year + 10, month: today.month, day: today.day).dayNumber
    latest = Timestamp(rawValue: tenYearsOn * day + now.rawValue % day)
  }

  /// Reads a date; nil for anything else.
  func read(_ json: JSON) -> (time: Timestamp, encoding: DateEncoding, isAmbiguous: Bool)? {
    guard let number = Self.number(json) else { return nil }
    if number.magnitude >= 1e11 { return Self.whole(json, number).map { ($0, .milliseconds, false) } }
    let reference = seconds(number + Self.referenceDate).flatMap { legacy.contains(.referenceSeconds) ? $0 : nil }
    let unix = seconds(number).flatMap { legacy.contains(.unixSeconds) ? $0 : nil }
    if let reference { return (reference, .referenceSeconds, unix != nil) }
    if let unix { return (unix, .unixSeconds, false) }
    let areSecondsOff = seconds(number + Self.referenceDate) != nil || seconds(number) != nil
    return areSecondsOff ? nil : (Timestamp(rawValue: Int64(number)), .unlikelyMilliseconds, false)
  }

  /// Returns the moment, if it is between 2001 and ten years from now.
  private func seconds(_ seconds: Double) -> Timestamp? {
    let time = Timestamp(rawValue: Int64((seconds * 1000).rounded()))
    return seconds >= Self.referenceDate && time <= latest ? time : nil
  }

  /// Reads a number, also one written as text.
  private static func number(_ json: JSON) -> Double? {
    json.double ?? json.text.flatMap { JSON.number($0).double }
  }

  /// Returns whole milliseconds, exactly; a fraction is cut off.
  private static func whole(_ json: JSON, _ number: Double) -> Timestamp? {
    let whole = json.whole.map { Int64($0) } ?? Int64(exactly: number.rounded(.towardZero))
    return whole.map { Timestamp(rawValue: $0) }.flatMap { $0.isOnCalendar ? $0 : nil }
  }
}
