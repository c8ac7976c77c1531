package import Domain
import Synchronization

/// The language that each account has chosen, a document that syncs like other settings.
///
/// Choices are cached until the feed reports a change under `users`, so no page reads one twice.
package final class AccountLanguages: Sendable {
  private struct Setting: Hashable, Codable {
    /// The BCP 47 tag; nil for the browser's language.
    let language: String?
  }

  private struct Memory {
    /// The number of times that the cache was cleared.
    var age = 0
    var tags: [UserID: String?] = [:]
  }

  private final class Store: Sendable {
    let memory = Mutex(Memory())

    func forget() { memory.withLock { $0 = Memory(age: $0.age + 1) } }
  }

  private static let tagsAtMost = 4096

  private let documents: any DocumentRepository
  private let newIdentity: @Sendable () -> String
  private let store = Store()
  private let observation: ObservationToken

  /// Creates the choices of a store.
  ///
  /// - Parameters:
  ///   - documents: The store's documents.
  ///   - changes: The store's change feed.
  ///   - newIdentity: Returns the ids of writes.
  package init(
    _ documents: any DocumentRepository,
    changes: any Followable,
    newIdentity: @escaping @Sendable () -> String
  ) {
    (self.documents, self.newIdentity) = (documents, newIdentity)
    observation = changes.follow(under: "users").observe { [weak store] in store?.forget() }
  }

  /// Returns the tag that an account has chosen; nil for none.
  ///
  /// - Throws: ``Domain/DocumentError``.
  package func tag(of user: UserID) async throws(DocumentError) -> String? {
    let (age, known) = store.memory.withLock { ($0.age, $0.tags[user]) }
    if let known { return known }
    let tag = try await documents.value(Self.key(user)).value?.language
    store.memory.withLock { memory in
      // A change meanwhile may have made the answer stale.
      guard memory.age == age else { return }
      if memory.tags.count >= Self.tagsAtMost { memory.tags = [:] }
      memory.tags[user] = .some(tag)
    }
    return tag
  }

  /// Stores the choice of an account.
  ///
  /// - Parameters:
  ///   - tag: The language; nil for the browser's.
  ///   - user: The account.
  /// - Throws: ``Domain/DocumentError``.
  package func choose(_ tag: String?, for user: UserID) async throws(DocumentError) {
    try await documents.update(Self.key(user), as: WriteID(rawValue: newIdentity())) { _ in Setting(language: tag) }
    store.forget()
  }

  private static func key(_ user: UserID) -> DocumentKey<Setting> {
    .json(ItemPath(["users", ItemPath.Segment(user), "settings", "language"]))
  }
}
