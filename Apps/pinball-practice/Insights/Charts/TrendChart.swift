import Domain
import Hypertext
import Pages
import Pinball

/// Scores by time, over the league's targets; what the template `trend` sees.
struct TrendChart {
  /// Between two targets, or above the best.
  struct Band {
    let kind: String
    let y: String
    let height: String
  }

  struct Dot {
    let x: String
    let y: String
    /// `practice`, or `other` for what was played elsewhere.
    let kind: String
  }

  struct Middle {
    let y: String
    let name: Message
  }

  let viewBox = Plot.viewBox
  let label: Message
  let ticks: [Plot.Tick]
  let bands: [Band]
  /// The lines between the dots, broken at pauses if the player wants that.
  let lines: [String]
  /// The places of pauses that are left out.
  let pauses: [String]
  let dots: [Dot]
  let middle: Middle?
  let first: DayView
  let last: DayView

  /// nil for fewer than two scores.
  init?(_ screen: InsightsScreen, _ zone: ZoneTable) {
    let scores = screen.scores
    guard let summary = screen.summary, let first = scores.first, let last = scores.last, scores.count >= 2 else {
      return nil
    }
    let plot = Plot()
    let targets = screen.targets
    // The target to reach next is in the picture, too.
    let next = targets.map(\.score).filter { $0 > summary.high }.min()
    let axis = ScoreAxis(highest: next ?? summary.high)
    ticks = plot.ticks(axis)
    bands = zip(targets, [axis.top] + targets.map(\.score)).compactMap { target, above in
      guard target.score < axis.top else { return nil }
      let top = min(above, axis.top) / axis.top
      return Band(kind: target.kind, y: plot.y(top), height: plot.height(top - target.score / axis.top))
    }
    dots = scores.map { score in
      let kind = score.context == ScoreContext.practice.rawValue ? "practice" : "other"
      return Dot(x: plot.x(score.place), y: plot.y(score.score / axis.top), kind: kind)
    }
    let isBroken = screen.gapMode == GapMode.brokenAxis.rawValue
    var lines: [[String]] = []
    for (dot, score) in zip(dots, scores) {
      if lines.isEmpty || isBroken && score.isAfterPause { lines.append([]) }
      lines[lines.count - 1].append("\(dot.x),\(dot.y)")
    }
    self.lines = lines.filter { $0.count > 1 }.map { $0.joined(separator: " ") }
    let isLeftOut = screen.gapMode != GapMode.realTimeline.rawValue
    pauses = zip(scores, scores.dropFirst()).filter { isLeftOut && $1.isAfterPause }.map { before, after in
      plot.x((before.place + after.place) / 2)
    }
    let middle = screen.usesMedian ? summary.median : summary.average
    self.middle = Middle(y: plot.y(middle / axis.top), name: screen.usesMedian ? Message("Median") : Message("Mean"))
    (self.first, self.last) = (first.day(in: zone), last.day(in: zone))
    label = Message(
      "\(scores.count) scores from \(Message.day(self.first.iso)) to \(Message.day(self.last.iso)), between \(shown(summary.low)) and \(shown(summary.high)). The last one is \(shown(last.score))."
    )
  }
}

extension InsightsScreen {
  /// One level of the league's targets.
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
