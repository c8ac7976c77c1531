public import Domain

extension GuardedStorage: ChangeFeed {
  public func changes(
    under prefix: ItemPath,
    after cursor: ChangeCursor?,
    limit: Int
  ) async throws(StoreFailure) -> ChangePage {
    try ChangePage.check(limit: limit)
    var gate = Gate(self)
    var (found, last) = ([Change](), cursor)
    while true {
      let page = try await base.changes.changes(under: prefix, after: last, limit: limit - found.count)
      for change in page.changes where try await gate.allows(.read, change.path) { found.append(change) }
      if !page.hasMore || found.count == limit {
        return ChangePage(changes: found, cursor: page.cursor, hasMore: page.hasMore)
      }
      last = page.cursor
    }
  }

  /// Returns the changes under a path.
  ///
  /// The stream ends with ``StoreFailure/denied`` once the principal may not read it.
  public func follow(under prefix: ItemPath) -> Updates<ChangeCursor, StoreFailure> {
    if prefix.segments.count < 2, !principal.isOwner { return followAcrossSpaces(prefix) }
    var followed = [prefix]
    // The principal's own membership is followed too.
    if let user = principal.user, !principal.isOwner {
      followed.append(DocumentKey.membership(of: user, in: prefix.space).path)
    }
    return Updates(together: followed.map { base.changes.follow(under: $0) }) { () async throws(StoreFailure) in
      try await requireReadable(prefix)
    }
  }

  private func followAcrossSpaces(_ prefix: ItemPath) -> Updates<ChangeCursor, StoreFailure> {
    Updates { sink in
      let watching = Task {
        do {
          try await watchAcrossSpaces(prefix, sink)
          sink.finish()
        } catch let failure as StoreFailure {
          sink.finish(throwing: failure)
        } catch {
          sink.finish()
        }
      }
      sink.onEnd { watching.cancel() }
    }
  }

  private typealias Sink = Updates<ChangeCursor, StoreFailure>.Sink

  private func requireReadable(_ prefix: ItemPath) async throws(StoreFailure) {
    // The owner may follow everything at once, though part of it cannot be read.
    if principal.isOwner, prefix == .root { return }
    guard try await mayRead(prefix) else { throw .denied }
  }

  /// Yields only changes of items that the user may read, or of spaces that the user joins or leaves.
  private func watchAcrossSpaces(_ prefix: ItemPath, _ sink: Sink) async throws {
    guard let user = principal.user else { throw StoreFailure.denied }
    var last: ChangeCursor?
    for try await cursor in base.changes.follow(under: prefix) {
      var isNews = last == nil
      if let last { isNews = try await concerns(user, under: prefix, after: last) }
      if isNews { sink.yield(cursor) }
      last = cursor
    }
  }

  private func concerns(_ user: UserID, under prefix: ItemPath, after cursor: ChangeCursor) async throws -> Bool {
    var gate = Gate(self)
    var cursor = cursor
    while true {
      let page = try await base.changes.changes(under: prefix, after: cursor, limit: Limits.pageItems)
      for change in page.changes {
        if change.path == DocumentKey.membership(of: user, in: change.path.space).path { return true }
        if try await gate.allows(.read, change.path) { return true }
      }
      if !page.hasMore { return false }
      cursor = page.cursor
    }
  }
}
