public import Domain

/// What a submitted score does to the one that is there (LDB-7).
public enum ScoreRule: String, Hashable, Codable, Sendable, CaseIterable {
  /// Replaces it, also by a lower one.
  case set
  /// Keeps what ranks higher.
  case best
  /// Adds, also a negative number.
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
  /// Makes a player's entry, or changes it, in all of the periods or in none (LDB-6, LDB-8).
  ///
  /// - Parameters:
  ///   - score: One number, or as many as the board has keys.
  ///   - rule: What it does to the score that is there.
  ///   - player: Whose score it is.
  ///   - name: What to show; nil keeps the name that is there.
  ///   - periods: In which periods it counts; nil for all of the board's.
  ///   - attributes: What to find the entry by; others that it has stay.
  ///   - time: When it happened, which decides the buckets; nil for now.
  ///   - id: Names this submission, so that the same one made again counts once and is answered the same (LDB-18); nil
  ///     for one that is not made again.
  ///   - reason: Stands in the history.
  /// - Returns: What it did; `accepted[.weekly]` is the new standing.
  /// - Throws: ``LeaderboardError``; then nothing was changed.
  @discardableResult
  public func submit(
    _ score: Score,
    _ rule: ScoreRule = .set,
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

  /// The same as ``submit(_:_:for:named:in:attributes:occurredAt:as:reason:)`` for a player who is there already.
  ///
  /// - Throws: ``LeaderboardError/entryNotFound(_:)`` where one of the buckets lacks an entry of the player's; then
  ///   nothing was changed.
  @discardableResult
  public func update(
    _ score: Score,
    _ rule: ScoreRule = .set,
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

  /// Takes a submission back, as if it had never been made; the later ones stay.
  ///
  /// - Parameters:
  ///   - submission: The id of what is taken back, a disqualification among it.
  ///   - player: Whose it is.
  ///   - id: Names this step, for a repeat.
  ///   - reason: Stands in the history.
  /// - Returns: What it did.
  /// - Throws: ``LeaderboardError/cannotRevert(_:)`` for what is not there or not this player's, and
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

  /// Takes a player out of the ranking; scores and history stay, and ``revert(_:of:as:reason:)`` brings the player back.
  ///
  /// - Parameters:
  ///   - player: Who is taken out.
  ///   - periods: Of which present buckets; nil for all.
  ///   - id: Names this step, for a repeat and to take it back.
  ///   - reason: Stands in the history.
  /// - Returns: What it did; its submission's id takes it back.
  /// - Throws: ``LeaderboardError/entryNotFound(_:)`` where one of the buckets lacks an entry of the player's; then
  ///   nothing was changed.
  @discardableResult
  public func disqualify(
    _ player: PlayerID,
    in periods: Set<Period>? = nil,
    as id: SubmissionID? = nil,
    reason: String? = nil
  ) async throws(LeaderboardError) -> AcceptedSubmission {
    try await accept(Draft(player, .disqualify, periods), id, reason)
  }

  /// Empties the present bucket of one period; other periods and other buckets stay (LDB-15).
  ///
  /// - Parameters:
  ///   - period: The period.
  ///   - id: Names this step, for a repeat.
  ///   - reason: Stands in the history.
  /// - Returns: How many entries it removed.
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

  /// Who resets a board of players who write for themselves.
  private static let nobody: UserID = "board"
}

// MARK: Sending

extension Leaderboard {
  /// A submission as far as its caller knows it.
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
    let now = surroundings.now()
    let name = id ?? SubmissionID(rawValue: surroundings.newIdentity())
    do {
      return try await accept(submission(draft, name, at: time ?? now, reason), at: now)
    } catch {
      // A repeat does not know at what time it was made first.
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
  /// The player's standing after it in the bucket of this period; nil where the player is not ranked there.
  public subscript(period: Period) -> Standing? {
    effects.first { $0.bucket.period == period }?.after
  }

  /// How many entries it removed, if it was a reset.
  public var removed: Int { effects.reduce(0) { $0 + $1.removed } }
}
