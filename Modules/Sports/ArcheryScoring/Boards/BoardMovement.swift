internal import Domain

/// The ranks that archers have gained since the last end: the present board against the board before the end being
/// shot.
///
/// The end being shot is the latest that more than half of the board's archers have begun, so absent and late archers
/// delay nothing. Between two ends the board shows the effect of the last one. In the first end no archer moves, and
/// an archer without an earlier arrow never does.
struct BoardMovement {
  /// The end being shot, from 1; nil before the first arrow.
  let end: Int?
  private let ranksBefore: [PlayerID: Int]

  init(_ tournament: Tournament, _ archers: [Participant], _ rule: RankingRule, _ basis: BoardBasis, _ ties: BoardTies)
  {
    let begun = archers.compactMap { tournament.sheets[$0.id]?.lastBegunEnd }.sorted()
    end = begun.isEmpty ? nil : begun[(begun.count - 1) / 2]
    guard let end, end > 1 else {
      ranksBefore = [:]
      return
    }
    var tallies: [PlayerID: Tally] = [:]
    for archer in archers { tallies[archer.id] = tournament.sheets[archer.id]?.tally(before: end, counting: basis) }
    let shot = tallies.filter { $0.value.arrows > 0 }
    ranksBefore = BoardRanking.ranks(of: shot, rule, ties)
  }

  /// Returns the ranks gained, negative for lost; nil without an earlier rank.
  func places(of archer: PlayerID, now rank: Int) -> Int? {
    ranksBefore[archer].map { $0 - rank }
  }
}
