/// A moment: milliseconds since 1970-01-01T00:00:00Z, zero for never.
public struct Timestamp: RawRepresentable, Hashable, Comparable, Codable, Sendable {
  public let rawValue: Int64

  public init(rawValue: Int64) {
    self.rawValue = rawValue
  }

  /// The moment `milliseconds` later; stays at the end of time rather than running over it.
  public func advanced(byMilliseconds milliseconds: Int64) -> Timestamp {
    let (sum, overflow) = rawValue.addingReportingOverflow(milliseconds)
    if overflow { return Timestamp(rawValue: milliseconds < 0 ? .min : .max) }
    return Timestamp(rawValue: sum)
  }

  /// The moment `seconds` later, in the same way; what a clock shows that is so far ahead of UTC.
  public func advanced(bySeconds seconds: Int64) -> Timestamp {
    let (milliseconds, overflow) = seconds.multipliedReportingOverflow(by: 1000)
    return advanced(byMilliseconds: overflow ? (seconds < 0 ? .min : .max) : milliseconds)
  }

  /// The milliseconds from another moment to this one; the largest number there is where they are too many to count.
  public func milliseconds(since other: Timestamp) -> Int64 {
    let (difference, overflow) = rawValue.subtractingReportingOverflow(other.rawValue)
    return overflow ? (rawValue < other.rawValue ? .min : .max) : difference
  }

  /// Whether it lies between the years 1 and 9999, which every calendar and every page can show.
  public var isOnCalendar: Bool { (-62_135_596_800_000...253_402_300_799_999).contains(rawValue) }

  /// Whether two moments are less than some milliseconds apart, in either order.
  public func isWithin(_ milliseconds: Int64, of other: Timestamp) -> Bool {
    self.milliseconds(since: other).magnitude < milliseconds.magnitude
  }

  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

extension Timestamp: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int64) {
    self.init(rawValue: value)
  }
}

/// When something was written, on a clock that never runs backwards: the same total order on every replica.
///
/// This is not when it happened (`occurredAt` says that, and decides the period). Stamps decide which of two writes came
/// last, so that every replica folds the same records in the same order whatever the order of their arrival.
public struct Stamp: Hashable, Comparable, Codable, Sendable {
  public let time: Timestamp
  /// Which store wrote it; decides between two of the same time.
  public let device: DeviceID

  public init(time: Timestamp, device: DeviceID) {
    self.time = time
    self.device = device
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    time = try container.decode(Timestamp.self, forKey: .time)
    device = try container.decode(DeviceID.self, forKey: .device)
  }

  /// The stamp of a write at `now` by `device`, later than every stamp seen so far.
  ///
  /// Seeing a stamp from a fast clock moves this clock on; a slow clock cannot lose to what its user has already seen
  /// (SET-33).
  public static func next(now: Timestamp, after last: Timestamp?, on device: DeviceID) -> Stamp {
    Stamp(time: max(now, last?.advanced(byMilliseconds: 1) ?? now), device: device)
  }

  public static func < (left: Stamp, right: Stamp) -> Bool {
    (left.time, left.device) < (right.time, right.device)
  }
}
