/// The length of time for which a board ranks scores together.
public enum Period: String, Hashable, Codable, Sendable, CaseIterable {
  /// A calendar day, an ISO week, a calendar month, an indoor or outdoor season, or no limit.
  case daily, weekly, monthly, seasonal, allTime
}

/// One day, ISO week, month or season of a board, or all time.
///
/// The bounds are half open: ``start`` belongs to the bucket, ``end`` to the next bucket.
public struct Bucket: Hashable, Codable, Sendable {
  /// The kind of period.
  public let period: Period
  /// The id: `2025-06-11`, `2025-W24`, `2025-06`, `2025-INDOOR` or `2025-OUTDOOR`, or `all`.
  ///
  /// A week has the year of its Thursday, a season the year in which it starts.
  public let id: String
  /// The first moment; nil for all time.
  public let start: Timestamp?
  /// The first moment after the bucket; nil for all time.
  public let end: Timestamp?

  /// The one bucket of ``Period/allTime``.
  public static let allTime = Bucket(period: .allTime, id: "all", start: nil, end: nil)

  /// Creates a bucket from its parts, which are not checked.
  public init(period: Period, id: String, start: Timestamp?, end: Timestamp?) {
    self.period = period
    self.id = id
    self.start = start
    self.end = end
  }

  /// The last moment that belongs to the bucket, for display.
  public var lastMoment: Timestamp? { end?.advanced(byMilliseconds: -1) }

  /// Returns whether the left bucket is listed first: newest first, all time before any other.
  package static func isNewer(_ left: Bucket, _ right: Bucket) -> Bool {
    (left.start?.rawValue ?? .max) > (right.start?.rawValue ?? .max)
  }
}

extension Period {
  /// Returns the bucket that contains a moment.
  public func bucket(of time: Timestamp, in zone: ZoneTable) -> Bucket {
    let day = zone.day(of: time)
    return self == .allTime ? .allTime : bucket(ofDay: day, in: zone)
  }

  /// Returns the bucket with this id; nil for an invalid id, such as `2025-W54` or `2025-6-1`.
  public func bucket(id: String, in zone: ZoneTable) -> Bucket? {
    if self == .allTime { return id == Bucket.allTime.id ? .allTime : nil }
    guard let day = firstDay(ofBucket: id) else { return nil }
    let bucket = bucket(ofDay: day, in: zone)
    return bucket.id == id ? bucket : nil
  }

  private func bucket(ofDay day: Int64, in zone: ZoneTable) -> Bucket {
    let date = CivilDate(dayNumber: day)
    switch self {
    case .daily:
      return bucket("\(date)", day..<day + 1, zone)
    case .weekly:
      let monday = day - (day + 3).floorRemainder(by: 7)
      let year = CivilDate(dayNumber: monday + 3).year
      let week = (monday + 3 - CivilDate(year: year, month: 1, day: 1).dayNumber) / 7 + 1
      return bucket("\(year.zeroPadded(to: 4))-W\(week.zeroPadded(to: 2))", monday..<monday + 7, zone)
    case .monthly:
      let first = CivilDate(year: date.year, month: date.month, day: 1)
      let id = "\(date.year.zeroPadded(to: 4))-\(date.month.zeroPadded(to: 2))"
      return bucket(id, first.dayNumber..<date.startOfNextMonth.dayNumber, zone)
    case .seasonal:
      return season(of: date, zone)
    case .allTime:
      return .allTime
    }
  }

  /// Returns the season of a date: outdoor from April to October, indoor from November to March.
  private func season(of date: CivilDate, _ zone: ZoneTable) -> Bucket {
    let isOutdoor = (4...10).contains(date.month)
    let year = date.month <= 3 ? date.year - 1 : date.year
    let first = CivilDate(year: year, month: isOutdoor ? 4 : 11, day: 1)
    let next = CivilDate(year: isOutdoor ? year : year + 1, month: isOutdoor ? 11 : 4, day: 1)
    let id = "\(year.zeroPadded(to: 4))-\(isOutdoor ? "OUTDOOR" : "INDOOR")"
    return bucket(id, first.dayNumber..<next.dayNumber, zone)
  }

  private func bucket(_ id: String, _ days: Range<Int64>, _ zone: ZoneTable) -> Bucket {
    Bucket(
      period: self,
      id: id,
      start: zone.start(ofDay: days.lowerBound),
      end: zone.start(ofDay: days.upperBound)
    )
  }

  private func firstDay(ofBucket id: String) -> Int64? {
    let parts = id.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count >= 2, let year = Int64(parts[0]), (0...9999).contains(year) else { return nil }
    switch self {
    case .daily:
      guard parts.count == 3, let month = Int64(parts[1]), let day = Int64(parts[2]), (1...12).contains(month),
        (1...31).contains(day)
      else { return nil }
      return CivilDate(year: year, month: month, day: day).dayNumber
    case .weekly:
      guard parts[1].first == "W", let week = Int64(parts[1].dropFirst()), (1...53).contains(week) else { return nil }
      return CivilDate(year: year, month: 1, day: 4).dayNumber + (week - 1) * 7
    case .monthly:
      guard let month = Int64(parts[1]), (1...12).contains(month) else { return nil }
      return CivilDate(year: year, month: month, day: 1).dayNumber
    case .seasonal:
      return CivilDate(year: year, month: parts[1] == "OUTDOOR" ? 4 : 11, day: 1).dayNumber
    case .allTime:
      return nil
    }
  }
}
