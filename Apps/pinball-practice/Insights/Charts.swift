import Domain
import Hypertext
import Pages
import Pinball

/// Scores by time, over the league's targets; nothing for fewer than two scores.
func trendChart(_ screen: InsightsScreen, _ zone: ZoneTable) -> HTML {
  guard let summary = screen.summary, let first = screen.scores.first, let last = screen.scores.last else {
    return .empty
  }
  // The target to reach next is in the picture, too, with room above it.
  let next = screen.targets.map { $0.score * 1.05 }.filter { $0 > summary.high * 1.05 }.min()
  let points = screen.scores.map { score in
    let isOther = score.context != ScoreContext.practice.rawValue
    return LineChart.Point(score.place, score.score, isOther: isOther, isAfterPause: score.isAfterPause)
  }
  let (from, to) = (first.day(in: zone), last.day(in: zone))
  let axis = ChartAxis(ScoreAxis(highest: next ?? summary.high).ticks, label: ScoreAxis.label)
  var chart = LineChart(points, axis, from: drawnTime(from), to: drawnTime(to))
  chart.bands = screen.targets.map { LineChart.Band($0.kind, from: $0.score) }
  chart.middle =
    screen.usesMedian ? (value: summary.median, name: t("Median")) : (value: summary.average, name: t("Mean"))
  chart.marksPauses = screen.gapMode != GapMode.realTimeline.rawValue
  chart.breaksAtPauses = screen.gapMode == GapMode.brokenAxis.rawValue
  let sentence = Message(
    "\(screen.scores.count) scores from \(Message.day(from)) to \(Message.day(to)), between \(shown(summary.low)) and \(shown(summary.high)). The last one is \(shown(last.score))."
  )
  return lineChart(chart, sentence)
}

/// The distribution of scores, with the middle half below; nothing for fewer than two scores.
func distributionChart(_ screen: InsightsScreen) -> HTML {
  guard let summary = screen.summary, summary.count >= 2 else { return .empty }
  let intervals = screen.distribution.prefix { $0.from <= summary.high }
  guard let top = intervals.last?.to, top > 0 else { return .empty }
  let axis = ChartAxis(intervals.map(\.from) + [top], label: ScoreAxis.label)
  let spread = BarChart.Spread(
    low: summary.low,
    lowerQuartile: summary.lowerQuartile,
    median: summary.median,
    upperQuartile: summary.upperQuartile,
    high: summary.high
  )
  let sentence = Message(
    "\(summary.count) scores from \(shown(summary.low)) to \(shown(summary.high)). The middle half is between \(shown(summary.lowerQuartile)) and \(shown(summary.upperQuartile)), the median is \(shown(summary.median))."
  )
  return barChart(BarChart(axis, intervals.map(\.count), spread: spread), sentence)
}

/// The competency in a skill over time; nothing for fewer than two figures.
func competencyChart(_ history: [MechanicsScreen.Figure], _ line: MechanicsScreen.Line, _ zone: ZoneTable) -> HTML {
  guard let first = history.first, let last = history.last, let average = line.average else { return .empty }
  let (from, to) = (first.time.day(in: zone), last.time.day(in: zone))
  let points = history.map { LineChart.Point($0.place, Double($0.value)) }
  let axis = ChartAxis([1, 2, 3, 4, 5]) { .number($0) }
  var chart = LineChart(points, axis, from: drawnTime(from), to: drawnTime(to))
  chart.middle = (value: average, name: .empty)
  let sentence = Message(
    "\(history.count) notes from \(Message.day(from)) to \(Message.day(to)). First \(first.value), last \(last.value), on average \(Message.number(average, digits: 1)) of 5."
  )
  return lineChart(chart, sentence)
}

extension InsightsScreen {
  struct Target {
    /// The name in style sheets.
    let kind: String
    let name: Message
    let score: Double
  }

  /// The highest first.
  var targets: [Target] {
    [
      ("great", Message("Great"), target?.great), ("main", Message("Good"), target?.main),
      ("least", Message("At least"), target?.floor),
    ]
    .compactMap { kind, name, score in
      score.flatMap { $0 > 0 ? Target(kind: kind, name: name, score: $0) : nil }
    }
  }
}
