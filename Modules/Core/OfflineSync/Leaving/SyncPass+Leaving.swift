import Domain

extension SyncPass {
  /// Removes the user's own data from the local store, and moves undelivered data to the notebook.
  ///
  /// The state is recorded first, so that no pass takes the removal for a deletion, even after an interruption.
  mutating func putAway(discarding: Bool) async throws {
    guard let user = notebook.state.account?.user else { return }
    let place = Self.place(of: user)
    let reports = [LostEdit.prefix, LostEdit.bodies].map { SyncItem(.document, place).place(under: $0) }
    var paths: [ItemPath] = []
    for place in [place] + reports {
      paths += try await itemsHere(under: place).filter { $0.kind == .document }.map(\.path)
    }
    if notebook.state.away != user {
      for leftover in try await notebook.allHidden() { try await notebook.drop(leftover) }
      for path in paths { try await keep(path, discarding: discarding) }
      notebook.state.away = user
      try await notebook.keep()
    }
    for path in paths { try await remove(path, discarding: discarding) }
  }

  /// Moves an undelivered document or deletion to the notebook.
  ///
  /// A withheld document was never meant to be delivered, so it is moved even when discarding.
  private func keep(_ path: ItemPath, discarding: Bool) async throws {
    if discarding, try await !withholds(path) { return }
    guard let here = try await local.documents.load(path) else { return }
    if here.content != (try await notebook.agreed(path)) { try await notebook.putAway(here) }
  }

  private func remove(_ path: ItemPath, discarding: Bool) async throws {
    while let here = try await local.documents.load(path), !here.head.isDeleted {
      // The document may have been written again meanwhile.
      try await keep(path, discarding: discarding)
      do {
        let expected = Expectation.revision(here.head.revision)
        _ = try await local.documents.save([DocumentWrite(path, id: notebook.newID(), expected: expected, body: nil)])
      } catch DocumentError.conflict {
        // Read it again.
      }
    }
  }

  /// Restores the documents from the notebook, and fetches the rest from the remote store.
  mutating func comeBack() async throws {
    guard let user = notebook.state.away, user == notebook.state.account?.user else { return }
    let place = Self.place(of: user)
    let away = try await notebook.allHidden()
    for edit in away where !edit.isDeletion { try await putBack(edit) }
    let deleted = Set(away.filter(\.isDeletion).map(\.path))
    for path in try await notebook.agreedPaths(under: place) where !deleted.contains(path) {
      if try await local.documents.load(path)?.content == nil {
        try await notebook.agree(on: [.init(path: path, content: nil)])
      }
    }
    try await settleEverything(under: place)
    for edit in away where edit.isDeletion { try await notebook.drop(edit) }
    notebook.state.away = nil
    try await notebook.keep()
  }

  /// Merges two edits of one document, made before leaving and after returning, like those of two devices.
  private func putBack(_ edit: Notebook.HiddenDocument) async throws {
    while let kept = try await notebook.document(edit), let content = kept.content {
      let here = try await local.documents.load(edit.path)
      do {
        let writes = try await writes(bringing: content, of: kept.head, to: edit.path, over: here)
        if !writes.isEmpty { _ = try await local.documents.save(writes) }
        return try await notebook.drop(edit)
      } catch DocumentError.conflict {
        // Read it again.
      }
    }
  }

  private func writes(
    bringing kept: DocumentContent,
    of head: DocumentHead,
    to path: ItemPath,
    over here: Document?
  ) async throws -> [DocumentWrite] {
    let (id, expected) = (notebook.newID(), here.map { Expectation.revision($0.head.revision) } ?? .absent)
    guard let here, let present = here.content else {
      return [DocumentWrite(path, id: id, expected: expected, labels: kept.labels, body: kept.body, stamp: head.stamp)]
    }
    if present == kept { return [] }
    let base = try await notebook.agreed(path)
    let outcome = rule(path).merge(
      base?.body,
      .init(body: kept.body, stamp: head.stamp),
      .init(body: present.body, stamp: here.head.stamp)
    )
    let labels = MergeRule.labels(base?.labels ?? [], kept.labels, present.labels)
    var writes = [DocumentWrite(path, id: id, expected: expected, labels: labels, body: outcome.body)]
    for (parts, content, stamp) in [
      (outcome.lostHere, kept, head.stamp), (outcome.lostThere, present, here.head.stamp),
    ] {
      guard let parts else { continue }
      let report = LostEdit(
        id: ItemPath.Segment(notebook.newID()),
        item: SyncItem(.document, path),
        record: .document(labels: content.labels),
        cause: .overwritten(parts, isForeign: false),
        stamp: stamp
      )
      writes += try report.writes(body: content.body, as: notebook.newID())
    }
    return writes
  }

  /// The place of data that only the user sees.
  private static func place(of user: UserID) -> ItemPath { ItemPath(["users", ItemPath.Segment(user)]) }

  /// Returns the items there, including deleted documents.
  func itemsHere(under place: ItemPath) async throws -> [SyncItem] {
    var (items, cursor, more): ([SyncItem], ChangeCursor?, Bool) = ([], nil, true)
    while more {
      let page = try await local.changes.changes(under: place, after: cursor, limit: Limits.pageItems)
      items += page.changes.map { SyncItem($0) }
      (cursor, more) = (page.cursor, page.hasMore)
    }
    return items
  }
}
