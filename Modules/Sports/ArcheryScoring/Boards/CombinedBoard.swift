internal import Domain

/// Adds the totals of the same archers in several tournaments.
///
/// Archers are matched by account, else by name, bow and club. Namesakes are told apart by bow and club; a match that
/// could be another one is not made. A tournament counts for archers with a rank and an arrow. A withdrawn or
/// disqualified archer has missed it.
struct CombinedBoard {
  private let tournaments: [Tournament]
  private let archers: [PlayerID: CombinedArcher]
  private let namesakes: Set<NameKey>

  init(_ tournaments: [Tournament]) {
    self.tournaments = tournaments
    let entries = tournaments.enumerated().flatMap { place, tournament in
      tournament.board(for: BoardViewer(nil, now: 0), basis: .running).rows.filter { $0.arrowsShot > 0 }.compactMap {
        row in
        tournament[row.id].map {
          CombinedArcher.Entry($0, named: row.displayName, at: place, tournament.sheet(of: row.id).running)
        }
      }
    }
    var (ids, archers, names) = (UniqueNames(), [PlayerID: CombinedArcher](), [NameKey: Int]())
    for archer in CombinedArcher.matched(entries) {
      archers[PlayerID(rawValue: ids.take(archer.user?.rawValue ?? "guest:\(archer.name.text)"))] = archer
      names[archer.name, default: 0] += 1
    }
    self.archers = archers
    namesakes = Set(names.filter { $0.value > 1 }.keys)
  }

  /// The names of archers who could not be matched; nil where all are clear.
  var unclear: Message? {
    let names = Set(archers.values.filter(\.isUnclear).map(\.displayName)).sorted()
    if names.isEmpty { return nil }
    return Message(
      "Not added up, because several archers have the name: \(names.joined(separator: ", ")). Enter their clubs and bows, or match their accounts."
    )
  }

  /// The tournaments' common rule, if they share one.
  var rule: RankingRule {
    let rules = Set(tournaments.map(\.settings.rule))
    return rules.count == 1 ? rules.first ?? .scoreXTenEnds : .scoreXTenEnds
  }

  var rows: [CombinedScreen.Row] {
    let entries = archers.filter { isWhole($0.value) }.map {
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
    archers.filter { !isWhole($0.value) }.map { row($0.key, $0.value, rank: nil, isTied: false) }.sorted {
      left,
      right in
      let (first, second) = (left.totals.count { $0 != nil }, right.totals.count { $0 != nil })
      return (second, right.total, left.displayName, left.id) < (first, left.total, right.displayName, right.id)
    }
  }

  private func isWhole(_ archer: CombinedArcher) -> Bool { archer.entries.count == tournaments.count }

  private func row(_ id: PlayerID, _ archer: CombinedArcher, rank: Int?, isTied: Bool) -> CombinedScreen.Row {
    let sum = archer.sum
    return CombinedScreen.Row(
      id: id,
      rank: rank,
      tied: isTied,
      displayName: archer.displayName,
      detail: namesakes.contains(archer.name) ? archer.detail : nil,
      totals: tournaments.indices.map { place in archer.entries.first { $0.place == place }?.tally.score },
      total: sum.score,
      xCount: sum.xCount,
      tenCount: sum.tenCount,
      nineCount: sum.nines
    )
  }
}

extension CombinedScreen {
  package static let mostShoots = 20

  /// Creates the result of tournaments, each once, in the order of their totals.
  package init(_ tournaments: [Tournament]) {
    let board = CombinedBoard(tournaments)
    shoots = tournaments.map {
      Shoot(id: $0.id, name: $0.name, roundName: $0.round.name, isFinal: $0.status == .completed)
    }
    let titles = Set(tournaments.map { TournamentCategory.whole(of: $0).countTitles })
    countTitles = titles.count == 1 ? titles.first ?? .usual : .usual
    let matching = Message(
      "Archers are matched by account, else by name, bow and club. Shoot-offs do not count. Archers who missed a shoot have no place."
    )
    explanation = ScreenText(
      Message("The totals and counts of all shoots are added up. \(board.rule.comparison) \(matching)")
    )
    unclear = board.unclear.map { ScreenText($0) }
    rows = board.rows
    incomplete = board.incomplete
  }
}
