import Domain
import TestSupport

/// Documents around whose saves something else happens.
final class Interfering: DocumentRepository {
  typealias Save = @Sendable ([DocumentWrite]) async throws(DocumentError) -> [DocumentHead]

  let saves = Counter()
  private let base: any DocumentRepository
  /// Gets the number of the save, its writes, and how to do them.
  private let around: @Sendable (Int, [DocumentWrite], Save) async throws(DocumentError) -> [DocumentHead]

  init(
    _ base: any DocumentRepository,
    around: @escaping @Sendable (Int, [DocumentWrite], Save) async throws(DocumentError) -> [DocumentHead]
  ) {
    self.base = base
    self.around = around
  }

  func load(_ path: ItemPath) async throws(DocumentError) -> Document? { try await base.load(path) }

  func save(_ writes: [DocumentWrite]) async throws(DocumentError) -> [DocumentHead] {
    let base = base
    return try await around(saves.next(), writes) { (writes: [DocumentWrite]) async throws(DocumentError) in
      try await base.save(writes)
    }
  }

  func list(_ query: DocumentQuery) async throws(DocumentError) -> [DocumentHead] { try await base.list(query) }

  func follow(under prefix: ItemPath) -> Updates<ChangeCursor, StoreFailure> { base.follow(under: prefix) }
}
