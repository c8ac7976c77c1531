import Foundation

/// The access rights of a store's files, which hold join codes in plain text.
enum StorePrivacy {
  /// Returns a warning about files that other users of this machine can read.
  ///
  /// Call this before opening, because a store creates temporary files beside the database.
  ///
  /// - Parameters:
  ///   - paths: The files that hold the store, or its folder.
  ///   - mode: The rights for `chmod`, as the store gives them to new files.
  /// - Returns: The warning; nil if only the owner can read the store.
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
