/// What the scores of one game come to.
public struct ScoreSummary: Hashable, Sendable {
  public let count: Int
  public let average: Double
  public let median: Double
  /// The lowest.
  public let floor: Double
  public let high: Double
  /// A quarter of the scores are below it.
  public let lowerQuartile: Double
  public let upperQuartile: Double
  /// Of the scores as a whole, divided by their number.
  public let standardDeviation: Double

  /// nil without scores.
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

  /// How far the better scores are above the worst, measured by the median; nil where that is none.
  public var spread: Double? { median > 0 ? (upperQuartile - floor) / median : nil }

  /// Whether the scores say little about the next one.
  public var isHighVariance: Bool { spread.map { $0 >= 0.6 } ?? true }

  /// The value that a part of the scores is below, between two of them by distance.
  ///
  /// - Parameters:
  ///   - part: From 0 to 1.
  ///   - sorted: The scores in order, at least one.
  /// - Returns: The value.
  public static func percentile(_ part: Double, of sorted: [Double]) -> Double {
    let place = part * Double(sorted.count - 1)
    let (low, high) = (Int(place.rounded(.down)), Int(place.rounded(.up)))
    return sorted[low] + (sorted[high] - sorted[low]) * (place - Double(low))
  }
}

extension PracticeState {
  /// nil without scores of the game.
  public func scoreSummary(of game: String) -> ScoreSummary? {
    ScoreSummary(scoreEntries.lazy.filter { $0.gameID == game }.map(\.score))
  }
}
