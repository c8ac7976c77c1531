public import Domain

/// The effect of a submitted score on the present one.
public enum ScoreRule: String, Hashable, Codable, Sendable, CaseIterable {
  /// Replaces the score, also by a lower one.
  case set
  /// Keeps the better score.
  case best
  /// Adds to the score.
  ///
  /// The number may be negative.
  case increment

  fileprivate func action(_ score: Score) throws(LeaderboardError) -> Submission.Action {
    switch self {
    case .set: return .set(score)
    case .best: return .best(score)
    case .increment:
      guard let amount = score.keys.first, score.keys.count == 1 else { throw .invalid("an increment is one number") }
      return .increment(amount)
    }
  }
}

extension Leaderboard {
  /// Creates or changes a player's entry, in all of the periods or in none.
  ///
  /// - Parameters:
  ///   - score: One number, or one for each key of the board.
  ///   - rule: The effect on the present score; without one a worse score changes nothing.
  ///   - player: The player.
  ///   - name: The name to show; nil keeps the present one.
  ///   - periods: The periods in which the score counts; nil for all of the board's.
  ///   - attributes: Attributes to add to the entry, for filters.
  ///   - time: The time of the score, which decides the buckets; nil for now.
  ///   - id: The id that makes a retry count once; nil for a submission that is never retried.
  ///   - reason: A reason for the history.
  /// - Returns: The accepted submission; `accepted[.weekly]` is the new standing.
  /// - Throws: ``LeaderboardError``; then nothing was changed.
  @discardableResult
  public func submit(
    _ score: Score,
    _ rule: ScoreRule = .best,
    for player: PlayerID,
    named name: String? = nil,
    in periods: Set<Period>? = nil,
    attributes: [String: String] = [:],
    occurredAt time: Timestamp? = nil,
    as id: SubmissionID? = nil,
    reason: String? = nil
  ) async throws(LeaderboardError) -> AcceptedSubmission {
    let draft = Draft(player, try rule.action(score), periods, name: name, attributes: attributes)
    return try await accept(draft, id, occurredAt: time, reason)
  }

  /// Does the same as ``submit(_:_:for:named:in:attributes:occurredAt:as:reason:)`` for a player who already has an
  /// entry.
  ///
  /// - Throws: ``LeaderboardError/entryNotFound(_:)`` if a bucket has no entry of the player; then nothing was changed.
  @discardableResult
  public func update(
    _ score: Score,
    _ rule: ScoreRule = .best,
    for player: PlayerID,
    named name: String? = nil,
    in periods: Set<Period>? = nil,
    attributes: [String: String] = [:],
    occurredAt time: Timestamp? = nil,
    as id: SubmissionID? = nil,
    reason: String? = nil
  ) async throws(LeaderboardError) -> AcceptedSubmission {
    var draft = Draft(player, try rule.action(score), periods, name: name, attributes: attributes)
    draft.needsEntry = true
    return try await accept(draft, id, occurredAt: time, reason)
  }

  /// Reverts a submission, as if it had never been made.
  ///
  /// Later submissions stay.
  ///
  /// - Parameters:
  ///   - submission: The id of the submission to revert, which may be a disqualification.
  ///   - player: The player.
  ///   - id: The id of this step, for a retry.
  ///   - reason: A reason for the history.
  /// - Returns: The accepted revert.
  /// - Throws: ``LeaderboardError/cannotRevert(_:)`` for a submission that is absent or another player's, and
  ///   ``LeaderboardError/periodClosed(_:)``; then nothing was changed.
  @discardableResult
  public func revert(
    _ submission: SubmissionID,
    of player: PlayerID,
    as id: SubmissionID? = nil,
    reason: String? = nil
  ) async throws(LeaderboardError) -> AcceptedSubmission {
    try await accept(Draft(player, .revert(submission)), id, reason)
  }

  /// Removes a player from the ranking.
  ///
  /// Scores and history stay, and ``revert(_:of:as:reason:)`` brings the player back.
  ///
  /// - Parameters:
  ///   - player: The player.
  ///   - periods: The periods whose present buckets are affected; nil for all.
  ///   - id: The id of this step, for a retry and to revert it.
  ///   - reason: A reason for the history.
  /// - Returns: The accepted submission, whose id reverts it.
  /// - Throws: ``LeaderboardError/entryNotFound(_:)`` if a bucket has no entry of the player; then nothing was changed.
  @discardableResult
  public func disqualify(
    _ player: PlayerID,
    in periods: Set<Period>? = nil,
    as id: SubmissionID? = nil,
    reason: String? = nil
  ) async throws(LeaderboardError) -> AcceptedSubmission {
    try await accept(Draft(player, .disqualify, periods), id, reason)
  }

  /// Removes all entries from the present bucket of one period.
  ///
  /// Other periods and buckets stay.
  ///
  /// - Parameters:
  ///   - period: The period.
  ///   - id: The id of this step, for a retry.
  ///   - reason: A reason for the history.
  /// - Returns: The number of removed entries.
  /// - Throws: ``LeaderboardError``; then nothing was changed.
  @discardableResult
  public func reset(
    _ period: Period,
    as id: SubmissionID? = nil,
    reason: String? = nil
  ) async throws(LeaderboardError) -> Int {
    let player = PlayerID(actor ?? Self.nobody)
    return try await accept(Draft(player, .reset, [period]), id, reason).removed
  }

  /// The actor of a reset on a board whose players write for themselves.
  private static let nobody: UserID = "board"
}

// MARK: Sending

extension Leaderboard {
  /// A submission before it has an id and a time.
  private struct Draft {
    let player: PlayerID
    let action: Submission.Action
    let periods: Set<Period>?
    let name: String?
    let attributes: [String: String]
    var needsEntry = false

    init(
      _ player: PlayerID,
      _ action: Submission.Action,
      _ periods: Set<Period>? = nil,
      name: String? = nil,
      attributes: [String: String] = [:]
    ) {
      self.player = player.trimmed
      (self.action, self.periods, self.name, self.attributes) = (action, periods, name, attributes)
    }
  }

  private func accept(
    _ draft: Draft,
    _ id: SubmissionID?,
    occurredAt time: Timestamp? = nil,
    _ reason: String?
  ) async throws(LeaderboardError) -> AcceptedSubmission {
    let now = clock.now()
    let name = id ?? SubmissionID(rawValue: clock.newIdentity())
    do {
      return try await accept(submission(draft, name, at: time ?? now, reason), at: now)
    } catch {
      // A retry does not know the time of the first try.
      guard error == .idempotencyConflict(name), time == nil,
        let first = try await history(of: draft.player).first(where: { $0.submission.id == name })
      else { throw error }
      return try await accept(submission(draft, name, at: first.submission.occurredAt, reason), at: now)
    }
  }

  private func accept(
    _ submission: Submission,
    at now: Timestamp
  ) async throws(LeaderboardError) -> AcceptedSubmission {
    guard let accepted = try await boards.submit([submission], at: now).first else {
      throw .store(.damaged("a submission was answered without itself"))
    }
    return accepted
  }

  private func submission(
    _ draft: Draft,
    _ id: SubmissionID,
    at time: Timestamp,
    _ reason: String?
  ) -> Submission {
    Submission(
      id: id,
      board: path,
      player: draft.player,
      draft.action,
      periods: draft.periods,
      occurredAt: time,
      actor: actor ?? UserID(draft.player),
      displayName: draft.name,
      attributes: draft.attributes,
      reason: reason,
      needsEntry: draft.needsEntry
    )
  }
}

extension AcceptedSubmission {
  /// The player's standing afterwards in the bucket of this period; nil without a rank.
  public subscript(period: Period) -> Standing? {
    effects.first { $0.bucket.period == period }?.after
  }

  /// The number of entries that a reset removed.
  public var removed: Int { effects.reduce(0) { $0 + $1.removed } }
}
