internal import Domain

/// The scores on a game that are not asked about before they are saved, from the best score that is known there.
///
/// A slip of the thumb adds or leaves out digits, or takes B for M. A real record is rarely ten times the last one.
package struct PlausibleScores: Hashable, Sendable {
  package let range: ClosedRange<Int64>

  /// Creates the range from the best score of anyone; nil if none is known.
  package init(best: Double?) {
    guard let best, best > 0, best < Double(GameScore.largest) / 10 else {
      range = 1...(best == nil ? Self.largestUnknown : GameScore.largest)
      return
    }
    range = max(1, Int64(best) / 10_000)...max(1, Int64(best * 10))
  }

  /// A trillion: more than the best score on any game that counts in thousands or millions.
  private static let largestUnknown: Int64 = 1_000_000_000_000
}

extension League {
  /// Returns ``PracticeError/doubtfulScore(_:)`` for a score that is far from the known ones on its game, and else nil.
  package func doubt(about draft: EntryDraft, with practice: PracticeState) -> PracticeError? {
    guard draft.kind == .score, let score = try? GameScore(draft[.score], decimal: draft.decimal) else { return nil }
    let plausible = PlausibleScores(best: bestScores(with: practice)[draft.game]).range
    if plausible.contains(score.points) { return nil }
    let game = library?.games.first { $0.practiceKey == draft.game }?.name ?? draft.game
    let number = Message.number(Double(score.points))
    return .doubtfulScore(
      score.points > plausible.upperBound
        ? Message("\(number) is far above every known score on \(game). Save it?")
        : Message("\(number) is far below the known scores on \(game). Save it?")
    )
  }

  /// Returns the best score on each game by practice key: the player's own or one of the league's files.
  package func bestScores(with practice: PracticeState) -> [String: Double] {
    var best: [String: Double] = [:]
    for entry in practice.scoreEntries { best[entry.gameID] = max(best[entry.gameID] ?? 0, entry.score) }
    guard let stats, let library else { return best }
    var machines: [String: Double] = [:]
    for row in stats.rows {
      if let score = row.countedScore { machines[row.machine] = max(machines[row.machine] ?? 0, score) }
    }
    let matcher = MachineMatcher(library)
    for (machine, score) in machines {
      guard let key = matcher.sureMatch(machine)?.game.practiceKey else { continue }
      best[key] = max(best[key] ?? 0, score)
    }
    return best
  }
}
