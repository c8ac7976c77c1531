import Foundation

/// The rights of a store's files: join codes lie in them in clear.
enum StorePrivacy {
  /// The line that warns about files that other users of this machine can read; nil where there are none.
  ///
  /// Ask before opening: a store makes files beside the database that are gone when the line is read.
  ///
  /// - Parameters:
  ///   - paths: The files that hold the store, or its folder.
  ///   - mode: The rights that `chmod` gives them, as the store makes new ones.
  /// - Returns: The line; nil where only the store's owner can read it.
  static func warning(about paths: [String], mendedBy mode: String) -> String? {
    let readable = paths.filter { path in
      var found = stat()
      return stat(path, &found) == 0 && found.st_mode & 0o077 != 0
    }
    guard let first = readable.first else { return nil }
    let names = readable.map { "'\($0.replacing("'", with: "'\\''"))'" }.joined(separator: " ")
    return "warning: other users of this machine may read the store \(first); run: chmod \(mode) \(names)"
  }
}
