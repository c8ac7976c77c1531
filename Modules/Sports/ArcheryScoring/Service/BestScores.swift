package import Domain
package import Leaderboards

/// The boards of best scores, two for each round and kind of bow.
///
/// `bests/{round}/{bow}` ranks all time and seasons, `bests/{round}/{bow}/recent` months, weeks and days. A round is
/// one of the catalogue, or an organiser's own (``code(of:)``).
///
/// A completed tournament publishes each registered archer's total, for the day of the shoot
/// (``Tournament/time(counting:)``). Publishing again changes nothing. After a correction the old score is reverted and
/// the new one submitted. A submission names its tournament, by which earlier ones are found.
package struct BestScores: Sendable {
  /// The kind of space that the boards lie in.
  package static let kind: ItemPath.Segment = "bests"

  let leaderboards: any LeaderboardRepository
  let digest: @Sendable (String) -> String

  /// Creates the boards of a store.
  ///
  /// `digest` returns a short text for a long one, different for each, for the ids of submissions.
  package init(_ leaderboards: any LeaderboardRepository, digest: @escaping @Sendable (String) -> String) {
    (self.leaderboards, self.digest) = (leaderboards, digest)
  }

  /// Publishes the scores of a completed tournament; nothing for others.
  ///
  /// Practice is not published, because only the archer saw it. Guests and archers without a rank are left out.
  ///
  /// - Returns: Each ranked archer's score beside the archer's earlier ones.
  /// - Throws: ``LeaderboardError``; publish again then.
  @discardableResult
  package func publish(
    _ tournament: Tournament,
    at now: Timestamp
  ) async throws(LeaderboardError) -> [PlayerID: PersonalBest] {
    let rounds = try await rounds(of: tournament, at: now)
    try await publish(rounds, at: now)
    return rounds.personalBests
  }

  /// Returns each ranked archer's score of a completed tournament beside the archer's earlier published ones.
  ///
  /// - Throws: ``LeaderboardError``.
  package func personalBests(
    in tournament: Tournament,
    at now: Timestamp
  ) async throws(LeaderboardError) -> [PlayerID: PersonalBest] {
    try await rounds(of: tournament, at: now).personalBests
  }

  private func rounds(of tournament: Tournament, at now: Timestamp) async throws(LeaderboardError) -> [PublishedRound] {
    guard tournament.status == .completed, !tournament.isPractice else { return [] }
    let rows = tournament.board(for: BoardViewer(nil, now: now), basis: .running).rows
    let scores = Dictionary(rows.map { ($0.id, $0) }) { first, _ in first }
    var rounds: [PublishedRound] = []
    for archer in tournament.roster {
      guard let code = code(of: tournament.round(of: archer.id)) else { continue }
      // A score leaves the account that its archer was linked with, unless that account has another one there.
      let former = archer.formerAccounts.filter { user in
        !tournament.roster.contains { $0.user == user && $0.bowType == archer.bowType }
      }
      let players = [archer.user].compactMap(\.self).map { ($0, scores[archer.id]) } + former.sorted().map { ($0, nil) }
      for (user, row) in players {
        for board in BestsBoard.all(of: code, archer.bowType) {
          let history = try await history(of: PlayerID(user), on: board.path)
          rounds.append(PublishedRound(tournament, archer.id, of: PlayerID(user), row, board, history: history))
        }
      }
    }
    return rounds
  }

  /// Returns the lines of one board, best first; nil for a board without scores.
  ///
  /// Archers without a known kind of bow have a board of their own, and no bucket means all time. `shoots` are the
  /// names of the tournaments that the reader may know. There are at most the first ``Limits/pageItems`` lines.
  package func screen(
    of round: Round,
    _ bow: BowType?,
    bucket: Bucket? = nil,
    shoots: [TournamentID: String] = [:]
  ) async throws(LeaderboardError) -> BestsScreen? {
    guard let code = code(of: round), let named = try await page(of: code, bow, bucket, shoots) else { return nil }
    return BestsScreen(round, code, .bow(bow), named.page, shoots: named.shoots)
  }

  /// Returns the lines of all kinds of bow together, best first: each archer's best, with whatever bow; nil where fewer
  /// than two kinds have scores.
  ///
  /// The parameters are those of ``screen(of:_:bucket:shoots:)``.
  package func screenOfAllBows(
    of round: Round,
    bucket: Bucket? = nil,
    shoots: [TournamentID: String] = [:]
  ) async throws(LeaderboardError) -> BestsScreen? {
    guard let code = code(of: round) else { return nil }
    var (pages, best, names): ([BoardPage], [PlayerID: BoardEntry], [PlayerID: String]) = ([], [:], [:])
    for bow in [nil] + BowType.allCases {
      guard let named = try await page(of: code, bow, bucket, shoots) else { continue }
      pages.append(named.page)
      for entry in named.page.standings.map(\.entry) {
        let isBetter = best[entry.player].map { ($0.score.keys.first ?? 0) < (entry.score.keys.first ?? 0) } ?? true
        if isBetter { (best[entry.player], names[entry.player]) = (entry, named.shoots[entry.player]) }
      }
    }
    guard pages.count > 1, let first = pages.first else { return nil }
    let all = RankedBucket(BoardDefinition(), entries: best.values)
    let query = BoardQuery("bests", first.bucket, .from(offset: 0, limit: Limits.pageItems))
    return BestsScreen(round, code, .all, try all.page(query, revision: first.revision), shoots: names)
  }

  /// Returns the boards of rounds that hold anything; before those of several bows, the one of all bows.
  ///
  /// The other parameters are those of ``screen(of:_:bucket:shoots:)``; without a bow, the boards of every bow.
  package func screens(
    of rounds: [Round],
    _ bow: BowType? = nil,
    bucket: Bucket? = nil,
    shoots: [TournamentID: String] = [:]
  ) async throws(LeaderboardError) -> [BestsScreen] {
    var boards: [BestsScreen?] = []
    for round in rounds {
      if bow == nil { boards.append(try await screenOfAllBows(of: round, bucket: bucket, shoots: shoots)) }
      for bow in bow.map({ [$0] }) ?? [nil] + BowType.allCases {
        boards.append(try await screen(of: round, bow, bucket: bucket, shoots: shoots))
      }
    }
    return boards.compactMap(\.self)
  }

  /// A page of a board, with the names of the shoots of its scores.
  private typealias NamedPage = (page: BoardPage, shoots: [PlayerID: String])

  private func page(
    of code: String,
    _ bow: BowType?,
    _ bucket: Bucket?,
    _ shoots: [TournamentID: String]
  ) async throws(LeaderboardError) -> NamedPage? {
    let bucket = bucket ?? .allTime
    guard let board = BestsBoard.all(of: code, bow).first(where: { $0.periods.contains(bucket.period) }) else {
      return nil
    }
    do {
      let window = BoardQuery.Window.from(offset: 0, limit: Limits.pageItems)
      let page = try await leaderboards.page(BoardQuery(board.path, bucket, window))
      if page.standings.isEmpty { return nil }
      var names: [PlayerID: String] = [:]
      for entry in page.standings.map(\.entry) where !shoots.isEmpty {
        names[entry.player] = try await tournament(of: entry, on: board.path).flatMap { shoots[$0] }
      }
      return (page, names)
    } catch {
      guard case .noSuchBoard = error else { throw error }
      return nil
    }
  }

  /// Returns the tournament in which a score was reached.
  ///
  /// An entry names the tournament of its latest score. After a lower or equal one, the history has the right one.
  private func tournament(
    of entry: BoardEntry,
    on board: ItemPath
  ) async throws(LeaderboardError) -> TournamentID? {
    if entry.updatedAt == entry.achievedAt { return entry.tournament }
    return try await history(of: entry.player, on: board).standing.first {
      $0.occurredAt == entry.achievedAt && $0.total == entry.score.keys.first.map { Int($0) }
    }?
    .tournament
  }
}

/// One archer's score of one tournament, with its submissions on the board.
struct PublishedRound {
  private let tournament: Tournament
  fileprivate let archer: PlayerID
  /// The account that the score belongs to, which a guest's line does not name.
  private let player: PlayerID
  /// The archer's row; nil for an archer without a rank, who has no score.
  private let row: BoardRow?
  fileprivate let board: BestsBoard
  /// All submissions for the archer on the board, of other tournaments too, with reverted ones and reverts.
  private let history: [Submission]
  private let known: [Submission]

  init(
    _ tournament: Tournament,
    _ archer: PlayerID,
    of player: PlayerID,
    _ row: BoardRow?,
    _ board: BestsBoard,
    history: [Submission]
  ) {
    (self.tournament, self.archer, self.player, self.row, self.board) = (tournament, archer, player, row, board)
    (self.history, known) = (history, history.standing)
  }

  fileprivate var hasScore: Bool { row != nil }

  /// The score beside the highest that was shot earlier, whenever that was published; nil without a score.
  fileprivate var personalBest: PersonalBest? {
    guard board.periods.contains(.allTime) else { return nil }
    return row.map { PersonalBest(score: $0.totalScore, previous: bestBefore) }
  }

  private var bestBefore: Int? {
    let earlier = known.filter {
      $0.periods == [.allTime] && $0.tournament != tournament.id && $0.occurredAt < occurredAt
    }
    return earlier.compactMap(\.total).max()
  }

  var definition: BoardDefinition {
    // Cards are typed in weeks after a shoot, and count in the season and month of their day all the same.
    BoardDefinition(
      periods: Set(board.periods),
      graceMilliseconds: Limits.graceMilliseconds,
      plausible: 0...Int64(tournament.round(of: archer).maxScore)
    )
  }

  /// Returns the submissions that update the board: missing scores, and reverts of outdated ones.
  func changes(in period: Period, digest: (String) -> String) -> [Submission] {
    let mine = known.filter { $0.tournament == tournament.id && $0.periods == [period] }
    let score = row.map { Score($0.totalScore) }
    if mine.map(\.action) == (score.map { [.best($0)] } ?? []),
      // A name changes after the end only by its deletion.
      mine.allSatisfy({ $0.occurredAt == occurredAt && $0.displayName == displayName })
    {
      return []
    }
    // A reverted score may return under another id, because late arrows change a score without a correction.
    let before = history.count { $0.tournament == tournament.id && $0.periods == [period] && $0.total != nil }
    let version = "\(tournament.id)\n\(player)\n\(tournament.corrections + 1)\n\(period.rawValue)\n\(before)"
    let reverts = mine.map { old in
      submission(.revert(old.id), period, as: SubmissionID(rawValue: digest("\(version)\n-\(old.id)")))
    }
    guard let score else { return reverts }
    return reverts + [submission(.best(score), period, as: SubmissionID(rawValue: digest("\(version)\n\(score.keys)")))]
  }

  /// The time of the last arrow, which no correction moves, on the day of the shoot.
  private var occurredAt: Timestamp { tournament.time(counting: tournament.lastActive(archer) ?? tournament.createdAt) }

  private var displayName: String? { row.map { $0.displayName.shownName } }

  private func submission(_ action: Submission.Action, _ period: Period, as id: SubmissionID) -> Submission {
    Submission(
      id: id,
      board: board.path,
      player: player,
      action,
      periods: [period],
      occurredAt: occurredAt,
      actor: tournament.createdBy,
      displayName: displayName,
      attributes: [Submission.tournamentAttribute: tournament.id.rawValue]
    )
  }
}

extension [PublishedRound] {
  var personalBests: [PlayerID: PersonalBest] {
    Dictionary(compactMap { round in round.personalBest.map { (round.archer, $0) } }) { first, _ in first }
  }
}

extension BestScores {
  private static let periods: [Period] = [.allTime, .seasonal, .monthly, .weekly, .daily]
  /// The number of archers in one batch.
  ///
  /// Each has at most a few changes, which must not be split.
  private static let archersAtOnce = 200

  /// Publishes many archers in one step of the store, with each archer's changes together.
  func publish(_ rounds: [PublishedRound], at now: Timestamp) async throws(LeaderboardError) {
    for period in Self.periods {
      let rounds = rounds.filter { $0.board.periods.contains(period) }
      let changed = rounds.map { ($0, $0.changes(in: period, digest: digest)) }.filter { !$0.1.isEmpty }
      for (round, _) in changed where round.hasScore {
        // Boards of earlier versions close a day after their periods, and a board's rules never change.
        if try await leaderboards.definition(of: round.board.path) == nil {
          try await leaderboards.define(round.definition, at: round.board.path)
        }
      }
      for start in stride(from: 0, to: changed.count, by: Self.archersAtOnce) {
        let part = changed[start..<min(start + Self.archersAtOnce, changed.count)].map(\.1)
        if try await submit(part.flatMap(\.self), for: period, at: now) { continue }
        for changes in part { try await submit(changes, for: period, at: now) }
      }
    }
  }

  /// Submits scores; false if a season, month, week or day is closed.
  ///
  /// Then that bucket keeps its entries, and the score counts in the others.
  @discardableResult
  private func submit(
    _ changes: [Submission],
    for period: Period,
    at now: Timestamp
  ) async throws(LeaderboardError) -> Bool {
    do {
      _ = try await leaderboards.submit(changes, at: now)
      return true
    } catch {
      guard case .periodClosed = error, period != .allTime else { throw error }
      return false
    }
  }

  func history(of archer: PlayerID, on board: ItemPath) async throws(LeaderboardError) -> [Submission] {
    var (all, last): ([Submission], Revision?) = ([], .zero)
    while let revision = last {
      let page = try await submissions(of: archer, on: board, after: revision)
      all += page.map(\.submission)
      last = page.count < Limits.pageItems ? nil : page.last?.revision
    }
    return all
  }

  private func submissions(
    of archer: PlayerID,
    on board: ItemPath,
    after revision: Revision
  ) async throws(LeaderboardError) -> [AcceptedSubmission] {
    do {
      return try await leaderboards.submissions(of: board, player: archer, after: revision, limit: Limits.pageItems)
    } catch {
      guard case .noSuchBoard = error else { throw error }
      return []
    }
  }
}

extension BoardEntry {
  var tournament: TournamentID? { attributes[Submission.tournamentAttribute].map { TournamentID(rawValue: $0) } }
}

extension [Submission] {
  /// The scores that were not reverted.
  var standing: [Submission] {
    let reverted = Set(compactMap(\.reverted))
    return filter { $0.total != nil && !reverted.contains($0.id) }
  }
}

extension Submission {
  static let tournamentAttribute = "tournament"

  var tournament: TournamentID { TournamentID(rawValue: attributes[Self.tournamentAttribute] ?? "") }

  /// The published score; nil for a revert.
  var total: Int? {
    if case .best(let score) = action { score.keys.first.map { Int($0) } } else { nil }
  }

  fileprivate var reverted: SubmissionID? {
    if case .revert(let id) = action { id } else { nil }
  }
}
