public import Domain

/// The final results of one tournament, also shown while it is still being shot (ARC-81).
public struct ResultsScreen: Codable, Hashable, Sendable {
  public let tournament: TournamentID
  public let name: String
  public let status: TournamentStatus
  /// Completed: the results stand, and only the creator corrects them.
  public let isFinal: Bool
  /// 1, and one more for each correction after the end (ARC-80).
  public let version: Int
  /// SHA-256 of the journal as `archery export` prints it, so that a printed result can be checked; nil until the end.
  public let logHash: String?
  /// The bow whose archers are shown; nil for everybody.
  public let division: BowType?
  /// Those that there are archers of.
  public let divisions: [BowType]
  public let round: RoundScreen
  public let rule: RuleScreen
  public let countTitles: CountTitles
  /// The ranks 1 to 3, with more than three archers on ties.
  public let podium: [PodiumPlace]
  public let rows: [BoardRow]
  public let unranked: [UnrankedRow]
  /// In the order of `rows`, then of `unranked`.
  public let sheets: [ArcherSheet]
  /// Events that did not count, newest first.
  public let refused: [TournamentScreen.RefusedRow]
  /// Ends that were entered differently, about which nobody has decided.
  public let disputes: [DisputeCard]

  /// One step of the podium.
  public struct PodiumPlace: Codable, Hashable, Sendable {
    public let rank: Int
    public let archers: [BoardRow]
  }
}

/// One archer's whole sheet.
public struct ArcherSheet: Codable, Hashable, Sendable, Identifiable {
  public let id: PlayerID
  public let displayName: String
  public let bowType: BowType?
  /// Where the archer stands; nil where nobody said.
  public let target: TargetPlace?
  /// Every end that was begun.
  public let ends: [EndCard]
  public let passes: [PassTotal]
  public let totalScore: Int
  public let arrowsShot: Int
  public let xCount: Int
  public let tenCount: Int
  /// Points per arrow shot; 0 without arrows.
  public let averageArrow: Double
  /// Points per closed end; 0 without one.
  public let averageEnd: Double
  /// Share of the points that the arrows shot could have given, from 0 to 100.
  public let percentage: Double
  /// The closed end with most points, the earliest of equals; nil without one.
  public let bestEnd: BestEnd?
  /// nil with fewer than three placements, or where fewer than half of the arrows have one (ARC-29).
  public let group: ShotGroup?
  /// nil while the tournament is not over, for guests, and for rounds of one's own.
  public let personalBest: PersonalBest?
  /// Somebody found it equal to the sheet on paper, and nothing was changed since.
  public let isChecked: Bool

  /// What was shot at one distance.
  public struct PassTotal: Codable, Hashable, Sendable {
    public let text: String
    public let total: Int
    public let arrowsShot: Int
    public let maxScore: Int
  }

  /// The number and total of one end.
  public struct BestEnd: Codable, Hashable, Sendable {
    public let number: Int
    public let total: Int
  }
}

/// A score beside the archer's earlier ones for the same round and kind of bow (SET-82).
public struct PersonalBest: Codable, Hashable, Sendable {
  public let score: Int
  /// The highest before; nil for a first score.
  public let previous: Int?

  public init(score: Int, previous: Int?) {
    self.score = score
    self.previous = previous
  }

  /// More than ever before: an equal score is none, and neither is a first.
  public var isBest: Bool { previous.map { score > $0 } ?? false }
  public var isFirst: Bool { previous == nil }
}
