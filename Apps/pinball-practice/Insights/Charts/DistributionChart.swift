import Domain
import Hypertext
import Pages
import Pinball

/// The distribution of scores, with the middle half below; nil for fewer than two scores.
func distributionChart(_ screen: InsightsScreen) -> HTML? {
  guard let summary = screen.summary, summary.count >= 2, let top = screen.distribution.last?.to, top > 0 else {
    return nil
  }
  let sentence = Message(
    "\(summary.count) scores from \(shown(summary.low)) to \(shown(summary.high)). The middle half is between \(shown(summary.lowerQuartile)) and \(shown(summary.upperQuartile)), the median is \(shown(summary.median))."
  )
  return chart(sentence, height: 226) {
    bars(screen.distribution, top)
    lineAcross("axis", at: Plot.bottom)
    // Every second one, for all of them have no room; the last label ends at its mark.
    for (place, interval) in screen.distribution.enumerated() where place.isMultiple(of: 2) {
      mark(interval.from, of: top, .middle)
    }
    mark(top, of: top, .end)
    middleHalf(summary, top)
  }
}

@HTMLBuilder
private func bars(_ intervals: [ScoreDistribution.Interval], _ top: Double) -> HTML {
  let most = Double(intervals.map(\.count).max() ?? 1)
  for interval in intervals where interval.count > 0 {
    let share = Double(interval.count) / most * 0.9
    let middle = (interval.from + interval.to) / 2 / top
    Tag.rect(
      .class("bar"),
      .drawn(.x, Plot.x(interval.from / top + 0.006)),
      .drawn(.y, Plot.y(share)),
      .drawn(.width, Plot.width((interval.to - interval.from) / top - 0.012)),
      .drawn(.height, Plot.height(share))
    )
    Tag.drawnText(
      .class("strong"),
      .drawn(.x, Plot.x(middle)),
      .drawn(.y, Plot.y(share)),
      .lowered(-4),
      .anchor(.middle)
    ) {
      text(interval.count)
    }
  }
}

/// A mark on the axis with its label.
@HTMLBuilder
private func mark(_ score: Double, of top: Double, _ anchor: Attribute.Anchor) -> HTML {
  let x = Plot.x(score / top)
  lineDown("axis", at: x, from: Plot.bottom, to: 180)
  Tag.drawnText(.drawn(.x, x), .drawn(.y, 191), .anchor(anchor)) { text(ScoreAxis.label(score)) }
}

/// The lowest and the highest score, the middle half between the quartiles, and the median.
@HTMLBuilder
private func middleHalf(_ summary: WorkspaceScreen.Scores, _ top: Double) -> HTML {
  Tag.line(
    .class("whisker"),
    .drawn(.x1, Plot.x(summary.low / top)),
    .drawn(.x2, Plot.x(summary.high / top)),
    .drawn(.y1, 210),
    .drawn(.y2, 210)
  )
  Tag.rect(
    .class("box"),
    .drawn(.x, Plot.x(summary.lowerQuartile / top)),
    .drawn(.width, Plot.width((summary.upperQuartile - summary.lowerQuartile) / top)),
    .drawn(.y, 203),
    .drawn(.height, 14)
  )
  lineDown("median", at: Plot.x(summary.median / top), from: 200, to: 220)
}
