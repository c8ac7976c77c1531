package import Domain
package import Leaderboards

/// The results of one tournament, also shown while it is still being shot.
package struct ResultsScreen: Codable, Hashable, Sendable {
  package let tournament: TournamentID
  package let name: String
  package let status: TournamentStatus
  /// Whether the results are final, so that only the creator corrects them.
  package let isFinal: Bool
  package let createdAt: Timestamp
  /// The day of the shoot, such as `2026-11-24`; nil where the organiser gave none.
  package let date: String?
  /// Where it is shot, in the organiser's words; nil where there are none.
  package let place: String?
  /// The version: 1, and one more for each correction after the end.
  package let version: Int
  /// The categories that corrections after the end changed; those of a shoot that is open again are listed at its next end.
  package let changes: [Change]
  /// The SHA-256 of the journal as `archery export` prints it, so that a printed result can be checked; nil until the
  /// end.
  package let logHash: String?
  /// The bow whose archers are shown; nil for all.
  package let division: BowType?
  package let divisions: [BowType]
  package let round: RoundScreen
  package let rule: RuleScreen
  package let countTitles: CountTitles
  /// The category that is shown; nil for all.
  package let category: CategoryID?
  /// Those that there are results of; empty where the shoot has no list of categories.
  package let allCategories: [CategoryName]
  /// Each category with its podium and places; a shoot without a list of categories has one.
  package let categories: [CategoryResults]
  /// The ranks 1 to 3 of the only category, with more than three archers on ties; empty where there are several.
  package let podium: [PodiumPlace]
  /// All categories after one another.
  package let rows: [BoardRow]
  package let unranked: [UnrankedRow]
  /// Each archer once, in the order of `rows`, then of `unranked`.
  package let sheets: [ArcherSheet]
  /// The rejected events, newest first.
  package let refused: [TournamentScreen.RefusedRow]
  /// The disputed ends without a decision.
  package let disputes: [DisputeCard]

  /// A category that a correction changed.
  package struct Change: Codable, Hashable, Sendable {
    package let category: CategoryID
    package let name: ScreenText
    package let version: Int
  }

  /// One step of the podium.
  package struct PodiumPlace: Codable, Hashable, Sendable {
    package let rank: Int
    package let archers: [BoardRow]
  }
}

/// One archer's whole sheet.
package struct ArcherSheet: Codable, Hashable, Sendable, Identifiable {
  package let id: PlayerID
  package let displayName: String
  package let bowType: BowType?
  package let club: String?
  package let ageClass: AgeClass?
  package let gender: Gender?
  /// The name of the archer's category; nil where the shoot has no list of categories.
  package let category: ScreenText?
  package let round: RoundScreen
  package let countTitles: CountTitles
  package let target: TargetPlace?
  /// Every end with an arrow.
  package let ends: [EndCard]
  package let passes: [PassTotal]
  package let totalScore: Int
  package let arrowsShot: Int
  package let hits: Int
  package let xCount: Int
  package let tenCount: Int
  package let nineCount: Int
  /// The average points per arrow; 0 without arrows.
  package let averageArrow: Double
  /// The average points per closed end; 0 without one.
  package let averageEnd: Double
  /// The percentage of the points that the arrows could have scored, from 0 to 100.
  package let percentage: Double
  /// The closed end with the most points, the earliest of equals; nil without one.
  package let bestEnd: BestEnd?
  /// The group; nil with fewer than three placements, or if fewer than half of the arrows have one.
  package let group: ShotGroup?
  /// The personal best; nil before the end, for guests, and for an organiser's own rounds.
  package let personalBest: PersonalBest?
  /// Whether the sheet was found equal to the one on paper, and has not changed since.
  package let isChecked: Bool

  /// The total of one pass.
  package struct PassTotal: Codable, Hashable, Sendable {
    package let text: ScreenText
    package let total: Int
    package let arrowsShot: Int
    package let maxScore: Int
  }

  /// The number and total of one end.
  package struct BestEnd: Codable, Hashable, Sendable {
    /// The end's number, from 1.
    package let number: Int
    package let total: Int
  }
}

/// A score beside the archer's earlier ones for the same round and kind of bow.
package struct PersonalBest: Codable, Hashable, Sendable {
  package let score: Int
  /// The highest before; nil for a first score.
  package let previous: Int?

  package init(score: Int, previous: Int?) {
    (self.score, self.previous) = (score, previous)
  }

  /// Whether the score is higher than ever before; false for an equal or a first score.
  package var isBest: Bool { previous.map { score > $0 } ?? false }
  package var isFirst: Bool { previous == nil }
}

/// Ends and arrows as pages show them.
extension Tournament {
  /// Returns an archer's ends from the first to `last`.
  func cards(of archer: PlayerID, upTo last: Int? = nil) -> [EndCard] {
    cards(of: sheet(of: archer), round(of: archer), upTo: last)
  }

  /// Returns a sheet's ends from the first to `last`.
  func cards(of sheet: Sheet, _ round: Round, upTo last: Int? = nil) -> [EndCard] {
    var runningTotal = 0
    return (1...max(1, last ?? round.ends)).compactMap { number in
      guard let end = sheet[end: number], let pass = round.pass(ofEnd: number) else { return nil }
      runningTotal += end.tally.score
      return EndCard(end, number, pass, runningTotal: runningTotal)
    }
  }
}

extension EndCard {
  init(_ end: End, _ number: Int, _ pass: Pass, runningTotal: Int) {
    let spots = end.arrows.compactMap(\.placement?.spot)
    // On a face of one spot every arrow shares it, which says nothing.
    let isMultiple = (pass.targetFace?.spots.count ?? 1) > 1
    self.init(
      number: number,
      arrows: end.arrows.map { arrow in
        let sharing = arrow.placement.map { placement in spots.count { $0 == placement.spot } > 1 } ?? false
        return ArrowMark(arrow, pass.scoringSystem, sharesSpot: sharing && isMultiple)
      },
      emptySlots: max(0, end.size - end.arrows.count),
      total: end.tally.score,
      runningTotal: runningTotal,
      sortedTokens: end.arrows.bestFirst
    )
  }
}

extension [Arrow] {
  /// The tokens, best first, as on a paper sheet.
  var bestFirst: [String] { map(\.value).sorted { $0.sortsBefore($1) }.map(\.token.rawValue) }
}

extension ArrowMark {
  fileprivate init(_ arrow: Arrow, _ system: ScoringSystem, sharesSpot: Bool) {
    self.init(
      id: arrow.id,
      token: arrow.value.token.rawValue,
      points: arrow.value.points,
      colour: system.colour(of: arrow.value.token),
      placement: arrow.placement,
      isOverridden: arrow.isOverridden,
      isEdited: arrow.isEdited,
      sharesSpot: sharesSpot
    )
  }
}

extension ArrowValue {
  /// Returns the order of values: by points, then the X before a plain value of the same points.
  fileprivate func sortsBefore(_ other: ArrowValue) -> Bool {
    if points != other.points { return points > other.points }
    return token == .x && other.token != .x
  }
}

extension ScoringSystem {
  /// The buttons of this system, best first, the miss last.
  package var buttons: [TokenButton] {
    values.map { TokenButton(token: $0.token.rawValue, points: $0.points, colour: colour(of: $0.token)) }
  }

  /// The same, without the X where it is not written down.
  func buttons(withX: Bool) -> [TokenButton] { withX ? buttons : buttons.filter { $0.token != ArrowToken.x.rawValue } }
}

extension [EndCard] {
  package var hasPlacements: Bool {
    contains { $0.arrows.contains { $0.placement != nil } }
  }
}

extension ArcherSheet {
  /// Returns whether one card is handed out before another: along the line of targets, then by name.
  package static func isHandedOut(_ left: ArcherSheet, before right: ArcherSheet) -> Bool {
    TargetPlace.comes(left.target, before: right.target)
      ?? ((NameKey(left.displayName), left.id) < (NameKey(right.displayName), right.id))
  }
}

extension ResultsScreen {
  /// The archers who share a place after their last arrow, by category and place; a combined category has no shoot-offs of
  /// its own.
  package var openTies: [(category: CategoryResults, rows: [BoardRow])] {
    categories.filter { !$0.isCombined }.flatMap { category in
      let tied = category.rows.filter { $0.tied && $0.endsCompleted == category.round.ends }
      let places: [(rank: Int, rows: [BoardRow])] = Dictionary(grouping: tied, by: \.rank).map { ($0, $1) }
      return places.sorted { $0.rank < $1.rank }.map { (category, $0.rows) }
    }
  }
}
