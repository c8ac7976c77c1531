import ArcheryScoring
import Domain
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
  var title: Message { "\(roundName), \(bowType?.label ?? Message("bow not known"))" }

  /// The scores in figures, on one line.
  var facts: Message {
    var facts = [Message("best \(best) of \(maxScore)"), Message("\(Words.decimal(average)) on average")]
    if let trend {
      let points = "\(trend.pointsPerShoot >= 0.05 ? "+" : "")\(Words.decimal(trend.pointsPerShoot))"
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
  }
}

extension PracticeEntry {
  /// Such as `WA 18m, Recurve · 60 arrows, 8.9 an arrow`.
  var facts: Message {
    let what: Message = if let bowType { "\(roundName), \(bowType.label)" } else { Message(verbatim: roundName) }
    return "\(what) · \(Message("\(arrows) arrows")), \(Message("\(Words.decimal(averageArrow)) an arrow"))"
  }
}

private struct RoundHistoryView {
  struct Score {
    let address: String
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
    drawing = TrendDrawing(history)
    scores = history.scores.reversed().map { entry in
      Score(
        address: ShootAddress.results(entry.tournament).text,
        score: entry.score,
        isPersonalBest: entry.isPersonalBest,
        moment: MomentView(entry.shotAt)
      )
    }
  }
}

/// The scores as dots, and the trend as a line through them, in a box of 300 by 100 with a margin of 8.
private struct TrendDrawing {
  struct Dot {
    let x: Int
    let y: Int
  }

  let dots: [Dot]
  let from: Dot
  let to: Dot
  let label: Message

  init?(_ history: RoundHistory) {
    guard let trend = history.trend else { return nil }
    let values = history.scores.map { Double($0.score) } + [trend.first, trend.last]
    let (low, high, steps) = (values.min() ?? 0, values.max() ?? 0, Double(history.scores.count - 1))
    func dot(_ place: Int, _ value: Double) -> Dot {
      let height = high > low ? (value - low) / (high - low) : 0.5
      return Dot(x: Int((8 + 284 * Double(place) / steps).rounded()), y: Int((92 - 84 * height).rounded()))
    }
    dots = history.scores.enumerated().map { dot($0, Double($1.score)) }
    from = dot(0, trend.first)
    to = dot(history.scores.count - 1, trend.last)
    label = Message("Scores over time, \(history.scores.count) shoots: \(history.facts)")
  }
}
