public import Domain

/// Lines of one bucket of a board, and all that is needed to show them (LDB-11).
public struct BoardSnapshot: Hashable, Sendable {
  public let standings: [Standing]
  /// What is shown: its period, its id and its bounds.
  public let bucket: Bucket
  /// All ranked entries, shown or not.
  public let total: Int
  /// The clock at the moment when it was asked for (LDB-12).
  public let generatedAt: Timestamp
  /// Whether the bucket takes nothing more, so that this is final.
  public let isSealed: Bool
  public let ties: TiePolicy
  /// Which version of a sport's rules the scores were made by.
  public let ruleVersion: Int
  /// The board's revision that this shows; snapshots of one revision fit together.
  public let revision: Revision

  public var period: Period { bucket.period }

  init(_ page: BoardPage, of definition: BoardDefinition, at now: Timestamp) {
    (standings, bucket, total, revision) = (page.standings, page.bucket, page.total, page.revision)
    (ties, ruleVersion) = (definition.ties, definition.ruleVersion)
    generatedAt = now
    isSealed = definition.isSealed(page.bucket, at: now)
  }
}

/// A bucket that is over, with those who won it.
public struct ArchivedBucket: Hashable, Sendable {
  public let bucket: Bucket
  /// Everyone of the first rank.
  public let winners: [Standing]
  /// All ranked entries.
  public let total: Int
  /// Whether the grace is over, too, so that this is final.
  public let isSealed: Bool
}
