package struct ScoreSummary: Hashable, Codable, Sendable {
  package let count: Int
  package let average: Double
  package let median: Double
  package let low: Double
  package let high: Double
  /// The lower quartile, which a quarter of the scores are below.
  package let lowerQuartile: Double
  package let upperQuartile: Double
  /// The population standard deviation.
  package let deviation: Double

  /// Creates a summary; nil without scores.
  package init?(_ scores: some Sequence<Double>) {
    let sorted = scores.sorted()
    guard let first = sorted.first, let last = sorted.last else { return nil }
    (count, low, high) = (sorted.count, first, last)
    let mean = sorted.reduce(0, +) / Double(sorted.count)
    average = mean
    median = Self.percentile(0.5, of: sorted)
    lowerQuartile = Self.percentile(0.25, of: sorted)
    upperQuartile = Self.percentile(0.75, of: sorted)
    let squares = sorted.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    deviation = (squares / Double(sorted.count)).squareRoot()
  }

  /// The distance of the upper quartile from the lowest score, relative to the median; nil if that is not positive.
  package var spread: Double? { median > 0 ? (upperQuartile - low) / median : nil }

  /// Whether the scores are too far apart to predict the next.
  package var isHighVariance: Bool { spread.map { $0 >= 0.6 } ?? true }

  /// Returns an interpolated percentile of at least one sorted score.
  static func percentile(_ part: Double, of sorted: [Double]) -> Double {
    let place = part * Double(sorted.count - 1)
    let (low, high) = (Int(place.rounded(.down)), Int(place.rounded(.up)))
    return sorted[low] + (sorted[high] - sorted[low]) * (place - Double(low))
  }
}

extension PracticeState {
  package func scoreSummary(of game: String) -> ScoreSummary? {
    ScoreSummary(scoreEntries.lazy.filter { $0.gameID == game }.map(\.score))
  }
}
