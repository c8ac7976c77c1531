package import Domain

/// The documents that an installation keeps for itself, under `local` and `server`, which are never synced.
package struct OwnDocuments: Sendable {
  private let documents: any DocumentRepository
  private let clock: ClockAndIdentities

  init(_ documents: any DocumentRepository, _ clock: ClockAndIdentities) {
    (self.documents, self.clock) = (documents, clock)
  }

  /// Returns a document; nil for none, and for one that another machine keeps for itself.
  ///
  /// - Throws: ``Domain/DocumentError``.
  package func value<Value>(_ key: DocumentKey<Value>) async throws(DocumentError) -> Value? {
    check(key.path)
    do { return try await documents.value(key).value } catch {
      if error == .store(.denied) { return nil }
      throw error
    }
  }

  /// Writes a document.
  ///
  /// - Throws: ``Domain/DocumentError``.
  package func set<Value: Equatable>(_ key: DocumentKey<Value>, to value: Value) async throws(DocumentError) {
    check(key.path)
    try await documents.update(key, as: clock.newWrite()) { _ in value }
  }

  /// No other document is read or written around the gatekeeper.
  private func check(_ path: ItemPath) {
    precondition(path.isLocal || path.isUnder("server"), path.text)
  }
}
