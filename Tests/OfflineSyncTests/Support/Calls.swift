import Domain
import Simulation
import Synchronization

/// Lets so many calls through, and none after that.
final class Calls: Carrier {
  private let made = Mutex(0)
  private let limit: Int?

  init(limit: Int?) { self.limit = limit }

  var count: Int { made.withLock { $0 } }

  func carry<Answer: Sendable>(
    _ call: String,
    _ work: @escaping @Sendable () async throws -> Answer
  ) async throws -> Answer {
    let number = made.withLock { made in
      made += 1
      return made
    }
    if let limit, number > limit { throw StoreFailure.unavailable("the device is dead") }
    return try await work()
  }
}
