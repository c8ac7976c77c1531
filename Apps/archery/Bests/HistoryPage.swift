import ArcheryScoring
import Domain
import Hypertext
import Leaderboards
import Pages

extension ArcheryPages {
  /// One archer's scores over time, a card for each round and kind of bow.
  func history(_ screen: HistoryScreen) -> Page {
    let body = HTML {
      crumbs(TournamentAddress.shoots) { t("All shoots") }
      pageHead(t("My scores")) { buttonLink(TournamentAddress.bests) { t("Best scores of all") } }
      for round in screen.rounds { roundCard(round) }
      if !screen.practices.isEmpty { practiceCard(screen.practices) }
      if screen.rounds.isEmpty {
        emptyState {
          t(
            """
            No scores yet. Your total appears here when a shoot is finished. \
            \(a: "Join or start a shoot", .href(TournamentAddress.shoots))
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
    trendChart(history.scores.map { (Double($0.score), $0.shotAt) }, label)
    // Newest first.
    factList(history.scores.reversed()) { entry in
      apart {
        a(.href(TournamentAddress.results(entry.tournament))) { dayAndShoot(entry.shotAt, entry.shoot) }
      } and: {
        if entry.isPersonalBest { badge("good") { t("Personal best") } }
        strong { text(entry.score) }
      }
    }
  }
}

private func practiceCard(_ practices: [PracticeEntry]) -> HTML {
  card("practice", t("Practice")) {
    p(.class("quiet")) { t("Only you see practice. It does not count for best scores.") }
    for shot in practices.trends {
      h3 { text(shot[0].what) }
      let label = Message("Points per arrow over time, \(shot.count) practices")
      trendChart(shot.map { ($0.averageArrow, $0.shotAt) }, label)
    }
    factList(practices) { practice in
      apart {
        a(.href(TournamentAddress.results(practice.id))) { time(practice.shotAt, .date) }
        span(.class("quiet")) { text(practice.facts) }
      } and: {
        if practice.isBest { badge("good") { t("Best in practice") } }
        strong { text(practice.score) }
      }
    }
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

/// Values as dots, in the order of their times, and the trend as a line through them; nothing for fewer than two.
private func trendChart(_ entries: [(value: Double, at: Timestamp)], _ label: Message) -> HTML {
  let values = entries.map(\.value)
  guard let trend = RoundHistory.Trend(of: values), let first = entries.first, let last = entries.last else {
    return .empty
  }
  let all = values + [trend.first, trend.last]
  let axis = ChartAxis(Set([all.min() ?? 0, all.max() ?? 0]).sorted(), label: trendWords)
  var chart = LineChart(.evenly(values), axis, from: drawnTime(first.at), to: drawnTime(last.at))
  chart.trend = (trend.first, trend.last)
  return lineChart(chart, label)
}

/// Whole numbers without a fraction.
@Sendable
private func trendWords(_ value: Double) -> Message {
  value == value.rounded() ? Words.number("\(Int(value))") : Words.decimal(value)
}
