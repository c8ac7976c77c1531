public import Domain

/// What happened on a board (LDB-17).
public enum BoardEvent: Hashable, Sendable {
  /// A player's score, name, attributes or rank changed by a submission to that player's entry.
  ///
  /// `oldRank` is nil for who was not ranked before, `newRank` for who is no longer; `score` is the latest one.
  case updated(player: PlayerID, bucket: Bucket, oldRank: Int?, newRank: Int?, score: Score)
  /// A player's rank changed because another player's entry did.
  case displaced(player: PlayerID, bucket: Bucket, oldRank: Int, newRank: Int)
  /// More players were displaced than are told one by one.
  case reordered(Bucket)
  /// A bucket was emptied of so many ranked entries.
  case reset(Bucket, removed: Int)
  /// A bucket in which somebody is ranked takes nothing more.
  case sealed(Bucket)
}
