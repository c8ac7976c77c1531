/// What changed in a store, in the order in which it was acknowledged.
///
/// This is the outbox, the source of notifications and projections, the list of what `copy` has to move, and what every
/// `follow` listens to. Because a write *is* its entry in the feed, no second write is needed, and so no atomic step over
/// two ports.
///
/// What must be true:
/// - A write by any port is in the feed from the moment when it is acknowledged, and never before it can be read.
/// - Each item appears once, at its latest change. A reader that keeps its last cursor misses no item, however long it was
///   away; it may see an item again, so what it does must be harmless to repeat.
/// - With no cursor, the feed lists everything that the store holds, deleted documents included as such.
/// - Cursors stay good across reopening and compaction. Every opening of one store answers alike.
public protocol ChangeFeed: Followable {
  /// The next items at or under `prefix` that changed after `cursor`, oldest change first.
  ///
  /// - Parameters:
  ///   - prefix: What to look at; ``Path/root`` for everything.
  ///   - cursor: Where the last page ended, or what `follow` yielded; nil for the beginning.
  ///   - limit: From 1 to ``Limits/pageItems``.
  /// - Returns: At most `limit` changes; none, and no more to come, where nothing has changed.
  /// - Throws: ``StoreFailure/cursorUnknown`` for a cursor that this store did not give or no longer remembers,
  ///   ``StoreFailure/invalid(_:)`` for a limit out of bounds, or another case where the store cannot answer at all.
  func changes(under prefix: Path, after cursor: ChangeCursor?, limit: Int) async throws(StoreFailure) -> ChangePage
}

/// A store that tells when something in it changed.
public protocol Followable: Sendable {
  /// Yields the store's cursor at once, and the newest one after each change at or under `prefix`.
  ///
  /// A slow reader skips cursors, never the last one. No writer waits for a reader. When the reader goes away, nothing is
  /// left behind. The cursor says only *that* something changed; read the port to learn what. So a connection that was
  /// lost is resumed by following again: the first cursor stands for all that was missed.
  ///
  /// The stream of a store at hand does not end by itself. One that is guarded ends with ``StoreFailure/denied`` once
  /// the reader may not follow any more. One of a store behind a server outlasts ``StoreFailure/unavailable(_:)`` until
  /// that store is closed, and ends with what else the server says.
  func follow(under prefix: Path) -> Updates<ChangeCursor, StoreFailure>
}

extension Followable {
  /// Yields after each change at or under one of several prefixes, as ``follow(under:)`` does for one.
  public func follow(underAny prefixes: [Path]) -> Updates<ChangeCursor, StoreFailure> {
    Updates(together: prefixes.map { follow(under: $0) }) { () throws(StoreFailure) in }
  }
}

/// A place in one store's feed.
///
/// Keep it, give it back, and make nothing else of it.
public struct ChangeCursor: Hashable, Codable, Sendable {
  /// The identity that the store was given when it was made; a restored backup is given another.
  public let store: String
  /// Grows with each change of the store.
  public let sequence: Int64

  public init(store: String, sequence: Int64) {
    self.store = store
    self.sequence = sequence
  }
}

/// One item, at its latest change.
public struct Change: Hashable, Codable, Sendable {
  /// What the item is; a `deletedDocument` is one that its latest write deleted, of which the head is kept.
  public enum Kind: String, Hashable, Codable, Sendable { case document, deletedDocument, journal, board }

  public let kind: Kind
  public let path: Path

  public init(kind: Kind, path: Path) {
    self.kind = kind
    self.path = path
  }
}

/// The next changes, and where to go on from.
public struct ChangePage: Hashable, Codable, Sendable {
  public let changes: [Change]
  /// Where to go on from; moves on past changes outside the prefix, too.
  public let cursor: ChangeCursor
  /// Whether anything is known to have changed after ``cursor``.
  public let hasMore: Bool

  public init(changes: [Change], cursor: ChangeCursor, hasMore: Bool) {
    self.changes = changes
    self.cursor = cursor
    self.hasMore = hasMore
  }
}

extension ChangePage {
  /// - Throws: ``StoreFailure/invalid(_:)`` for a limit that no store takes.
  public static func check(limit: Int) throws(StoreFailure) {
    guard (1...Limits.pageItems).contains(limit) else {
      throw .invalid("the limit \(limit) is not between 1 and \(Limits.pageItems)")
    }
  }
}
