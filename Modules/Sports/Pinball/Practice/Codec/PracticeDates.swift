import CanonicalJSON
internal import Domain

/// The rule that decides the meaning of a stored date, number by number, as far as its encoding is switched on.
struct DateRule: Sendable {
  /// 2001-01-01 in seconds since 1970-01-01.
  private static let referenceDate = 978_307_200.0
  let legacy: LegacyPaths
  private let latest: Timestamp

  /// Creates a rule; no date in seconds is later than ten years from now.
  init(now: Timestamp, legacy: LegacyPaths) {
    self.legacy = legacy
    let day: Int64 = 86_400_000
    let today = CivilDate(dayNumber: now.rawValue / day)
    let tenYearsOn = CivilDate(year: today.year + 10, month: today.month, day: today.day).dayNumber
    latest = Timestamp(rawValue: tenYearsOn * day + now.rawValue % day)
  }

  /// Reads a date; nil for anything else.
  ///
  /// The format is nil for milliseconds. Numbers that are too large for seconds, and too small for milliseconds of our
  /// time, are unlikely, and read as milliseconds (decision 22).
  func read(_ json: JSON) -> (time: Timestamp, format: LegacyPaths?, isUnlikely: Bool)? {
    guard let number = Self.number(json) else { return nil }
    if number.magnitude >= 1e11 { return Self.whole(json, number).map { ($0, nil, false) } }
    let reference = seconds(number + Self.referenceDate)
    let unix = seconds(number)
    if let reference, legacy.contains(.referenceSeconds) { return (reference, .referenceSeconds, false) }
    if let unix, legacy.contains(.unixSeconds) { return (unix, .unixSeconds, false) }
    return reference == nil && unix == nil ? (Timestamp(rawValue: Int64(number)), nil, true) : nil
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
