package import Domain
import Leaderboards

extension BestScores {
  /// Returns every score of an archer on the boards, with the archer's practice.
  ///
  /// `own` are the organisers' own rounds that the archer may have shot, and `shoots` the names that the reader may
  /// know.
  package func history(
    of archer: PlayerID,
    own: [Round] = [],
    shoots: [TournamentID: String] = [:],
    practices: [PracticeEntry] = []
  ) async throws(LeaderboardError) -> HistoryScreen {
    var rounds: [RoundHistory] = []
    for round in RoundCatalogue.all + own {
      for bow in [nil] + BowType.allCases {
        if let history = try await history(of: archer, round, bow, shoots) { rounds.append(history) }
      }
    }
    return HistoryScreen(archer: archer, rounds: rounds, practices: practices)
  }

  private func history(
    of archer: PlayerID,
    _ round: Round,
    _ bow: BowType?,
    _ shoots: [TournamentID: String]
  ) async throws(LeaderboardError) -> RoundHistory? {
    guard let code = code(of: round) else { return nil }
    let known = try await history(of: archer, on: .bests(of: code, bow)).standing.filter { $0.periods == [.allTime] }
      .sorted { $0.occurredAt < $1.occurredAt }
    let totals = known.compactMap(\.total)
    guard let best = totals.max() else { return nil }
    var (entries, highest): ([RoundHistory.Entry], Int?) = ([], nil)
    for (submission, total) in zip(known, totals) {
      let isBest = PersonalBest(score: total, previous: highest).isBest
      entries.append(
        .init(
          tournament: submission.tournament,
          shoot: shoots[submission.tournament],
          score: total,
          shotAt: submission.occurredAt,
          isPersonalBest: isBest
        )
      )
      highest = max(highest ?? total, total)
    }
    return RoundHistory(
      round: code,
      roundName: round.name,
      bowType: bow,
      maxScore: round.maxScore,
      scores: entries,
      best: best,
      average: Double(totals.reduce(0, +)) / Double(totals.count),
      trend: .init(of: totals.map { Double($0) })
    )
  }
}
