package import Domain

/// The paths that a question is about: a path and all below it, which stand together in the order of bytes.
package enum PathScope: Hashable, Sendable {
  case everything
  /// No path.
  case nothing
  /// The path itself, and the paths from `lower` up to `upper`, without it.
  case below(path: String, lower: String, upper: String)

  /// Creates the scope of a path and all paths below it.
  package init(_ prefix: ItemPath) {
    if prefix.text.utf8.isEmpty {
      self = .everything
    } else if prefix.isNowhere {
      self = .nothing
    } else {
      // "0" is the character after "/".
      self = .below(path: prefix.text, lower: "\(prefix.text)/", upper: "\(prefix.text)0")
    }
  }
}

extension ItemPath {
  /// Whether no store keeps anything here.
  ///
  /// Asked before the database is: SQLite takes a text that holds a NUL for the part before it, and PostgreSQL refuses it.
  package var isNowhere: Bool { problem != nil }
}
