internal import Domain

/// Archers in the order of a rule.
///
/// Domain's ranking gives order, ranks and ties.
struct BoardRanking {
  struct Line {
    let archer: Participant
    let tally: Tally
    let shootOffPoints: Int
    var rank: Int
    let dense: Int
    var ordinal: Int
    var isTied: Bool
  }

  let lines: [Line]
  let highestScore: Int
  let ties: BoardTies

  init(
    _ tournament: Tournament,
    _ archers: [Participant],
    _ rule: RankingRule,
    _ basis: BoardBasis,
    _ category: TournamentCategory
  ) {
    var contenders: [PlayerID: (archer: Participant, tally: Tally)] = [:]
    for archer in archers { contenders[archer.id] = (archer, tournament.tally(of: archer.id, basis)) }
    var points: [PlayerID: Int] = [:]
    if !tournament.shootOffs.isEmpty {
      let tied = tournament.ties(among: contenders.keys, by: rule, basis, isCombined: category.isCombined)
      for group in tied { points.merge(group.points) { first, _ in first } }
    }
    let entries = contenders.values.map { archer, tally in
      BoardEntry(archer.id, rule.score(tally, shootOffPoints: points[archer.id] ?? 0))
    }
    let standings = Self.standings(entries, rule, .competition)
    let ranks = standings.map(\.rank)
    var dense = 0
    let lines = standings.enumerated().compactMap { place, standing -> Line? in
      let (rank, before, after) = (standing.rank, ranks[..<place].last, ranks[(place + 1)...].first)
      if before != rank { dense += 1 }
      guard let (archer, tally) = contenders[standing.entry.player] else { return nil }
      return Line(
        archer: archer,
        tally: tally,
        shootOffPoints: points[archer.id] ?? 0,
        rank: rank,
        dense: dense,
        ordinal: standing.position,
        isTied: before == rank || after == rank
      )
    }
    ties = category.ties
    self.lines = ties == .unique ? Self.unique(lines, tournament.displayNames) : lines
    highestScore = lines.map(\.tally.score).max() ?? 0
  }

  /// Equal archers along the line of targets, then by name, each with a rank of its own.
  private static func unique(_ lines: [Line], _ names: [PlayerID: String]) -> [Line] {
    let ordered = lines.sorted { left, right in
      if left.rank != right.rank { return left.rank < right.rank }
      if let isBefore = TargetPlace.comes(left.archer.target, before: right.archer.target) { return isBefore }
      let (one, other) = (names[left.archer.id]?.lowercased() ?? "", names[right.archer.id]?.lowercased() ?? "")
      return (one, left.archer.id) < (other, right.archer.id)
    }
    return ordered.enumerated().map { place, line in
      var line = line
      (line.rank, line.ordinal, line.isTied) = (place + 1, place + 1, false)
      return line
    }
  }

  /// Returns the ranks of tallies, without a shoot-off.
  static func ranks(of tallies: [PlayerID: Tally], _ rule: RankingRule, _ ties: BoardTies) -> [PlayerID: Int] {
    let entries = tallies.map { BoardEntry($0, rule.score($1, shootOffPoints: 0)) }
    let standings = standings(entries, rule, ties.policy)
    return Dictionary(uniqueKeysWithValues: standings.map { ($0.entry.player, $0.rank) })
  }

  /// Returns players in the order of their scores by a rule, equal ones by id.
  static func standings(_ entries: [BoardEntry], _ rule: RankingRule, _ ties: TiePolicy) -> [Standing] {
    let directions = [Direction](repeating: .descending, count: rule.columns.count)
    let ranked = RankedBucket(BoardDefinition(directions: directions, ties: ties, tieOrder: .id), entries: entries)
    // A roster fits in one page.
    let query = BoardQuery(.root, .allTime, .from(offset: 0, limit: Limits.pageItems))
    return (try? ranked.page(query, revision: .zero).standings) ?? []
  }
}

extension BoardTies {
  fileprivate var policy: TiePolicy {
    switch self {
    case .competition: .competition
    case .dense: .dense
    case .unique: .ordinal
    }
  }
}

extension Participant {
  /// Along the line of targets, then by id; archers without a target last.
  static func standsBefore(_ left: Participant, _ right: Participant) -> Bool {
    TargetPlace.comes(left.target, before: right.target) ?? (left.id < right.id)
  }
}

extension BoardEntry {
  init(_ archer: PlayerID, _ score: Score) {
    self.init(
      player: archer,
      displayName: "",
      score: score,
      achievedAt: 0,
      createdAt: 0,
      updatedAt: 0,
      enteredAt: 0
    )
  }
}
