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
  private let capacity: Int
  private var kept: [Path: Kept] = [:]
  private var uses = 0

  /// Creates folded journals over a store.
  ///
  /// - Parameters:
  ///   - sessions: The store.
  ///   - capacity: The number of journals that stay in memory. Others are read again when needed.
  public init(_ sessions: any ScoringSessionRepository, capacity: Int = 200) {
    (self.sessions, self.capacity) = (sessions, max(1, capacity))
  }

  /// Returns the journal with every event in the store.
  ///
  /// This costs one read if little is new.
  public func fold(of journal: Path, _ about: Fold.About) async throws(JournalError) -> JournalFold<Fold> {
    while true {
      let revision = kept[journal]?.fold.revision ?? .zero
      let new = try await sessions.session(at: journal).events(after: revision)
      // Meanwhile another reader may have taken the same events, which `take` skips. Or the journal may have been
      // evicted, which leaves a gap: then everything is read again.
      guard (kept[journal]?.fold.revision ?? .zero) >= revision else { continue }
      return take(new, of: journal, about)
    }
  }

  /// Adds events that were just appended.
  ///
  /// - Returns: The journal with them; nil if events before them are missing.
  public func note(_ recorded: [RecordedEvent], of journal: Path, _ about: Fold.About) -> JournalFold<Fold>? {
    guard let fold = kept[journal]?.fold, let last = recorded.last else { return nil }
    let new = recorded.filter { $0.revision > fold.revision }
    guard last.revision.rawValue - fold.revision.rawValue <= Int64(new.count) else { return nil }
    return take(new, of: journal, about)
  }

  private func take(_ new: [RecordedEvent], of journal: Path, _ about: Fold.About) -> JournalFold<Fold> {
    uses += 1
    var fold = kept[journal]?.fold ?? JournalFold(about)
    // The dictionary gives up its copy first, because a shared copy would be duplicated by the first change.
    kept[journal] = nil
    fold.take(new)
    fold.change(about)
    kept[journal] = Kept(fold: fold, lastUse: uses)
    if kept.count > capacity, let oldest = kept.min(by: { $0.value.lastUse < $1.value.lastUse }) {
      kept[oldest.key] = nil
    }
    return fold
  }
}
