public import Domain

/// One synced item: a document, a journal or a board, by its path.
public struct SyncItem: Hashable, Codable, Sendable {
  /// The port of the item.
  ///
  /// The raw values are stored.
  public enum Kind: String, Hashable, Codable, Sendable { case document, journal, board }

  /// The port of the item.
  public let kind: Kind
  /// The item's path.
  public let path: ItemPath

  /// Creates an item.
  public init(_ kind: Kind, _ path: ItemPath) {
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

  /// Returns the item's own path under a path of `local/`.
  func place(under path: ItemPath) -> ItemPath {
    path.appending(ItemPath.Segment(rawValue: kind.rawValue)).appending(self.path)
  }
}

extension SyncItem: CustomStringConvertible {
  public var description: String { "\(kind.rawValue) \(path)" }
}
