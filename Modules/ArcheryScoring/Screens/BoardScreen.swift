public import Domain

/// The live board of one tournament.
public struct BoardScreen: Codable, Hashable, Sendable {
  public let tournament: TournamentID
  public let name: String
  public let status: TournamentStatus
  public let roundName: String
  /// The one that is shown; nil for everybody.
  public let division: BowType?
  /// Those that there are archers of.
  public let divisions: [BowType]
  public let rule: RuleScreen
  public let countTitles: CountTitles
  public let basis: BoardBasis
  public let ends: Int
  /// The end being shot, from 1; nil before the first arrow.
  public let currentEnd: Int?
  /// How many archers stand on the board, those whom the choice leaves out too.
  public let archers: Int
  /// Those asked for, in the order asked for.
  public let rows: [BoardRow]
  public let unranked: [UnrankedRow]
  /// The viewer's own row, and those to be kept in sight beside it, whoever else is asked for.
  public let pinned: [BoardRow]
  /// Events that did not count and want a look.
  public let refusedEvents: Int
}

/// How a board is to be read.
public struct BoardChoice: Hashable, Sendable {
  /// In which order its lines stand.
  public enum Order: String, Codable, Hashable, Sendable, CaseIterable {
    case rank
    /// Along the line of targets; archers without one last.
    case target
  }

  /// Only archers with this bow, ranked among themselves; nil for everybody.
  public var division: BowType?
  public var order: Order
  /// Only archers whose name contains this text, with the ranks that they have; empty for all.
  public var name = ""
  /// Only archers at this target, such as `12`, or place, such as `12A`; empty for all.
  public var target = ""
  /// An archer to be kept in sight besides the viewer and the viewer's guests.
  public var pinned: PlayerID?

  public init(division: BowType? = nil, order: Order = .rank) {
    (self.division, self.order) = (division, order)
  }

  public var isFiltered: Bool { !name.trimmingSpaces.isEmpty || !target.trimmingSpaces.isEmpty }

  func includes(_ displayName: String, at place: TargetPlace?) -> Bool {
    let (name, target) = (name.trimmingSpaces.lowercased(), target.filter { $0 != " " }.uppercased())
    guard name.isEmpty || displayName.lowercased().contains(name) else { return false }
    guard !target.isEmpty else { return true }
    return place.map { $0.text == target || "\($0.number)" == target } ?? false
  }
}

/// One archer's line (ARC-57).
public struct BoardRow: Codable, Hashable, Sendable, Identifiable {
  public let id: PlayerID
  /// By the tournament's tie policy.
  public let rank: Int
  /// 1 1 2.
  public let dense: Int
  /// 1…n, unique; equal archers by id.
  public let ordinal: Int
  /// Another archer is equal in every key of the rule.
  public let tied: Bool
  public let displayName: String
  public let bowType: BowType?
  /// Where the archer stands; nil where nobody said.
  public let target: TargetPlace?
  /// On the board's basis.
  public let totalScore: Int
  /// All arrows, whatever the basis.
  public let runningTotal: Int
  public let endsCompleted: Int
  public let arrowsShot: Int
  public let hits: Int
  public let xCount: Int
  public let tenCount: Int
  /// 0 or negative.
  public let scoreDifferenceFromFirst: Int
  /// What decided between this archer and those with the same score, in words; nil where there are none.
  public let reason: String?
  /// Ranks moved up since the last end, negative for down (``Board/currentEnd``); nil where there is nothing to compare.
  public let movement: Int?
  public internal(set) var isCurrentUser: Bool
  public let isActivelyScoring: Bool
  /// The numbers of ends that were entered differently; the board shows what came first until somebody decides.
  public let disputedEnds: [Int]
}

/// An archer without a rank (ARC-60).
public struct UnrankedRow: Codable, Hashable, Sendable, Identifiable {
  /// Why there is no rank.
  public enum Reason: String, Codable, Hashable, Sendable {
    case didNotFinish = "DNF"
    case didNotStart = "DNS"
    case disqualified = "DSQ"
  }

  public let id: PlayerID
  public let displayName: String
  public let bowType: BowType?
  public let target: TargetPlace?
  public let reason: Reason
  public let totalScore: Int
  public let endsCompleted: Int
  public internal(set) var isCurrentUser: Bool
}
