/// The number of scores in each interval of the scale.
package struct ScoreDistribution: Hashable, Sendable {
  package struct Interval: Hashable, Codable, Sendable {
    /// The lower bound, included.
    package let from: Double
    /// The upper bound, excluded except in the last interval.
    package let to: Double
    package let count: Int
  }

  /// Six intervals of the step of ``ScoreAxis``.
  package let intervals: [Interval]

  package init(_ scores: [Double]) {
    let step = ScoreAxis(highest: scores.max() ?? 0).step
    intervals = (0..<6).map { place in
      let (from, to) = (Double(place) * step, Double(place + 1) * step)
      let count = scores.count { $0 >= from && ($0 < to || place == 5 && $0 <= to) }
      return Interval(from: from, to: to, count: count)
    }
  }
}
