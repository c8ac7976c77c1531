public import Domain
internal import Synchronization

/// How much a store was asked to do, day by day in UTC, since its program started: the budget of CHL-37.
public final class StoreUsage: Sendable {
  /// One day's work.
  public struct Day: Hashable, Sendable {
    /// Questions that the store answered: one for a page of a board, a journal, a listing or the feed.
    public fileprivate(set) var reads = 0
    /// Records that the store was given: one for each event, submission or document of a batch.
    public fileprivate(set) var writes = 0
  }

  /// Days that are told of; older ones are forgotten.
  static let daysKept = 7

  /// By the day's number.
  private let state = Mutex<[Int64: Day]>([:])
  private let now: @Sendable () -> Timestamp

  /// - Parameter now: The clock that says which day it is.
  public init(now: @escaping @Sendable () -> Timestamp) { self.now = now }

  /// The last days that something was done on, in order.
  public var days: [(date: CivilDate, work: Day)] {
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
