/// The changes of a store, in the order in which they were acknowledged.
///
/// Notifications, projections, sync, `copy` and every `follow` read this feed. A write *is* its entry in the feed, so
/// no second write and no atomic step over two ports is needed.
///
/// Every adapter keeps these rules:
/// - A write by any port is in the feed as soon as it is acknowledged, and never before it can be read.
/// - Each item appears once, at its latest change. A reader that continues from its last cursor misses no item, however
///   long it was away. The reader may see an item again, so its work must be idempotent.
/// - Without a cursor, the feed lists everything in the store, including deleted documents.
/// - Cursors stay valid across reopening and compaction. All openings of one store give the same answers.
public protocol ChangeFeed: Followable {
  /// Returns the next items at or below `prefix` that changed after `cursor`, oldest change first.
  ///
  /// - Parameters:
  ///   - prefix: The path to list below; ``ItemPath/root`` for everything.
  ///   - cursor: The end of the last page, or a cursor from `follow`; nil for the beginning.
  ///   - limit: From 1 to ``Limits/pageItems``.
  /// - Returns: At most `limit` changes; an empty page without more if nothing has changed.
  /// - Throws: ``StoreFailure/cursorUnknown`` for a cursor that this store did not give or no longer knows, or
  ///   ``StoreFailure/invalid(_:)`` for a limit out of bounds. Any other case if the store cannot answer at all.
  func changes(under prefix: ItemPath, after cursor: ChangeCursor?, limit: Int) async throws(StoreFailure) -> ChangePage
}

/// A store that signals its changes.
public protocol Followable: Sendable {
  /// Yields the store's cursor at once, and the newest cursor after each change at or below `prefix`.
  ///
  /// A slow reader skips cursors, never the last one, and no writer waits for a reader. A cursor says only *that*
  /// something changed; read the port to learn what. To resume after a lost connection, follow again: the first cursor
  /// covers everything missed.
  ///
  /// The stream of a local store does not end by itself. A guarded stream ends with ``StoreFailure/denied`` once the
  /// reader loses access. The stream of a remote store survives ``StoreFailure/unavailable(_:)`` until the store is
  /// closed, and ends with any other error of the server.
  func follow(under prefix: ItemPath) -> Updates<ChangeCursor, StoreFailure>
}

extension Followable {
  /// Yields after each change at or below any of the prefixes, as ``follow(under:)`` does for one.
  public func follow(underAny prefixes: [ItemPath]) -> Updates<ChangeCursor, StoreFailure> {
    Updates(together: prefixes.map { follow(under: $0) }) { () throws(StoreFailure) in }
  }
}

/// A position in one store's feed.
///
/// Cursors are opaque: keep one and pass it back.
public struct ChangeCursor: Hashable, Codable, Sendable {
  /// The identity of the store that gave the cursor.
  ///
  /// A restored backup has another identity.
  public let store: String
  /// The number of changes up to the position.
  public let sequence: Int64

  /// Creates a cursor.
  public init(store: String, sequence: Int64) {
    self.store = store
    self.sequence = sequence
  }
}

/// One item, at its latest change.
public struct Change: Hashable, Codable, Sendable {
  /// The kind of item; a `deletedDocument` is a document that its latest write deleted, with its head kept.
  public enum Kind: String, Hashable, Codable, Sendable { case document, deletedDocument, journal, board }

  /// The kind of item.
  public let kind: Kind
  /// The item's path.
  public let path: ItemPath

  /// Creates a change.
  public init(kind: Kind, path: ItemPath) {
    self.kind = kind
    self.path = path
  }
}

/// The next changes, and the cursor to continue from.
public struct ChangePage: Hashable, Codable, Sendable {
  /// The changes, oldest first.
  public var changes: [Change]
  /// The cursor to continue from, which also skips changes outside the prefix.
  public var cursor: ChangeCursor
  /// Whether more changes are known after ``cursor``.
  public var hasMore: Bool

  /// Creates a page.
  public init(changes: [Change], cursor: ChangeCursor, hasMore: Bool) {
    self.changes = changes
    self.cursor = cursor
    self.hasMore = hasMore
  }
}

extension ChangePage {
  /// Rejects a limit that is out of bounds.
  ///
  /// - Throws: ``StoreFailure/invalid(_:)``.
  public static func check(limit: Int) throws(StoreFailure) {
    guard (1...Limits.pageItems).contains(limit) else {
      throw .invalid("the limit \(limit) is not between 1 and \(Limits.pageItems)")
    }
  }
}
