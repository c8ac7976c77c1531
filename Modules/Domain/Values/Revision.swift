/// How many times one item of one store was written.
///
/// Revisions of one item only grow, also across delete and create. They belong to the store that gave them: the same item
/// has other revisions in another store, so two stores are never compared by revision.
public struct Revision: RawRepresentable, Hashable, Comparable, Codable, Sendable {
  /// Before the first write.
  public static let zero = Revision(rawValue: 0)

  public let rawValue: Int64

  public init(rawValue: Int64) {
    self.rawValue = rawValue
  }

  public var next: Revision { Revision(rawValue: rawValue + 1) }

  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// What a writer believes about an item; the write is refused where it is not so.
public enum Expectation: Hashable, Sendable {
  /// Nothing is assumed.
  case any
  /// The item does not exist, or is deleted.
  case absent
  /// The item is at exactly this revision.
  case revision(Revision)

  /// Whether an item at `revision` is what was believed; `isLive` is false for one that does not exist or is deleted.
  public func isMet(by revision: Revision, isLive: Bool) -> Bool {
    switch self {
    case .any: true
    case .absent: !isLive
    case .revision(let expected): expected == revision
    }
  }
}
