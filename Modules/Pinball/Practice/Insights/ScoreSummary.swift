/// The summary of one game's scores.
public struct ScoreSummary: Hashable, Sendable {
  /// The number of scores.
  public let count: Int
  /// The mean score.
  public let average: Double
  /// The median score.
  public let median: Double
  /// The lowest score.
  public let floor: Double
  /// The highest score.
  public let high: Double
  /// The lower quartile, which a quarter of the scores are below.
  public let lowerQuartile: Double
  /// The upper quartile.
  public let upperQuartile: Double
  /// The population standard deviation.
  public let standardDeviation: Double

  /// Creates a summary; nil without scores.
  public init?(_ scores: some Sequence<Double>) {
    let sorted = scores.sorted()
    guard let first = sorted.first, let last = sorted.last else { return nil }
    (count, floor, high) = (sorted.count, first, last)
    let mean = sorted.reduce(0, +) / Double(sorted.count)
    average = mean
    median = Self.percentile(0.5, of: sorted)
    lowerQuartile = Self.percentile(0.25, of: sorted)
    upperQuartile = Self.percentile(0.75, of: sorted)
    let squares = sorted.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    standardDeviation = (squares / Double(sorted.count)).squareRoot()
  }

  /// The distance of the upper quartile from the lowest score, relative to the median; nil if that is not positive.
  public var spread: Double? { median > 0 ? (upperQuartile - floor) / median : nil }

  /// Whether the scores are too far apart to predict the next.
  public var isHighVariance: Bool { spread.map { $0 >= 0.6 } ?? true }

  /// Returns a percentile, interpolated.
  ///
  /// - Parameters:
  ///   - part: The share of scores below it, from 0 to 1.
  ///   - sorted: The sorted scores, at least one.
  /// - Returns: The percentile.
  static func percentile(_ part: Double, of sorted: [Double]) -> Double {
    let place = part * Double(sorted.count - 1)
    let (low, high) = (Int(place.rounded(.down)), Int(place.rounded(.up)))
    return sorted[low] + (sorted[high] - sorted[low]) * (place - Double(low))
  }
}

extension PracticeState {
  /// Returns the summary of a game's scores; nil without scores.
  public func scoreSummary(of game: String) -> ScoreSummary? {
    ScoreSummary(scoreEntries.lazy.filter { $0.gameID == game }.map(\.score))
  }
}
