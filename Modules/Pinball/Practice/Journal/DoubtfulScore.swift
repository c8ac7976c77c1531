public import Domain

/// A score that is far from every known one on its game, which its player confirms before it is saved.
public struct DoubtfulScore: Error, Hashable, Sendable {
  /// The stable code.
  public static let code = "doubtfulScore"
  private let score: GameScore
  private let game: String
  private let isAbove: Bool

  fileprivate init(_ score: GameScore, on game: String, isAbove: Bool) {
    (self.score, self.game, self.isAbove) = (score, game, isAbove)
  }

  /// The question for the player.
  public var question: Message {
    let score = Message.number(Double(score.points))
    return isAbove
      ? Message("\(score) is far above every known score on \(game). Save it?")
      : Message("\(score) is far below the known scores on \(game). Save it?")
  }
}

extension League {
  /// Compares the score of a draft with the known ones on its game.
  ///
  /// - Parameters:
  ///   - draft: The draft, whose game is a practice key or the name of a game outside the library.
  ///   - practice: The player's practice.
  /// - Returns: The doubt; nil for a plausible score, and for a draft without one.
  public func doubt(about draft: EntryDraft, with practice: PracticeState) -> DoubtfulScore? {
    guard draft.kind == .score, let score = try? GameScore(draft[.score], decimal: draft.decimal) else { return nil }
    let plausible = PlausibleScores(best: bestScores(with: practice)[draft.game]).range
    if plausible.contains(score.points) { return nil }
    let name = library?.games.first { $0.practiceKey == draft.game }?.name ?? draft.game
    return DoubtfulScore(score, on: name, isAbove: score.points > plausible.upperBound)
  }
}
