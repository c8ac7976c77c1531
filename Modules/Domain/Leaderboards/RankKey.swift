import RankIndex

/// What the order of a bucket holds of an entry: the smaller key ranks higher, and among equal ones the entries tell.
struct RankKey: Sendable {
  /// The first key of the score, the better the smaller.
  let first: Int64
  /// As much as has room of what counts next: the second key, or the tie-break on a board of one key.
  let next: Int32
  /// The entry's number among the lines.
  let line: UInt32
}

/// Where an entry ranks among the others.
struct RankedLinePlace: RankPlace {
  let key: RankKey
  let lines: RankedLines

  func precedes(_ other: RankKey) -> Bool { lines.precedes(key, other) }

  func follows(_ other: RankKey) -> Bool { lines.precedes(other, key) }
}

/// The place before every entry with a score, and after every entry with a better one.
struct ScorePlace: RankPlace {
  private let score: Score
  private let lines: RankedLines
  private let first: Int64
  private let next: Int32

  init(_ score: Score, in lines: RankedLines) {
    (self.score, self.lines) = (score, lines)
    (first, next) = lines.bestKey(of: score)
  }

  func precedes(_ other: RankKey) -> Bool { !follows(other) }

  func follows(_ other: RankKey) -> Bool {
    if other.first != first { return other.first < first }
    if other.next != next { return other.next < next }
    return lines.ranks(other, before: score)
  }
}

/// The place of a score among different ones.
struct DistinctPlace: RankPlace {
  let score: Score
  let directions: [Direction]

  func precedes(_ other: Score) -> Bool { directions.ranks(score, before: other) }

  func follows(_ other: Score) -> Bool { directions.ranks(other, before: score) }
}
