public import Domain

extension Leaderboard {
  /// The first lines of a bucket.
  ///
  /// - Parameters:
  ///   - period: The period.
  ///   - bucketID: Which of its buckets, such as `2025-W24`; nil for the present one.
  ///   - limit: How many lines; 0 to ``Limits/pageItems``.
  ///   - offset: How many lines to leave out before them.
  /// - Returns: The lines; none where nobody has played.
  /// - Throws: ``LeaderboardError/invalidLimit(_:)``, or what the store throws.
  public func top(
    _ period: Period,
    bucketID: String? = nil,
    limit: Int = 100,
    offset: Int = 0
  ) async throws(LeaderboardError) -> BoardSnapshot {
    try await snapshot(bucket(period, bucketID), .from(offset: offset, limit: limit))
  }

  /// Where a player stands.
  ///
  /// - Parameters:
  ///   - player: The player.
  ///   - period: The period.
  ///   - bucketID: Which of its buckets; nil for the present one.
  /// - Returns: The same line as ``top(_:bucketID:limit:offset:)`` shows (LDB-13).
  /// - Throws: ``LeaderboardError/entryNotFound(_:)``, or what the store throws.
  public func standing(
    of player: PlayerID,
    in period: Period,
    bucketID: String? = nil
  ) async throws(LeaderboardError) -> Standing {
    let snapshot = try await around(player, in: period, bucketID: bucketID, radius: 0)
    guard let standing = snapshot.standings.first else { throw .entryNotFound(player) }
    return standing
  }

  /// The lines around a player (LDB-14).
  ///
  /// - Parameters:
  ///   - player: Who is in the middle.
  ///   - period: The period.
  ///   - bucketID: Which of its buckets; nil for the present one.
  ///   - radius: How many lines above and below.
  ///   - fill: Whether the window is moved at the ends, to keep its size.
  /// - Returns: The lines.
  /// - Throws: ``LeaderboardError/entryNotFound(_:)``, or what the store throws.
  public func around(
    _ player: PlayerID,
    in period: Period,
    bucketID: String? = nil,
    radius: Int = 5,
    fill: Bool = false
  ) async throws(LeaderboardError) -> BoardSnapshot {
    try await snapshot(bucket(period, bucketID), .around(player.trimmed, radius: radius, fill: fill))
  }

  /// The buckets of a period that hold ranked entries, newest first.
  public func buckets(of period: Period) async throws(LeaderboardError) -> [Bucket] {
    try await boards.buckets(of: path, period)
  }

  /// The buckets of a period that are over, newest first, each with its winners (LDB-16).
  ///
  /// - Parameters:
  ///   - period: The period.
  ///   - limit: How many of them.
  /// - Returns: The buckets; ``top(_:bucketID:limit:offset:)`` shows all of one.
  /// - Throws: ``LeaderboardError``.
  public func archive(of period: Period, limit: Int = 100) async throws(LeaderboardError) -> [ArchivedBucket] {
    let now = surroundings.now()
    var archive: [ArchivedBucket] = []
    for bucket in try await buckets(of: period) where bucket.end.map({ $0 <= now }) ?? false {
      if archive.count >= limit { break }
      archive.append(try await archived(bucket, at: now))
    }
    return archive
  }

  /// All submissions for one player, oldest first: each with its reason, who made it, and what it changed.
  public func history(of player: PlayerID) async throws(LeaderboardError) -> [AcceptedSubmission] {
    var history: [AcceptedSubmission] = []
    while true {
      let page = try await boards.submissions(
        of: path,
        player: player.trimmed,
        after: history.last?.revision ?? .zero,
        limit: Limits.pageItems
      )
      history += page
      if page.count < Limits.pageItems { return history }
    }
  }

  func snapshot(
    _ bucket: Bucket,
    _ window: BoardQuery.Window
  ) async throws(LeaderboardError) -> BoardSnapshot {
    let now = surroundings.now()
    let query = BoardQuery(path, bucket, window, attributes: attributes, players: players)
    return BoardSnapshot(try await boards.page(query), of: definition, at: now)
  }

  private func archived(_ bucket: Bucket, at now: Timestamp) async throws(LeaderboardError) -> ArchivedBucket {
    var winners: [Standing] = []
    while true {
      let page = try await snapshot(bucket, .from(offset: winners.count, limit: 100))
      let first = page.standings.prefix { $0.rank == 1 }
      winners += first
      if first.count == 100 { continue }
      return ArchivedBucket(bucket: bucket, winners: winners, total: page.total, isSealed: page.isSealed)
    }
  }
}

extension PlayerID {
  /// Without white space at both ends (LDB-5).
  var trimmed: PlayerID { PlayerID(rawValue: rawValue.trimmingSpaces) }
}
