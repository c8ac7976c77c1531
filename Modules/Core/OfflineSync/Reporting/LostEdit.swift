public import Domain

/// A losing edit: overwritten in a merge, or rejected by the remote store.
///
/// The local store holds it until the user restores or dismisses it (``LostEdits``).
public struct LostEdit: Hashable, Codable, Sendable {
  /// The overwritten part of a document.
  public enum Parts: Hashable, Codable, Sendable {
    /// The whole document.
    case whole
    /// These fields of a JSON object.
    case fields([String])
  }

  /// The kind of record, and where it is kept now.
  public enum Record: Hashable, Codable, Sendable {
    /// A document's content, kept beside the report.
    case document(labels: Set<DocumentLabel>)
    /// A deletion, without content.
    case deletion
    /// An event, which stays in the local journal, retracted if it was rejected.
    case event(EventID)
    /// A submission, which stays in the local board's history, reverted.
    case submission(SubmissionID)
  }

  /// The reason for the loss.
  public enum Cause: Hashable, Codable, Sendable {
    /// A later edit of the same document, or of the same thing in a journal, won; `isForeign` if the losing edit came from the remote store.
    case overwritten(Parts, isForeign: Bool)
    /// The remote store rejected it, for this reason.
    case refused(String)
  }

  /// The id among the item's lost edits.
  public let id: ItemPath.Segment
  /// The item.
  public let item: SyncItem
  /// The record.
  public let record: Record
  /// The reason for the loss.
  public let cause: Cause
  /// The stamp of the edit.
  public let stamp: Stamp?

  static let prefix: ItemPath = "local/sync/lost"
  static let bodies: ItemPath = "local/sync/lost-bodies"

  /// The id among all lost edits of the store.
  package var address: String { path.text }

  static func path(of item: SyncItem, _ id: ItemPath.Segment) -> ItemPath { item.place(under: prefix).appending(id) }

  var path: ItemPath { Self.path(of: item, id) }
  var bodyPath: ItemPath { item.place(under: Self.bodies).appending(id) }
  var key: DocumentKey<LostEdit> { .json(path) }

  /// Returns the writes of the report, to be batched with those that caused it.
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
