/// What is ranked: a short tuple, compared key by key and kept whole.
///
/// Archery: total, X, tens, ends. At most ``Limits/scoreKeys`` keys.
public struct Score: Hashable, Sendable {
  /// A score of one key, as most boards have, needs no memory beside itself; ``several`` is never of one.
  private enum Keys: Hashable, Sendable { case one(Int64), several([Int64]) }

  private let stored: Keys

  public init(_ keys: Int64...) {
    self.init(keys: keys)
  }

  public init(keys: [Int64]) {
    stored = keys.count == 1 ? .one(keys[0]) : .several(keys)
  }

  /// A score of one key.
  public init(_ key: Int64) {
    stored = .one(key)
  }

  public var keys: [Int64] {
    switch stored {
    case .one(let key): [key]
    case .several(let keys): keys
    }
  }

  /// How many keys it has.
  public var count: Int {
    switch stored {
    case .one: 1
    case .several(let keys): keys.count
    }
  }

  /// The key at a place, 0 for the one that is compared first.
  public subscript(index: Int) -> Int64 {
    switch stored {
    case .one(let key):
      precondition(index == 0, "a score of one key has no other")
      return key
    case .several(let keys): return keys[index]
    }
  }

  /// The sum key by key; nil on overflow or different lengths.
  public func adding(_ other: Score) -> Score? {
    guard count == other.count else { return nil }
    var sum: [Int64] = []
    for (mine, theirs) in zip(keys, other.keys) {
      let (value, overflow) = mine.addingReportingOverflow(theirs)
      if overflow { return nil }
      sum.append(value)
    }
    return Score(keys: sum)
  }
}

extension Score: Codable {
  public init(from decoder: any Decoder) throws {
    self.init(keys: try decoder.singleValueContainer().decode([Int64].self))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(keys)
  }
}

extension Score: ExpressibleByIntegerLiteral {
  /// A score of one key.
  public init(integerLiteral value: Int64) {
    self.init(value)
  }
}

extension Score: CustomStringConvertible {
  /// The keys, joined by slashes: `600/12`.
  public var description: String { keys.map(String.init).joined(separator: "/") }
}

/// Which end of a key is the better one.
public enum Direction: String, Hashable, Codable, Sendable { case descending, ascending }

/// What places equal scores get (LDB-10): competition 1 1 3, dense 1 1 2, ordinal 1 2 3.
public enum TiePolicy: String, Hashable, Codable, Sendable { case competition, dense, ordinal }

extension TiePolicy {
  /// Whether a rank counts the different scores above it, rather than the entries.
  package var countsScores: Bool {
    switch self {
    case .dense: true
    case .competition, .ordinal: false
    }
  }
}

/// In which order equal scores are listed; this never affects a shared rank.
public enum TieOrder: String, Hashable, Codable, Sendable {
  /// Who reached the score first, then the id (LDB-9).
  case reachedAt
  /// The id alone.
  case id
  /// Who was entered first, then the id: the order of a file.
  case sequence
}

extension [Direction] {
  /// Whether `left` ranks strictly before `right`.
  public func ranks(_ left: Score, before right: Score) -> Bool {
    for index in 0..<Swift.min(count, left.count, right.count) where left[index] != right[index] {
      return self[index] == .descending ? left[index] > right[index] : left[index] < right[index]
    }
    return false
  }
}
