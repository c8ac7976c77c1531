/// One change to a board.
///
/// A board is the fold of its submissions, which are also its history.
public struct Submission: Hashable, Sendable {
  /// The effect on the player's entry in each bucket, or on the buckets.
  public enum Action: Hashable, Sendable {
    /// Replaces the score, also by a lower one.
    case set(Score)
    /// Keeps the better of this score and the present one.
    case best(Score)
    /// Adds to the present score, or to 0.
    ///
    /// The number may be negative. Only for boards of one key.
    case increment(Int64)
    /// Reverts an earlier submission of the same player on the same board, except a revert or a reset.
    case revert(SubmissionID)
    /// Removes the player's entry from the ranking.
    ///
    /// Revert the submission to bring it back.
    case disqualify
    /// Removes everything stamped earlier from the buckets that ``occurredAt`` falls into.
    case reset
  }

  /// The id that makes retries idempotent.
  ///
  /// Derive it from the cause, such as an event or a round.
  public var id: SubmissionID
  /// The board's path.
  public var board: ItemPath
  /// The player.
  public var player: PlayerID
  /// The effect.
  public var action: Action
  /// The periods in which the submission counts; nil for all of the board's.
  public var periods: Set<Period>?
  /// The time of the score, which decides the buckets.
  public var occurredAt: Timestamp
  /// The user who submitted it.
  public var actor: UserID
  /// The name to show, at most ``Limits/displayNameCharacters`` without surrounding space.
  ///
  /// nil or a blank name keeps the entry's present name.
  public var displayName: String?
  /// Attributes to add to the entry's, at most ``Limits/attributes``.
  ///
  /// An entry that has as many takes no new one; the names that come first in the order of their bytes are added.
  /// Each name and value has at most ``Limits/attributeBytes``.
  public var attributes: [String: String]
  /// A reason for readers of the history, within ``TextLimit/line``.
  ///
  /// No rule uses it. What a store of an earlier version has may be longer, and copies keep it.
  public var reason: String?
  /// Whether the submission is rejected with `entryNotFound` unless the player has an entry in every bucket.
  public var needsEntry: Bool
  /// The stamp that sync or `copy` carries over; nil lets the store stamp the submission.
  ///
  /// Callers also set it if several devices may make the same submission. Stamps decide which of two submissions came
  /// last.
  public var stamp: Stamp?

  /// Creates a submission.
  public init(
    id: SubmissionID,
    board: ItemPath,
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

  /// Returns the submission with another stamp.
  public func stamped(_ stamp: Stamp?) -> Submission {
    var submission = self
    submission.stamp = stamp
    return submission
  }

  /// Whether `other` is a retry of this submission, whatever their stamps.
  public func isRepeat(of other: Submission) -> Bool {
    stamped(nil) == other.stamped(nil)
  }
}

/// A submission as one store accepted it, which a retry returns again.
public struct AcceptedSubmission: Hashable, Codable, Sendable {
  /// The effect in one bucket.
  public struct Effect: Hashable, Codable, Sendable {
    /// The bucket.
    public var bucket: Bucket
    /// The player's standing before; nil for a player without a rank, and for a reset.
    public var before: Standing?
    /// The player's standing after; nil for a player without a rank, and for a reset.
    public var after: Standing?
    /// The number of ranked entries that a reset removed.
    public var removed: Int

    /// Creates an effect.
    public init(bucket: Bucket, before: Standing?, after: Standing?, removed: Int = 0) {
      self.bucket = bucket
      self.before = before
      self.after = after
      self.removed = removed
    }
  }

  /// The board's revision that the submission made.
  public var revision: Revision
  /// The submission, always stamped.
  public var submission: Submission
  /// The effects, in order of the periods' names.
  public var effects: [Effect]

  /// Creates an accepted submission.
  public init(revision: Revision, submission: Submission, effects: [Effect]) {
    self.revision = revision
    self.submission = submission
    self.effects = effects
  }
}

extension Submission {
  /// Rejects a batch of more submissions than one call takes.
  ///
  /// - Throws: ``LeaderboardError/invalid(_:)``.
  public static func check(batch submissions: [Submission]) throws(LeaderboardError) {
    try check(batchOf: submissions.count)
  }

  package static func check(batchOf count: Int) throws(LeaderboardError) {
    guard count <= Limits.batchItems else {
      throw .invalid("\(count) submissions at once, at most \(Limits.batchItems) are allowed")
    }
  }

  /// Rejects a page of history that is out of bounds.
  ///
  /// - Throws: ``LeaderboardError``.
  public static func checkPage(after revision: Revision, limit: Int) throws(LeaderboardError) {
    guard (0...Limits.pageItems).contains(limit) else { throw .invalidLimit(limit) }
    guard revision >= .zero else { throw .invalid("the revision \(revision.rawValue) is negative") }
  }

  /// Rejects a submission that a board of this definition can never accept.
  ///
  /// - Throws: ``LeaderboardError``.
  package func check(against definition: BoardDefinition) throws(LeaderboardError) {
    if let problem = id.problem ?? player.problem ?? actor.problem ?? board.problem
      ?? stamp?.device.problem
    {
      throw .invalid(problem)
    }
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

  /// Rejects texts that a new submission may not have; one that another store has accepted keeps them.
  ///
  /// - Throws: ``LeaderboardError/invalid(_:)``.
  package func checkNew() throws(LeaderboardError) {
    // White space at both ends is no part of an id. Boards of earlier versions may have such players, and a copy keeps them.
    if player.rawValue.trimmingSpaces.isEmpty { throw .invalid("a player's id is blank") }
    if let displayName, !displayName.isPlain {
      throw .invalid("the name shows nothing, or has control characters or marks that turn the text around it")
    }
    if let reason, !TextLimit.line.allows(reason) {
      let limit = TextLimit.line
      throw .invalid(
        "the reason is too long: at most \(limit.characters) characters and \(limit.bytes) bytes are allowed"
      )
    }
  }

  private func checkTexts() throws(LeaderboardError) {
    if let name = displayName?.trimmingSpaces, !TextLimit.name.allows(name) {
      throw .invalid(
        "the name is too long: at most \(TextLimit.name.characters) characters and \(TextLimit.name.bytes) bytes are "
          + "allowed, and \(TextLimit.marks) marks in a row"
      )
    }
    guard attributes.count <= Limits.attributes else { throw .invalid("too many attributes") }
    for (name, value) in attributes where max(name.utf8.count, value.utf8.count) > Limits.attributeBytes {
      throw .invalid("an attribute is longer than \(Limits.attributeBytes) bytes")
    }
  }
}
