import Domain

/// One bucket as it was after some submission, to tell whom the next one displaces.
///
/// The store may be ahead: what it shows is taken back step by step, for each effect tells what was there before it.
struct BucketMirror {
  /// Who changes places because of one submission.
  enum Displacement: Hashable {
    case players([BoardEvent])
    /// More than are told, or it is not known who.
    case many
  }

  /// Players that one write tells of at most.
  static let most = 100
  /// Lines that are looked at for each write.
  private static let examined = 300

  private let bucket: Bucket
  private let definition: BoardDefinition
  private var lines: RankedBucket
  /// The first revision from which on the lines are known.
  private var from = Revision.zero

  /// - Parameters:
  ///   - bucket: Which bucket.
  ///   - entries: What the store showed after `pending`.
  ///   - pending: What was accepted on the board and is to be taken anew.
  ///   - definition: The board's.
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
        // Nobody tells who was there before it.
        from = accepted.revision
        return
      }
      lines.update(accepted.submission.player, to: effect.before?.entry)
    }
  }

  /// Takes the next submission that is no reset.
  mutating func take(_ accepted: AcceptedSubmission, _ effect: AcceptedSubmission.Effect) -> Displacement {
    if accepted.revision <= from { return .many }
    let range = displaceable(by: effect)
    let player = accepted.submission.player
    let first = lines.standings(in: range.prefix(Self.examined))
    let last = range.count > Self.examined ? lines.standings(in: range.suffix(1)) : []
    lines.update(player, to: effect.after?.entry)
    let moved = (first + last).filter { $0.entry.player != player }.compactMap(displacement)
    // Where the ends of what was not looked at stay where they are, so does what is between them.
    let goesOn = [first.last, last.last].contains { $0.flatMap(displacement) != nil }
    if moved.count > Self.most || (range.count > Self.examined && goesOn) { return .many }
    return .players(moved)
  }

  /// Takes a reset that removed so many; false where it is not known who was left.
  mutating func takeReset(_ accepted: AcceptedSubmission, removed: Int) -> Bool {
    if accepted.revision <= from { return true }
    guard lines.count == removed else { return false }
    lines = RankedBucket(definition)
    return true
  }

  /// The positions of those whose rank the effect may change: whom the player passes, or ties with.
  private func displaceable(by effect: AcceptedSubmission.Effect) -> Range<Int> {
    let standings = [effect.before, effect.after].compactMap(\.self)
    guard let highest = standings.map(\.position).min() else { return 0..<0 }
    var end = lines.count
    // Dense ranks, and those of who stands below one who comes or goes, may change down to the last.
    if standings.count == 2, !definition.ties.countsScores {
      end = standings.map { firstPosition(below: $0.entry.score) }.max() ?? end
    }
    return min(highest - 1, end)..<end
  }

  /// The first position, counted from 0, of a score that is worse.
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
