package import Domain
internal import Synchronization

/// The number of reads and writes of a store, by day in UTC, since the program started.
package final class StoreUsage: Sendable {
  /// The work of one day.
  package struct Day: Hashable, Sendable {
    /// The reads: one for each page of a board, a journal, a listing or the feed.
    package fileprivate(set) var reads = 0
    /// The writes: one for each event, submission or document of a batch.
    package fileprivate(set) var writes = 0
  }

  /// The number of days reported.
  ///
  /// Older days are dropped.
  static let daysKept = 7

  /// The work by day number.
  private let state = Mutex<[Int64: Day]>([:])
  private let now: @Sendable () -> Timestamp

  /// Creates an empty count.
  ///
  /// - Parameter now: The clock that decides the day.
  package init(now: @escaping @Sendable () -> Timestamp) { self.now = now }

  /// The last days with any work, in order.
  package var days: [(date: CivilDate, work: Day)] {
    state.withLock(\.self).sorted { $0.key < $1.key }.map { (CivilDate(dayNumber: $0.key), $0.value) }
  }

  func read() { count { $0.reads += 1 } }

  func write(_ records: Int) { count { $0.writes += records } }

  private func count(_ change: (inout Day) -> Void) {
    let today = now().rawValue.floorDivided(by: ZoneTable.dayMilliseconds)
    state.withLock { days in
      change(&days[today, default: Day()])
      if days.count > Self.daysKept, let oldest = days.keys.min() { days[oldest] = nil }
    }
  }
}
