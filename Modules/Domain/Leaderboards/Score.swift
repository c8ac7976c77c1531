/// What is ranked: a short tuple, compared key by key and kept whole.
///
/// Archery: total, X, tens, ends. At most ``Limits/scoreKeys`` keys.
public struct Score: Hashable, Codable, Sendable {
  public let keys: [Int64]

  public init(_ keys: Int64...) {
    self.keys = keys
  }

  public init(keys: [Int64]) {
    self.keys = keys
  }

  /// The sum key by key; nil on overflow or different lengths.
  public func adding(_ other: Score) -> Score? {
    guard keys.count == other.keys.count else { return nil }
    var sum: [Int64] = []
    for (mine, theirs) in zip(keys, other.keys) {
      let (value, overflow) = mine.addingReportingOverflow(theirs)
      if overflow { return nil }
      sum.append(value)
    }
    return Score(keys: sum)
  }

  public init(from decoder: any Decoder) throws {
    keys = try decoder.singleValueContainer().decode([Int64].self)
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
    for (direction, pair) in zip(self, zip(left.keys, right.keys)) where pair.0 != pair.1 {
      return direction == .descending ? pair.0 > pair.1 : pair.0 < pair.1
    }
    return false
  }
}
