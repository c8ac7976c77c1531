import Domain

/// A copy of one bucket after some submission, to find the players that the next one displaces.
///
/// The store may be ahead. Then its lines are reverted step by step, because each effect holds the state before it.
struct BucketMirror {
  /// The players displaced by one submission.
  enum Displacement: Hashable {
    case players([BoardEvent])
    /// More players than are reported, or an unknown set.
    case many
  }

  /// The most players that one write reports.
  static let most = 100
  /// The number of lines compared for each write.
  private static let examined = 300

  private let bucket: Bucket
  private let definition: BoardDefinition
  private var lines: RankedBucket
  /// The first revision from which the lines are known.
  private var from = Revision.zero

  /// Creates a mirror from the store's lines.
  ///
  /// - Parameters:
  ///   - bucket: The bucket.
  ///   - entries: The store's entries after `pending`.
  ///   - pending: The submissions that were accepted on the board and will be applied again.
  ///   - definition: The board's rules.
  init(
    _ bucket: Bucket,
    _ entries: [BoardEntry],
    before pending: [AcceptedSubmission],
    _ definition: BoardDefinition
  ) {
    (self.bucket, self.definition) = (bucket, definition)
    lines = RankedBucket(definition, entries: entries)
    for accepted in pending.reversed() {
      guard let effect = accepted.effects.first(where: { $0.bucket == bucket }) else { continue }
      guard accepted.submission.action != .reset else {
        // The effect does not hold the entries before a reset.
        from = accepted.revision
        return
      }
      lines.update(accepted.submission.player, to: effect.before?.entry)
    }
  }

  /// Applies the next submission, which is no reset.
  mutating func take(_ accepted: AcceptedSubmission, _ effect: AcceptedSubmission.Effect) -> Displacement {
    if accepted.revision <= from { return .many }
    let range = displaceable(by: effect)
    let player = accepted.submission.player
    let first = lines.standings(in: range.prefix(Self.examined))
    let last = range.count > Self.examined ? lines.standings(in: range.suffix(1)) : []
    lines.update(player, to: effect.after?.entry)
    let moved = (first + last).filter { $0.entry.player != player }.compactMap(displacement)
    // If the ends of a skipped range stay in place, so does everything between them.
    let goesOn = [first.last, last.last].contains { $0.flatMap(displacement) != nil }
    if moved.count > Self.most || (range.count > Self.examined && goesOn) { return .many }
    return .players(moved)
  }

  /// Applies a reset that removed this many entries; false if the remaining entries are unknown.
  mutating func takeReset(_ accepted: AcceptedSubmission, removed: Int) -> Bool {
    if accepted.revision <= from { return true }
    guard lines.count == removed else { return false }
    lines = RankedBucket(definition)
    return true
  }

  /// Returns the positions whose rank the effect may change: the players passed, or tied with.
  private func displaceable(by effect: AcceptedSubmission.Effect) -> Range<Int> {
    let standings = [effect.before, effect.after].compactMap(\.self)
    guard let highest = standings.map(\.position).min() else { return 0..<0 }
    var end = lines.count
    // Dense ranks below a player who is added or removed may change down to the last.
    if standings.count == 2, !definition.ties.countsScores {
      end = standings.map { firstPosition(below: $0.entry.score) }.max() ?? end
    }
    return min(highest - 1, end)..<end
  }

  /// Returns the first position, counted from 0, of a worse score.
  private func firstPosition(below score: Score) -> Int {
    (0..<lines.count).firstFailing { position in
      !lines.standings(in: position..<position + 1)
        .contains { definition.directions.ranks(score, before: $0.entry.score) }
    }
  }

  private func displacement(of line: Standing) -> BoardEvent? {
    guard let rank = lines.standing(of: line.entry.player)?.rank, rank != line.rank else { return nil }
    return .displaced(player: line.entry.player, bucket: bucket, oldRank: line.rank, newRank: rank)
  }
}
