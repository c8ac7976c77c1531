public import Domain

/// An edit that gave way: to somebody else's in a merge, or to a remote store that refused it.
///
/// It is kept in the local store until somebody restores or dismisses it (``LostEdits``).
public struct LostEdit: Hashable, Codable, Sendable {
  /// What of a document gave way.
  public enum Parts: Hashable, Codable, Sendable {
    /// All of it.
    case whole
    /// These fields of a JSON object.
    case fields([String])
  }

  /// What was written, and where it is kept now.
  public enum Record: Hashable, Codable, Sendable {
    /// What the document would hold is kept beside the report.
    case document(labels: Set<Label>)
    /// The document was deleted; there is nothing to keep.
    case deletion
    /// It stays in the local journal, taken back.
    case event(EventID)
    /// It stays in the local board's history, taken back.
    case submission(SubmissionID)
  }

  /// Why it gave way.
  public enum Cause: Hashable, Codable, Sendable {
    /// Another edit of the same document was later; `isForeign` where the one that gave way came from the remote store.
    case overwritten(Parts, isForeign: Bool)
    /// The remote store does not take it, for this reason.
    case refused(String)
  }

  /// Tells it from other lost edits of the item.
  public let id: Path.Segment
  public let item: SyncItem
  public let record: Record
  public let cause: Cause
  /// When it was made.
  public let stamp: Stamp?

  static let prefix: Path = "local/sync/lost"
  static let bodies: Path = "local/sync/lost-bodies"

  /// Tells it from all other lost edits of its store.
  public var address: String { path.text }

  static func path(of item: SyncItem, _ id: Path.Segment) -> Path { item.place(under: prefix).appending(id) }

  var path: Path { Self.path(of: item, id) }
  var bodyPath: Path { item.place(under: Self.bodies).appending(id) }
  var key: DocumentKey<LostEdit> { .json(path) }

  /// What keeps the report, in one batch with what caused it.
  ///
  /// - Throws: ``Domain/DocumentError`` for a report that cannot be written as JSON.
  func writes(body: [UInt8]?, as write: WriteID) throws(DocumentError) -> [DocumentWrite] {
    let report = try key.write(self, id: write, expected: .any)
    guard let body else { return [report] }
    return [report, DocumentWrite(bodyPath, id: write, expected: .any, body: body)]
  }
}

extension LostEdit {
  /// The reason why the edit was lost, in a few words.
  public var causeWords: Message {
    switch cause {
    case .refused(let reason): Message("Rejected: \(reason)")
    case .overwritten(.whole, true): Message("A later edit overwrote the other device’s version.")
    case .overwritten(.whole, false): Message("A later edit overwrote this device’s version.")
    case .overwritten(.fields(let names), true):
      Message("A later edit overwrote fields of the other device’s version: \(names.joined(separator: ", "))")
    case .overwritten(.fields(let names), false):
      Message("A later edit overwrote fields of this device’s version: \(names.joined(separator: ", "))")
    }
  }
}
