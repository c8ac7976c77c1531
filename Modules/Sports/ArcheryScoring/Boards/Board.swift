package import Domain
package import Leaderboards

/// The ranking of a tournament's archers: a fold of the journal, never stored.
package struct Board: Codable, Hashable, Sendable {
  /// The rows, in order of ``BoardRow/ordinal``.
  package internal(set) var rows: [BoardRow]
  /// The archers without a rank, in roster order.
  package internal(set) var unranked: [UnrankedRow]
  /// The end being shot, from 1, for ``BoardRow/movement``; nil before the first arrow.
  package let currentEnd: Int?

  /// The same board as the user sees it whose line is an archer's; nil for a user who does not shoot.
  func seen(by archer: PlayerID?) -> Board {
    guard let user = archer else { return self }
    var board = self
    for place in rows.indices where rows[place].id == user { board.rows[place].isCurrentUser = true }
    for place in unranked.indices where unranked[place].id == user { board.unranked[place].isCurrentUser = true }
    return board
  }
}

/// The reader of a board, and the time.
package struct BoardViewer: Hashable, Sendable {
  /// The user; nil if signed out.
  package let user: UserID?
  /// The archer selected on the device that shows the board; nil elsewhere.
  package let selected: PlayerID?
  package let now: Timestamp

  package init(_ user: UserID?, selected: PlayerID? = nil, now: Timestamp) {
    (self.user, self.selected, self.now) = (user, selected, now)
  }
}

extension Tournament {
  /// The board by the rule and basis of the tournament or category, or by others.
  ///
  /// A category or a division is ranked by itself.
  package func board(
    for viewer: BoardViewer,
    rule: RankingRule? = nil,
    basis: BoardBasis? = nil,
    division: BowType? = nil,
    category: CategoryID? = nil
  ) -> Board {
    let unranked = unrankedReasons
    let category = category.flatMap { self.category($0) } ?? .whole(of: self)
    let all = archers(in: category)
    let roster = division.map { bow in all.filter { $0.bowType == bow } } ?? all
    let contenders = roster.filter { unranked[$0.id] == nil }
    let (rule, basis, names) = (rule ?? category.rule, basis ?? settings.basis, displayNames)
    let ranking = BoardRanking(self, contenders, rule, basis, category)
    let movement = BoardMovement(self, contenders, rule, basis, category.ties)
    let reasons = RankReasons(ranking, rule, category.countTitles, names)
    return Board(
      rows: ranking.lines.enumerated().map { place, line in
        row(for: line, ranking, movement, names, viewer, reason: reasons.text(at: place))
      },
      unranked: roster.compactMap { archer in
        unranked[archer.id].map { unrankedRow(for: archer, $0, names, viewer) }
      },
      currentEnd: movement.end
    )
  }

  /// The reasons of archers without a rank.
  ///
  /// Withdrawn and disqualified archers have none. After the end, neither have archers without an arrow, or with unshot
  /// ends.
  private var unrankedReasons: [PlayerID: UnrankedRow.Reason] {
    var reasons: [PlayerID: UnrankedRow.Reason] = [:]
    for archer in roster { reasons[archer.id] = unrankedReason(of: archer) }
    return reasons
  }

  private func unrankedReason(of archer: Participant) -> UnrankedRow.Reason? {
    if archer.status == .active, status != .completed { return nil }
    let sheet = sheet(of: archer.id)
    switch archer.status {
    case .disqualified: return archer.isExcluded ? .excluded : .disqualified
    case .withdrawn: return sheet.isBegun ? .didNotFinish : .didNotStart
    case .active where !sheet.isBegun: return .didNotStart
    // A practice counts as far as it was shot.
    case .active: return sheet.isComplete || isPractice ? nil : .didNotFinish
    }
  }

  private func row(
    for line: BoardRanking.Line,
    _ ranking: BoardRanking,
    _ movement: BoardMovement,
    _ names: [PlayerID: String],
    _ viewer: BoardViewer,
    reason: ScreenText?
  ) -> BoardRow {
    let rank =
      switch ranking.ties {
      case .dense: line.dense
      case .competition, .unique: line.rank
      }
    let sheet = sheets[line.archer.id]
    return BoardRow(
      id: line.archer.id,
      rank: rank,
      dense: line.dense,
      ordinal: line.ordinal,
      tied: line.isTied,
      displayName: names[line.archer.id] ?? "",
      bowType: line.archer.bowType,
      club: line.archer.entrant.club,
      target: line.archer.target,
      totalScore: line.tally.score,
      runningTotal: sheet?.running.score ?? 0,
      endsCompleted: line.tally.ends,
      arrowsShot: line.tally.arrows,
      hits: line.tally.hits,
      xCount: line.tally.xCount,
      tenCount: line.tally.tenCount,
      nineCount: line.tally.nines,
      scoreDifferenceFromFirst: line.tally.score - ranking.highestScore,
      reason: reason,
      movement: movement.places(of: line.archer.id, now: rank),
      isCurrentUser: viewer.user != nil && line.archer.user == viewer.user,
      isActivelyScoring: isActivelyScoring(line.archer, sheet, viewer),
      disputedEnds: sheet?.disputedEnds ?? []
    )
  }

  /// Returns whether an archer is shooting: the selected archer of this device, or one whose last arrow is at most 120
  /// s old, with arrows left in the end.
  private func isActivelyScoring(_ archer: Participant, _ sheet: Sheet?, _ viewer: BoardViewer) -> Bool {
    guard status == .inProgress, archer.status == .active, sheet?.isComplete != true else { return false }
    if archer.id == viewer.selected { return true }
    guard let sheet, sheet.hasBegunEnd, let last = sheet.lastActive else { return false }
    return (last...last.advanced(byMilliseconds: 120_000)).contains(viewer.now)
  }

  private func unrankedRow(
    for archer: Participant,
    _ reason: UnrankedRow.Reason,
    _ names: [PlayerID: String],
    _ viewer: BoardViewer
  ) -> UnrankedRow {
    let tally = reason == .excluded ? Tally() : sheet(of: archer.id).running
    return UnrankedRow(
      id: archer.id,
      displayName: names[archer.id] ?? "",
      bowType: archer.bowType,
      club: archer.entrant.club,
      target: archer.target,
      reason: reason,
      totalScore: tally.score,
      endsCompleted: tally.ends,
      isCurrentUser: viewer.user != nil && archer.user == viewer.user
    )
  }
}
