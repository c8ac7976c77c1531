/// One change to a board.
///
/// A board is the fold of its submissions; they are its history, too.
public struct Submission: Hashable, Sendable {
  /// What it does to the player's entry in each of its buckets, or to those buckets.
  public enum Action: Hashable, Sendable {
    /// Replaces the score, also by a lower one.
    case set(Score)
    /// Keeps what ranks higher of this score and the one that is there.
    case best(Score)
    /// Adds to the score that is there, or to 0, also a negative number; only on boards of one key.
    case increment(Int64)
    /// Takes an earlier submission of the same player on the same board back, which is no revert or reset itself.
    case revert(SubmissionID)
    /// Takes a player who has an entry out of the ranking; revert it to bring the player back.
    case disqualify
    /// Empties the buckets that ``occurredAt`` falls into, of everything stamped earlier.
    case reset
  }

  /// Derive it from what causes it (an event, a round), and submitting again after a crash is harmless.
  public let id: SubmissionID
  public let board: Path
  public let player: PlayerID
  public let action: Action
  /// The periods it counts in; nil for all of the board's.
  public let periods: Set<Period>?
  /// Decides the buckets.
  public let occurredAt: Timestamp
  /// Who submitted it.
  public let actor: UserID
  /// At most ``Limits/displayNameCharacters``, not counting space around it.
  ///
  /// nil, or nothing but spaces, keeps the name that the entry has.
  public let displayName: String?
  /// Added to those that the entry has; at most ``Limits/attributes``, each name and value of at most
  /// ``Limits/attributeBytes``.
  public let attributes: [String: String]
  /// For people who read the history; no rule looks at it.
  public let reason: String?
  /// Refused with `entryNotFound` unless the player has an entry in every bucket (LDB-6 `update`).
  public let needsEntry: Bool
  /// Given by sync and `copy`, and where several devices may make one and the same submission, which each would stamp
  /// otherwise; else the store stamps it.
  ///
  /// Decides which of two came last.
  public let stamp: Stamp?

  public init(
    id: SubmissionID,
    board: Path,
    player: PlayerID,
    _ action: Action,
    periods: Set<Period>? = nil,
    occurredAt: Timestamp,
    actor: UserID,
    displayName: String? = nil,
    attributes: [String: String] = [:],
    reason: String? = nil,
    needsEntry: Bool = false,
    stamp: Stamp? = nil
  ) {
    self.id = id
    self.board = board
    self.player = player
    self.action = action
    self.periods = periods
    self.occurredAt = occurredAt
    self.actor = actor
    self.displayName = displayName
    self.attributes = attributes
    self.reason = reason
    self.needsEntry = needsEntry
    self.stamp = stamp
  }

  /// The same submission under this stamp.
  public func stamped(_ stamp: Stamp?) -> Submission {
    Submission(
      id: id,
      board: board,
      player: player,
      action,
      periods: periods,
      occurredAt: occurredAt,
      actor: actor,
      displayName: displayName,
      attributes: attributes,
      reason: reason,
      needsEntry: needsEntry,
      stamp: stamp
    )
  }

  /// Whether `other` is this submission again, whenever either was stamped.
  public func isRepeat(of other: Submission) -> Bool {
    stamped(nil) == other.stamped(nil)
  }
}

/// A submission as one store accepted it: the answer to give again to a repeat.
public struct AcceptedSubmission: Hashable, Codable, Sendable {
  /// What it did in one bucket.
  public struct Effect: Hashable, Codable, Sendable {
    public let bucket: Bucket
    /// The player's place until then; nil for one who was not ranked, and for a reset.
    public let before: Standing?
    /// The player's place since; nil for one who is not ranked, and for a reset.
    public let after: Standing?
    /// Ranked entries that a reset removed.
    public let removed: Int

    public init(bucket: Bucket, before: Standing?, after: Standing?, removed: Int = 0) {
      self.bucket = bucket
      self.before = before
      self.after = after
      self.removed = removed
    }
  }

  /// The board's revision that it made.
  public let revision: Revision
  /// Always stamped.
  public let submission: Submission
  /// In order of the periods' names.
  public let effects: [Effect]

  public init(revision: Revision, submission: Submission, effects: [Effect]) {
    self.revision = revision
    self.submission = submission
    self.effects = effects
  }
}

extension Submission {
  /// - Throws: ``LeaderboardError/invalid(_:)`` for more submissions than one call takes.
  public static func check(batch submissions: [Submission]) throws(LeaderboardError) {
    guard submissions.count <= Limits.batchItems else {
      throw .invalid("\(submissions.count) submissions at once, at most \(Limits.batchItems) are allowed")
    }
  }

  /// - Throws: ``LeaderboardError`` for a page of history that no store gives.
  public static func checkPage(after revision: Revision, limit: Int) throws(LeaderboardError) {
    guard (0...Limits.pageItems).contains(limit) else { throw .invalidLimit(limit) }
    guard revision >= .zero else { throw .invalid("the revision \(revision.rawValue) is negative") }
  }

  /// - Throws: ``LeaderboardError`` for what can never be accepted on a board of this definition.
  package func check(against definition: BoardDefinition) throws(LeaderboardError) {
    if let problem = id.problem ?? player.problem ?? actor.problem ?? board.problem
      ?? stamp?.device.problem
    {
      throw .invalid(problem)
    }
    // White space at both ends is no part of a name, so nothing of these would be left (LDB-5).
    if player.rawValue.trimmingSpaces.isEmpty { throw .invalid("a player's id is blank") }
    switch action {
    case .set(let score), .best(let score):
      guard score.keys.count == definition.directions.count else {
        throw .invalid("a score of \(score.keys.count) keys on a board of \(definition.directions.count)")
      }
    case .increment where definition.directions.count != 1:
      throw .invalid("only a board of one key can be incremented")
    case .increment, .revert, .disqualify, .reset: break
    }
    if let periods, periods.isEmpty || !periods.isSubset(of: definition.periods) {
      throw .invalid("the board does not have all of these periods")
    }
    try checkTexts()
  }

  private func checkTexts() throws(LeaderboardError) {
    if let name = displayName?.trimmingSpaces, name.count > Limits.displayNameCharacters {
      throw .invalid("a name of \(name.count) characters, at most \(Limits.displayNameCharacters) are allowed")
    }
    guard attributes.count <= Limits.attributes else { throw .invalid("too many attributes") }
    for (name, value) in attributes where max(name.utf8.count, value.utf8.count) > Limits.attributeBytes {
      throw .invalid("an attribute is longer than \(Limits.attributeBytes) bytes")
    }
  }
}
