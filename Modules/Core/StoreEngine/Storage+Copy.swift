package import Domain

extension Storage {
  /// Copies everything that changed after `cursor`, or everything without one, and returns the cursor for the next
  /// copy.
  ///
  /// Ids and stamps are copied too, so copying again changes nothing, and an interrupted copy is simply repeated. Other
  /// items under `local/` than those in `local` are not copied.
  ///
  /// - Parameters:
  ///   - target: The store to copy into.
  ///   - cursor: The result of an earlier copy.
  ///   - overwriting: Whether to replace documents that the target has written later.
  ///   - leftOut: Further paths not to copy, with everything below them.
  ///   - local: Paths under `local/` to copy all the same.
  ///   - afterPage: Called after each part is stored in the target. An interrupted copy may continue from its cursor.
  /// - Returns: The cursor for the next copy.
  /// - Throws: ``CopyRefusal`` for a document that must not be overwritten, or an error of either store.
  @discardableResult
  package func copy(
    to target: Storage,
    after cursor: ChangeCursor? = nil,
    overwriting: Bool = true,
    leavingOut leftOut: [ItemPath] = [],
    including local: [ItemPath] = [],
    afterPage: (_ done: ChangePage) async throws -> Void = { _ in }
  ) async throws -> ChangeCursor {
    var cursor = cursor
    while true {
      let page = try await changes.changes(under: .root, after: cursor, limit: Limits.pageItems)
      let moving = page.changes.filter { $0.path.isCopied(leavingOut: leftOut, including: local) }
      try await copyDocuments(moving.filter(\.isOfDocument).map(\.path), to: target, overwriting)
      for change in moving {
        switch change.kind {
        case .document, .deletedDocument: continue
        case .journal: try await copyJournal(change.path, to: target)
        case .board: try await copyBoard(change.path, to: target)
        }
      }
      cursor = page.cursor
      try await afterPage(page)
      if !page.hasMore { return page.cursor }
    }
  }

  private func copyDocuments(_ paths: [ItemPath], to target: Storage, _ overwriting: Bool) async throws {
    var (batch, bytes): ([DocumentWrite], Int) = ([], 0)
    for path in paths {
      guard let document = try await documents.load(path) else { continue }
      let write = try await target.write(of: document, overwriting)
      if batch.count == Limits.batchItems || bytes + document.body.count > Limits.documentBytes {
        _ = try await target.documents.save(batch)
        (batch, bytes) = ([], 0)
      }
      if let write { batch.append(write) }
      bytes += document.body.count
    }
    if !batch.isEmpty { _ = try await target.documents.save(batch) }
  }

  /// Returns the write that makes this store's document equal to the given one; nil if it is equal.
  private func write(of document: Document, _ overwriting: Bool) async throws -> DocumentWrite? {
    let head = document.head
    var expected = Expectation.any
    if !overwriting {
      let mine = try await documents.load(head.path)?.head
      if let mine, mine.write == head.write, mine.stamp == head.stamp { return nil }
      if let mine, mine.stamp > head.stamp { throw CopyRefusal.newer(head.path) }
      expected = mine.map { .revision($0.revision) } ?? .absent
    }
    return DocumentWrite(
      head.path,
      id: head.write,
      expected: expected,
      labels: head.labels,
      body: head.isDeleted ? nil : document.body,
      stamp: head.stamp
    )
  }

  private func copyJournal(_ path: ItemPath, to target: Storage) async throws {
    var last = Revision.zero
    while true {
      let page = try await sessions.session(at: path).events(after: last, limit: Limits.pageItems)
      for piece in page.map(\.event).pieces {
        _ = try await target.sessions.session(at: path).append(piece, expecting: .any)
      }
      last = page.last?.revision ?? last
      if page.count < Limits.pageItems { break }
    }
    if try await sessions.session(at: path).head().isClosed { try await target.sessions.session(at: path).close() }
  }

  private func copyBoard(_ path: ItemPath, to target: Storage) async throws {
    guard let definition = try await leaderboards.definition(of: path) else { return }
    try await target.leaderboards.define(definition, at: path)
    var last = Revision.zero
    while true {
      let page = try await leaderboards.submissions(of: path, player: nil, after: last, limit: Limits.pageItems)
      if !page.isEmpty { _ = try await target.leaderboards.submit(page.map(\.submission), as: .replicated) }
      last = page.last?.revision ?? last
      if page.count < Limits.pageItems { return }
    }
  }
}

/// The reason why a copy stops.
///
/// Items copied before stay in the target.
package enum CopyRefusal: Error, Hashable, Sendable {
  /// The target has written this document later than the source.
  case newer(ItemPath)
}

extension CopyRefusal: CustomStringConvertible {
  package var description: String {
    switch self {
    case .newer(let path): "\(path) was changed in the target since"
    }
  }
}

extension ItemPath {
  /// Returns whether a copy without some paths, and with some under `local/`, includes this path.
  package func isCopied(leavingOut leftOut: [ItemPath] = [], including local: [ItemPath] = []) -> Bool {
    isLocal ? local.contains(where: isUnder) : !leftOut.contains(where: isUnder)
  }
}

extension Change {
  fileprivate var isOfDocument: Bool { kind == .document || kind == .deletedDocument }
}
