public import Domain
public import LeaderboardKit

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

  fileprivate func includes(_ displayName: String, at place: TargetPlace?) -> Bool {
    let (name, target) = (name.trimmingSpaces.lowercased(), target.filter { $0 != " " }.uppercased())
    guard name.isEmpty || displayName.lowercased().contains(name) else { return false }
    guard !target.isEmpty else { return true }
    return place.map { $0.text == target || "\($0.number)" == target } ?? false
  }
}

/// One archer's line.
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

/// An archer without a rank.
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

extension Tournament {
  /// The live board.
  public func boardScreen(for viewer: BoardViewer, _ view: BoardChoice = BoardChoice()) -> BoardScreen {
    boardScreen(of: board(for: viewer, division: view.division), for: viewer.user, view)
  }

  /// The live board from one of the chosen division that was worked out before, for nobody in particular.
  func boardScreen(of shared: Board, for user: UserID?, _ view: BoardChoice) -> BoardScreen {
    let board = shared.seen(by: user)
    let rows = view.isFiltered ? board.rows.filter { view.includes($0.displayName, at: $0.target) } : board.rows
    return BoardScreen(
      tournament: id,
      name: name,
      status: status,
      roundName: round.name,
      division: view.division,
      divisions: divisions,
      rule: settings.rule.screen,
      countTitles: round.countTitles,
      basis: settings.basis,
      ends: round.ends,
      currentEnd: board.currentEnd,
      archers: board.rows.count + board.unranked.count,
      rows: view.order == .rank ? rows : rows.sorted(by: Self.standsBefore),
      unranked: board.unranked.filter { view.includes($0.displayName, at: $0.target) },
      pinned: pinned(board.rows, for: user, view),
      refusedEvents: refused.count
    )
  }

  /// The viewer's own row, the chosen one and those of the viewer's guests, at most four: more would hide the board.
  ///
  /// Archers of an entry list are nobody's guests in this sense.
  private func pinned(_ rows: [BoardRow], for user: UserID?, _ view: BoardChoice) -> [BoardRow] {
    guard user != nil || view.pinned != nil else { return [] }
    let first = rows.filter { $0.isCurrentUser || $0.id == view.pinned }
    let guests = rows.filter { row in
      guard row.id != view.pinned, let archer = self[row.id] else { return false }
      return archer.isGuest && !archer.isEntered && archer.addedBy == user
    }
    return (first + guests).prefix(4).sorted { $0.ordinal < $1.ordinal }
  }

  /// Bows that archers of the roster shoot.
  public var divisions: [BowType] {
    BowType.allCases.filter { bow in roster.contains { $0.bowType == bow } }
  }

  private static func standsBefore(_ left: BoardRow, _ right: BoardRow) -> Bool {
    switch (left.target, right.target) {
    case (let left?, let right?): left < right
    case (.some, nil): true
    case (nil, .some): false
    case (nil, nil): left.ordinal < right.ordinal
    }
  }

  /// The results: final once the tournament is completed, so far before.
  ///
  /// - Parameters:
  ///   - viewer: Who looks.
  ///   - logHash: What the journal's text comes to.
  ///   - bests: What ``BestScores`` says of the archers' scores.
  ///   - division: Only archers with this bow, ranked among themselves; nil for everybody.
  /// - Returns: Everything that results show.
  public func resultsScreen(
    for viewer: BoardViewer,
    logHash: String? = nil,
    bests: [PlayerID: PersonalBest] = [:],
    division: BowType? = nil
  ) -> ResultsScreen {
    let board = board(for: viewer, basis: status == .completed ? .running : nil, division: division)
    let names = displayNames
    return ResultsScreen(
      tournament: id,
      name: name,
      status: status,
      isFinal: status == .completed,
      version: corrections + 1,
      logHash: logHash,
      division: division,
      divisions: divisions,
      round: round.screen,
      rule: settings.rule.screen,
      countTitles: round.countTitles,
      podium: Self.podium(board.rows),
      rows: board.rows,
      unranked: board.unranked,
      sheets: (board.rows.map(\.id) + board.unranked.map(\.id)).map {
        archerSheet(of: $0, names[$0] ?? "", bests[$0])
      },
      refused: refusedRows,
      disputes: disputes
    )
  }

  /// The first three ranks of those who have shot; ties may put more than three archers on it.
  private static func podium(_ rows: [BoardRow]) -> [ResultsScreen.PodiumPlace] {
    let best = rows.filter { $0.rank <= 3 && $0.arrowsShot > 0 }
    return Dictionary(grouping: best, by: \.rank).sorted { $0.key < $1.key }
      .map { ResultsScreen.PodiumPlace(rank: $0.key, archers: $0.value) }
  }

  /// One archer's whole sheet, with averages and the group of placed arrows.
  public func archerSheet(of archer: PlayerID) -> ArcherSheet {
    archerSheet(of: archer, displayName(of: archer), nil)
  }

  private func archerSheet(of archer: PlayerID, _ name: String, _ personalBest: PersonalBest?) -> ArcherSheet {
    let sheet = sheet(of: archer)
    let cards = cards(of: archer)
    let closed = cards.filter { $0.emptySlots == 0 }
    let best = closed.max { ($0.total, $1.number) < ($1.total, $0.number) }
    return ArcherSheet(
      id: archer,
      displayName: name,
      bowType: self[archer]?.bowType,
      target: self[archer]?.target,
      ends: cards.filter { !$0.arrows.isEmpty },
      passes: passTotals(cards),
      totalScore: sheet.running.score,
      arrowsShot: sheet.running.arrows,
      xCount: sheet.running.xCount,
      tenCount: sheet.running.tenCount,
      averageArrow: ratio(sheet.running.score, sheet.running.arrows),
      averageEnd: ratio(sheet.closed.score, closed.count),
      percentage: 100 * ratio(sheet.running.score, possiblePoints(cards)),
      bestEnd: best.map { ArcherSheet.BestEnd(number: $0.number, total: $0.total) },
      group: ShotGroup(groupPoints(sheet), ofArrows: sheet.running.arrows),
      personalBest: personalBest,
      isChecked: paperCheck(of: archer) != nil
    )
  }

  private func passTotals(_ cards: [EndCard]) -> [ArcherSheet.PassTotal] {
    round.passes.enumerated().map { place, pass in
      let ends = cards.filter { round.index(ofEnd: $0.number) == place }
      return ArcherSheet.PassTotal(
        text: pass.text,
        total: ends.reduce(0) { $0 + $1.total },
        arrowsShot: ends.reduce(0) { $0 + $1.arrows.count },
        maxScore: pass.maxScore
      )
    }
  }

  private func possiblePoints(_ cards: [EndCard]) -> Int {
    cards.reduce(0) { $0 + $1.arrows.count * (round.pass(ofEnd: $1.number)?.scoringSystem.topPoints ?? 0) }
  }

  /// Placements as seen from the middle of their spot, for ends whose face is still the one that they were placed on.
  private func groupPoints(_ sheet: Sheet) -> [TargetPoint] {
    sheet.ends.enumerated().flatMap { place, end -> [TargetPoint] in
      let face = round.pass(ofEnd: place + 1)?.targetFace
      return end.arrows.compactMap { arrow in arrow.placement.flatMap { face?.pointInSpot($0) } }
    }
  }

  private func ratio(_ part: Int, _ whole: Int) -> Double {
    whole == 0 ? 0 : Double(part) / Double(whole)
  }
}
