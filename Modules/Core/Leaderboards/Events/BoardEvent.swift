public import Domain

/// A change on a board.
public enum BoardEvent: Hashable, Sendable {
  /// A player's score, name, attributes or rank changed by a submission to that player's entry.
  ///
  /// `oldRank` is nil for a player not ranked before, `newRank` for one no longer ranked; `score` is the latest score.
  case updated(player: PlayerID, bucket: Bucket, oldRank: Int?, newRank: Int?, score: Score)
  /// A player's rank changed because another player's entry did.
  case displaced(player: PlayerID, bucket: Bucket, oldRank: Int, newRank: Int)
  /// More players were displaced than are reported one by one.
  case reordered(Bucket)
  /// A reset removed this many ranked entries from a bucket.
  case reset(Bucket, removed: Int)
  /// A bucket with ranked entries accepts no more scores.
  case sealed(Bucket)
}
