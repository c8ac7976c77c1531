/// What a board is, fixed when it is made.
public struct BoardDefinition: Hashable, Sendable {
  /// One direction per key of the board's scores.
  public let directions: [Direction]
  public let ties: TiePolicy
  public let tieOrder: TieOrder
  public let periods: Set<Period>
  /// Where the board's days begin (LDB-4).
  public let zone: ZoneTable
  /// How long after its end a bucket still takes what occurred in it, in milliseconds; 24 hours unless told otherwise.
  public let graceMilliseconds: Int64
  /// What the first key of an entry may be; anything else is refused as implausible.
  public let plausible: ClosedRange<Int64>?
  /// Which version of a sport's rules the scores were made by, to be shown with them.
  public let ruleVersion: Int

  public init(
    directions: [Direction] = [.descending],
    ties: TiePolicy = .competition,
    tieOrder: TieOrder = .reachedAt,
    periods: Set<Period> = [.allTime],
    zone: ZoneTable = .utc,
    graceMilliseconds: Int64 = 24 * 3_600_000,
    plausible: ClosedRange<Int64>? = nil,
    ruleVersion: Int = 1
  ) {
    self.directions = directions
    self.ties = ties
    self.tieOrder = tieOrder
    self.periods = periods
    self.zone = zone
    self.graceMilliseconds = graceMilliseconds
    self.plausible = plausible
    self.ruleVersion = ruleVersion
  }

  /// Whether a bucket takes nothing more (LDB-16).
  ///
  /// No timer closes it, and nothing about it is stored.
  public func isSealed(_ bucket: Bucket, at now: Timestamp) -> Bool {
    sealing(of: bucket).map { now >= $0 } ?? false
  }

  /// From when on a bucket takes nothing more; nil for all time.
  public func sealing(of bucket: Bucket) -> Timestamp? {
    bucket.end?.advanced(byMilliseconds: graceMilliseconds)
  }

  /// - Throws: ``LeaderboardError/invalid(_:)`` for a board that could not be ranked.
  public func check() throws(LeaderboardError) {
    guard (1...Limits.scoreKeys).contains(directions.count) else {
      throw .invalid("a board has 1 to \(Limits.scoreKeys) score keys, not \(directions.count)")
    }
    if periods.isEmpty { throw .invalid("a board needs at least one period") }
    if graceMilliseconds < 0 { throw .invalid("the grace is negative") }
    if let problem = zone.problem { throw .invalid(problem) }
  }
}
