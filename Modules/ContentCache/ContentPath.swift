/// Where a file stands in a tree of static files: `/pinball/data/LPL_Stats.csv` (spec pinball 4.2).
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

  public var description: String { text }

  public static func < (left: Self, right: Self) -> Bool { left.text.utf8.lexicographicallyPrecedes(right.text.utf8) }
}
