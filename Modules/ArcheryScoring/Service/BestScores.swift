public import Domain

/// The boards of best scores, one for each round of the catalogue and kind of bow: `bests/{round}/{bow}` (ARC-82).
///
/// A completed tournament publishes each registered archer's total, once for all time and once for the season in which the
/// last arrow was shot. Publishing again changes nothing; after a correction the old score is taken back and the new one
/// stands. What a store already holds is found by the tournament that a submission names.
public struct BestScores: Sendable {
  let leaderboards: any LeaderboardRepository
  let digest: @Sendable (String) -> String

  /// - Parameters:
  ///   - leaderboards: Where the boards are.
  ///   - digest: A short text for a long one, another for each: ids of submissions are made by it.
  public init(_ leaderboards: any LeaderboardRepository, digest: @escaping @Sendable (String) -> String) {
    self.leaderboards = leaderboards
    self.digest = digest
  }

  /// Publishes what a completed tournament says; nothing for another, and for rounds that are not the catalogue's.
  ///
  /// Nothing of a practice, either: nobody but the archer saw it, and the boards are everybody's.
  /// Guests are left out, and archers without a rank have no score.
  ///
  /// - Returns: Each ranked archer's score beside the archer's earlier ones.
  /// - Throws: ``LeaderboardError``; repeat it then.
  @discardableResult
  public func publish(
    _ tournament: Tournament,
    at now: Timestamp
  ) async throws(LeaderboardError) -> [PlayerID: PersonalBest] {
    let rounds = try await rounds(of: tournament, at: now)
    try await publish(rounds, at: now)
    return rounds.personalBests
  }

  /// Each ranked archer's score of a completed tournament beside the archer's earlier ones, as far as they are published.
  ///
  /// - Throws: ``LeaderboardError``.
  public func personalBests(
    in tournament: Tournament,
    at now: Timestamp
  ) async throws(LeaderboardError) -> [PlayerID: PersonalBest] {
    try await rounds(of: tournament, at: now).personalBests
  }

  private func rounds(of tournament: Tournament, at now: Timestamp) async throws(LeaderboardError) -> [PublishedRound] {
    guard tournament.status == .completed, !tournament.isPractice, let code = tournament.round.catalogueCode else {
      return []
    }
    let rows = tournament.board(for: BoardViewer(nil, now: now), basis: .running).rows
    let scores = Dictionary(rows.map { ($0.id, $0) }) { first, _ in first }
    var rounds: [PublishedRound] = []
    for archer in tournament.roster where !archer.isGuest {
      let board = Path.bests(of: code, archer.bowType)
      let history = try await history(of: archer.id, on: board)
      rounds.append(PublishedRound(tournament, archer.id, scores[archer.id], board, history: history))
    }
    return rounds
  }

  /// The lines of one board, best first; nil where nobody has published a score.
  ///
  /// - Parameters:
  ///   - round: A round of the catalogue.
  ///   - bow: nil for archers whose bow is not known.
  ///   - season: Such as `2025-INDOOR`; nil for all time.
  /// - Returns: At most the first ``Limits/pageItems`` lines.
  /// - Throws: ``LeaderboardError``.
  public func screen(
    of round: Round,
    _ bow: BowType?,
    season: Bucket? = nil
  ) async throws(LeaderboardError) -> BestsScreen? {
    guard let code = round.catalogueCode else { return nil }
    let window = BoardQuery.Window.from(offset: 0, limit: Limits.pageItems)
    do {
      let page = try await leaderboards.page(BoardQuery(.bests(of: code, bow), season ?? .allTime, window))
      return page.standings.isEmpty ? nil : BestsScreen(round, bow, page)
    } catch {
      guard case .noSuchBoard = error else { throw error }
      return nil
    }
  }
}
