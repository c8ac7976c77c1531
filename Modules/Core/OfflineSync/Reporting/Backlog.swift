import Domain

/// The items that the remote store does not have yet.
struct Backlog: Sendable {
  var count = 0
  var since: Timestamp?
  /// The items that would be counted if they were not withheld.
  var withheld: [SyncItem] = []

  mutating func add(_ time: Timestamp?) {
    count += 1
    since = [since, time].compactMap(\.self).min()
  }

  mutating func add(_ other: Backlog) {
    count += other.count
    since = [since, other.since].compactMap(\.self).min()
    withheld += other.withheld
  }
}

extension SyncPass {
  /// Returns the pending items of the whole local store.
  func backlog() async throws -> Backlog {
    var (backlog, seen) = (Backlog(), Set<SyncItem>())
    for item in notebook.state.waiting.map(\.item) + notebook.state.withheld where seen.insert(item).inserted {
      backlog.add(try await self.backlog(of: item))
    }
    var (cursor, more) = (notebook.state.pushed, true)
    while more {
      let page = try await changesHere(after: cursor)
      for item in page.changes.map({ SyncItem($0) }) where isSynced(item.path) && seen.insert(item).inserted {
        backlog.add(try await self.backlog(of: item))
      }
      (cursor, more) = (page.cursor, page.hasMore)
    }
    for kept in try await notebook.allHidden() where !kept.path.isLocal {
      if try await !withholds(kept.path) { backlog.add(kept.head.stamp.time) }
    }
    return backlog
  }

  /// Returns the pending writes of one item.
  func backlog(of item: SyncItem) async throws -> Backlog {
    if try await withholds(item.path) { return Backlog(withheld: [item]) }
    switch item.kind {
    case .document:
      var backlog = Backlog()
      let here = try await local.documents.load(item.path)
      if let here, here.content != (try await notebook.agreed(item.path)) { backlog.add(here.head.stamp.time) }
      return backlog
    case .journal: return try await backlog(of: JournalLedger(path: item.path))
    case .board:
      guard try await local.leaderboards.definition(of: item.path) != nil else { return Backlog() }
      return try await backlog(of: BoardLedger(path: item.path))
    }
  }

  private func backlog<L: Ledger>(of ledger: L) async throws -> Backlog {
    var backlog = Backlog()
    var last = try await notebook.carried(ledger.item).pushed
    while true {
      let page = try await ledger.records(in: local, after: last)
      guard let next = page.last?.revision else { return backlog }
      for (_, record) in page where isDue(record, of: ledger) { backlog.add(ledger.lost(record).1?.time) }
      last = next
    }
  }

  private func changesHere(after cursor: ChangeCursor?) async throws -> ChangePage {
    do {
      return try await local.changes.changes(under: .root, after: cursor, limit: Limits.pageItems)
    } catch StoreFailure.cursorUnknown {
      return try await local.changes.changes(under: .root, after: nil, limit: Limits.pageItems)
    }
  }
}
