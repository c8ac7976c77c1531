import Domain
import TestSupport

/// Documents around whose saves something else happens.
final class Interfering: DocumentLayer {
  typealias Save = @Sendable ([DocumentWrite]) async throws(DocumentError) -> [DocumentHead]

  let saves = Counter()
  let base: any DocumentRepository
  /// Gets the number of the save, its writes, and how to do them.
  private let around: @Sendable (Int, [DocumentWrite], Save) async throws(DocumentError) -> [DocumentHead]

  init(
    _ base: any DocumentRepository,
    around: @escaping @Sendable (Int, [DocumentWrite], Save) async throws(DocumentError) -> [DocumentHead]
  ) {
    self.base = base
    self.around = around
  }

  func save(_ writes: [DocumentWrite], given premises: [Premise]) async throws(DocumentError) -> [DocumentHead] {
    let base = base
    return try await around(saves.next(), writes) { (writes: [DocumentWrite]) async throws(DocumentError) in
      try await base.save(writes, given: premises)
    }
  }
}
