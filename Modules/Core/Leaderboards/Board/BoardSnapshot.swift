public import Domain

/// Lines of one bucket of a board, with all that is needed to show them.
///
/// Two snapshots are equal if they show the same, whatever their ``generatedAt``.
public struct BoardSnapshot: Hashable, Codable, Sendable {
  /// The lines, in order.
  public let standings: [Standing]
  /// The bucket with its period, id and bounds.
  public let bucket: Bucket
  /// The number of ranked entries, shown or not.
  public let total: Int
  /// The time of the request.
  public let generatedAt: Timestamp
  /// Whether the bucket accepts no more scores, so that the lines are final.
  public let isSealed: Bool
  /// The board's tie policy.
  public let ties: TiePolicy
  /// The version of the sport's rules that made the scores.
  public let ruleVersion: Int
  /// The board's revision that this shows.
  ///
  /// Snapshots of one revision fit together.
  public let revision: Revision

  /// The bucket's period.
  public var period: Period { bucket.period }

  init(_ page: BoardPage, of definition: BoardDefinition, at now: Timestamp) {
    (standings, bucket, total, revision) = (page.standings, page.bucket, page.total, page.revision)
    (ties, ruleVersion) = (definition.ties, definition.ruleVersion)
    generatedAt = now
    isSealed = definition.isSealed(page.bucket, at: now)
  }

  public static func == (left: Self, right: Self) -> Bool {
    left.revision == right.revision && left.bucket == right.bucket && left.total == right.total
      && left.standings == right.standings && left.isSealed == right.isSealed && left.ties == right.ties
      && left.ruleVersion == right.ruleVersion
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(revision)
    hasher.combine(bucket)
    hasher.combine(standings)
  }
}

/// A bucket that is over, with its winners.
public struct ArchivedBucket: Hashable, Codable, Sendable {
  /// The bucket.
  public let bucket: Bucket
  /// The players with the first rank.
  public let winners: [Standing]
  /// The number of ranked entries.
  public let total: Int
  /// Whether the grace period is over too, so that the result is final.
  public let isSealed: Bool
}
