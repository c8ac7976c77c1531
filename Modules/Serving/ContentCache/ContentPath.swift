/// A path in a tree of static files, such as `/pinball/data/LPL_Stats.csv`.
///
/// A path begins with a slash and has no `..`, so it never leads out of the tree.
package struct ContentPath: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The path as text, with its leading slash.
  package let text: String

  /// Creates a path; nil for one that is empty or contains `.` or `..`.
  ///
  /// - Parameter text: The path. A missing leading slash is added.
  package init?(_ text: String) {
    let rooted = text.hasPrefix("/") ? text : "/" + text
    let parts = rooted.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
    guard !parts.isEmpty, !parts.contains(where: { ["", ".", ".."].contains($0) }), !rooted.utf8.contains(0) else {
      return nil
    }
    self.text = rooted
  }

  private init(rooted text: String) {
    self.text = text
  }

  /// Returns the other path below this one.
  package func appending(_ path: ContentPath) -> ContentPath { ContentPath(rooted: text + path.text) }

  package var description: String { text }

  /// The extension of the name, if it is a short plain word.
  var fileExtension: String? {
    let name = text.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: ".") else { return nil }
    let ending = name[name.index(after: dot)...]
    let isPlain = ending.utf8.allSatisfy {
      $0 < 128 && ($0 >= 97 && $0 <= 122 || $0 >= 65 && $0 <= 90 || $0 >= 48 && $0 <= 57)
    }
    return (1...10).contains(ending.utf8.count) && isPlain ? String(ending) : nil
  }

  package static func < (left: Self, right: Self) -> Bool { left.text.utf8.lexicographicallyPrecedes(right.text.utf8) }
}

extension ContentPath: ExpressibleByStringLiteral {
  /// Creates a path that the program itself names.
  ///
  /// An invalid one is a mistake in the program and stops it.
  package init(stringLiteral text: String) {
    guard let path = ContentPath(text) else { preconditionFailure("\(text) is no content path") }
    self = path
  }
}
