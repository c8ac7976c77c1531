extension Storage {
  /// Copies what changed after `cursor`, everything without one, and returns where to go on from.
  ///
  /// Ids and stamps go along, so doing it again changes nothing and a copy that was cut off is simply done again.
  @discardableResult
  public func copy(to target: Storage, after cursor: ChangeCursor? = nil) async throws -> ChangeCursor {
    var cursor = cursor
    while true {
      let page = try await changes.changes(under: .root, after: cursor, limit: Limits.pageItems)
      for change in page.changes {
        switch change.kind {
        case .document, .deletedDocument: try await copyDocument(change.path, to: target)
        case .journal: try await copyJournal(change.path, to: target)
        case .board: try await copyBoard(change.path, to: target)
        }
      }
      cursor = page.cursor
      if !page.hasMore { return page.cursor }
    }
  }

  private func copyDocument(_ path: Path, to target: Storage) async throws {
    guard let document = try await documents.load(path) else { return }
    let head = document.head
    _ = try await target.documents.save([
      DocumentWrite(
        path,
        id: head.write,
        expected: .any,
        labels: head.labels,
        body: head.isDeleted ? nil : document.body,
        stamp: head.stamp
      )
    ])
  }

  private func copyJournal(_ path: Path, to target: Storage) async throws {
    var last = Revision.zero
    while true {
      let page = try await sessions.events(of: path, after: last, limit: Limits.pageItems)
      if !page.isEmpty { _ = try await target.sessions.append(page.map(\.event), to: path, expecting: .any) }
      last = page.last?.revision ?? last
      if page.count < Limits.pageItems { break }
    }
    if try await sessions.head(of: path).isClosed { try await target.sessions.close(path) }
  }

  private func copyBoard(_ path: Path, to target: Storage) async throws {
    guard let definition = try await leaderboards.definition(of: path) else { return }
    try await target.leaderboards.define(definition, at: path)
    var last = Revision.zero
    while true {
      let page = try await leaderboards.submissions(of: path, player: nil, after: last, limit: Limits.pageItems)
      if !page.isEmpty { _ = try await target.leaderboards.submit(page.map(\.submission), at: nil) }
      last = page.last?.revision ?? last
      if page.count < Limits.pageItems { return }
    }
  }
}
