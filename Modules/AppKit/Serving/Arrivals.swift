import Server
import Synchronization

/// The arrival of members who join with a program.
///
/// The app sets it after the sign-in routes exist.
final class Arrivals: Sendable {
  private let arrival = Mutex<(@Sendable (Admission) async throws -> Void)?>(nil)

  /// Sets the function that records an arrival.
  func open(_ arrival: @escaping @Sendable (Admission) async throws -> Void) {
    self.arrival.withLock { $0 = arrival }
  }

  /// Records the arrival of an account that an invite let in.
  @Sendable
  func arrive(_ admission: Admission) async throws {
    try await arrival.withLock(\.self)?(admission)
  }
}
