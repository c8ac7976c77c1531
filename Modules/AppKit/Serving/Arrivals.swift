import Server
import Synchronization

/// The arrival of members who join by a program, which the app names after the sign-in routes are there.
final class Arrivals: Sendable {
  private let arrival = Mutex<(@Sendable (Admission) async throws -> Void)?>(nil)

  /// Sets what records the arrival.
  func open(_ arrival: @escaping @Sendable (Admission) async throws -> Void) {
    self.arrival.withLock { $0 = arrival }
  }

  /// Records the arrival of an account that an invite let in.
  @Sendable
  func arrive(_ admission: Admission) async throws {
    try await arrival.withLock(\.self)?(admission)
  }
}
