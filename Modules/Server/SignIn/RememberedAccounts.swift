import Domain
import Synchronization

/// Whose the sessions are that were asked for, until something changes that may decide otherwise.
///
/// Who signs out, or may do less, is another one at once where this process does it: the store's feed tells before whoever
/// made the change has an answer. What another process does to the same store is seen as soon as the feed tells it, and
/// where that fails, within ``trustedMilliseconds``.
final class RememberedAccounts: Sendable {
  /// A session as it was found.
  struct Finding: Sendable {
    let account: Account
    let sessionEnd: Timestamp
    let foundAt: Timestamp
  }

  private struct Memory {
    /// How often all was forgotten.
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
  private let observations = Mutex<[Observation]>([])

  init(_ feed: any Followable) { self.feed = feed }

  /// Begins with the first question, for a program that lets nobody in has nothing to follow.
  private func observe() {
    observations.withLock { observations in
      guard observations.isEmpty else { return }
      observations = [SignIn.sessions, Path.accounts].map { place in
        feed.follow(under: place).observe { [weak store] in store?.forget() }
      }
    }
  }

  /// Whose a session is, from memory or by `find`; nil for nobody's, which is not remembered.
  func account(
    ofSession id: String,
    at now: Timestamp,
    orFind find: () async throws(DocumentError) -> Finding?
  ) async throws(DocumentError) -> Account? {
    observe()
    let (age, known) = store.memory.withLock { ($0.age, $0.findings[id]) }
    if let known, (0..<Self.trustedMilliseconds).contains(now.milliseconds(since: known.foundAt)) {
      return known.sessionEnd > now ? known.account : nil
    }
    guard let finding = try await find() else { return nil }
    store.memory.withLock { memory in
      // What changed while it was looked for may have changed it.
      guard memory.age == age else { return }
      if memory.findings.count >= Self.findingsAtMost { memory.findings = [:] }
      memory.findings[id] = finding
    }
    return finding.account
  }
}
