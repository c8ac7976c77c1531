public import Domain

/// A comparison of two stores' synced content.
public struct Comparison: Hashable, Sendable {
  /// The items that differ; empty if all is well.
  public internal(set) var different: [SyncItem] = []
  /// The withheld items, which were not compared (``Withholding``).
  public internal(set) var withheld: [SyncItem] = []
}

extension OfflineSync {
  /// Compares the content of the two stores.
  ///
  /// Records that the remote store rejected and sync retracted exist locally only, and do not count. Nor do spaces in which
  /// the account's membership ended.
  ///
  /// - Throws: ``Domain/StoreFailure`` of either store.
  public func compare() async throws(StoreFailure) -> Comparison {
    try await Self.translated {
      let pass = try await makePass()
      let items = try await Self.items(in: pass.local).union(try await Self.items(in: pass.remote))
      var (comparison, documents) = (Comparison(), [ItemPath]())
      var (lost, space) = (false, ItemPath.root)
      for item in items.sorted(by: Self.isBefore) where pass.isSynced(item.path) {
        if item.path.space != space {
          space = item.path.space
          lost = try await pass.endedMembership(of: space) != nil
        }
        // What this device has of it is its own.
        if lost { continue }
        if try await pass.withholds(item.path) {
          comparison.withheld.append(item)
        } else if item.kind == .document {
          documents.append(item.path)
        } else if try await !pass.isAlike(item) {
          comparison.different.append(item)
        }
      }
      comparison.different += try await pass.different(documents).map { SyncItem(.document, $0) }
      comparison.different.sort(by: Self.isBefore)
      return comparison
    }
  }

  private static func isBefore(_ left: SyncItem, _ right: SyncItem) -> Bool {
    (left.path, left.kind.rawValue) < (right.path, right.kind.rawValue)
  }

  private static func items(in store: Storage) async throws -> Set<SyncItem> {
    var (items, cursor, more): (Set<SyncItem>, ChangeCursor?, Bool) = ([], nil, true)
    while more {
      let page = try await store.changes.changes(under: .root, after: cursor, limit: Limits.pageItems)
      items.formUnion(page.changes.map { SyncItem($0) })
      (cursor, more) = (page.cursor, page.hasMore)
    }
    return items
  }
}

extension SyncPass {
  /// Returns those documents that differ.
  fileprivate func different(_ documents: [ItemPath]) async throws -> [ItemPath] {
    var (different, rest) = ([ItemPath](), documents[...])
    while !rest.isEmpty {
      let there = try await remote.documents.loadFirst(of: Array(rest))
      for (path, there) in zip(rest, there) where try await local.documents.load(path)?.content != there?.content {
        different.append(path)
      }
      rest = rest.dropFirst(there.count)
    }
    return different
  }

  fileprivate func isAlike(_ item: SyncItem) async throws -> Bool {
    switch item.kind {
    case .document: return try await different([item.path]).isEmpty
    case .journal:
      let isClosed = try await local.sessions.session(at: item.path).head().isClosed
      guard try await remote.sessions.session(at: item.path).head().isClosed == isClosed else { return false }
      return try await holdsTheSame(JournalLedger(path: item.path))
    case .board:
      guard let here = try await local.leaderboards.definition(of: item.path),
        here == (try await remote.leaderboards.definition(of: item.path))
      else { return false }
      return try await holdsTheSame(BoardLedger(path: item.path))
    }
  }

  /// Returns whether both stores have the same records.
  private func holdsTheSame<L: Ledger>(_ ledger: L) async throws -> Bool where L.Record: Hashable {
    let (here, there) = (try await all(ledger, in: local), try await all(ledger, in: remote))
    let refused = Set(here.compactMap { ledger.refused(by: $0) })
    let standing = here.filter { ledger.refused(by: $0) == nil && !refused.contains(ledger.id(of: $0)) }
    return Set(standing) == Set(there)
  }

  private func all<L: Ledger>(_ ledger: L, in store: Storage) async throws -> [L.Record] {
    var (all, last) = ([L.Record](), Revision.zero)
    while true {
      let page = try await ledger.records(in: store, after: last)
      guard let next = page.last?.revision else { return all }
      all += page.map(\.record)
      last = next
    }
  }
}
