/// The number of times that one item of one store was written.
///
/// Revisions of one item only grow, also across delete and create. They belong to the store that gave them, so
/// revisions of two stores are never compared.
public struct Revision: RawRepresentable, Hashable, Comparable, Codable, Sendable {
  /// The revision before the first write.
  public static let zero = Revision(rawValue: 0)

  /// The number of writes.
  public let rawValue: Int64

  /// Creates a revision.
  public init(rawValue: Int64) {
    self.rawValue = rawValue
  }

  /// The revision after this one.
  public var next: Revision { Revision(rawValue: rawValue + 1) }

  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// The state of an item that a writer expects.
///
/// In any other state the write is rejected.
public enum Expectation: Hashable, Sendable {
  /// The item may be in any state.
  case any
  /// The item does not exist, or is deleted.
  case absent
  /// The item is at exactly this revision.
  case revision(Revision)

  /// Returns whether an item at `revision` is in the expected state; `isLive` is false for an absent or deleted item.
  package func isMet(by revision: Revision, isLive: Bool) -> Bool {
    switch self {
    case .any: true
    case .absent: !isLive
    case .revision(let expected): expected == revision
    }
  }
}
