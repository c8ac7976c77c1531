import CanonicalJSON
internal import Domain

/// How a stored number was read as a date.
enum DateEncoding: Hashable, Sendable {
  case milliseconds, referenceSeconds, unixSeconds
  /// Too large for seconds and too small for milliseconds of our time; taken as milliseconds (decision 22).
  case unlikelyMilliseconds
}

/// What the dates of a file were.
public struct DateReport: Hashable, Sendable {
  public internal(set) var milliseconds = 0
  public internal(set) var referenceSeconds = 0
  public internal(set) var unixSeconds = 0
  /// Taken as milliseconds, but near 1970.
  public internal(set) var unlikely = 0
  /// Seconds that could be meant from 1970 as well as from 2001.
  public internal(set) var ambiguous = 0

  /// Whether some date was not in milliseconds.
  public var usedFallback: Bool { referenceSeconds + unixSeconds > 0 }
}

/// Decides per number what a stored date means; the rules of older encodings are in force where their switch is on.
struct DateRule: Sendable {
  /// Where 2001-01-01 is, in seconds since 1970-01-01.
  private static let referenceDate = 978_307_200.0
  let legacy: LegacyPaths
  private let latest: Timestamp

  /// - Parameters:
  ///   - now: Nothing in seconds is later than ten years after this.
  ///   - legacy: Which encodings are understood.
  init(now: Timestamp, legacy: LegacyPaths) {
    self.legacy = legacy
    let day: Int64 = 86_400_000
    let today = CivilDate(dayNumber: now.rawValue / day)
    let tenYearsOn = CivilDate(year: today.year + 10, month: today.month, day: today.day).dayNumber
    latest = Timestamp(rawValue: tenYearsOn * day + now.rawValue % day)
  }

  /// nil for what is no date.
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

  /// The moment, where it lies between 2001 and ten years from now.
  private func seconds(_ seconds: Double) -> Timestamp? {
    let time = Timestamp(rawValue: Int64((seconds * 1000).rounded()))
    return seconds >= Self.referenceDate && time <= latest ? time : nil
  }

  /// A number, also one that is spelled as text.
  private static func number(_ json: JSON) -> Double? {
    json.double ?? json.text.flatMap { JSON.number($0).double }
  }

  /// Milliseconds, exactly; a fraction is cut off.
  private static func whole(_ json: JSON, _ number: Double) -> Timestamp? {
    let whole = json.whole.map { Int64($0) } ?? Int64(exactly: number.rounded(.towardZero))
    return whole.map { Timestamp(rawValue: $0) }.flatMap { $0.isOnCalendar ? $0 : nil }
  }
}
