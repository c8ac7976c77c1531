import ArcheryScoring
import WebPages

extension ArcheryPages {
  /// The results with every sheet; prints as scorecards.
  func results(_ screen: ResultsScreen, signedIn: String?) throws(TemplateFailure) -> HTML {
    let page = Page(
      title: "Results · \(screen.name)",
      layout: .wide,
      body: try templates.render("results", ResultsView(screen)),
      signedIn: signedIn
    )
    return try shell.document(page)
  }
}

/// What the template `results` sees.
private struct ResultsView {
  let name: String
  let shoot: String
  let isFinal: Bool
  let state: String
  let roundName: String
  let arrows: Int
  let maxScore: Int
  let hasPodium: Bool
  let podium: [StepView]
  let standings: StandingsView
  let ruleName: String
  let ruleText: String
  let sheets: [ArcherSheetView]

  init(_ screen: ResultsScreen) {
    name = screen.name
    shoot = ShootAddress.shoot(screen.tournament).text
    isFinal = screen.isFinal
    let final = screen.version > 1 ? "Final, corrected (version \(screen.version))" : "Final"
    state = screen.isFinal ? final : "\(screen.status.label), not final"
    roundName = screen.round.name
    arrows = screen.round.arrows
    maxScore = screen.round.maxScore
    podium = screen.podium.compactMap(StepView.init)
    hasPodium = !podium.isEmpty
    standings = StandingsView(screen)
    ruleName = screen.rule.name
    ruleText = screen.rule.explanation
    sheets = screen.sheets.map(ArcherSheetView.init)
  }
}

/// One step of the podium.
private struct StepView {
  struct Archer {
    let displayName: String
  }

  let rank: Int
  let archers: [Archer]
  let totalScore: Int
  let isTied: Bool

  init?(_ place: ResultsScreen.PodiumPlace) {
    guard let first = place.archers.first, first.arrowsShot > 0 else { return nil }
    rank = place.rank
    archers = place.archers.map { Archer(displayName: $0.displayName) }
    totalScore = first.totalScore
    isTied = place.archers.count > 1
  }
}

/// One archer's sheet, the arrows of each end best first as on paper.
private struct ArcherSheetView {
  struct Mark {
    let token: String
    let colour: String
  }

  struct End {
    let number: Int
    let marks: [Mark]
    let total: Int
    let runningTotal: Int
  }

  let displayName: String
  let totalScore: Int
  let facts: String
  let hasEnds: Bool
  let ends: [End]
  let hasPasses: Bool
  let passes: [ArcherSheet.PassTotal]

  init(_ sheet: ArcherSheet) {
    displayName = sheet.displayName
    totalScore = sheet.totalScore
    facts = Self.facts(sheet)
    hasEnds = !sheet.ends.isEmpty
    ends = sheet.ends.map { card in
      let colours = Dictionary(card.arrows.map { ($0.token, $0.colour.rawValue) }) { first, _ in first }
      let marks = card.sortedTokens.map { Mark(token: $0, colour: colours[$0] ?? FaceColour.miss.rawValue) }
      return End(number: card.number, marks: marks, total: card.total, runningTotal: card.runningTotal)
    }
    passes = sheet.passes.filter { $0.arrowsShot > 0 }
    hasPasses = passes.count > 1
  }

  private static func facts(_ sheet: ArcherSheet) -> String {
    var facts = ["\(Words.count(sheet.arrowsShot, "arrow", "arrows"))"]
    if sheet.arrowsShot > 0 {
      facts.append("\(Words.decimal(sheet.averageArrow)) an arrow, \(Words.decimal(sheet.percentage)) %")
    }
    if let best = sheet.bestEnd { facts.append("best end \(best.total) (end \(best.number))") }
    if let group = sheet.group {
      facts.append("group \(group.bias)\(group.isIncomplete ? ", from part of the arrows" : "")")
    }
    return facts.joined(separator: " · ")
  }
}
