public import Domain

/// The key of an entry in the feed: a port and a path in it.
struct ChangedItem: Hashable {
  enum Port { case documents, sessions, leaderboards }

  let port: Port
  let path: ItemPath
}

/// Each item's latest change, and all changes in order.
struct FeedIndex {
  private(set) var sequence: Int64 = 0
  private var latest: [ChangedItem: Int64] = [:]
  /// All entries.
  ///
  /// Entries older than the item's latest change are skipped.
  private var log: [(sequence: Int64, item: ChangedItem)] = []

  mutating func record(_ item: ChangedItem) {
    sequence += 1
    latest[item] = sequence
    log.append((sequence, item))
    if log.count > 64, log.count > 2 * latest.count { log.removeAll { latest[$0.item] != $0.sequence } }
  }

  /// Counts changes that left nothing behind.
  mutating func skip(_ count: Int64) {
    sequence += count
  }

  /// Returns at most `limit` items under `prefix` after a position, oldest first, with the position reached and whether
  /// there are more.
  func items(
    under prefix: ItemPath,
    after start: Int64,
    limit: Int
  ) -> (items: [ChangedItem], upTo: Int64, hasMore: Bool) {
    var items: [ChangedItem] = []
    for (place, item) in log[firstIndex(after: start)...] where latest[item] == place && item.path.isUnder(prefix) {
      if items.count == limit { return (items, place - 1, true) }
      items.append(item)
    }
    return (items, sequence, false)
  }

  /// Whether an item at or below a path was ever changed.
  func hasItems(under prefix: ItemPath) -> Bool { latest.keys.contains { $0.path.isUnder(prefix) } }

  private func firstIndex(after sequence: Int64) -> Int {
    log.indices.firstFailing { log[$0].sequence <= sequence }
  }
}

extension StoreImage {
  /// Implements ``ChangeFeed/changes(under:after:limit:)``.
  public func changes(
    under prefix: ItemPath,
    after cursor: ChangeCursor?,
    limit: Int
  ) throws(StoreFailure) -> ChangePage {
    try ChangePage.check(limit: limit)
    if let cursor, cursor.store != identity || !(0...sequence).contains(cursor.sequence) { throw .cursorUnknown }
    let found = feed.items(under: prefix, after: cursor?.sequence ?? 0, limit: limit)
    return ChangePage(
      changes: found.items.map { Change(kind: kind(of: $0), path: $0.path) },
      cursor: ChangeCursor(store: identity, sequence: found.upTo),
      hasMore: found.hasMore
    )
  }

  private func kind(of item: ChangedItem) -> Change.Kind {
    switch item.port {
    case .documents: documents[item.path]?.head.isDeleted == true ? .deletedDocument : .document
    case .sessions: .journal
    case .leaderboards: .board
    }
  }
}
