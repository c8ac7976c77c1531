/// A document without its body.
public struct DocumentHead: Hashable, Sendable {
  /// The document's path.
  public var path: ItemPath
  /// The revision, which grows with each write, also across delete and create.
  public var revision: Revision
  /// The stamp of the last write.
  public var stamp: Stamp
  /// The id of the write that made this revision.
  ///
  /// A retry of that write returns this head.
  public var write: WriteID
  /// The labels that lists find the document by.
  public var labels: Set<DocumentLabel>
  /// The size of the body in bytes; nil for a deleted document.
  public var size: Int?

  /// Whether the last write deleted the document.
  public var isDeleted: Bool { size == nil }

  /// Creates a head; a nil size is that of a deleted document.
  public init(path: ItemPath, revision: Revision, stamp: Stamp, write: WriteID, labels: Set<DocumentLabel>, size: Int?)
  {
    self.path = path
    self.revision = revision
    self.stamp = stamp
    self.write = write
    self.labels = labels
    self.size = size
  }
}

/// A small document of at most ``Limits/documentBytes``.
///
/// Stores never interpret the body.
public struct Document: Hashable, Sendable {
  /// The document without its body.
  public var head: DocumentHead
  /// The body; empty for a deleted document.
  public var body: [UInt8]

  /// Creates a document.
  public init(head: DocumentHead, body: [UInt8]) {
    self.head = head
    self.body = body
  }
}

/// One write of a ``DocumentRepository/save(_:given:)``.
public struct DocumentWrite: Hashable, Sendable {
  /// The document's path.
  public var path: ItemPath
  /// The id that a retry repeats.
  public var id: WriteID
  /// The state that the document must be in for the write to succeed.
  public var expected: Expectation
  /// The document's labels after the write, such as `member:ana`.
  ///
  /// ``DocumentRepository/list(_:)`` finds it by them.
  public var labels: Set<DocumentLabel>
  /// The new body; nil deletes the document.
  ///
  /// Its head stays, so that replicas learn of the deletion.
  public var body: [UInt8]?
  /// The stamp of a write that sync or `copy` carries over from another store; nil lets this store stamp the write.
  public var stamp: Stamp?

  /// Creates a write; a nil body deletes the document.
  public init(
    _ path: ItemPath,
    id: WriteID,
    expected: Expectation,
    labels: Set<DocumentLabel> = [],
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

/// A list of live documents at or below ``prefix``, in the order of their paths.
public struct DocumentQuery: Hashable, Codable, Sendable {
  /// The path that every listed document is at or below.
  public var prefix: ItemPath
  /// The label that every listed document has; nil for any.
  public var label: DocumentLabel?
  /// The path to continue after; nil for the beginning.
  public var after: ItemPath?
  /// The most documents to list, from 0 to ``Limits/pageItems``.
  public var limit: Int

  /// Creates a query for the documents at or below `prefix`.
  public init(under prefix: ItemPath, labelled label: DocumentLabel? = nil, after: ItemPath? = nil, limit: Int = 100) {
    self.prefix = prefix
    self.label = label
    self.after = after
    self.limit = limit
  }
}
