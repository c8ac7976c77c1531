import RankIndex

/// The sort key of an entry in a bucket.
///
/// The smaller key ranks higher; for equal keys the entries themselves are compared.
struct RankKey: Sendable {
  /// The first key of the score, turned so that smaller is better.
  let first: Int64
  /// The start of what counts next: the second key, or the tie-break on a board of one key.
  let next: Int32
  /// The entry's number in the table of lines.
  let line: UInt32
}

/// The place of an entry among the others.
struct RankedLinePlace: RankPlace {
  let key: RankKey
  let lines: RankedLines

  func precedes(_ other: RankKey) -> Bool { lines.precedes(key, other) }

  func follows(_ other: RankKey) -> Bool { lines.precedes(other, key) }
}

/// The place before every entry with this score, and after every entry with a better score.
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

/// The place of a score among the distinct scores.
struct DistinctPlace: RankPlace {
  let score: Score
  let directions: [Direction]

  func precedes(_ other: Score) -> Bool { directions.ranks(score, before: other) }

  func follows(_ other: Score) -> Bool { directions.ranks(other, before: score) }
}
