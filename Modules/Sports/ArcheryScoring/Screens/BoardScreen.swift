package import Domain
package import Leaderboards

/// The live board of one tournament.
package struct BoardScreen: Codable, Hashable, Sendable {
  package let tournament: TournamentID
  package let name: String
  package let status: TournamentStatus
  package let roundName: String
  /// The category that is shown; nil for the board of all archers or of a bow.
  package let category: CategoryName?
  /// The categories that have boards, the unassigned archers last; empty where the shoot has no list of categories.
  package let categories: [CategoryName]
  /// The division that is shown; nil for all.
  package let division: BowType?
  package let divisions: [BowType]
  package let rule: RuleScreen
  package let countTitles: CountTitles
  package let basis: BoardBasis
  package let ends: Int
  /// The end being shot, from 1; nil before the first arrow.
  package let currentEnd: Int?
  /// The detail that begins the next end; nil without details.
  package let detailOrder: ScreenText?
  /// The number of archers on the board, including those that the choice leaves out.
  package let archers: Int
  /// The chosen rows, in the chosen order.
  package let rows: [BoardRow]
  package let unranked: [UnrankedRow]
  /// The reader's own row, and those pinned beside it, whatever is chosen.
  package let pinned: [BoardRow]
  package let refusedEvents: Int
}

/// A choice of a board's lines and their order.
package struct BoardChoice: Hashable, Sendable {
  package enum Order: String, Codable, Hashable, Sendable, CaseIterable {
    case rank
    /// Along the line of targets; archers without one last.
    case target
  }

  /// The bow whose archers are ranked among themselves; nil for all.
  package var division: BowType?
  package var category: CategoryID?
  package var order: Order
  /// A text in the names of shown archers, who keep their ranks; empty for all.
  package var name = ""
  /// The target, such as `12`, or place, such as `12A`, of shown archers; empty for all.
  package var target = ""
  /// An archer pinned besides the reader and the reader's guests.
  package var pinned: PlayerID?

  package init(division: BowType? = nil, category: CategoryID? = nil, order: Order = .rank) {
    (self.division, self.category, self.order) = (division, category, order)
  }

  package var isFiltered: Bool { !name.trimmingSpaces.isEmpty || !target.trimmingSpaces.isEmpty }

  /// The boards that this choice shows: one for each category where no single board was asked for.
  package func parts(of tournament: Tournament) -> [BoardChoice] {
    guard tournament.hasCategories, category == nil, division == nil else { return [self] }
    return tournament.boardCategories.map { part in
      var choice = self
      choice.category = part.id
      return choice
    }
  }

  /// The boards that a big screen shows: in turn one for each division, after a board of all archers if some have no
  /// bow.
  package func screens(of tournament: Tournament, inTurn: Bool) -> [BoardChoice] {
    if tournament.hasCategories, division == nil { return parts(of: tournament) }
    let divisions = inTurn ? tournament.divisions : []
    if divisions.isEmpty { return [BoardChoice(division: division)] }
    let isEverybodyIn = tournament.roster.allSatisfy { $0.bowType != nil }
    return (isEverybodyIn ? [] : [BoardChoice()]) + divisions.map { BoardChoice(division: $0) }
  }

  fileprivate func includes(_ line: some BoardLine) -> Bool {
    let target = target.filter { $0 != " " }.uppercased()
    guard NameKey(loosely: line.displayName).contains(NameKey(loosely: name)) else { return false }
    guard !target.isEmpty else { return true }
    return line.target.map { $0.text == target || "\($0.number)" == target } ?? false
  }
}

package struct BoardRow: Codable, Hashable, Sendable, Identifiable {
  package let id: PlayerID
  /// The rank by the tournament's tie policy.
  package let rank: Int
  package let dense: Int
  /// The position 1…n, unique; equal archers by id.
  package let ordinal: Int
  /// Whether another archer is equal in every key of the rule.
  package let tied: Bool
  package let displayName: String
  package let bowType: BowType?
  package let club: String?
  package let target: TargetPlace?
  /// The total on the board's basis.
  package let totalScore: Int
  /// The total of all arrows, whatever the basis.
  package let runningTotal: Int
  package let endsCompleted: Int
  package let arrowsShot: Int
  package let hits: Int
  package let xCount: Int
  package let tenCount: Int
  package let nineCount: Int
  /// The difference from the first, 0 or negative.
  package let scoreDifferenceFromFirst: Int
  /// The tie-break that put this archer before or after others with the same score, in words; nil without a tie.
  package let reason: ScreenText?
  /// Ranks moved up since the last end, negative for down (``Board/currentEnd``); nil where there is nothing to
  /// compare.
  package let movement: Int?
  package internal(set) var isCurrentUser: Bool
  package let isActivelyScoring: Bool
  /// The numbers of disputed ends.
  ///
  /// The board shows the first entry until a person decides.
  package let disputedEnds: [Int]
}

/// A line of a board, with a rank or without.
protocol BoardLine {
  var id: PlayerID { get }
  var displayName: String { get }
  var bowType: BowType? { get }
  var club: String? { get }
  var target: TargetPlace? { get }
  var totalScore: Int { get }
}

extension BoardRow: BoardLine {}
extension UnrankedRow: BoardLine {}

extension BoardRow {
  /// Such as `=2` where the place is shared.
  package var place: String { tied ? "=\(rank)" : "\(rank)" }
}

package struct UnrankedRow: Codable, Hashable, Sendable, Identifiable {
  package enum Reason: String, Codable, Hashable, Sendable {
    case didNotFinish = "DNF"
    case didNotStart = "DNS"
    case disqualified = "DSQ"
    case excluded = "DQB"
  }

  package let id: PlayerID
  package let displayName: String
  package let bowType: BowType?
  package let club: String?
  package let target: TargetPlace?
  package let reason: Reason
  /// The total on the board's basis.
  package let totalScore: Int
  package let endsCompleted: Int
  package internal(set) var isCurrentUser: Bool
}

extension Tournament {
  package func boardScreen(for viewer: BoardViewer, _ view: BoardChoice = BoardChoice()) -> BoardScreen {
    boardScreen(of: board(for: viewer, division: view.division, category: view.category), for: viewer.user, view)
  }

  /// Returns the live board of a reader from the shared board of the chosen division.
  func boardScreen(of shared: Board, for user: UserID?, _ view: BoardChoice) -> BoardScreen {
    let board = shared.seen(by: user.flatMap(archer(of:))?.id)
    let category = view.category.flatMap { self.category($0) } ?? TournamentCategory.whole(of: self)
    let rows = view.isFiltered ? board.rows.filter(view.includes) : board.rows
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
      unranked: board.unranked.filter(view.includes),
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

  package var divisions: [BowType] {
    BowType.allCases.filter { bow in roster.contains { $0.bowType == bow } }
  }

  private static func standsBefore(_ left: BoardRow, _ right: BoardRow) -> Bool {
    TargetPlace.comes(left.target, before: right.target) ?? (left.ordinal < right.ordinal)
  }

  /// Returns the results, final once the tournament is completed.
  ///
  /// `logHash` is the hash of the journal's text. The archers of a division are ranked among themselves.
  package func resultsScreen(
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
      countTitles: TournamentCategory.whole(of: self).countTitles,
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
  package func archerSheet(of archer: PlayerID) -> ArcherSheet {
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

extension LeaderboardSettings {
  /// The bow that a shoot's board opens with; nil for all bows, also if no archer shoots the chosen one.
  package func usualBow(in tournament: Tournament) -> BowType? {
    // A shoot's categories say more than bows do.
    tournament.hasCategories ? nil : self.defaultBowType.flatMap { tournament.divisions.contains($0) ? $0 : nil }
  }
}

extension BoardScreen {
  /// Such as `End 4 of 10`, and which detail begins the next one; nil when none is being shot.
  package var endWords: Message? {
    guard status.isLive else { return nil }
    let words = [currentEnd.map { Message("End \($0) of \(ends)") }, detailOrder?.message].compactMap(\.self)
    return words.isEmpty ? nil : words.joined(separator: " · ")
  }
}
