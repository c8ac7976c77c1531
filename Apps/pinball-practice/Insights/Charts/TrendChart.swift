import Domain
import Hypertext
import Pages
import Pinball

/// Scores by time, over the league's targets; nil for fewer than two scores.
func trendChart(_ screen: InsightsScreen, _ zone: ZoneTable) -> HTML? {
  guard let summary = screen.summary, let first = screen.scores.first, let last = screen.scores.last,
    screen.scores.count >= 2
  else { return nil }
  // The target to reach next is in the picture, too.
  let next = screen.targets.map(\.score).filter { $0 > summary.high }.min()
  let axis = ScoreAxis(highest: next ?? summary.high)
  let (from, to) = (first.day(in: zone), last.day(in: zone))
  let sentence = Message(
    "\(screen.scores.count) scores from \(Message.day(from)) to \(Message.day(to)), between \(shown(summary.low)) and \(shown(summary.high)). The last one is \(shown(last.score))."
  )
  return chart(sentence) {
    targetBands(screen.targets, axis)
    for tick in axis.ticks { scaleLine(ScoreAxis.label(tick), at: Plot.y(tick / axis.top), labelEnd: 49) }
    pauses(screen)
    middleLine(summary, screen, axis)
    scoreLines(screen, axis)
    for score in screen.scores {
      let kind = score.context == ScoreContext.practice.rawValue ? "practice" : "other"
      dot(kind, Plot.x(score.place), Plot.y(score.score / axis.top))
    }
    daysBelow(from, to)
  }
}

/// The areas between two targets, and above the best.
@HTMLBuilder
private func targetBands(_ targets: [InsightsScreen.Target], _ axis: ScoreAxis) -> HTML {
  for (target, above) in zip(targets, [axis.top] + targets.map(\.score)) where target.score < axis.top {
    let top = min(above, axis.top) / axis.top
    Tag.rect(
      .class("band", target.kind),
      .drawn(.x, Plot.left),
      .drawn(.width, Plot.right - Plot.left),
      .drawn(.y, Plot.y(top)),
      .drawn(.height, Plot.height(top - target.score / axis.top))
    )
  }
}

/// The places of pauses that are left out.
@HTMLBuilder
private func pauses(_ screen: InsightsScreen) -> HTML {
  if screen.gapMode != GapMode.realTimeline.rawValue {
    for (before, after) in zip(screen.scores, screen.scores.dropFirst()) where after.isAfterPause {
      lineDown("pause", at: Plot.x((before.place + after.place) / 2), from: Plot.top, to: Plot.bottom)
    }
  }
}

@HTMLBuilder
private func middleLine(_ summary: WorkspaceScreen.Scores, _ screen: InsightsScreen, _ axis: ScoreAxis) -> HTML {
  let y = Plot.y((screen.usesMedian ? summary.median : summary.average) / axis.top)
  lineAcross("middle", at: y)
  Tag.drawnText(.class("strong"), .drawn(.x, 350), .drawn(.y, y), .lowered(-4), .anchor(.end)) {
    screen.usesMedian ? t("Median") : t("Mean")
  }
}

/// The lines between the dots, broken at pauses if the player wants that.
@HTMLBuilder
private func scoreLines(_ screen: InsightsScreen, _ axis: ScoreAxis) -> HTML {
  let isBroken = screen.gapMode == GapMode.brokenAxis.rawValue
  let lines = screen.scores.reduce(into: [[(x: Double, y: Double)]]()) { lines, score in
    if lines.isEmpty || isBroken && score.isAfterPause { lines.append([]) }
    lines[lines.count - 1].append((x: Plot.x(score.place), y: Plot.y(score.score / axis.top)))
  }
  for line in lines where line.count > 1 { pointsLine(line) }
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
