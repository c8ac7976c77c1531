package import Domain

/// The scale beside a drawing of scores: at most six intervals of a round step.
package struct ScoreAxis: Hashable, Sendable {
  package let step: Double
  /// The ticks, from zero up to the first that is not below the highest score.
  package let ticks: [Double]

  /// Creates the scale of a chart by its highest score.
  package init(highest: Double) {
    let highest = max(highest, 1)
    let step = Self.niceStep(highest / 6)
    self.step = step
    ticks = (0...6).map { Double($0) * step }.filter { $0 - step < highest }
  }

  package var top: Double { ticks.last ?? 0 }

  /// Returns the label of a tick, such as `1.5 mil` or `2 bil`, without a negligible fraction.
  package static func label(_ score: Double) -> Message {
    if score < 1e6 { return .number(score) }
    let value = score >= 1e9 ? score / 1e9 : score / 1e6
    let digits = abs(value - value.rounded()) < 0.05 ? 0 : 1
    let number = Message.number(value, digits: digits)
    return score >= 1e9 ? Message("\(number) bil") : Message("\(number) mil")
  }

  /// Returns the smallest of 1, 2, 5 and 10 times a power of ten that is not below a number.
  private static func niceStep(_ least: Double) -> Double {
    var power = 1.0
    while power * 10 < least { power *= 10 }
    return [1, 2, 5, 10].map { $0 * power }.first { $0 >= least } ?? power * 10
  }
}
