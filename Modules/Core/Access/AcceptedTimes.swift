public import Domain
import Synchronization

/// The times that a server takes from outside: stamps, and the moments at which something happened.
///
/// A time may be ``leadMilliseconds`` ahead of the server's clock, for every role. Where the store holds later stamps, the
/// clock was ahead earlier, or is behind now. Devices have taken over those stamps, so times up to
/// ``roomMilliseconds`` after them are taken, too: a wrong clock locks no device out once it is right again.
///
/// The bound behind the clock follows the stamps that the store held when it was first asked, and the clock's own readings
/// since. Stamps from outside do not move it, so no caller can push it ahead step by step.
public final class AcceptedTimes: Sendable {
  /// How far ahead of a server's clock a time from outside may be: five minutes.
  package static let leadMilliseconds = Limits.leadMilliseconds
  /// How far behind the latest stamp a time may be while the clock is behind that stamp: one day.
  ///
  /// Each write without a stamp of its own takes a millisecond of it.
  static let roomMilliseconds: Int64 = 24 * 3_600_000
  /// The beginning of the year 1.
  ///
  /// Earlier times are rejected.
  package static let earliest: Timestamp = -62_135_596_800_000

  private let now: @Sendable () -> Timestamp
  private let lastStamp: @Sendable () async throws(StoreFailure) -> Timestamp?
  private let reached = Mutex<Timestamp?>(nil)

  /// Creates the bounds of one server.
  ///
  /// - Parameters:
  ///   - now: The server's clock.
  ///   - lastStamp: The latest time that the store has stamped; see ``Storage/lastStamp``.
  public init(
    now: @escaping @Sendable () -> Timestamp,
    lastStamp: @escaping @Sendable () async throws(StoreFailure) -> Timestamp? = { () throws(StoreFailure) in nil }
  ) {
    (self.now, self.lastStamp) = (now, lastStamp)
  }

  /// Returns the latest time that is accepted now.
  ///
  /// - Throws: ``StoreFailure`` if the store's last stamp cannot be read.
  package func latest() async throws(StoreFailure) -> Timestamp {
    let clock = now()
    let limit = clock.advanced(byMilliseconds: Self.leadMilliseconds)
    let reached = try await reached(at: clock)
    return reached > limit ? reached.advanced(byMilliseconds: Self.roomMilliseconds) : limit
  }

  /// The time that the clock is behind the store's last stamp; nil for less than ``leadMilliseconds``.
  ///
  /// - Throws: ``StoreFailure`` if the store's last stamp cannot be read.
  package func gap() async throws(StoreFailure) -> ClockGap? {
    let clock = now()
    let last = try await lastStamp()
    guard let last, last > clock.advanced(byMilliseconds: Self.leadMilliseconds) else { return nil }
    return ClockGap(clock: clock, lastStamp: last)
  }

  /// Rejects times that are out of bounds.
  ///
  /// - Throws: ``StoreFailure/invalidTime(_:)`` for a stamp or a moment too far ahead, ``StoreFailure/invalid(_:)`` for
  ///   one before the year 1.
  func check(stamps: [Stamp], moments: [Timestamp] = []) async throws(StoreFailure) {
    if stamps.isEmpty, moments.isEmpty { return }
    let latest = try await latest()
    let minutes = Self.leadMilliseconds / 60_000
    if stamps.contains(where: { $0.time > latest }) {
      throw .invalidTime(
        "the stamp is more than \(minutes) minutes ahead of the server's clock; check the sender's clock"
      )
    }
    if let moment = moments.first(where: { $0 > latest }) {
      throw .invalidTime("\(moment.iso8601) is more than \(minutes) minutes ahead of the server's clock; send it then")
    }
    if (stamps.map(\.time) + moments).contains(where: { $0 < Self.earliest }) {
      throw .invalid("the time lies before the year 1; send a date of the calendar")
    }
  }

  private var known: Timestamp? { reached.withLock { $0 } }

  /// Returns the latest time that the server itself has seen: first the store's last stamp, then the clock's readings.
  private func reached(at clock: Timestamp) async throws(StoreFailure) -> Timestamp {
    var seen = clock
    if known == nil {
      let last = try await lastStamp()
      seen = max(last ?? clock, clock)
    }
    let latest = max(known ?? seen, seen)
    reached.withLock { $0 = max($0 ?? latest, latest) }
    return latest
  }
}

/// A clock that is behind the last stamp of its store: it is wrong now, or it was ahead earlier.
package struct ClockGap: Hashable, Sendable {
  /// The present time of the clock.
  package let clock: Timestamp
  /// The latest stamp in the store.
  package let lastStamp: Timestamp
}
