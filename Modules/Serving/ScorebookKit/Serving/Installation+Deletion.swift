package import Domain
import Notices
import ScoreServer
import Spaces

/// A deletion of an account that has begun.
///
/// Lies under `local`, which no copy includes, until everything is done, because the last steps need the name.
package struct Deletion: Hashable, Codable, Sendable {
  package let user: UserID
  /// The name that the account had.
  package let name: String
}

extension DocumentKey where Value == Deletion {
  fileprivate static func deletion(_ user: UserID) -> Self {
    .json(Installation.deletions.appending(ItemPath.Segment(user)))
  }
}

/// Deletes accounts: the name becomes a pseudonym, what is personal goes, and results stay.
///
/// The first write says that the account is to be deleted. Every later step is safe to repeat, so a deletion that a crash
/// interrupted goes on at the next start of a server, or with the next deletion
/// ([decision 97](../../../Decisions/0097-deletion-keeps-results-and-no-names.md)).
extension Installation {
  fileprivate static let deletions: ItemPath = "local/deletions"

  /// Returns the reason why an account cannot be deleted now; nil if it can.
  package func refusal(ofDeleting account: Account) async throws -> Refusal? {
    if try await isSynced {
      return Refusal("synced", "This device syncs with a server. Delete the account on the pages of the server.")
    }
    if try await signIn.knownOwner()?.user == account.user {
      return Refusal(
        "owner",
        "This account owns the server and everything on it, so it cannot be deleted. To delete all, delete the store."
      )
    }
    guard try await !gatekeeper.sharedSpaces(ownedBy: account.user).isEmpty else { return nil }
    return Refusal(
      "handOver",
      "Others take part in what this account organises. Hand it over to one of them first."
    )
  }

  /// Deletes an account for good.
  ///
  /// - Throws: ``Domain/Refusal`` for an account that cannot be deleted; any error of the store. The deletion goes on with
  ///   ``finishDeletions()``.
  package func delete(_ account: Account) async throws {
    if let refusal = try await refusal(ofDeleting: account) { throw refusal }
    let deletion = Deletion(user: account.user, name: account.displayName)
    try await storage.documents.update(.deletion(account.user), as: clock.newWrite()) { $0 ?? deletion }
    try await finish(deletion)
  }

  /// Completes deletions that a crash or an error has interrupted, and returns them.
  @discardableResult
  package func finishDeletions() async throws -> [Deletion] {
    var finished: [Deletion] = []
    for head in try await storage.documents.all(under: Self.deletions) {
      let deletion = try await storage.documents.value(DocumentKey<Deletion>.json(head.path)).value
      guard let deletion else { continue }
      try await finish(deletion)
      finished.append(deletion)
    }
    return finished
  }

  private func finish(_ deletion: Deletion) async throws {
    let user = deletion.user
    // First the ways in, so that nothing new is written meanwhile.
    try await signIn.close(user, as: pseudonym(of: user))
    try await gatekeeper.forget(user, at: clock.now())
    try await forget(self, user)
    try await remove(try await storage.documents.all(under: ItemPath(["users", ItemPath.Segment(user)])).map(\.path))
    try await inbox.forget(user, called: deletion.name, as: pseudonym(of: user))
    try await remove([DocumentKey.deletion(user).path])
  }

  private func remove(_ paths: [ItemPath]) async throws(DocumentError) {
    try await storage.documents.saveAll(
      paths.map { DocumentWrite($0, id: clock.newWrite(), expected: .any, body: nil) }
    )
  }

  /// Returns the name by which a deleted account goes.
  package func pseudonym(of user: UserID) -> String { user.pseudonym(pseudonymWord) }
}
