public import Domain

extension TournamentService {
  /// What a user has practised, newest first.
  ///
  /// - Throws: ``TournamentError``.
  public func practices(of user: UserID) async throws(TournamentError) -> [PracticeEntry] {
    var shot: [Tournament] = []
    for id in try await tournaments(of: user) {
      do { shot.append(try await tournament(id)) } catch .notFound { continue }
    }
    return PracticeEntry.all(of: PlayerID(user), in: shot)
  }
}

extension PracticeEntry {
  private struct Kind: Hashable {
    let round: Round
    let bow: BowType?
  }

  /// An archer's entries of those of the tournaments that are completed practices, newest first.
  static func all(of archer: PlayerID, in tournaments: [Tournament]) -> [PracticeEntry] {
    var (entries, best): ([PracticeEntry], [Kind: Int]) = ([], [:])
    let shot = tournaments.compactMap { tournament -> (at: Timestamp, in: Tournament)? in
      guard tournament.isPractice, tournament.status == .completed else { return nil }
      return tournament.lastActive(archer).map { ($0, tournament) }
    }
    for (at, tournament) in shot.sorted(by: { ($0.at, $0.in.id) < ($1.at, $1.in.id) }) {
      let (sheet, bow) = (tournament.archerSheet(of: archer), tournament[archer]?.bowType)
      let isWhole = tournament.sheet(of: archer).isComplete && !tournament.isOpenEnded
      let kind = Kind(round: tournament.round, bow: bow)
      let isBest = isWhole && best[kind].map { sheet.totalScore > $0 } ?? false
      if isWhole { best[kind] = max(best[kind] ?? 0, sheet.totalScore) }
      entries.append(
        PracticeEntry(
          id: tournament.id,
          roundName: tournament.round.name,
          bowType: bow,
          score: sheet.totalScore,
          arrows: sheet.arrowsShot,
          averageArrow: sheet.averageArrow,
          isWhole: isWhole,
          shotAt: at,
          isBest: isBest
        )
      )
    }
    return entries.reversed()
  }
}
