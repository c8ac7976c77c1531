import Domain

/// The expected content of a board, computed in the slowest and plainest way: fold everything, sort everything, count.
///
/// Shares no code with the product's ranking, so that both cannot be wrong in the same way.
struct ReferenceBoard {
  let definition: BoardDefinition
  /// Every accepted submission, stamped.
  var taken: [Submission] = []

  init(_ definition: BoardDefinition) {
    self.definition = definition
  }

  /// The buckets that a submission changes, in order of the periods' names.
  func buckets(of submission: Submission) -> [Bucket] {
    if case .revert(let id) = submission.action, let target = taken.first(where: { $0.id == id }) {
      return buckets(of: target)
    }
    return (submission.periods ?? definition.periods).sorted { $0.rawValue < $1.rawValue }
      .map { $0.bucket(of: submission.occurredAt, in: definition.zone) }
  }

  /// Returns the reason for which a store must reject the submission; nil if it must accept it.
  ///
  /// Without a time, another store has accepted the submission.
  func refusal(of submission: Submission, at now: Timestamp?) -> LeaderboardError? {
    if case .revert(let id) = submission.action {
      let target = taken.first { $0.id == id }
      guard let target, target.player == submission.player, target.canBeTakenBack else { return .cannotRevert(id) }
    }
    guard let now else { return nil }
    if let closed = buckets(of: submission).first(where: { isClosed($0, at: now) }) { return .periodClosed(closed) }
    let isStrict = submission.needsEntry || submission.action == .disqualify
    let isMissing = buckets(of: submission).contains { bucket in
      !entries(in: bucket).contains { $0.player == submission.player }
    }
    if isStrict && isMissing { return .entryNotFound(submission.player) }
    switch submission.action {
    case .set(let given), .best(let given): if !isCountable(given) { return .implausible(given) }
    default: break
    }
    for bucket in buckets(of: submission) {
      let old = entries(in: bucket).first { $0.player == submission.player }
      if let score = score(after: old, submission), !isCountable(score) { return .implausible(score) }
    }
    return nil
  }

  private func isClosed(_ bucket: Bucket, at now: Timestamp) -> Bool {
    bucket.end.map { now.rawValue - $0.rawValue >= min(definition.graceMilliseconds, Limits.graceMilliseconds) }
      ?? false
  }

  /// Every entry of a bucket, ranked or not, in no order.
  func entries(in bucket: Bucket) -> [BoardEntry] {
    var entries: [PlayerID: BoardEntry] = [:]
    for submission in standing where buckets(of: submission).contains(bucket) {
      if submission.action == .reset { entries = [:] } else { apply(submission, to: &entries) }
    }
    return Array(entries.values)
  }

  /// The lines of a bucket among the entries that `isChosen` lets through.
  func standings(in bucket: Bucket, where isChosen: (BoardEntry) -> Bool = { _ in true }) -> [Standing] {
    let sorted = entries(in: bucket).filter { !$0.isDisqualified && isChosen($0) }.sorted(by: isListedBefore)
    return sorted.enumerated().map { index, entry in
      let better = sorted.filter { isBetter($0.score, than: entry.score) }
      let rank =
        switch definition.ties {
        case .competition: better.count + 1
        case .dense: Set(better.map(\.score)).count + 1
        case .ordinal: index + 1
        }
      return Standing(entry: entry, rank: rank, position: index + 1)
    }
  }

  /// Returns the expected page; nil if the window's player is not ranked.
  func page(_ query: BoardQuery) -> [Standing]? {
    let all = standings(in: query.bucket) { entry in
      query.players?.contains(entry.player) != false
        && query.attributes.allSatisfy { entry.attributes[$0.key] == $0.value }
    }
    switch query.window {
    case .from(let offset, let limit): return Array(all.dropFirst(offset).prefix(limit))
    case .around(let player, let radius, let fill):
      guard let middle = all.firstIndex(where: { $0.entry.player == player }) else { return nil }
      var wanted = Array(middle - radius...middle + radius)
      while fill, let first = wanted.first, first < 0 { wanted = wanted.map { $0 + 1 } }
      while fill, let last = wanted.last, last >= all.count, last > 2 * radius { wanted = wanted.map { $0 - 1 } }
      return wanted.filter(all.indices.contains).map { all[$0] }
    }
  }

  /// The submissions that are not reverted, in the order of their stamps.
  private var standing: [Submission] {
    let reverts = taken.compactMap { if case .revert(let id) = $0.action { id } else { nil } }
    return taken.filter { $0.canBeTakenBack || $0.action == .reset }.filter { !reverts.contains($0.id) }
      .sorted { left, right in
        guard let first = left.stamp, let second = right.stamp, first != second else { return left.id < right.id }
        return first < second
      }
  }

  private func apply(_ submission: Submission, to entries: inout [PlayerID: BoardEntry]) {
    let old = entries[submission.player]
    guard let score = score(after: old, submission), isCountable(score) else { return }
    let name = submission.displayName?.trimmingSpaces ?? ""
    let isReached = old?.score == score
    entries[submission.player] = BoardEntry(
      player: submission.player,
      displayName: name.isEmpty ? old?.displayName ?? submission.player.rawValue : name,
      score: score,
      achievedAt: isReached ? old?.achievedAt ?? submission.occurredAt : submission.occurredAt,
      createdAt: old?.createdAt ?? submission.occurredAt,
      updatedAt: submission.occurredAt,
      enteredAt: old?.enteredAt ?? submission.stamp?.time ?? submission.occurredAt,
      attributes: (old?.attributes ?? [:]).merging(submission.attributes) { _, new in new },
      isDisqualified: old?.isDisqualified == true || submission.action == .disqualify
    )
  }

  /// Returns the score after a submission; nil for a submission without a score.
  private func score(after old: BoardEntry?, _ submission: Submission) -> Score? {
    switch submission.action {
    case .set(let given): given
    case .best(let given): old.map { isBetter(given, than: $0.score) ? given : $0.score } ?? given
    case .increment(let amount): Score((old?.score.keys.first ?? 0) + amount)
    case .disqualify: old?.score
    case .revert, .reset: nil
    }
  }

  /// Returns whether a score is plausible.
  ///
  /// Others are skipped.
  private func isCountable(_ score: Score) -> Bool {
    definition.plausible?.contains(score.keys[0]) != false
  }

  private func isBetter(_ left: Score, than right: Score) -> Bool {
    for (index, direction) in definition.directions.enumerated() where left.keys[index] != right.keys[index] {
      return (left.keys[index] > right.keys[index]) == (direction == .descending)
    }
    return false
  }

  private func isListedBefore(_ left: BoardEntry, _ right: BoardEntry) -> Bool {
    if left.score != right.score { return isBetter(left.score, than: right.score) }
    let (first, second) =
      switch definition.tieOrder {
      case .reachedAt: (left.achievedAt, right.achievedAt)
      case .sequence: (left.enteredAt, right.enteredAt)
      case .id: (0, 0) as (Timestamp, Timestamp)
      }
    if first != second { return first < second }
    return left.player.rawValue.utf8.lexicographicallyPrecedes(right.player.rawValue.utf8)
  }
}
