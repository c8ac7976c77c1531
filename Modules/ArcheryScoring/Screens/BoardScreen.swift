public import Domain
public import LeaderboardKit

/// The live board of one tournament.
public struct BoardScreen: Codable, Hashable, Sendable {
  /// The tournament's id.
  public let tournament: TournamentID
  /// The tournament's name.
  public let name: String
  /// The state of the tournament.
  public let status: TournamentStatus
  /// The round's name.
  public let roundName: String
  /// The category that is shown; nil for the board of all archers or of a bow.
  public let category: CategoryName?
  /// The categories that have boards, the unassigned archers last; empty where the shoot has no list of categories.
  public let categories: [CategoryName]
  /// The division that is shown; nil for all.
  public let division: BowType?
  /// The divisions with archers.
  public let divisions: [BowType]
  /// The ranking rule.
  public let rule: RuleScreen
  /// The names of the counts.
  public let countTitles: CountTitles
  /// The arrows that the board counts.
  public let basis: BoardBasis
  /// The number of ends of the round.
  public let ends: Int
  /// The end being shot, from 1; nil before the first arrow.
  public let currentEnd: Int?
  /// The detail that begins the next end; nil without details.
  public let detailOrder: ScreenText?
  /// The number of archers on the board, including those that the choice leaves out.
  public let archers: Int
  /// The chosen rows, in the chosen order.
  public let rows: [BoardRow]
  /// The archers without a rank.
  public let unranked: [UnrankedRow]
  /// The reader's own row, and those pinned beside it, whatever is chosen.
  public let pinned: [BoardRow]
  /// The number of rejected events, for the organiser to look at.
  public let refusedEvents: Int
}

/// A choice of a board's lines and their order.
public struct BoardChoice: Hashable, Sendable {
  /// The order of the lines.
  public enum Order: String, Codable, Hashable, Sendable, CaseIterable {
    /// By rank.
    case rank
    /// Along the line of targets; archers without one last.
    case target
  }

  /// The bow whose archers are ranked among themselves; nil for all.
  public var division: BowType?
  /// Only this category; nil for all.
  public var category: CategoryID?
  /// The order of the lines.
  public var order: Order
  /// A text in the names of shown archers, who keep their ranks; empty for all.
  public var name = ""
  /// The target, such as `12`, or place, such as `12A`, of shown archers; empty for all.
  public var target = ""
  /// An archer pinned besides the reader and the reader's guests.
  public var pinned: PlayerID?

  /// Creates a choice.
  public init(division: BowType? = nil, category: CategoryID? = nil, order: Order = .rank) {
    (self.division, self.category, self.order) = (division, category, order)
  }

  /// Whether archers are filtered by name or target.
  public var isFiltered: Bool { !name.trimmingSpaces.isEmpty || !target.trimmingSpaces.isEmpty }

  /// The boards that this choice shows: one for each category where no single board was asked for.
  public func parts(of tournament: Tournament) -> [BoardChoice] {
    guard tournament.hasCategories, category == nil, division == nil else { return [self] }
    return tournament.boardCategories.map { part in
      var choice = self
      choice.category = part.id
      return choice
    }
  }

  fileprivate func includes(_ displayName: String, at place: TargetPlace?) -> Bool {
    let target = target.filter { $0 != " " }.uppercased()
    guard NameKey(loosely: displayName).contains(NameKey(loosely: name)) else { return false }
    guard !target.isEmpty else { return true }
    return place.map { $0.text == target || "\($0.number)" == target } ?? false
  }
}

/// One archer's line.
public struct BoardRow: Codable, Hashable, Sendable, Identifiable {
  /// The archer.
  public let id: PlayerID
  /// The rank by the tournament's tie policy.
  public let rank: Int
  /// The dense rank, 1 1 2.
  public let dense: Int
  /// The position 1…n, unique; equal archers by id.
  public let ordinal: Int
  /// Whether another archer is equal in every key of the rule.
  public let tied: Bool
  /// The name to show.
  public let displayName: String
  /// The kind of bow.
  public let bowType: BowType?
  /// nil for an archer without a club.
  public let club: String?
  /// The archer's place; nil if not assigned.
  public let target: TargetPlace?
  /// The total on the board's basis.
  public let totalScore: Int
  /// The total of all arrows, whatever the basis.
  public let runningTotal: Int
  /// The number of closed ends.
  public let endsCompleted: Int
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
  /// The difference from the first, 0 or negative.
  public let scoreDifferenceFromFirst: Int
  /// The tie-break that put this archer before or after others with the same score, in words; nil without a tie.
  public let reason: ScreenText?
  /// Ranks moved up since the last end, negative for down (``Board/currentEnd``); nil where there is nothing to compare.
  public let movement: Int?
  /// Whether it is the reader's own line.
  public internal(set) var isCurrentUser: Bool
  /// Whether the archer is shooting now.
  public let isActivelyScoring: Bool
  /// The numbers of disputed ends.
  ///
  /// The board shows the first entry until a person decides.
  public let disputedEnds: [Int]
}

/// An archer without a rank.
public struct UnrankedRow: Codable, Hashable, Sendable, Identifiable {
  /// The reason for having no rank.
  public enum Reason: String, Codable, Hashable, Sendable {
    /// The archer did not shoot everything.
    case didNotFinish = "DNF"
    /// The archer did not shoot at all.
    case didNotStart = "DNS"
    /// The archer was disqualified.
    case disqualified = "DSQ"
    /// The archer was disqualified and removed from all results.
    case excluded = "DQB"
  }

  /// The archer.
  public let id: PlayerID
  /// The name to show.
  public let displayName: String
  /// The kind of bow.
  public let bowType: BowType?
  /// The archer's club.
  public let club: String?
  /// The archer's place; nil if not assigned.
  public let target: TargetPlace?
  /// The reason.
  public let reason: Reason
  /// The total on the board's basis.
  public let totalScore: Int
  /// The number of closed ends.
  public let endsCompleted: Int
  /// Whether it is the reader's own line.
  public internal(set) var isCurrentUser: Bool
}

extension Tournament {
  /// Returns the live board.
  public func boardScreen(for viewer: BoardViewer, _ view: BoardChoice = BoardChoice()) -> BoardScreen {
    boardScreen(of: board(for: viewer, division: view.division, category: view.category), for: viewer.user, view)
  }

  /// Returns the live board of a reader from the shared board of the chosen division.
  func boardScreen(of shared: Board, for user: UserID?, _ view: BoardChoice) -> BoardScreen {
    let board = shared.seen(by: user.flatMap(archer(of:))?.id)
    let category = view.category.flatMap { self.category($0) } ?? ShootCategory.whole(of: self)
    let rows = view.isFiltered ? board.rows.filter { view.includes($0.displayName, at: $0.target) } : board.rows
    return BoardScreen(
      tournament: id,
      name: name,
      status: status,
      roundName: category.round.name,
      category: view.category == nil ? nil : CategoryName(category),
      categories: hasCategories ? boardCategories.map(CategoryName.init) : [],
      division: view.division,
      divisions: divisions,
      rule: category.rule.screen,
      countTitles: category.countTitles,
      basis: settings.basis,
      ends: category.round.ends,
      currentEnd: board.currentEnd,
      detailOrder: detailOrder.map { ScreenText($0) },
      archers: board.rows.count + board.unranked.count,
      rows: view.order == .rank ? rows : rows.sorted(by: Self.standsBefore),
      unranked: board.unranked.filter { view.includes($0.displayName, at: $0.target) },
      pinned: pinned(board.rows, for: user, view),
      refusedEvents: refused.count
    )
  }

  /// Returns the pinned rows: the reader's own, the chosen one and the reader's guests, at most four, because more
  /// would hide the board.
  ///
  /// Archers of an entry list are not guests in this sense.
  private func pinned(_ rows: [BoardRow], for user: UserID?, _ view: BoardChoice) -> [BoardRow] {
    guard user != nil || view.pinned != nil else { return [] }
    let first = rows.filter { $0.isCurrentUser || $0.id == view.pinned }
    let guests = rows.filter { row in
      guard row.id != view.pinned, let archer = self[row.id] else { return false }
      return archer.user == nil && !archer.isEntered && archer.addedBy == user
    }
    return (first + guests).prefix(4).sorted { $0.ordinal < $1.ordinal }
  }

  /// The bows of the roster's archers.
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

  /// Returns the results, final once the tournament is completed.
  ///
  /// - Parameters:
  ///   - viewer: The reader.
  ///   - logHash: The hash of the journal's text.
  ///   - bests: The personal bests from ``BestScores``.
  ///   - division: The bow whose archers are ranked among themselves; nil for all.
  ///   - category: The category to show; nil for all.
  /// - Returns: The results.
  public func resultsScreen(
    for viewer: BoardViewer,
    logHash: String? = nil,
    bests: [PlayerID: PersonalBest] = [:],
    division: BowType? = nil,
    category: CategoryID? = nil
  ) -> ResultsScreen {
    let parts = categoryResults(for: viewer, division: division, category: category)
    let (rows, unranked) = (parts.flatMap(\.rows), parts.flatMap(\.unranked))
    let names = displayNames
    var archers: [PlayerID] = []
    var known: Set<PlayerID> = []
    for id in rows.map(\.id) + unranked.map(\.id) where known.insert(id).inserted { archers.append(id) }
    return ResultsScreen(
      tournament: id,
      name: name,
      status: status,
      isFinal: status == .completed,
      createdAt: createdAt,
      date: settings.date,
      place: settings.place,
      version: corrections + 1,
      changes: categories.compactMap { category in
        changedVersion(of: category).map {
          ResultsScreen.Change(category: category.id, name: ScreenText(category.title), version: $0)
        }
      },
      logHash: logHash,
      division: division,
      divisions: divisions,
      round: round.screen,
      rule: settings.rule.screen,
      countTitles: ShootCategory.whole(of: self).countTitles,
      category: category,
      allCategories: hasCategories ? boardCategories.map(CategoryName.init) : [],
      categories: parts,
      podium: parts.count == 1 ? parts[0].podium : [],
      rows: rows,
      unranked: unranked,
      sheets: archers.filter { self[$0]?.isExcluded == false }.map { archerSheet(of: $0, names[$0] ?? "", bests[$0]) },
      refused: refusedRows,
      disputes: disputes
    )
  }

  /// Returns one archer's whole sheet, with averages and the group of placed arrows.
  public func archerSheet(of archer: PlayerID) -> ArcherSheet {
    archerSheet(of: archer, displayName(of: archer), nil)
  }

  private func archerSheet(of archer: PlayerID, _ name: String, _ personalBest: PersonalBest?) -> ArcherSheet {
    let (sheet, round) = (sheet(of: archer), round(of: archer))
    let cards = cards(of: archer)
    let closed = cards.filter { $0.emptySlots == 0 }
    let best = closed.max { ($0.total, $1.number) < ($1.total, $0.number) }
    return ArcherSheet(
      id: archer,
      displayName: name,
      bowType: self[archer]?.bowType,
      club: self[archer]?.entrant.club,
      ageClass: self[archer]?.entrant.ageClass,
      gender: self[archer]?.entrant.gender,
      category: hasCategories ? ScreenText((category(of: archer) ?? .unassigned(in: self)).title) : nil,
      round: round.screen,
      countTitles: countTitles(of: archer),
      target: self[archer]?.target,
      ends: cards.filter { !$0.arrows.isEmpty },
      passes: passTotals(cards, of: round),
      totalScore: sheet.running.score,
      arrowsShot: sheet.running.arrows,
      hits: sheet.running.hits,
      xCount: sheet.running.xCount,
      tenCount: sheet.running.tenCount,
      nineCount: sheet.running.nines,
      averageArrow: ratio(sheet.running.score, sheet.running.arrows),
      averageEnd: ratio(sheet.closed.score, closed.count),
      percentage: 100 * ratio(sheet.running.score, possiblePoints(cards, of: round)),
      bestEnd: best.map { ArcherSheet.BestEnd(number: $0.number, total: $0.total) },
      group: ShotGroup(groupPoints(sheet, of: round), ofArrows: sheet.running.arrows),
      personalBest: personalBest,
      isChecked: paperCheck(of: archer) != nil
    )
  }

  private func passTotals(_ cards: [EndCard], of round: Round) -> [ArcherSheet.PassTotal] {
    round.passes.enumerated().map { place, pass in
      let ends = cards.filter { round.index(ofEnd: $0.number) == place }
      return ArcherSheet.PassTotal(
        text: ScreenText(pass.text),
        total: ends.reduce(0) { $0 + $1.total },
        arrowsShot: ends.reduce(0) { $0 + $1.arrows.count },
        maxScore: pass.maxScore
      )
    }
  }

  private func possiblePoints(_ cards: [EndCard], of round: Round) -> Int {
    cards.reduce(0) { $0 + $1.arrows.count * (round.pass(ofEnd: $1.number)?.scoringSystem.topPoints ?? 0) }
  }

  /// Returns placements relative to the middle of their spot, for ends whose face has not changed since.
  private func groupPoints(_ sheet: Sheet, of round: Round) -> [TargetPoint] {
    sheet.ends.enumerated().flatMap { place, end -> [TargetPoint] in
      let face = round.pass(ofEnd: place + 1)?.targetFace
      return end.arrows.compactMap { arrow in arrow.placement.flatMap { face?.pointInSpot($0) } }
    }
  }

  private func ratio(_ part: Int, _ whole: Int) -> Double {
    whole == 0 ? 0 : Double(part) / Double(whole)
  }
}
