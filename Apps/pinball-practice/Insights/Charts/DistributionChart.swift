import Domain
import Hypertext
import Pages
import Pinball

/// The distribution of scores, with the middle half below; the view of the template `distribution`.
struct DistributionChart {
  struct Bar {
    let x: String
    let y: String
    let width: String
    let height: String
    let middle: String
    let count: Int
  }

  struct Tick {
    let x: String
    let label: Message
    /// The label's anchor: the last label ends at the mark.
    let anchor: String
  }

  let viewBox = "0 0 360 226"
  let label: Message
  let bars: [Bar]
  let ticks: [Tick]
  /// The lowest and the highest score, the middle half between the quartiles, and the median.
  let low: String
  let high: String
  let box: String
  let boxWidth: String
  let median: String

  /// nil for fewer than two scores.
  init?(_ screen: InsightsScreen) {
    guard let summary = screen.summary, summary.count >= 2, let top = screen.distribution.last?.to, top > 0 else {
      return nil
    }
    let plot = Plot()
    let most = Double(screen.distribution.map(\.count).max() ?? 1)
    bars = screen.distribution.filter { $0.count > 0 }.map { interval in
      let share = Double(interval.count) / most * 0.9
      return Bar(
        x: plot.x(interval.from / top + 0.006),
        y: plot.y(share),
        width: plot.width((interval.to - interval.from) / top - 0.012),
        height: plot.height(share),
        middle: plot.x((interval.from + interval.to) / 2 / top),
        count: interval.count
      )
    }
    // Every second one, for all of them have no room.
    ticks =
      screen.distribution.enumerated().filter { $0.offset.isMultiple(of: 2) }.map { _, interval in
        Tick(x: plot.x(interval.from / top), label: ScoreAxis.label(interval.from), anchor: "middle")
      } + [Tick(x: plot.x(1), label: ScoreAxis.label(top), anchor: "end")]
    (low, high, median) = (plot.x(summary.low / top), plot.x(summary.high / top), plot.x(summary.median / top))
    box = plot.x(summary.lowerQuartile / top)
    boxWidth = plot.width((summary.upperQuartile - summary.lowerQuartile) / top)
    label = Message(
      "\(summary.count) scores from \(shown(summary.low)) to \(shown(summary.high)). The middle half is between \(shown(summary.lowerQuartile)) and \(shown(summary.upperQuartile)), the median is \(shown(summary.median))."
    )
  }
}
