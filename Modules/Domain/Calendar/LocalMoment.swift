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

  /// Reads `2025-06-11T10:00:00Z`, with any fraction of a second and `Z` or an offset; nil for any other text.
  public init?(iso8601 text: String) {
    let pattern = #/(\d{4})-(\d\d)-(\d\d)[Tt](\d\d):(\d\d):(\d\d)(?:\.(\d+))?(?:[Zz]|([+-])(\d\d):?(\d\d))/#
    guard let match = text.wholeMatch(of: pattern)?.output else { return nil }
    let fields = [match.1, match.2, match.3, match.4, match.5, match.6].compactMap { Int64($0) }
    guard fields.count == 6, (1...12).contains(fields[1]), (1...31).contains(fields[2]), fields[3] < 24,
      fields[4] < 60, fields[5] < 60
    else { return nil }
    let date = CivilDate(year: fields[0], month: fields[1], day: fields[2])
    guard CivilDate(dayNumber: date.dayNumber) == date else { return nil }
    let clock = (fields[3] * 60 + fields[4]) * 60 + fields[5]
    let fraction = Int64((String(match.7 ?? "") + "000").prefix(3)) ?? 0
    let offset = ((Int64(match.9 ?? "0") ?? 0) * 60 + (Int64(match.10 ?? "0") ?? 0)) * 60
    offsetSeconds = match.8 == "-" ? -offset : offset
    time = Timestamp(rawValue: (date.dayNumber * 86_400 + clock - offsetSeconds) * 1000 + fraction)
  }
}
