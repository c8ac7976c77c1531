/// A moment as ISO 8601 writes it, with the offset of the clock that showed it.
public struct LocalMoment: Hashable, Sendable {
  /// The moment.
  public let time: Timestamp
  /// The seconds that the clock was ahead of UTC.
  public let offsetSeconds: Int64

  /// Creates a moment with its offset.
  public init(time: Timestamp, offsetSeconds: Int64) {
    (self.time, self.offsetSeconds) = (time, offsetSeconds)
  }

  /// The moment in local time, such as `2025-06-11T12:00:00.000+02:00`.
  public var iso8601: String {
    let local = time.advanced(bySeconds: offsetSeconds).iso8601.dropLast()
    let minutes = Int64(clamping: offsetSeconds.magnitude / 60)
    return
      "\(local)\(offsetSeconds < 0 ? "-" : "+")\((minutes / 60).zeroPadded(to: 2)):\((minutes % 60).zeroPadded(to: 2))"
  }

  /// Reads `2025-06-11T10:00:00Z` as other programs write it; nil for any other text.
  ///
  /// Seconds and their fraction may be missing, a blank may stand for the T, and the offset may be `+02:00`, `+0200` or `+02`.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - zone: The zone of a text without an offset; nil to refuse such a text.
  public init?(iso8601 text: String, in zone: ZoneTable? = nil) {
    let pattern =
      #/(\d{4})-(\d\d)-(\d\d)(?:[Tt]| +)(\d\d):(\d\d)(?::(\d\d)(?:[.,](\d+))?)? ?([Zz]|([+-])(\d\d)(?::?(\d\d))?)?/#
    guard let match = text.wholeMatch(of: pattern.asciiOnlyDigits())?.output else { return nil }
    func number(_ digits: Substring?) -> Int64 { digits.flatMap { Int64($0) } ?? 0 }
    let (year, month, day) = (number(match.1), number(match.2), number(match.3))
    let (hour, minute, second) = (number(match.4), number(match.5), number(match.6))
    guard hour < 24, minute < 60, second < 60, (1...12).contains(month), (1...31).contains(day) else { return nil }
    let date = CivilDate(year: year, month: month, day: day)
    guard CivilDate(dayNumber: date.dayNumber) == date else { return nil }
    let clock: Int64 = hour * 3600 + minute * 60 + second
    let fraction = number((String(match.7 ?? "") + "000").prefix(3))
    guard match.8 != nil else {
      guard let moment = zone?.moment(day: date.dayNumber, clock: clock) else { return nil }
      self.init(time: moment.time.advanced(byMilliseconds: fraction), offsetSeconds: moment.offsetSeconds)
      return
    }
    let offset: Int64 = number(match.10) * 3600 + number(match.11) * 60
    let ahead = match.9 == "-" ? -offset : offset
    let utc: Int64 = date.dayNumber * 86_400 + clock - ahead
    self.init(time: Timestamp(rawValue: utc * 1000 + fraction), offsetSeconds: ahead)
  }
}

extension ZoneTable {
  /// Returns the moment at which clocks of this zone show a time of day.
  ///
  /// A skipped time is moved by as much as the clocks were.
  ///
  /// - Parameters:
  ///   - day: The day, in days since 1970-01-01.
  ///   - clock: The seconds since midnight that the clocks show.
  /// - Returns: The moment, with the zone's offset there.
  public func moment(day: Int64, clock: Int64) -> LocalMoment {
    let shown = (day * 86_400 + clock) * 1000
    let moment = Timestamp(rawValue: shown)
    let guess = moment.advanced(bySeconds: 0 &- offsetSeconds(at: moment))
    let time = moment.advanced(bySeconds: 0 &- offsetSeconds(at: guess))
    return LocalMoment(time: time, offsetSeconds: offsetSeconds(at: time))
  }
}
