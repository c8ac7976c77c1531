public import Domain
public import Hypertext

/// Values in the order of their times, as dots over a scale.
///
///     var chart = LineChart(.evenly([42, 48, 54]), ChartAxis([40, 60]) { .number($0) }, from: first, to: last)
///     chart.trend = (first: 42, last: 54)
///     lineChart(chart, sentence)
public struct LineChart: Sendable {
  /// One value.
  public struct Point: Sendable {
    let place: Double
    let value: Double
    let isOther: Bool
    let isAfterPause: Bool

    /// Creates a point.
    ///
    /// - Parameters:
    ///   - place: The place in time, from 0 to 1.
    ///   - value: The value.
    ///   - isOther: Whether it is of the second kind, and so a ring.
    ///   - isAfterPause: Whether time before it is left out.
    public init(_ place: Double, _ value: Double, isOther: Bool = false, isAfterPause: Bool = false) {
      (self.place, self.value, self.isOther, self.isAfterPause) = (place, value, isOther, isAfterPause)
    }
  }

  /// The area from a value up to the next band.
  public struct Band: Sendable {
    let kind: String
    let from: Double

    /// Creates a band with the class of its area.
    public init(_ kind: String, from: Double) { (self.kind, self.from) = (kind, from) }
  }

  let points: [Point]
  let axis: ChartAxis
  let first, last: HTML
  /// The bands behind the values, the highest first.
  public var bands: [Band] = []
  /// A dashed line across, and its name where the chart has to say it.
  public var middle: (value: Double, name: HTML)?
  /// The values at both ends of a straight line, which takes the place of the line from point to point.
  public var trend: (first: Double, last: Double)?
  /// Whether lines from top to bottom mark the pauses.
  public var marksPauses = false
  /// Whether the line is broken at pauses.
  public var breaksAtPauses = false

  /// Creates a chart.
  ///
  /// - Parameters:
  ///   - points: The values in the order of their times.
  ///   - axis: The scale at the side.
  ///   - first: The first day or moment (``Hypertext/drawnTime(_:)-(CivilDate)``).
  ///   - last: The last one.
  public init(_ points: [Point], _ axis: ChartAxis, from first: HTML, to last: HTML) {
    (self.points, self.axis, self.first, self.last) = (points, axis, first, last)
  }
}

extension [LineChart.Point] {
  /// Values with the same distance between them.
  public static func evenly(_ values: [Double]) -> Self {
    values.enumerated().map { LineChart.Point(Double($0) / Double(Swift.max(1, values.count - 1)), $1) }
  }
}

/// A chart of values over time.
///
/// - Parameters:
///   - chart: The values.
///   - sentence: The chart in words, for people who do not see it.
/// - Returns: The drawing; nothing for fewer than two values.
public func lineChart(_ chart: LineChart, _ sentence: Message) -> HTML {
  guard chart.points.count > 1 else { return .empty }
  return Plot.drawing(sentence, height: 204) {
    chart.areas
    for tick in chart.axis.ticks {
      let y = chart.y(tick)
      Plot.across("grid", at: y)
      Plot.note(at: (0, y), moved: (-6, 4), .end) { text(chart.axis.label(tick)) }
    }
    chart.lines
    for point in chart.points {
      Tag.circle(
        .class("dot", point.isOther ? "other" : "practice"),
        .drawn(.cx, percent: Plot.x(point.place)),
        .drawn(.cy, chart.y(point.value)),
        .drawn(.r, 3.6)
      )
    }
    // Into the room beside the labels, because two long dates need all of a small phone.
    Plot.note(at: (0, 198), moved: (-50, 0), .start) { chart.first }
    Plot.note(at: (100, 198), moved: (22, 0), .end) { chart.last }
  }
}

extension LineChart {
  fileprivate func y(_ value: Double) -> Double { Plot.y(axis.part(value)) }

  @HTMLBuilder fileprivate var areas: HTML {
    let top = axis.ticks.last ?? 0
    for (band, above) in zip(bands, [top] + bands.map(\.from)) where band.from < top {
      let upper = axis.part(min(above, top))
      Plot.area(
        "band \(band.kind)",
        x: 0,
        y: Plot.y(upper),
        width: 100,
        height: Plot.height(upper - axis.part(band.from))
      )
    }
  }

  @HTMLBuilder fileprivate var lines: HTML {
    if marksPauses {
      for (before, after) in zip(points, points.dropFirst()) where after.isAfterPause {
        Plot.down("pause", at: Plot.x((before.place + after.place) / 2), from: Plot.top, to: Plot.bottom)
      }
    }
    if let middle {
      Plot.across("middle", at: y(middle.value))
      if !middle.name.isEmpty {
        Plot.note("strong", at: (100, y(middle.value)), moved: (-2, -4), .end) { middle.name }
      }
    }
    if let trend {
      Plot.line("trend", (0, y(trend.first)), (100, y(trend.last)))
    } else {
      for part in parts where part.count > 1 { Plot.line(through: part) }
    }
  }

  /// The points of each line, broken at pauses where that is wanted.
  private var parts: [[(x: Double, y: Double)]] {
    points.reduce(into: [[]]) { parts, point in
      if breaksAtPauses, point.isAfterPause { parts.append([]) }
      parts[parts.count - 1].append((x: Plot.x(point.place), y: y(point.value)))
    }
  }
}
