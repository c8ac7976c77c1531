public import Foundation

/// A moment in milliseconds since 1970-01-01T00:00:00Z.
///
/// Zero means never.
public struct Timestamp: RawRepresentable, Hashable, Comparable, Codable, Sendable {
  /// The milliseconds since 1970-01-01T00:00:00Z.
  public let rawValue: Int64

  /// Creates a moment.
  public init(rawValue: Int64) {
    self.rawValue = rawValue
  }

  /// Creates the moment of a date, rounded down to whole milliseconds and clamped to the range of `Int64`.
  public init(_ date: Date) {
    let milliseconds = (date.timeIntervalSince1970 * 1000).rounded(.down)
    rawValue = Int64(exactly: milliseconds) ?? (milliseconds < 0 ? .min : .max)
  }

  /// Returns the moment `milliseconds` later, clamped to the range of `Int64`.
  public func advanced(byMilliseconds milliseconds: Int64) -> Timestamp {
    let (sum, overflow) = rawValue.addingReportingOverflow(milliseconds)
    if overflow { return Timestamp(rawValue: milliseconds < 0 ? .min : .max) }
    return Timestamp(rawValue: sum)
  }

  /// Returns the moment `seconds` later, clamped.
  ///
  /// With an offset from UTC it is the time that a local clock shows.
  public func advanced(bySeconds seconds: Int64) -> Timestamp {
    let (milliseconds, overflow) = seconds.multipliedReportingOverflow(by: 1000)
    return advanced(byMilliseconds: overflow ? (seconds < 0 ? .min : .max) : milliseconds)
  }

  /// Returns the milliseconds from another moment to this one, clamped to the range of `Int64`.
  public func milliseconds(since other: Timestamp) -> Int64 {
    let (difference, overflow) = rawValue.subtractingReportingOverflow(other.rawValue)
    return overflow ? (rawValue < other.rawValue ? .min : .max) : difference
  }

  /// Whether the moment is between the years 1 and 9999, which every calendar and page can show.
  public var isOnCalendar: Bool { (-62_135_596_800_000...253_402_300_799_999).contains(rawValue) }

  /// Returns whether two moments are less than `milliseconds` apart, in either order.
  public func isWithin(_ milliseconds: Int64, of other: Timestamp) -> Bool {
    self.milliseconds(since: other).magnitude < milliseconds.magnitude
  }

  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

extension Timestamp: ExpressibleByIntegerLiteral {
  /// Creates a moment from milliseconds.
  public init(integerLiteral value: Int64) {
    self.init(rawValue: value)
  }
}

/// The time of a write, on a clock that never runs backwards: the same total order on every replica.
///
/// The time of the event itself is `occurredAt`, which decides the period. Stamps decide which of two writes came last,
/// so every replica folds the same records in the same order.
public struct Stamp: Hashable, Comparable, Codable, Sendable {
  /// The time of the write.
  public let time: Timestamp
  /// The device that wrote, which orders stamps of the same time.
  public let device: DeviceID

  /// Creates a stamp.
  public init(time: Timestamp, device: DeviceID) {
    self.time = time
    self.device = device
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    time = try container.decode(Timestamp.self, forKey: .time)
    device = try container.decode(DeviceID.self, forKey: .device)
  }

  /// Returns the stamp of a write at `now` by `device`, later than every stamp seen so far.
  ///
  /// A stamp from a fast clock moves this clock forward. So a slow clock cannot lose to a write that its user has
  /// already seen.
  public static func next(now: Timestamp, after last: Timestamp?, on device: DeviceID) -> Stamp {
    Stamp(time: max(now, last?.advanced(byMilliseconds: 1) ?? now), device: device)
  }

  public static func < (left: Stamp, right: Stamp) -> Bool {
    (left.time, left.device) < (right.time, right.device)
  }
}
