import Domain
import Synchronization

/// Ends a process before it saves certain documents, so that it dies between two writes.
///
/// A disk that fails after some of its steps hardly ever does: most steps read.
final class Fuse: Sendable {
  private struct Burning {
    var left: Int
    let isMeant: @Sendable ([DocumentWrite]) -> Bool
    let end: @Sendable () -> Void
  }

  private let state = Mutex<Burning?>(nil)

  /// Ends the process before the save that comes after so many others; only those that are meant count.
  func light(
    after saves: Int = 0,
    where isMeant: @escaping @Sendable ([DocumentWrite]) -> Bool = { _ in true },
    end: @escaping @Sendable () -> Void
  ) {
    state.withLock { $0 = Burning(left: saves, isMeant: isMeant, end: end) }
  }

  func putOut() { state.withLock { $0 = nil } }

  /// A store whose saves of documents the fuse counts.
  func storage(_ base: Storage) -> Storage { base.with(FusedDocuments(base: base.documents, fuse: self)) }

  fileprivate func burn(before writes: [DocumentWrite]) {
    let end = state.withLock { burning -> (@Sendable () -> Void)? in
      guard let lit = burning, lit.isMeant(writes) else { return nil }
      burning?.left -= 1
      if lit.left > 0 { return nil }
      burning = nil
      return lit.end
    }
    end?()
  }
}

private struct FusedDocuments: DocumentLayer {
  let base: any DocumentRepository
  let fuse: Fuse

  func save(_ writes: [DocumentWrite], given premises: [Premise]) async throws(DocumentError) -> [DocumentHead] {
    fuse.burn(before: writes)
    return try await base.save(writes, given: premises)
  }
}
