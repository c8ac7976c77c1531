/// Where a file stands in a tree of static files: `/pinball/data/LPL_Stats.csv`.
///
/// It begins with a slash and names no folder above its own, so that no path leads out of the tree.
public struct ContentPath: Hashable, Sendable, Comparable, CustomStringConvertible {
  public let text: String

  /// nil for a path that is empty, or goes through `.` or `..`.
  ///
  /// - Parameter text: a leading slash is added where it lacks one.
  public init?(_ text: String) {
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

  /// The same path below this one.
  public func appending(_ path: ContentPath) -> ContentPath { ContentPath(rooted: text + path.text) }

  public var description: String { text }

  /// What follows the last dot of the name, where that is a short plain word.
  var fileExtension: String? {
    let name = text.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: ".") else { return nil }
    let ending = name[name.index(after: dot)...]
    let isPlain = ending.utf8.allSatisfy {
      $0 < 128 && ($0 >= 97 && $0 <= 122 || $0 >= 65 && $0 <= 90 || $0 >= 48 && $0 <= 57)
    }
    return (1...10).contains(ending.utf8.count) && isPlain ? String(ending) : nil
  }

  public static func < (left: Self, right: Self) -> Bool { left.text.utf8.lexicographicallyPrecedes(right.text.utf8) }
}

extension ContentPath: ExpressibleByStringLiteral {
  /// A path that the program itself names; one that leads out of the tree is a mistake in the program, and stops it.
  public init(stringLiteral text: String) {
    guard let path = ContentPath(text) else { preconditionFailure("\(text) is no content path") }
    self = path
  }
}
