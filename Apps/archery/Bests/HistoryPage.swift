import ArcheryScoring
import Domain
import Hypertext
import LeaderboardKit
import Pages

extension ArcheryPages {
  /// One archer's scores over time, a card for each round and kind of bow.
  func history(_ screen: HistoryScreen) -> Page {
    let body = HTML {
      crumbs(ShootAddress.shoots) { t("All shoots") }
      div(.class("head")) {
        h1 { t("My scores") }
        buttonLink(ShootAddress.bests) { t("Best scores of all") }
      }
      for round in screen.rounds { roundCard(round) }
      if !screen.practices.isEmpty { practiceCard(screen.practices) }
      if screen.rounds.isEmpty {
        emptyState {
          t(
            """
            No scores yet. Your total appears here when a shoot is finished. \
            \(a: "Join or start a shoot", .href(ShootAddress.shoots))
            """
          )
        }
      }
    }
    return Page(
      title: "My scores",
      body: body,
      follows: ["bests"] + screen.practices.map(\.id.journal),
      json: screen
    )
  }
}

private func roundCard(_ history: RoundHistory) -> HTML {
  let label = Message("Scores over time, \(history.scores.count) shoots: \(history.facts)")
  return section(.class("card"), .label(history.title)) {
    h2 { text(history.title) }
    p(.class("quiet")) { text(history.facts) }
    trendFigure(history.scores.map { (Double($0.score), $0.shotAt) }, label)
    ul(.class("list facts")) {
      // Newest first.
      for entry in history.scores.reversed() {
        li {
          a(.href(ShootAddress.results(entry.tournament))) { dayAndShoot(entry.shotAt, entry.shoot) }
          text(" ")
          span {
            spaced {
              if entry.isPersonalBest { badge("good") { t("Personal best") } }
              strong { text(entry.score) }
            }
          }
        }
      }
    }
  }
}

private func practiceCard(_ practices: [PracticeEntry]) -> HTML {
  card("practice", t("Practice")) {
    p(.class("quiet")) { t("Only you see practice. It does not count for best scores.") }
    for (title, shot) in practiceTrends(practices) {
      h3 { text(title) }
      let label = Message("Points per arrow over time, \(shot.count) practices")
      trendFigure(shot.map { ($0.averageArrow, $0.shotAt) }, label)
    }
    ul(.class("list facts")) {
      for practice in practices {
        li {
          span {
            spaced {
              a(.href(ShootAddress.results(practice.id))) { time(practice.shotAt, .date) }
              span(.class("quiet")) { text(practice.facts) }
            }
          }
          text(" ")
          span {
            spaced {
              if practice.isBest { badge("good") { t("Best in practice") } }
              strong { text(practice.score) }
            }
          }
        }
      }
    }
  }
}

/// At least two practices of one round with one kind of bow, in the order of their times; the latest kind first.
private func practiceTrends(_ practices: [PracticeEntry]) -> [(title: Message, shot: [PracticeEntry])] {
  var (order, groups): ([String], [String: [PracticeEntry]]) = ([], [:])
  for practice in practices where practice.arrows > 0 {
    let key = "\(practice.roundName)\n\(practice.bowType?.rawValue ?? "")"
    if groups[key] == nil { order.append(key) }
    groups[key, default: []].append(practice)
  }
  return order.compactMap { key in
    guard let shot = groups[key], shot.count > 1 else { return nil }
    return (shot[0].what, shot.reversed())
  }
}

extension RoundHistory {
  /// Such as `Bray I, Recurve`.
  var title: Message { "\(Message.round(roundName)), \(bowType?.label ?? Message("bow not known"))" }

  /// The scores in figures, on one line.
  var facts: Message {
    var facts = [Message("best \(best) of \(maxScore)"), Message("\(Words.decimal(average)) on average")]
    if let trend {
      let points: Message = "\(trend.pointsPerShoot >= 0.05 ? "+" : "")\(Words.decimal(trend.pointsPerShoot))"
      facts.append(Message("\(points) a shoot"))
    }
    return facts.joined(separator: " · ")
  }
}

extension PracticeEntry {
  /// Such as `WA 18m, Recurve`.
  fileprivate var what: Message {
    if let bowType { "\(Message.round(roundName)), \(bowType.label)" } else { .round(roundName) }
  }

  /// Such as `WA 18m, Recurve · 60 arrows, 8.9 an arrow`.
  var facts: Message {
    "\(what) · \(Message("\(arrows) arrows")), \(Message("\(Words.decimal(averageArrow)) an arrow"))"
  }
}

/// Values as dots, and the trend as a line through them, in a box of 300 by 100 with a margin of 8.
///
/// The axes name the highest and lowest value, the first and the last day. Nothing is drawn for fewer than two values, which
/// are in the order of their times.
@HTMLBuilder
private func trendFigure(_ entries: [(value: Double, at: Timestamp)], _ label: Message) -> HTML {
  if let trend = RoundHistory.Trend(of: entries.map(\.value)), let first = entries.first, let last = entries.last {
    let values = entries.map(\.value) + [trend.first, trend.last]
    let (low, high) = (values.min() ?? 0, values.max() ?? 0)
    figure(.class("trend-figure")) {
      span(.class("trend-value")) { text(trendWords(high)) }
      span(.class("trend-value trend-low")) { text(trendWords(low)) }
      Tag.svg(.class("trend"), .viewBox(0, 0, 300, 100), .role(.img), .label(label)) {
        trendDrawing(entries.map(\.value), trend, low, high)
      }
      figcaption {
        time(first.at, .date)
        text(" ")
        time(last.at, .date)
      }
    }
  }
}

@HTMLBuilder
private func trendDrawing(_ values: [Double], _ trend: RoundHistory.Trend, _ low: Double, _ high: Double) -> HTML {
  let last = values.count - 1
  let x = { (place: Int) in (8 + 284 * Double(place) / Double(last)).rounded() }
  let y = { (value: Double) in (92 - 84 * (high > low ? (value - low) / (high - low) : 0.5)).rounded() }
  Tag.path(.class("trend-axis"), .d("M0 0V100H300"))
  Tag.line(
    .class("trend-line"),
    .drawn(.x1, x(0)),
    .drawn(.y1, y(trend.first)),
    .drawn(.x2, x(last)),
    .drawn(.y2, y(trend.last))
  )
  for (place, value) in values.enumerated() {
    Tag.circle(.drawn(.cx, x(place)), .drawn(.cy, y(value)), .drawn(.r, 3))
  }
}

/// Whole numbers without a fraction.
private func trendWords(_ value: Double) -> Message {
  value == value.rounded() ? Words.number("\(Int(value))") : Words.decimal(value)
}
