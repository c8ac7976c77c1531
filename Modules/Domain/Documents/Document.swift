/// What is known of a document without its body.
public struct DocumentHead: Hashable, Sendable {
  public let path: Path
  /// Grows with each write, also across delete and create.
  public let revision: Revision
  public let stamp: Stamp
  /// The write that made this revision: a retry of it is answered with this head.
  public let write: WriteID
  public let labels: Set<Label>
  /// Bytes in the body; nil once deleted.
  public let size: Int?

  public var isDeleted: Bool { size == nil }

  public init(path: Path, revision: Revision, stamp: Stamp, write: WriteID, labels: Set<Label>, size: Int?) {
    self.path = path
    self.revision = revision
    self.stamp = stamp
    self.write = write
    self.labels = labels
    self.size = size
  }
}

/// A small document, at most ``Limits/documentBytes`` long.
///
/// The store never looks into the body.
public struct Document: Hashable, Sendable {
  public let head: DocumentHead
  /// Empty once deleted.
  public let body: [UInt8]

  public init(head: DocumentHead, body: [UInt8]) {
    self.head = head
    self.body = body
  }
}

/// One step of a ``DocumentRepository/save(_:)``.
public struct DocumentWrite: Hashable, Sendable {
  public let path: Path
  public let id: WriteID
  public let expected: Expectation
  /// Words that ``DocumentRepository/list(_:)`` finds the document by, such as `member:ana`.
  public let labels: Set<Label>
  /// The new body; nil deletes the document and keeps its head, so that others learn of it.
  public let body: [UInt8]?
  /// Given by sync and `copy`, which carry another store's stamp over; otherwise the store stamps the write.
  public let stamp: Stamp?

  public init(
    _ path: Path,
    id: WriteID,
    expected: Expectation,
    labels: Set<Label> = [],
    body: [UInt8]?,
    stamp: Stamp? = nil
  ) {
    self.path = path
    self.id = id
    self.expected = expected
    self.labels = labels
    self.body = body
    self.stamp = stamp
  }
}

/// Which documents to list: live ones at or under `prefix`, by path, after `after`.
public struct DocumentQuery: Hashable, Codable, Sendable {
  public let prefix: Path
  /// Only documents that bear this label.
  public let label: Label?
  public let after: Path?
  /// From 0 to ``Limits/pageItems``.
  public let limit: Int

  public init(under prefix: Path, labelled label: Label? = nil, after: Path? = nil, limit: Int = 100) {
    self.prefix = prefix
    self.label = label
    self.after = after
    self.limit = limit
  }
}
