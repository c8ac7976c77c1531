public import Domain

/// The positions of scores in a chart by time, with long pauses.
public struct ScoreTimeline: Hashable, Sendable {
  /// The position of each time, from 0 to 1.
  public let places: [Double]
  /// The indices of times after a pause of two weeks or more.
  public let afterPauses: [Int]
  /// The longest time without a score, in whole days.
  public let longestPause: Int

  /// The shortest pause.
  private static let pause: Double = 14 * 86_400_000

  /// Creates the positions.
  ///
  /// - Parameters:
  ///   - times: The times, ascending.
  ///   - mode: The display of pauses. An unknown word means the default.
  public init(_ times: [Timestamp], _ mode: GapMode) {
    let gaps = zip(times, times.dropFirst()).map { Double(max(0, $1.milliseconds(since: $0))) }
    let steps = gaps.map { gap -> Double in
      switch mode {
      case .realTimeline: gap
      case .activeSessionsOnly: 1
      default: min(gap, Self.pause)
      }
    }
    let whole = steps.reduce(0, +)
    var (place, places) = (0.0, times.isEmpty ? [] : [0.0])
    for (number, step) in steps.enumerated() {
      place += whole > 0 ? step / whole : 1 / Double(steps.count)
      places.append(number == steps.count - 1 ? 1 : place)
    }
    self.places = places
    afterPauses = gaps.indices.filter { gaps[$0] >= Self.pause }.map { $0 + 1 }
    longestPause = Int((gaps.max() ?? 0) / 86_400_000)
  }
}
