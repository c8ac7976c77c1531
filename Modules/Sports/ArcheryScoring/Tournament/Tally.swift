/// The totals of some arrows: every column that a board can show or rank by.
///
/// All columns count the same arrows, so tie-break keys never run ahead of the score.
package struct Tally: Codable, Hashable, Sendable {
  package internal(set) var score = 0
  package internal(set) var arrows = 0
  /// The number of arrows that are not misses.
  package internal(set) var hits = 0
  package internal(set) var xCount = 0
  /// The number of tens, including Xs.
  package internal(set) var tenCount = 0
  package internal(set) var nines = 0
  package internal(set) var ends = 0

  init() {}

  init(_ arrows: [Arrow], in system: ScoringSystem, isClosed: Bool) {
    let rules = system.rules
    for value in arrows.lazy.map(\.value) {
      score += value.points
      hits += value.token == .miss ? 0 : 1
      xCount += rules.xTokens.contains(value.token) ? 1 : 0
      tenCount += rules.tenTokens.contains(value.token) ? 1 : 0
      nines += value.token == .nine ? 1 : 0
    }
    self.arrows = arrows.count
    ends = isClosed ? 1 : 0
  }

  static func + (left: Tally, right: Tally) -> Tally { left.combined(with: right, by: +) }
  static func - (left: Tally, right: Tally) -> Tally { left.combined(with: right, by: -) }

  private func combined(with other: Tally, by operation: (Int, Int) -> Int) -> Tally {
    var result = Tally()
    result.score = operation(score, other.score)
    result.arrows = operation(arrows, other.arrows)
    result.hits = operation(hits, other.hits)
    result.xCount = operation(xCount, other.xCount)
    result.tenCount = operation(tenCount, other.tenCount)
    result.nines = operation(nines, other.nines)
    result.ends = operation(ends, other.ends)
    return result
  }
}
