import Domain
import Synchronization

/// A cache of the accounts of sessions, until a change may make it stale.
///
/// Signing out or losing rights takes effect at once in this process, because the store's feed clears the cache before
/// the caller has an answer. A change by another process on the same store takes effect with the feed, or at the latest
/// after ``trustedMilliseconds``.
final class RememberedAccounts: Sendable {
  /// A cached session.
  struct Finding: Sendable {
    let account: Account
    let sessionEnd: Timestamp
    /// The end that no use moves.
    let lastEnd: Timestamp
    let foundAt: Timestamp
  }

  private struct Memory {
    /// The number of times that the cache was cleared.
    var age = 0
    var findings: [String: Finding] = [:]
  }

  private final class Store: Sendable {
    let memory = Mutex(Memory())

    func forget() { memory.withLock { $0 = Memory(age: $0.age + 1) } }
  }

  static let trustedMilliseconds: Int64 = 1000
  private static let findingsAtMost = 4096

  private let feed: any Followable
  private let store = Store()
  private let observations = Mutex<[ObservationToken]>([])

  init(_ feed: any Followable) { self.feed = feed }

  /// Starts to follow the feed at the first lookup, so that a program without sign-ins follows nothing.
  private func observe() {
    observations.withLock { observations in
      guard observations.isEmpty else { return }
      observations = [SignIn.sessions, ItemPath.accounts].map { place in
        feed.follow(under: place).observe { [weak store] in store?.forget() }
      }
    }
  }

  /// Returns a valid session, from the cache or by `find`; nil for no session, which is not cached.
  func finding(
    ofSession id: String,
    at now: Timestamp,
    orFind find: () async throws(DocumentError) -> Finding?
  ) async throws(DocumentError) -> Finding? {
    observe()
    let (age, known) = store.memory.withLock { ($0.age, $0.findings[id]) }
    if let known, (0..<Self.trustedMilliseconds).contains(now.milliseconds(since: known.foundAt)) {
      return known.sessionEnd > now ? known : nil
    }
    guard let finding = try await find() else { return nil }
    store.memory.withLock { memory in
      // A change during the lookup may have made it stale.
      guard memory.age == age else { return }
      if memory.findings.count >= Self.findingsAtMost { memory.findings = [:] }
      memory.findings[id] = finding
    }
    return finding
  }
}
