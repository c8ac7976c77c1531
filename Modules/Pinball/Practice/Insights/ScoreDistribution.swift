/// The number of scores in each interval of the scale.
public struct ScoreDistribution: Hashable, Sendable {
  /// One interval.
  public struct Interval: Hashable, Codable, Sendable {
    /// The lower bound, included.
    public let from: Double
    /// The upper bound, excluded except in the last interval.
    public let to: Double
    /// The number of scores.
    public let count: Int
  }

  /// The six intervals.
  public let intervals: [Interval]

  public init(_ scores: [Double]) {
    let axis = ScoreAxis(highest: scores.max() ?? 0)
    intervals = zip(axis.ticks, axis.ticks.dropFirst()).map { from, to in
      let count = scores.count { $0 >= from && ($0 < to || to == axis.top && $0 <= to) }
      return Interval(from: from, to: to, count: count)
    }
  }
}
