/// The one rule that turns submissions into entries.
package enum BoardFold: Sendable {
  /// Returns the entry after a submission stamped later than all before it.
  ///
  /// A revert needs the history (``entry(of:from:in:)``) and changes nothing here.
  package static func entry(
    after entry: BoardEntry?,
    _ submission: Submission,
    in definition: BoardDefinition
  ) throws(LeaderboardError) -> BoardEntry? {
    switch submission.action {
    case .set(let score):
      return try next(entry, submission, score, definition)
    case .best(let score):
      if let entry, !definition.directions.ranks(score, before: entry.score) {
        return try next(entry, submission, entry.score, definition)
      }
      return try next(entry, submission, score, definition)
    case .increment(let amount):
      let start = entry?.score ?? Score(0)
      guard let sum = start.adding(Score(amount)) else { throw .scoreOverflow(submission.player) }
      return try next(entry, submission, sum, definition)
    case .disqualify:
      return entry.map { changed($0, by: submission, score: $0.score, isDisqualified: true) }
    case .revert: return entry
    case .reset: return nil
    }
  }

  /// Returns the same, but throws only if `refused` is the submission that cannot count.
  ///
  /// Any other is skipped.
  package static func entry(
    after entry: BoardEntry?,
    _ submission: Submission,
    in definition: BoardDefinition,
    refusing refused: SubmissionID?
  ) throws(LeaderboardError) -> BoardEntry? {
    do throws(LeaderboardError) {
      return try self.entry(after: entry, submission, in: definition)
    } catch {
      if submission.id == refused { throw error }
      return entry
    }
  }

  /// Returns one player's entry in one bucket, from the player's submissions there and the bucket's resets, in any
  /// order.
  ///
  /// A submission that would overflow the score or make it implausible is skipped. So stores that accepted submissions
  /// apart agree once they hold the same ones.
  ///
  /// - Throws: ``LeaderboardError`` if `refused` is the submission that cannot count.
  package static func entry(
    of player: PlayerID,
    from submissions: some Sequence<Submission>,
    in definition: BoardDefinition,
    refusing refused: SubmissionID? = nil
  ) throws(LeaderboardError) -> BoardEntry? {
    let reverted = Set(submissions.compactMap { if case .revert(let id) = $0.action { id } else { nil } })
    var result: BoardEntry?
    for submission in submissions.sorted(by: isEarlier) where !reverted.contains(submission.id) {
      result = try entry(after: result, submission, in: definition, refusing: refused)
    }
    return result
  }

  static func isEarlier(_ left: Submission, _ right: Submission) -> Bool {
    guard let first = left.stamp, let second = right.stamp, first != second else { return left.id < right.id }
    return first < second
  }

  private static func next(
    _ entry: BoardEntry?,
    _ submission: Submission,
    _ score: Score,
    _ definition: BoardDefinition
  ) throws(LeaderboardError) -> BoardEntry {
    guard definition.isPlausible(score) else { throw .implausible(score) }
    guard let entry else {
      return BoardEntry(
        player: submission.player,
        displayName: submission.givenName ?? TextLimit.name.cut(submission.player.rawValue),
        score: score,
        achievedAt: submission.occurredAt,
        createdAt: submission.occurredAt,
        updatedAt: submission.occurredAt,
        enteredAt: submission.stamp?.time ?? submission.occurredAt,
        attributes: submission.attributes
      )
    }
    return changed(entry, by: submission, score: score, isDisqualified: entry.isDisqualified)
  }

  /// Returns the changed entry.
  ///
  /// Submitting the same score again does not move the time at which it was reached.
  private static func changed(
    _ entry: BoardEntry,
    by submission: Submission,
    score: Score,
    isDisqualified: Bool
  ) -> BoardEntry {
    BoardEntry(
      player: entry.player,
      displayName: submission.givenName ?? entry.displayName,
      score: score,
      achievedAt: score == entry.score ? entry.achievedAt : submission.occurredAt,
      createdAt: entry.createdAt,
      updatedAt: submission.occurredAt,
      enteredAt: entry.enteredAt,
      attributes: merged(entry.attributes, with: submission.attributes),
      isDisqualified: isDisqualified
    )
  }

  /// Returns the attributes with others added, as many as an entry may have.
  private static func merged(_ present: [String: String], with added: [String: String]) -> [String: String] {
    let all = present.merging(added) { $1 }
    if all.count <= Limits.attributes { return all }
    let new = added.keys.filter { present[$0] == nil }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let room = max(0, Limits.attributes - present.count)
    return all.filter { name, _ in present[name] != nil || new.prefix(room).contains(name) }
  }
}

extension Submission {
  /// The name to show, trimmed; nil if none was given.
  fileprivate var givenName: String? {
    guard let trimmed = displayName?.trimmingSpaces, !trimmed.isEmpty else { return nil }
    return trimmed
  }
}
