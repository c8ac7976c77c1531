public import Domain

/// The folded journals of one store, in memory for all readers.
///
/// This type knows nothing of access. Only ``Gatekeeper`` calls it, after the access rules.
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
      // A redaction has changed events that are in memory, so all are read again.
      if revision != .zero, new.contains(where: { $0.event.type == Redaction.type }) {
        kept[journal] = nil
        continue
      }
      let bodies = try await bodies(completing: new, of: journal, about)
      // Meanwhile another reader may have taken the same events, which `take` skips. Or the journal may have been
      // evicted, which leaves a gap: then everything is read again.
      guard (kept[journal]?.fold.revision ?? .zero) >= revision else { continue }
      return change(journal, about) { fold in fold.take(new) { $0.apply($1, completedBy: bodies) } }
    }
  }

  private func bodies(
    completing new: [RecordedEvent],
    of journal: ItemPath,
    _ about: Fold.About
  ) async throws(JournalError) -> [ItemPath: [UInt8]] {
    guard let documents else { return [:] }
    let wanted = (kept[journal]?.fold ?? JournalFold(about)).keeper?.documents(completing: new.map(\.event)) ?? []
    if wanted.isEmpty { return [:] }
    do {
      let live = try await documents.loadAll(of: wanted).compactMap(\.self).filter { !$0.head.isDeleted }
      return Dictionary(live.map { ($0.head.path, $0.body) }) { first, _ in first }
    } catch {
      throw .store(error.storeFailure)
    }
  }

  /// Appends events of the installation itself, which no rule judges; an archived journal takes none.
  func record(_ events: [ScoringEvent], in journal: ItemPath) async throws(JournalError) {
    do { _ = try await sessions.session(at: journal).append(events, expecting: .any) } catch {
      guard case .closed = error else { throw error }
    }
  }

  /// Redacts some events of a journal, or all; an archived journal too.
  func redact(
    _ events: [ScoringEvent]?,
    of journal: ItemPath,
    by actor: UserID,
    keeping remains: @Sendable (ScoringEvent) -> [UInt8]?
  ) async throws(JournalError) {
    let session = sessions.session(at: journal)
    guard let events else { return try await session.redact(by: actor, keeping: remains) }
    try await session.redact(events, by: actor, keeping: remains)
  }

  /// Adds events that were just appended.
  ///
  /// - Parameters:
  ///   - recorded: The events.
  ///   - journal: The journal.
  ///   - about: The document about the space.
  ///   - apply: How a fold that keeps its events takes them from a caller who holds them decoded.
  /// - Returns: The journal with them; nil if events before them are missing.
  package func note(
    _ recorded: [RecordedEvent],
    of journal: ItemPath,
    _ about: Fold.About,
    by apply: @Sendable (inout Fold, [ScoringEvent]) -> Void = { $0.apply($1, completedBy: [:]) }
  ) -> JournalFold<Fold>? {
    guard let revision = kept[journal]?.fold.revision, let last = recorded.last else { return nil }
    let new = recorded.filter { $0.revision > revision }
    guard last.revision.rawValue - revision.rawValue <= Int64(new.count) else { return nil }
    return change(journal, about) { $0.take(new, by: apply) }
  }

  private func change(
    _ journal: ItemPath,
    _ about: Fold.About,
    _ change: (inout JournalFold<Fold>) -> Void
  ) -> JournalFold<Fold> {
    uses += 1
    var fold = kept[journal]?.fold ?? JournalFold(about)
    // The dictionary gives up its copy first, because a shared copy would be duplicated by the first change.
    kept[journal] = nil
    change(&fold)
    fold.change(about)
    kept[journal] = Kept(fold: fold, lastUse: uses)
    if kept.count > capacity, let oldest = kept.min(by: { $0.value.lastUse < $1.value.lastUse }) {
      kept[oldest.key] = nil
    }
    return fold
  }
}
