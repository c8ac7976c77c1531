public import Domain

/// The boards of best scores, one for each round of the catalogue and kind of bow: `bests/{round}/{bow}` (ARC-82).
///
/// A completed tournament publishes each registered archer's total, once for all time and once for the season in which the
/// last arrow was shot. Publishing again changes nothing; after a correction the old score is taken back and the new one
/// stands. What a store already holds is found by the tournament that a submission names.
public struct BestScores: Sendable {
  private let leaderboards: any LeaderboardRepository
  private let digest: @Sendable (String) -> String

  /// - Parameters:
  ///   - leaderboards: Where the boards are.
  ///   - digest: A short text for a long one, another for each: ids of submissions are made by it.
  public init(_ leaderboards: any LeaderboardRepository, digest: @escaping @Sendable (String) -> String) {
    self.leaderboards = leaderboards
    self.digest = digest
  }

  /// Publishes what a completed tournament says; nothing for another, and for rounds that are not the catalogue's.
  ///
  /// Guests are left out, and archers without a rank have no score.
  ///
  /// - Returns: Each ranked archer's score beside the archer's earlier ones.
  /// - Throws: ``LeaderboardError``; repeat it then.
  @discardableResult
  public func publish(
    _ tournament: Tournament,
    at now: Timestamp
  ) async throws(LeaderboardError) -> [PlayerID: PersonalBest] {
    guard tournament.status == .completed, let code = tournament.round.catalogueCode else { return [:] }
    let rows = tournament.board(for: BoardViewer(nil, now: now), basis: .running).rows
    let scores = Dictionary(rows.map { ($0.id, $0) }) { first, _ in first }
    var bests: [PlayerID: PersonalBest] = [:]
    for archer in tournament.roster where !archer.isGuest {
      let row = scores[archer.id]
      let board = Path.bests(of: code, archer.bowType)
      let known = try await standing(of: archer.id, on: board)
      try await bring(known, to: row, PublishedRound(tournament, archer.id, board), at: now)
      if let row { bests[archer.id] = best(row, in: tournament, among: known) }
    }
    return bests
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

// MARK: Publishing one score

/// Whose score of which tournament goes where.
private struct PublishedRound {
  let tournament: Tournament
  let archer: PlayerID
  let board: Path

  init(_ tournament: Tournament, _ archer: PlayerID, _ board: Path) {
    (self.tournament, self.archer, self.board) = (tournament, archer, board)
  }

  /// The last arrow's moment, which no correction moves.
  var occurredAt: Timestamp { tournament.lastActive(archer) ?? tournament.createdAt }

  func submission(
    _ action: Submission.Action,
    _ period: Period,
    named name: String? = nil,
    as id: SubmissionID
  ) -> Submission {
    Submission(
      id: id,
      board: board,
      player: archer,
      action,
      periods: [period],
      occurredAt: occurredAt,
      actor: tournament.createdBy,
      displayName: name.map { String($0.prefix(Limits.displayNameCharacters)) },
      attributes: [BestScores.tournamentAttribute: tournament.id.rawValue]
    )
  }
}

extension BestScores {
  fileprivate static let tournamentAttribute = "tournament"
  private static let periods: [Period] = [.allTime, .seasonal]

  private static func definition(_ round: Round) -> BoardDefinition {
    BoardDefinition(periods: Set(periods), plausible: 0...Int64(round.maxScore))
  }

  /// Submits what is missing and takes back what is not so any more.
  private func bring(
    _ known: [Submission],
    to row: BoardRow?,
    _ published: PublishedRound,
    at now: Timestamp
  ) async throws(LeaderboardError) {
    let tournament = published.tournament
    let score = row.map { Score(Int64($0.totalScore)) }
    for period in Self.periods {
      let mine = known.filter { $0.isOf(tournament.id) && $0.periods == [period] }
      if mine.map(\.action) == (score.map { [.best($0)] } ?? []) { continue }
      let version = "\(tournament.id)\n\(published.archer)\n\(tournament.corrections + 1)\n\(period.rawValue)"
      var changes = mine.map { old in
        published.submission(.revert(old.id), period, as: SubmissionID(rawValue: digest("\(version)\n-\(old.id)")))
      }
      if let score {
        let id = SubmissionID(rawValue: digest("\(version)\n\(score.keys)"))
        changes.append(published.submission(.best(score), period, named: row?.displayName, as: id))
        try await leaderboards.define(Self.definition(tournament.round), at: published.board)
      }
      try await submit(changes, for: period, at: now)
    }
  }

  /// A season that is over stays as it is; the score counts for all time.
  private func submit(_ changes: [Submission], for period: Period, at now: Timestamp) async throws(LeaderboardError) {
    do {
      _ = try await leaderboards.submit(changes, at: now)
    } catch {
      guard case .periodClosed = error, period != .allTime else { throw error }
    }
  }

  /// An archer's scores on a board that were not taken back.
  private func standing(of archer: PlayerID, on board: Path) async throws(LeaderboardError) -> [Submission] {
    var (all, last): ([Submission], Revision?) = ([], .zero)
    while let revision = last {
      let page = try await history(of: archer, on: board, after: revision)
      all += page.map(\.submission)
      last = page.count < Limits.pageItems ? nil : page.last?.revision
    }
    let reverted = Set(all.compactMap(\.reverted))
    return all.filter { $0.total != nil && !reverted.contains($0.id) }
  }

  private func history(
    of archer: PlayerID,
    on board: Path,
    after revision: Revision
  ) async throws(LeaderboardError) -> [AcceptedSubmission] {
    do {
      return try await leaderboards.submissions(of: board, player: archer, after: revision, limit: Limits.pageItems)
    } catch {
      guard case .noSuchBoard = error else { throw error }
      return []
    }
  }

  /// Earlier is what was shot earlier, whenever it was published.
  private func best(_ row: BoardRow, in tournament: Tournament, among known: [Submission]) -> PersonalBest {
    let time = tournament.lastActive(row.id) ?? tournament.createdAt
    let earlier = known.filter { $0.periods == [.allTime] && !$0.isOf(tournament.id) && $0.occurredAt < time }
    return PersonalBest(score: row.totalScore, previous: earlier.compactMap(\.total).max())
  }
}

extension Submission {
  fileprivate func isOf(_ tournament: TournamentID) -> Bool {
    attributes[BestScores.tournamentAttribute] == tournament.rawValue
  }

  /// The score that it publishes; nil where it takes one back.
  fileprivate var total: Int? {
    if case .best(let score) = action { score.keys.first.map { Int($0) } } else { nil }
  }

  fileprivate var reverted: SubmissionID? {
    if case .revert(let id) = action { id } else { nil }
  }
}

extension Round {
  /// The code, where the round is what the catalogue calls so: another program may have made up its own.
  fileprivate var catalogueCode: String? {
    code.flatMap { RoundCatalogue.round($0) == self ? $0 : nil }
  }
}

extension Path {
  fileprivate static func bests(of round: String, _ bow: BowType?) -> Path {
    Path(["bests", Segment(rawValue: round), Segment(rawValue: bow?.rawValue ?? "UNKNOWN")])
  }
}
