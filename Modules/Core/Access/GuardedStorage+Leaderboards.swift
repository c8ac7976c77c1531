public import Domain

extension GuardedStorage: LeaderboardRepository {
  public func define(
    _ definition: BoardDefinition,
    at board: ItemPath,
    given premises: [Premise]
  ) async throws(LeaderboardError) {
    try premises.requireNone(throwing: LeaderboardError.self)
    if let problem = board.problem { throw .invalid(problem) }
    try await writing([(.defineBoard, board)]) { gate throws(LeaderboardError) in
      try await base.leaderboards.define(definition, at: board, given: gate.premises)
    }
  }

  public func definition(of board: ItemPath) async throws(LeaderboardError) -> BoardDefinition? {
    guard try await reads(board) else { return nil }
    return try await base.leaderboards.definition(of: board)
  }

  /// Accepts submissions.
  ///
  /// Only the owner of the installation may state the time, because only copies need to. A copy has a stamp on each
  /// submission; any other is new here, and judged in full.
  public func submit(
    _ submissions: [Submission],
    as arrival: Arrival,
    given premises: [Premise]
  ) async throws(LeaderboardError) -> [AcceptedSubmission] {
    try premises.requireNone(throwing: LeaderboardError.self)
    try Submission.check(batch: submissions)
    var steps: [(operation: AccessRequest.Operation, path: ItemPath)] = []
    for submission in submissions {
      steps.append((try await operation(of: submission, among: submissions), submission.board))
    }
    return try await writing(steps) { gate throws(LeaderboardError) in
      do throws(StoreFailure) {
        try await check(stamps: submissions.map(\.stamp), moments: submissions.map(\.occurredAt))
      } catch {
        throw .store(error)
      }
      return try await base.leaderboards.submit(submissions, as: judged(arrival, submissions), given: gate.premises)
    }
  }

  /// Passes on the submissions that the caller may make, and rejects each other one by itself.
  ///
  /// Reverting a submission of the same call is a correction, because that one may be rejected.
  public func submitEach(
    _ submissions: [Submission],
    as arrival: Arrival,
    given premises: [Premise]
  ) async throws(LeaderboardError) -> [Result<AcceptedSubmission, LeaderboardError>] {
    try Submission.check(batch: submissions)
    try premises.requireNone(throwing: LeaderboardError.self)
    return try await writing([]) { empty throws(LeaderboardError) in
      var (gate, refusals) = (empty, [LeaderboardError?]())
      for submission in submissions { refusals.append(try await refusal(of: submission, by: &gate)) }
      let allowed = zip(submissions, refusals).filter { $1 == nil }.map(\.0)
      let results = try await base.leaderboards.submitEach(
        allowed,
        as: judged(arrival, submissions),
        given: gate.premises
      )
      guard results.count == allowed.count else { throw .store(.damaged("the store lost a result")) }
      var rest = results[...]
      return refusals.map { refusal in refusal.map { .failure($0) } ?? rest.removeFirst() }
    }
  }

  private func refusal(
    of submission: Submission,
    by gate: inout Gate
  ) async throws(LeaderboardError) -> LeaderboardError? {
    let operation = try await operation(of: submission, among: [])
    do throws(StoreFailure) {
      guard try await gate.allows(operation, submission.board) else { return .store(.denied) }
      try await check(stamps: [submission.stamp], moments: [submission.occurredAt])
      return nil
    } catch {
      guard LeaderboardError.store(error).isOfOneSubmission else { throw .store(error) }
      return .store(error)
    }
  }

  private func judged(_ arrival: Arrival, _ submissions: [Submission]) -> Arrival {
    let isCopy = arrival.isReplicated && submissions.allSatisfy { $0.stamp != nil }
    return principal.isOwner && (isCopy || !arrival.isReplicated) ? arrival : .here(at: now())
  }

  public func page(_ query: BoardQuery) async throws(LeaderboardError) -> BoardPage {
    guard try await reads(query.board) else { throw .noSuchBoard(query.board) }
    return try await base.leaderboards.page(query)
  }

  public func buckets(of board: ItemPath, _ period: Period) async throws(LeaderboardError) -> [Bucket] {
    guard try await reads(board) else { throw .noSuchBoard(board) }
    return try await base.leaderboards.buckets(of: board, period)
  }

  public func submissions(
    of board: ItemPath,
    player: PlayerID?,
    after revision: Revision,
    limit: Int
  ) async throws(LeaderboardError) -> [AcceptedSubmission] {
    guard try await reads(board) else { throw .noSuchBoard(board) }
    let found = try await base.leaderboards.submissions(of: board, player: player, after: revision, limit: limit)
    return principal.isOwner ? found : try await withoutDeletedNames(found)
  }

  /// Returns submissions without the names of deleted accounts, which a board's history keeps.
  ///
  /// Only the owner of the installation gets them as they are, because copies must equal their store.
  private func withoutDeletedNames(
    _ submissions: [AcceptedSubmission]
  ) async throws(LeaderboardError) -> [AcceptedSubmission] {
    // Also of one without a name, whose effects have it.
    let players = Set(submissions.map { UserID($0.submission.player) })
    let deleted: [UserID]
    do { deleted = try await base.documents.deletedAccounts(among: players) } catch {
      throw .store(error.asStoreFailure)
    }
    if deleted.isEmpty { return submissions }
    return submissions.map { deleted.contains(UserID($0.submission.player)) ? $0.nameless : $0 }
  }

  private func reads(_ board: ItemPath) async throws(LeaderboardError) -> Bool {
    do { return try await mayRead(board) } catch { throw .store(error) }
  }

  private func operation(
    of submission: Submission,
    among batch: [Submission]
  ) async throws(LeaderboardError) -> AccessRequest.Operation {
    switch submission.action {
    case .set, .best, .increment: return .submit(actor: submission.actor, player: submission.player)
    case .disqualify, .reset: return .correct(actor: submission.actor)
    case .revert(let id):
      return try await isOwn(id, submission, among: batch)
        ? .submit(actor: submission.actor, player: submission.player) : .correct(actor: submission.actor)
    }
  }

  /// Returns whether the principal made the submission that another one reverts.
  private func isOwn(
    _ id: SubmissionID,
    _ revert: Submission,
    among batch: [Submission]
  ) async throws(LeaderboardError) -> Bool {
    guard let user = principal.user, !principal.isOwner, try await reads(revert.board),
      try await base.leaderboards.definition(of: revert.board) != nil
    else { return false }
    var last = Revision.zero
    while true {
      let page = try await base.leaderboards.submissions(
        of: revert.board,
        player: revert.player,
        after: last,
        limit: Limits.pageItems
      )
      if let found = page.first(where: { $0.submission.id == id }) { return found.submission.actor == user }
      guard let next = page.last?.revision, page.count == Limits.pageItems else { break }
      last = next
    }
    return batch.contains { $0.id == id && $0.board == revert.board && $0.actor == user }
  }
}

extension AcceptedSubmission {
  /// The submission without the player's name, as of a player who never had one.
  fileprivate var nameless: AcceptedSubmission {
    let name = TextLimit.name.cut(submission.player.rawValue)
    var accepted = self
    accepted.submission.displayName = nil
    for place in effects.indices {
      accepted.effects[place].before?.entry.displayName = name
      accepted.effects[place].after?.entry.displayName = name
    }
    return accepted
  }
}
