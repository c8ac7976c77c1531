/// How many scores lie in each interval of their scale.
public struct ScoreDistribution: Hashable, Sendable {
  public struct Interval: Hashable, Codable, Sendable {
    /// The least score that counts here.
    public let from: Double
    /// What no score here comes to, but for the highest of the scale.
    public let to: Double
    public let count: Int
  }

  /// Six.
  public let intervals: [Interval]

  public init(_ scores: [Double]) {
    let axis = ScoreAxis(highest: scores.max() ?? 0)
    intervals = zip(axis.ticks, axis.ticks.dropFirst()).map { from, to in
      let count = scores.count { $0 >= from && ($0 < to || to == axis.top && $0 <= to) }
      return Interval(from: from, to: to, count: count)
    }
  }
}
