internal import Domain

/// How many ranks archers have moved since the last end: the board now, against the board of the ends before the one that
/// is being shot.
///
/// The end being shot is the latest that more than half of the board's archers have begun, so that whoever never came, came
/// late or left holds nothing up. Until the next one is begun it stays that end, so between two ends the board tells what
/// the last one changed. Nobody moves in the first end, nor does an archer who had no arrow before the end.
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

  /// Positive for an archer who has moved up to this rank; nil where there is nothing to compare it with.
  func places(of archer: PlayerID, now rank: Int) -> Int? {
    ranksBefore[archer].map { $0 - rank }
  }
}
