public import Domain

extension BestScores {
  /// Every score that an archer has on the boards, beside what the archer has practised.
  ///
  /// - Throws: ``LeaderboardError``.
  public func history(
    of archer: PlayerID,
    practices: [PracticeEntry] = []
  ) async throws(LeaderboardError) -> HistoryScreen {
    var rounds: [RoundHistory] = []
    for round in RoundCatalogue.all {
      for bow in [nil] + BowType.allCases {
        if let history = try await history(of: archer, round, bow) { rounds.append(history) }
      }
    }
    return HistoryScreen(archer: archer, rounds: rounds, practices: practices)
  }

  private func history(
    of archer: PlayerID,
    _ round: Round,
    _ bow: BowType?
  ) async throws(LeaderboardError) -> RoundHistory? {
    guard let code = round.catalogueCode else { return nil }
    let known = try await history(of: archer, on: .bests(of: code, bow)).standing.filter { $0.periods == [.allTime] }
      .sorted { $0.occurredAt < $1.occurredAt }
    let totals = known.compactMap(\.total)
    guard let best = totals.max() else { return nil }
    var (entries, highest): ([RoundHistory.Entry], Int?) = ([], nil)
    for (submission, total) in zip(known, totals) {
      let isBest = PersonalBest(score: total, previous: highest).isBest
      entries.append(
        .init(tournament: submission.tournament, score: total, shotAt: submission.occurredAt, isPersonalBest: isBest)
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
      trend: .init(totals)
    )
  }
}
