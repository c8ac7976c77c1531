package import Domain

/// The positions of scores in a chart by time, with long pauses.
package struct ScoreTimeline: Hashable, Sendable {
  /// The position of each time, from 0 to 1.
  package let places: [Double]
  /// The indices of times after a pause of two weeks or more.
  package let afterPauses: [Int]
  /// The longest time without a score, in whole days.
  package let longestPause: Int

  private static let pause: Double = 14 * 86_400_000

  /// Creates the positions of ascending times; an unknown mode means the default.
  package init(_ times: [Timestamp], _ mode: GapMode) {
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
