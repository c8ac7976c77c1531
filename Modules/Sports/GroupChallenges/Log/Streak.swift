package import Domain

/// A member's dates with a check-in, and the streaks that they make (decision 18).
///
/// A streak is consecutive dates. Days off bridge it: they neither count nor begin nor end it. So does a date that the
/// member's clock skipped on a journey by moving ahead half a day or more.
package struct Streak: Hashable, Sendable {
  private struct Day: Hashable {
    let number: Int64
    /// The time at which its first check-in was entered.
    let enteredAt: Timestamp
  }

  /// The dates with a counting check-in, in order.
  private let days: [Day]
  private let bridges: Set<Int64>

  init(of checkIns: [MemberRecord.CheckIn], bridging daysOff: Set<Int64>) {
    var (days, bridges): ([Int64: Timestamp], Set<Int64>) = ([:], daysOff)
    var last: MemberRecord.CheckIn?
    for checkIn in checkIns where checkIn.counts {
      days[checkIn.dayNumber] = min(days[checkIn.dayNumber] ?? checkIn.enteredAt, checkIn.enteredAt)
      if let last, last.dayNumber + 2 == checkIn.dayNumber,
        checkIn.entry.offsetSeconds - last.entry.offsetSeconds >= 12 * 3600
      {
        bridges.insert(last.dayNumber + 1)
      }
      last = checkIn
    }
    self.days = days.map { Day(number: $0.key, enteredAt: $0.value) }.sorted { $0.number < $1.number }
    self.bridges = bridges
  }

  /// Returns the length of the streak at a date, with the time at which the last of its days was entered.
  ///
  /// The streak may end on that date or the day before.
  package func length(upTo day: Int64) -> (days: Int, reachedAt: Timestamp?) {
    var index = days.lastIndex { $0.number <= day }
    guard let last = index, isBridged(from: days[last].number + 1, to: day - 1) else { return (0, nil) }
    var (count, reachedAt) = (1, days[last].enteredAt)
    while let place = index, place > 0, isBridged(from: days[place - 1].number + 1, to: days[place].number - 1) {
      count += 1
      reachedAt = max(reachedAt, days[place - 1].enteredAt)
      index = place - 1
    }
    return (count, reachedAt)
  }

  /// The last date on which a check-in continues the streak of the last one, with its days so far; nil without check-ins.
  var next: (day: Int64, days: Int, reachedAt: Timestamp)? {
    guard let last = days.last else { return nil }
    var next = last.number + 1
    while bridges.contains(next) { next += 1 }
    let (count, reachedAt) = length(upTo: last.number)
    return (next, count, reachedAt ?? last.enteredAt)
  }

  /// The longest streak ever.
  package var longest: Int {
    var (longest, count) = (0, 0)
    var last: Int64?
    for day in days {
      count = last.map { isBridged(from: $0 + 1, to: day.number - 1) } ?? false ? count + 1 : 1
      longest = max(longest, count)
      last = day.number
    }
    return longest
  }

  /// Returns whether every date from `first` to `last` is bridged; true for an empty range.
  private func isBridged(from first: Int64, to last: Int64) -> Bool {
    if first > last { return true }
    // No bridged range is longer than the number of bridges.
    guard last - first < Int64(bridges.count) else { return false }
    return (first...last).allSatisfy(bridges.contains)
  }
}
