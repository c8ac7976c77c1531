internal import Domain

/// The dates of one member that count, with their check-ins.
///
/// The fold of the journal and every way to record a check-in ask it, so that what is refused and what does not count are
/// the same.
struct CountedDays: Hashable, Sendable {
  private struct Moment: Hashable {
    let time: Timestamp
    let offsetSeconds: Int64
  }

  private let limit: Int?
  private var moments: [Int64: [Moment]] = [:]

  /// - Parameter limit: The most check-ins of one date; nil for all.
  init(limit: Int?) { self.limit = limit }

  /// Counts a check-in, if it may count.
  ///
  /// - Returns: The reason for which it does not count; nil for one that does.
  mutating func take(_ entry: GroupAction.CheckIn, at time: Timestamp) -> Refusal? {
    guard let day = entry.dayNumber else { return .notADate(entry.date) }
    if isFull(day) { return .dayIsFull(entry.date) }
    let new = Moment(time: time, offsetSeconds: entry.offsetSeconds)
    // Offsets differ by at most 32 hours, so that dates further apart are never too close.
    for distance: Int64 in [-2, -1, 1, 2] {
      for other in moments[day + distance] ?? [] {
        let wait = distance < 0 ? Self.wait(other, new) : Self.wait(new, other)
        if abs(time.rawValue - other.time.rawValue) < wait {
          return .clockMoved(since: other.time, until: other.time.advanced(byMilliseconds: wait))
        }
      }
    }
    moments[day, default: []].append(new)
    return nil
  }

  /// Returns the milliseconds between check-ins of two dates, for a clock whose offset was moved ahead.
  ///
  /// A clock is moved because its owner travels east, and nobody passes more than two time zones in an hour. So a traveller
  /// counts the new day, and choosing an offset makes no second day of one.
  private static func wait(_ earlier: Moment, _ later: Moment) -> Int64 {
    max(0, later.offsetSeconds - earlier.offsetSeconds) * 1000 / 2
  }

  /// Returns whether no more check-ins of a date count.
  func isFull(_ day: Int64) -> Bool { limit.map { (moments[day]?.count ?? 0) >= $0 } ?? false }
}

extension Refusal {
  fileprivate static func clockMoved(since last: Timestamp, until time: Timestamp) -> Refusal {
    Refusal(
      "dayTooSoon",
      "Your clock was moved ahead since you checked in, \(Message.moment(last)). The next day counts from \(Message.moment(time)) on."
    )
  }
}

extension GroupAction.CheckIn {
  /// Returns the time at which an event's check-in was entered: as it says, else when the store stamped it, where that was
  /// later than its own time.
  func entryTime(in event: ScoringEvent) -> Timestamp {
    if let enteredAt { return max(enteredAt, event.occurredAt) }
    guard let stamp = event.stamp?.time, stamp > event.occurredAt.advanced(byMilliseconds: Self.clockTolerance) else {
      return event.occurredAt
    }
    return stamp
  }
}
