import ArcheryScoring
import Domain
import Hypertext
import LeaderboardKit
import Pages

extension ArcheryPages {
  /// One archer's scores over time, a card for each round and kind of bow.
  func history(_ screen: HistoryScreen) throws(TemplateFailure) -> Page {
    Page(
      title: "My scores",
      body: try content.render("history", HistoryView(screen)),
      follows: ["bests"] + screen.practices.map(\.id.journal),
      json: screen
    )
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

/// The template `history` shows this.
private struct HistoryView {
  struct Practice {
    let address: String
    let score: Int
    let facts: Message
    let isBest: Bool
    let moment: MomentView
  }

  let rounds: [RoundHistoryView]
  let hasPractices: Bool
  let trends: [PracticeTrend]
  let practices: [Practice]
  let bests = ShootAddress.bests.text

  init(_ screen: HistoryScreen) {
    rounds = screen.rounds.map(RoundHistoryView.init)
    practices = screen.practices.map { practice in
      Practice(
        address: ShootAddress.results(practice.id).text,
        score: practice.score,
        facts: practice.facts,
        isBest: practice.isBest,
        moment: MomentView(practice.shotAt)
      )
    }
    hasPractices = !practices.isEmpty
    trends = PracticeTrend.all(screen.practices)
  }
}

/// The points per arrow in practice of one round with one kind of bow, over time.
private struct PracticeTrend {
  let title: Message
  let drawing: TrendDrawing

  /// The trends of at least two practices, the latest first.
  static func all(_ practices: [PracticeEntry]) -> [PracticeTrend] {
    var (order, groups): ([String], [String: [PracticeEntry]]) = ([], [:])
    for practice in practices where practice.arrows > 0 {
      let key = "\(practice.roundName)\n\(practice.bowType?.rawValue ?? "")"
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(practice)
    }
    return order.compactMap { key in
      guard let shot = groups[key]?.reversed(), let first = shot.first else { return nil }
      let values = shot.map { ($0.averageArrow, $0.shotAt) }
      let label = Message("Points per arrow over time, \(shot.count) practices")
      return TrendDrawing(values, label: label).map { PracticeTrend(title: first.what, drawing: $0) }
    }
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

private struct RoundHistoryView {
  struct Score {
    let address: String
    /// nil for one that is gone.
    let shoot: String?
    let score: Int
    let isPersonalBest: Bool
    let moment: MomentView
  }

  let title: Message
  let facts: Message
  let drawing: TrendDrawing?
  /// Newest first.
  let scores: [Score]

  init(_ history: RoundHistory) {
    title = history.title
    facts = history.facts
    let label = Message("Scores over time, \(history.scores.count) shoots: \(history.facts)")
    drawing = TrendDrawing(history.scores.map { (Double($0.score), $0.shotAt) }, label: label)
    scores = history.scores.reversed().map { entry in
      Score(
        address: ShootAddress.results(entry.tournament).text,
        shoot: entry.shoot,
        score: entry.score,
        isPersonalBest: entry.isPersonalBest,
        moment: MomentView(entry.shotAt)
      )
    }
  }
}

/// Values as dots, and the trend as a line through them, in a box of 300 by 100 with a margin of 8.
///
/// The axes name the highest and lowest value, the first and the last day.
private struct TrendDrawing {
  struct Dot {
    let x: Int
    let y: Int
  }

  let dots: [Dot]
  let from: Dot
  let to: Dot
  let label: Message
  let high: Message
  let low: Message
  let first: MomentView
  let last: MomentView

  /// nil for fewer than two values, which are in the order of their times.
  init?(_ entries: [(value: Double, at: Timestamp)], label: Message) {
    let shown = entries.map(\.value)
    guard let trend = RoundHistory.Trend(of: shown), let first = entries.first, let last = entries.last else {
      return nil
    }
    let values = shown + [trend.first, trend.last]
    let (low, high, steps) = (values.min() ?? 0, values.max() ?? 0, Double(shown.count - 1))
    func dot(_ place: Int, _ value: Double) -> Dot {
      let height = high > low ? (value - low) / (high - low) : 0.5
      return Dot(x: Int((8 + 284 * Double(place) / steps).rounded()), y: Int((92 - 84 * height).rounded()))
    }
    dots = shown.enumerated().map { dot($0, $1) }
    from = dot(0, trend.first)
    to = dot(shown.count - 1, trend.last)
    self.label = label
    (self.high, self.low) = (Self.words(high), Self.words(low))
    (self.first, self.last) = (MomentView(first.at), MomentView(last.at))
  }

  /// Whole numbers without a fraction.
  private static func words(_ value: Double) -> Message {
    value == value.rounded() ? Words.number("\(Int(value))") : Words.decimal(value)
  }
}
