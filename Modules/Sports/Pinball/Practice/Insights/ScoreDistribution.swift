/// The number of scores in each interval of the scale.
package struct ScoreDistribution: Hashable, Sendable {
  package struct Interval: Hashable, Codable, Sendable {
    /// The lower bound, included.
    package let from: Double
    /// The upper bound, excluded except in the last interval.
    package let to: Double
    package let count: Int
  }

  /// The intervals of ``ScoreAxis``, at most six.
  package let intervals: [Interval]

  package init(_ scores: [Double]) {
    let axis = ScoreAxis(highest: scores.max() ?? 0)
    intervals = zip(axis.ticks, axis.ticks.dropFirst()).map { from, to in
      let count = scores.count { $0 >= from && ($0 < to || to == axis.top && $0 <= to) }
      return Interval(from: from, to: to, count: count)
    }
  }
}
