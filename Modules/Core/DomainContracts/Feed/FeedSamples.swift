import Domain
import Testing

extension ChangeFeed {
  /// The next changes of the whole store, or of what lies under a prefix.
  func page(
    under prefix: ItemPath = .root,
    after cursor: ChangeCursor? = nil,
    limit: Int = Limits.pageItems
  ) async throws(StoreFailure) -> ChangePage {
    try await changes(under: prefix, after: cursor, limit: limit)
  }

  /// All changes after a cursor, read `limit` at a time, and the cursor they lead to.
  func all(
    under prefix: ItemPath = .root,
    after cursor: ChangeCursor? = nil,
    limit: Int = Limits.pageItems
  ) async throws -> (changes: [Change], cursor: ChangeCursor) {
    var page = try await page(under: prefix, after: cursor, limit: limit)
    var (changes, pages) = (page.changes, 1)
    while page.hasMore {
      page = try await self.page(under: prefix, after: page.cursor, limit: limit)
      changes += page.changes
      pages += 1
      try #require(pages < 10_000, "the feed does not end")
    }
    return (changes, page.cursor)
  }

  /// The store's present cursor.
  func cursor() async throws -> ChangeCursor {
    try await all().cursor
  }
}

extension OpenedStore {
  /// Everything that the store holds, as its feed lists it.
  func allChanges() async throws -> [Change] {
    try await changes.all().changes
  }

  /// One document, one deleted document, one journal and one board.
  func writeOneOfEach(under space: ItemPath = "space/s") async throws {
    try await documents.save(.put(space.appending("kept"), as: "w1"))
    try await documents.save(.put(space.appending("gone"), as: "w1"))
    try await documents.save(.delete(space.appending("gone"), as: "w2"))
    try await sessions.session(at: space.appending("journal")).append(.sample("e1"))
    try await board(at: space.appending("board")).set(["ana": 5])
  }

  /// Reads everything in this store, except revisions of documents and cursors, which belong to one store alone.
  func wholeContent() async throws -> StoreContent {
    var content = StoreContent()
    for change in try await allChanges().sorted(by: { $0.path < $1.path }) {
      switch change.kind {
      case .document, .deletedDocument:
        content.documents.append(portable(try #require(try await documents.load(change.path))))
      case .journal:
        content.heads.append(try await sessions.session(at: change.path).head())
        content.events.append(try await sessions.all(change.path))
      case .board:
        let definition = try #require(try await leaderboards.definition(of: change.path))
        content.boards.append(try await BoardAtHand(leaderboards, change.path, definition).wholeContent())
      }
    }
    return content
  }

  private func portable(_ document: Document) -> Document {
    var document = document
    document.head.revision = .zero
    return document
  }
}

/// The content of a store, to compare two stores.
struct StoreContent: Equatable {
  var documents: [Document] = []
  var heads: [JournalHead] = []
  var events: [[RecordedEvent]] = []
  var boards: [BoardContent] = []
}

extension Change {
  static func document(_ path: ItemPath) -> Change { Change(kind: .document, path: path) }
  static func deleted(_ path: ItemPath) -> Change { Change(kind: .deletedDocument, path: path) }
  static func journal(_ path: ItemPath) -> Change { Change(kind: .journal, path: path) }
  static func board(_ path: ItemPath) -> Change { Change(kind: .board, path: path) }
}
