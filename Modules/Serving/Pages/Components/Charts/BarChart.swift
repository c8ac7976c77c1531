public import Domain
public import Hypertext

/// How often values lie in each interval of a scale.
public struct BarChart: Sendable {
  /// The lowest and the highest value, the quartiles and the median.
  public struct Spread: Sendable {
    let low, lowerQuartile, median, upperQuartile, high: Double

    /// Creates the spread of values.
    public init(low: Double, lowerQuartile: Double, median: Double, upperQuartile: Double, high: Double) {
      (self.low, self.lowerQuartile, self.median) = (low, lowerQuartile, median)
      (self.upperQuartile, self.high) = (upperQuartile, high)
    }
  }

  let axis: ChartAxis
  let counts: [Int]
  let spread: Spread?

  /// Creates a chart.
  ///
  /// - Parameters:
  ///   - axis: The scale below, whose ticks bound the intervals.
  ///   - counts: The number of values in each interval.
  ///   - spread: The spread of the values, drawn below the bars.
  public init(_ axis: ChartAxis, _ counts: [Int], spread: Spread? = nil) {
    (self.axis, self.counts, self.spread) = (axis, counts, spread)
  }
}

/// A chart of the number of values in each interval.
///
/// - Parameters:
///   - chart: The values.
///   - sentence: The chart in words, for people who do not see it.
/// - Returns: The drawing.
public func barChart(_ chart: BarChart, _ sentence: Message) -> HTML {
  let ticks = chart.axis.ticks
  return Plot.drawing(sentence, height: chart.spread == nil ? 200 : 226) {
    chart.bars
    Plot.across("axis", at: Plot.bottom)
    // The last one and every second before it, for all of them have no room.
    for (place, tick) in ticks.enumerated() where (ticks.count - 1 - place).isMultiple(of: 2) {
      let x = Plot.x(chart.axis.part(tick))
      Plot.down("axis", at: x, from: Plot.bottom, to: 180)
      Plot.note(at: (x, 194), .middle) { text(chart.axis.label(tick)) }
    }
    if let spread = chart.spread { chart.box(spread) }
  }
}

extension BarChart {
  @HTMLBuilder fileprivate var bars: HTML {
    let most = Double(max(1, counts.max() ?? 1))
    for (place, count) in zip(axis.ticks.indices, counts) where count > 0 && place + 1 < axis.ticks.count {
      let (from, to) = (axis.part(axis.ticks[place]), axis.part(axis.ticks[place + 1]))
      let share = Double(count) / most * 0.9
      Plot.area(
        "bar",
        x: Plot.x(from + 0.006),
        y: Plot.y(share),
        width: Plot.x(to - from - 0.012),
        height: Plot.height(share)
      )
      Plot.note("strong", at: (Plot.x((from + to) / 2), Plot.y(share)), moved: (0, -4), .middle) { text(count) }
    }
  }

  @HTMLBuilder
  fileprivate func box(_ spread: Spread) -> HTML {
    let x = { (value: Double) in Plot.x(axis.part(value)) }
    Plot.line("whisker", (x(spread.low), 210), (x(spread.high), 210))
    Plot.area(
      "box",
      x: x(spread.lowerQuartile),
      y: 203,
      width: x(spread.upperQuartile) - x(spread.lowerQuartile),
      height: 14
    )
    Plot.down("median", at: x(spread.median), from: 200, to: 220)
  }
}
