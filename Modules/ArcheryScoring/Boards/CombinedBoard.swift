internal import Domain

/// Adds the totals of the same archers in several tournaments.
///
/// Archers are matched by account, guests by the shown name. A tournament counts for archers with a rank and an arrow.
/// A withdrawn or disqualified archer has missed it.
struct CombinedBoard {
  private struct Archer {
    var displayName: String
    var tallies: [Tally?]

    var sum: Tally { tallies.compactMap(\.self).reduce(Tally(), +) }
    var isWhole: Bool { tallies.allSatisfy { $0 != nil } }
  }

  private let tournaments: [Tournament]
  private var archers: [PlayerID: Archer] = [:]

  init(_ tournaments: [Tournament]) {
    self.tournaments = tournaments
    for (place, tournament) in tournaments.enumerated() {
      for row in tournament.board(for: BoardViewer(nil, now: 0), basis: .running).rows where row.arrowsShot > 0 {
        let id = Self.identity(of: row, in: tournament)
        let none = Archer(displayName: row.displayName, tallies: tournaments.map { _ in nil })
        archers[id, default: none].tallies[place] = tournament.sheet(of: row.id).running
      }
    }
  }

  /// The tournaments' common rule, if they share one.
  var rule: RankingRule {
    let rules = Set(tournaments.map(\.settings.rule))
    return rules.count == 1 ? rules.first ?? .scoreXTenEnds : .scoreXTenEnds
  }

  var rows: [CombinedScreen.Row] {
    let entries = archers.filter(\.value.isWhole).map {
      BoardEntry($0.key, rule.score($0.value.sum, shootOffPoints: 0))
    }
    var holders: [Score: Int] = [:]
    for entry in entries { holders[entry.score, default: 0] += 1 }
    return BoardRanking.standings(entries, rule, .competition).compactMap { standing in
      let entry = standing.entry
      return archers[entry.player].map {
        row(entry.player, $0, rank: standing.rank, isTied: (holders[entry.score] ?? 0) > 1)
      }
    }
  }

  var incomplete: [CombinedScreen.Row] {
    archers.filter { !$0.value.isWhole }.map { row($0.key, $0.value, rank: nil, isTied: false) }.sorted { left, right in
      let (first, second) = (left.totals.count { $0 != nil }, right.totals.count { $0 != nil })
      return (second, right.total, left.displayName, left.id) < (first, left.total, right.displayName, right.id)
    }
  }

  private func row(_ id: PlayerID, _ archer: Archer, rank: Int?, isTied: Bool) -> CombinedScreen.Row {
    let sum = archer.sum
    return CombinedScreen.Row(
      id: id,
      rank: rank,
      tied: isTied,
      displayName: archer.displayName,
      totals: archer.tallies.map { $0?.score },
      total: sum.score,
      xCount: sum.xCount,
      tenCount: sum.tenCount
    )
  }

  private static func identity(of row: BoardRow, in tournament: Tournament) -> PlayerID {
    if let user = tournament[row.id]?.user { return PlayerID(user) }
    let name = row.displayName.lowercased()
    // Two archers whose names differ by case alone stay two.
    let isShared = tournament.displayNames.values.count { $0.lowercased() == name } > 1
    return PlayerID(rawValue: "guest:\(isShared ? row.displayName : name)")
  }
}

extension CombinedScreen {
  /// The most shoots to combine.
  public static let mostShoots = 20

  /// Creates a combined result.
  ///
  /// - Parameter tournaments: The tournaments, each once, in the order of their totals.
  public init(_ tournaments: [Tournament]) {
    let board = CombinedBoard(tournaments)
    shoots = tournaments.map {
      Shoot(id: $0.id, name: $0.name, roundName: $0.round.name, isFinal: $0.status == .completed)
    }
    let titles = Set(tournaments.map(\.round.countTitles))
    countTitles = titles.count == 1 ? titles.first ?? .usual : .usual
    let matching = Message(
      "Archers with an account are matched by it, guests by name. Shoot-offs do not count. Archers who missed a shoot have no place."
    )
    explanation = ScreenText(
      Message("The totals and counts of all shoots are added up. \(board.rule.comparison) \(matching)")
    )
    rows = board.rows
    incomplete = board.incomplete
  }
}
