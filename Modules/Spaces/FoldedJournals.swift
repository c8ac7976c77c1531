public import Domain

/// The folded journals of one store, in memory for all readers.
///
/// This type knows nothing of access. Only ``Judge`` calls it, after the access rules.
public actor FoldedJournals<Fold: EventFold> {
  private struct Kept {
    var fold: JournalFold<Fold>
    var lastUse: Int
  }

  private let sessions: any ScoringSessionRepository
  private let documents: (any DocumentRepository)?
  private let capacity: Int
  private var kept: [ItemPath: Kept] = [:]
  private var uses = 0

  /// Creates folded journals over a store.
  ///
  /// - Parameters:
  ///   - sessions: The store.
  ///   - documents: The documents of the same store, for folds that documents complete; nil for other folds.
  ///   - capacity: The number of journals that stay in memory. Others are read again when needed.
  public init(
    _ sessions: any ScoringSessionRepository,
    completedBy documents: (any DocumentRepository)? = nil,
    capacity: Int = 200
  ) {
    (self.sessions, self.documents, self.capacity) = (sessions, documents, max(1, capacity))
  }

  /// Returns the journal with every event in the store.
  ///
  /// This costs one read if little is new, and more only for events that documents complete.
  public func fold(of journal: ItemPath, _ about: Fold.About) async throws(JournalError) -> JournalFold<Fold> {
    while true {
      let revision = kept[journal]?.fold.revision ?? .zero
      let new = try await sessions.session(at: journal).events(after: revision)
      let bodies = try await bodies(completing: new, of: journal, about)
      // Meanwhile another reader may have taken the same events, which `take` skips. Or the journal may have been
      // evicted, which leaves a gap: then everything is read again.
      guard (kept[journal]?.fold.revision ?? .zero) >= revision else { continue }
      return take(new, completedBy: bodies, of: journal, about)
    }
  }

  private func bodies(
    completing new: [RecordedEvent],
    of journal: ItemPath,
    _ about: Fold.About
  ) async throws(JournalError) -> [ItemPath: [UInt8]] {
    guard let documents else { return [:] }
    let missing = kept[journal]?.fold.state.missingDocuments ?? []
    let wanted = missing + Fold.documents(completing: new.map(\.event), about)
    if wanted.isEmpty { return [:] }
    do {
      let live = try await documents.loadAll(of: wanted).compactMap(\.self).filter { !$0.head.isDeleted }
      return Dictionary(live.map { ($0.head.path, $0.body) }) { first, _ in first }
    } catch {
      throw .store(error.storeFailure)
    }
  }

  /// Adds events that were just appended.
  ///
  /// - Parameters:
  ///   - recorded: The events.
  ///   - bodies: The documents that complete them, as far as the caller knows.
  ///   - journal: The journal.
  ///   - about: The document about the space.
  /// - Returns: The journal with them; nil if events before them are missing.
  public func note(
    _ recorded: [RecordedEvent],
    completedBy bodies: [ItemPath: [UInt8]] = [:],
    of journal: ItemPath,
    _ about: Fold.About
  ) -> JournalFold<Fold>? {
    guard let fold = kept[journal]?.fold, let last = recorded.last else { return nil }
    let new = recorded.filter { $0.revision > fold.revision }
    guard last.revision.rawValue - fold.revision.rawValue <= Int64(new.count) else { return nil }
    return take(new, completedBy: bodies, of: journal, about)
  }

  private func take(
    _ new: [RecordedEvent],
    completedBy bodies: [ItemPath: [UInt8]],
    of journal: ItemPath,
    _ about: Fold.About
  ) -> JournalFold<Fold> {
    uses += 1
    var fold = kept[journal]?.fold ?? JournalFold(about)
    // The dictionary gives up its copy first, because a shared copy would be duplicated by the first change.
    kept[journal] = nil
    fold.complete(with: bodies)
    fold.take(new)
    fold.change(about)
    kept[journal] = Kept(fold: fold, lastUse: uses)
    if kept.count > capacity, let oldest = kept.min(by: { $0.value.lastUse < $1.value.lastUse }) {
      kept[oldest.key] = nil
    }
    return fold
  }
}
