/// A score: a short tuple, compared key by key.
///
/// Archery uses total, X, tens and ends. A score has at most ``Limits/scoreKeys`` keys.
public struct Score: Hashable, Sendable {
  /// The keys.
  ///
  /// A score of one key, the usual case, needs no heap memory, and ``several`` never holds one key.
  private enum Keys: Hashable, Sendable { case one(Int64), several([Int64]) }

  private let stored: Keys

  /// Creates a score from its keys, the most important first.
  public init(_ keys: Int64...) {
    self.init(keys: keys)
  }

  /// Creates a score from its keys, the most important first.
  public init(keys: [Int64]) {
    stored = keys.count == 1 ? .one(keys[0]) : .several(keys)
  }

  /// Creates a score of one key.
  public init(_ key: Int64) {
    stored = .one(key)
  }

  /// Creates a score of one key from a whole number in the range of `Int64`.
  @inlinable
  public init(_ key: some BinaryInteger) { self.init(Int64(key)) }

  /// The keys, the most important first.
  public var keys: [Int64] {
    switch stored {
    case .one(let key): [key]
    case .several(let keys): keys
    }
  }

  /// The number of keys.
  public var count: Int {
    switch stored {
    case .one: 1
    case .several(let keys): keys.count
    }
  }

  /// The key at an index, from 0 for the most important.
  public subscript(index: Int) -> Int64 {
    switch stored {
    case .one(let key):
      precondition(index == 0, "a score of one key has no other")
      return key
    case .several(let keys): return keys[index]
    }
  }

  /// Returns the sum of two scores, key by key; nil on overflow or for different lengths.
  package func adding(_ other: Score) -> Score? {
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
  /// Creates a score of one key.
  public init(integerLiteral value: Int64) {
    self.init(value)
  }
}

extension Score: CustomStringConvertible {
  /// The keys, joined by slashes: `600/12`.
  public var description: String { keys.map(String.init).joined(separator: "/") }
}

/// The better end of a key.
public enum Direction: String, Hashable, Codable, Sendable { case descending, ascending }

/// The ranks of equal scores: competition 1 1 3, dense 1 1 2, ordinal 1 2 3.
public enum TiePolicy: String, Hashable, Codable, Sendable { case competition, dense, ordinal }

extension TiePolicy {
  /// Whether a rank counts the distinct scores above it, rather than the entries.
  package var countsScores: Bool {
    switch self {
    case .dense: true
    case .competition, .ordinal: false
    }
  }
}

/// The order in which equal scores are listed.
///
/// The order never affects a shared rank.
public enum TieOrder: String, Hashable, Codable, Sendable {
  /// The player who reached the score first, then by id.
  ///
  /// This is the time of the score, not of its entry: a result of an earlier day that is entered later comes first. Where
  /// players state the time of their own scores, and the order matters, use ``sequence``.
  case reachedAt
  /// By id.
  case id
  /// The player whose first submission was accepted first, then by id.
  ///
  /// This is the order of a file.
  case sequence
}

extension [Direction] {
  /// Returns whether `left` ranks strictly before `right`.
  public func ranks(_ left: Score, before right: Score) -> Bool {
    for index in 0..<Swift.min(count, left.count, right.count) where left[index] != right[index] {
      return self[index] == .descending ? left[index] > right[index] : left[index] < right[index]
    }
    return false
  }
}
