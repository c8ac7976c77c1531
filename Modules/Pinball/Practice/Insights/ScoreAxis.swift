/// The scale of a chart of scores: six intervals of a round step.
public struct ScoreAxis: Hashable, Sendable {
  /// The seven ticks, from zero up.
  public let ticks: [Double]

  /// Creates a scale.
  ///
  /// - Parameter highest: The highest score in the chart.
  public init(highest: Double) {
    let step = Self.niceStep(max(highest, 1) / 6)
    ticks = (0...6).map { Double($0) * step }
  }

  /// The highest tick.
  public var top: Double { ticks.last ?? 0 }

  /// Returns the label of a tick: `1.5 mil`, `2 bil`, without a very small fraction.
  public static func label(_ score: Double) -> String {
    let (value, unit) = score >= 1e9 ? (score / 1e9, " bil") : score >= 1e6 ? (score / 1e6, " mil") : (score, "")
    if unit.isEmpty { return NumberText.grouped(score) }
    let whole = value.rounded()
    if abs(value - whole) < 0.05 { return "\(NumberText.grouped(whole))\(unit)" }
    let tenths = Int(exactly: (value * 10).rounded()) ?? 0
    return "\(tenths / 10).\(tenths % 10)\(unit)"
  }

  /// Returns the smallest of 1, 2, 5 and 10 times a power of ten that is not below a number.
  private static func niceStep(_ least: Double) -> Double {
    var power = 1.0
    while power * 10 < least { power *= 10 }
    return [1, 2, 5, 10].map { $0 * power }.first { $0 >= least } ?? power * 10
  }
}
