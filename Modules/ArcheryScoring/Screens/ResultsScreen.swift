public import Domain
public import LeaderboardKit

/// The results of one tournament, also shown while it is still being shot.
public struct ResultsScreen: Codable, Hashable, Sendable {
  /// The tournament's id.
  public let tournament: TournamentID
  /// The tournament's name.
  public let name: String
  /// The state of the tournament.
  public let status: TournamentStatus
  /// Whether the results are final, so that only the creator corrects them.
  public let isFinal: Bool
  /// The time of creation.
  public let createdAt: Timestamp
  /// The day of the shoot, such as `2026-11-24`; nil where the organiser gave none.
  public let date: String?
  /// Where it is shot, in the organiser's words; nil where there are none.
  public let place: String?
  /// The version: 1, and one more for each correction after the end.
  public let version: Int
  /// The categories that corrections after the end changed; those of a shoot that is open again are listed at its next end.
  public let changes: [Change]
  /// The SHA-256 of the journal as `archery export` prints it, so that a printed result can be checked; nil until the
  /// end.
  public let logHash: String?
  /// The bow whose archers are shown; nil for all.
  public let division: BowType?
  /// The divisions with archers.
  public let divisions: [BowType]
  /// The round.
  public let round: RoundScreen
  /// The ranking rule.
  public let rule: RuleScreen
  /// The names of the counts.
  public let countTitles: CountTitles
  /// The category that is shown; nil for all.
  public let category: CategoryID?
  /// Those that there are results of; empty where the shoot has no list of categories.
  public let allCategories: [CategoryName]
  /// Each category with its podium and places; a shoot without a list of categories has one.
  public let categories: [CategoryResults]
  /// The ranks 1 to 3 of the only category, with more than three archers on ties; empty where there are several.
  public let podium: [PodiumPlace]
  /// All categories after one another.
  public let rows: [BoardRow]
  /// The archers without a rank.
  public let unranked: [UnrankedRow]
  /// Each archer once, in the order of `rows`, then of `unranked`.
  public let sheets: [ArcherSheet]
  /// The rejected events, newest first.
  public let refused: [TournamentScreen.RefusedRow]
  /// The disputed ends without a decision.
  public let disputes: [DisputeCard]

  /// A category that a correction changed.
  public struct Change: Codable, Hashable, Sendable {
    /// The category.
    public let category: CategoryID
    /// The category's name.
    public let name: ScreenText
    /// The latest version that changed it.
    public let version: Int
  }

  /// One step of the podium.
  public struct PodiumPlace: Codable, Hashable, Sendable {
    /// The rank.
    public let rank: Int
    /// The archers with this rank.
    public let archers: [BoardRow]
  }
}

/// One archer's whole sheet.
public struct ArcherSheet: Codable, Hashable, Sendable, Identifiable {
  /// The archer.
  public let id: PlayerID
  /// The name to show.
  public let displayName: String
  /// The kind of bow.
  public let bowType: BowType?
  /// The archer's club.
  public let club: String?
  /// nil if unknown.
  public let ageClass: AgeClass?
  /// The gender.
  public let gender: Gender?
  /// The name of the archer's category; nil where the shoot has no list of categories.
  public let category: ScreenText?
  /// The round that the archer shoots.
  public let round: RoundScreen
  /// The names of the counts.
  public let countTitles: CountTitles
  /// The archer's place; nil if not assigned.
  public let target: TargetPlace?
  /// Every end with an arrow.
  public let ends: [EndCard]
  /// The totals by pass.
  public let passes: [PassTotal]
  /// The total score.
  public let totalScore: Int
  /// The number of arrows shot.
  public let arrowsShot: Int
  /// The number of hits.
  public let hits: Int
  /// The number of Xs.
  public let xCount: Int
  /// The number of tens.
  public let tenCount: Int
  /// The number of nines.
  public let nineCount: Int
  /// The average points per arrow; 0 without arrows.
  public let averageArrow: Double
  /// The average points per closed end; 0 without one.
  public let averageEnd: Double
  /// The percentage of the points that the arrows could have scored, from 0 to 100.
  public let percentage: Double
  /// The closed end with the most points, the earliest of equals; nil without one.
  public let bestEnd: BestEnd?
  /// The group; nil with fewer than three placements, or if fewer than half of the arrows have one.
  public let group: ShotGroup?
  /// The personal best; nil before the end, for guests, and for an organiser's own rounds.
  public let personalBest: PersonalBest?
  /// Whether the sheet was found equal to the one on paper, and has not changed since.
  public let isChecked: Bool

  /// The total of one pass.
  public struct PassTotal: Codable, Hashable, Sendable {
    /// The distance and face.
    public let text: ScreenText
    /// The sum of the pass.
    public let total: Int
    /// The number of arrows shot.
    public let arrowsShot: Int
    /// The highest possible score.
    public let maxScore: Int
  }

  /// The number and total of one end.
  public struct BestEnd: Codable, Hashable, Sendable {
    /// The end's number, from 1.
    public let number: Int
    /// The end's total.
    public let total: Int
  }
}

/// A score beside the archer's earlier ones for the same round and kind of bow.
public struct PersonalBest: Codable, Hashable, Sendable {
  /// The score.
  public let score: Int
  /// The highest before; nil for a first score.
  public let previous: Int?

  /// Creates a comparison.
  public init(score: Int, previous: Int?) {
    self.score = score
    self.previous = previous
  }

  /// Whether the score is higher than ever before; false for an equal or a first score.
  public var isBest: Bool { previous.map { score > $0 } ?? false }
  /// Whether it is a first score.
  public var isFirst: Bool { previous == nil }
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
  public var buttons: [TokenButton] {
    values.map { TokenButton(token: $0.token.rawValue, points: $0.points, colour: colour(of: $0.token)) }
  }

  /// The same, without the X where it is not written down.
  func buttons(withX: Bool) -> [TokenButton] { withX ? buttons : buttons.filter { $0.token != ArrowToken.x.rawValue } }
}
