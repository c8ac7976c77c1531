public import Domain

/// One thing that is synced: a document, a journal or a board, and where it is kept.
public struct SyncItem: Hashable, Codable, Sendable {
  /// Which port it is kept by; the raw values are stored.
  public enum Kind: String, Hashable, Codable, Sendable { case document, journal, board }

  public let kind: Kind
  public let path: Path

  public init(_ kind: Kind, _ path: Path) {
    (self.kind, self.path) = (kind, path)
  }
}

extension SyncItem {
  init(_ change: Change) {
    switch change.kind {
    case .document, .deletedDocument: self.init(.document, change.path)
    case .journal: self.init(.journal, change.path)
    case .board: self.init(.board, change.path)
    }
  }

  /// The item's own place among others under a path of `local/`.
  func place(under path: Path) -> Path {
    path.appending(Path.Segment(rawValue: kind.rawValue)).appending(self.path)
  }
}

extension SyncItem: CustomStringConvertible {
  public var description: String { "\(kind.rawValue) \(path)" }
}
