/// The rules of a board, fixed when it is defined.
public struct BoardDefinition: Hashable, Sendable {
  /// One direction for each key of a score.
  public var directions: [Direction]
  /// The ranks of equal scores.
  public var ties: TiePolicy
  /// The order in which equal scores are listed.
  public var tieOrder: TieOrder
  /// The periods that the board ranks.
  public var periods: Set<Period>
  /// The time zone in which the board's days begin.
  public var zone: ZoneTable
  /// The milliseconds after its end for which a bucket still accepts scores that occurred in it; 24 hours by default.
  ///
  /// Of a longer time than ``Limits/graceMilliseconds``, that much counts (``countedGrace``).
  public var graceMilliseconds: Int64
  /// The range of an entry's first key.
  ///
  /// A score outside it is rejected as implausible.
  public var plausible: ClosedRange<Int64>?
  /// The version of the sport's rules that made the scores, shown with them.
  public var ruleVersion: Int

  /// Creates a definition; ``check()`` validates it.
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

  /// Whether a bucket accepts no more scores.
  ///
  /// This follows from the clock alone. No timer runs, and nothing is stored.
  package func isSealed(_ bucket: Bucket, at now: Timestamp) -> Bool {
    sealing(of: bucket).map { now >= $0 } ?? false
  }

  /// Returns the moment from which a bucket accepts no more scores; nil for all time.
  package func sealing(of bucket: Bucket) -> Timestamp? {
    bucket.end?.advanced(byMilliseconds: countedGrace)
  }

  /// The grace in milliseconds, as far as it counts.
  ///
  /// The limit bounds the open buckets of a board, so that nobody spreads scores over thousands of past days.
  package var countedGrace: Int64 { min(graceMilliseconds, Limits.graceMilliseconds) }

  /// Whether a score of the board's number of keys may be an entry's.
  package func isPlausible(_ score: Score) -> Bool { plausible?.contains(score.keys[0]) ?? true }

  /// Returns in words where this definition differs from the one that a board has; empty for the same one.
  package func differences(from present: BoardDefinition) -> [String] {
    func names(_ periods: Set<Period>) -> String { periods.map(\.rawValue).sorted().joined(separator: ", ") }
    func words<Value: Equatable>(
      _ name: String,
      _ rule: (BoardDefinition) -> Value,
      as text: (Value) -> String
    ) -> String? {
      let (here, there) = (rule(self), rule(present))
      return here == there ? nil : "\(name): \(text(there)), not \(text(here))"
    }
    return [
      words("directions", \.directions) { $0.map(\.rawValue).joined(separator: ", ") },
      words("ties", \.ties, as: \.rawValue),
      words("order of ties", \.tieOrder, as: \.rawValue),
      words("periods", \.periods, as: names),
      words("time zone", \.zone.name, as: \.self)
        ?? words("transitions of the time zone", \.zone) { "\($0.transitions.count)" },
      words("grace in milliseconds", \.graceMilliseconds) { "\($0)" },
      words("plausible scores", \.plausible) { $0.map { "\($0.lowerBound) to \($0.upperBound)" } ?? "any" },
      words("version of the rules", \.ruleVersion) { "\($0)" },
    ]
    .compactMap(\.self)
  }

  /// Rejects a board that could not be ranked.
  ///
  /// - Throws: ``LeaderboardError/invalid(_:)``.
  public func check() throws(LeaderboardError) {
    guard (1...Limits.scoreKeys).contains(directions.count) else {
      throw .invalid("a board has 1 to \(Limits.scoreKeys) score keys, not \(directions.count)")
    }
    if periods.isEmpty { throw .invalid("a board needs at least one period") }
    if graceMilliseconds < 0 { throw .invalid("the grace is negative") }
    if let problem = zone.problem { throw .invalid(problem) }
  }
}
