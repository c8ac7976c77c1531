package import Domain

/// The identities that a store had before it was restored or repaired.
///
/// Its backups from then are in the same folder, and go by the same rules.
struct FormerStores: Hashable, Codable, Sendable {
  /// A header has to hold them.
  private static let limit = 20

  /// The newest first.
  private(set) var identities: [String] = []

  /// Notes earlier identities, the newest first.
  mutating func note(_ stores: [String]) {
    identities = Array((stores + identities.filter { !stores.contains($0) }).prefix(Self.limit))
  }
}

extension Storage {
  /// Returns the identities that this store had before it was restored or repaired, the newest first.
  ///
  /// A server's store, which shows none, and one that does not answer have none.
  package func formerStores() async -> [String] {
    (try? await documents.value(.formerStores).value?.identities) ?? []
  }

  /// Notes identities that this store had before, the newest first.
  ///
  /// - Throws: ``Domain/DocumentError``.
  package func note(formerStores stores: [String], as id: WriteID) async throws(DocumentError) {
    try await documents.update(.formerStores, as: id) { known in
      var former = known ?? FormerStores()
      former.note(stores)
      return former
    }
  }
}

extension Backup {
  /// Returns the identity of the store that a file is a backup of, and then those it had before; none for another file.
  package static func stores(of path: String) -> [String] {
    BackupStart(of: path).map { [$0.header.store] + ($0.header.former ?? []) } ?? []
  }
}

extension DocumentKey where Value == FormerStores {
  static var formerStores: Self { .json("local/former-stores") }
}
