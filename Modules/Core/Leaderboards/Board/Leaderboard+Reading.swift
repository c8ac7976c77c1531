public import Domain

extension Leaderboard {
  /// Returns the first lines of a bucket.
  ///
  /// - Parameters:
  ///   - period: The period.
  ///   - bucketID: The bucket, such as `2025-W24`; nil for the present one.
  ///   - limit: The number of lines, from 0 to ``Limits/pageItems``.
  ///   - offset: The number of lines to skip.
  /// - Returns: The lines; none for a bucket without submissions.
  /// - Throws: ``LeaderboardError/invalidLimit(_:)``, ``LeaderboardError/invalid(_:)`` for a period that the board does
  ///   not have, or an error of the store.
  public func top(
    _ period: Period,
    bucketID: String? = nil,
    limit: Int = 100,
    offset: Int = 0
  ) async throws(LeaderboardError) -> BoardSnapshot {
    try await snapshot(bucket(period, bucketID), .from(offset: offset, limit: limit))
  }

  /// Returns a player's standing.
  ///
  /// - Parameters:
  ///   - player: The player.
  ///   - period: The period.
  ///   - bucketID: The bucket; nil for the present one.
  /// - Returns: The same line as in ``top(_:bucketID:limit:offset:)``.
  /// - Throws: ``LeaderboardError/entryNotFound(_:)``, or an error of the store.
  public func standing(
    of player: PlayerID,
    in period: Period,
    bucketID: String? = nil
  ) async throws(LeaderboardError) -> Standing {
    let snapshot = try await around(player, in: period, bucketID: bucketID, radius: 0)
    guard let standing = snapshot.standings.first else { throw .entryNotFound(player) }
    return standing
  }

  /// Returns the lines around a player.
  ///
  /// - Parameters:
  ///   - player: The player in the middle.
  ///   - period: The period.
  ///   - bucketID: The bucket; nil for the present one.
  ///   - radius: The number of lines above and below.
  ///   - fill: Whether the window moves at the ends to keep its size.
  /// - Returns: The lines.
  /// - Throws: ``LeaderboardError/entryNotFound(_:)``, or an error of the store.
  public func around(
    _ player: PlayerID,
    in period: Period,
    bucketID: String? = nil,
    radius: Int = 5,
    fill: Bool = false
  ) async throws(LeaderboardError) -> BoardSnapshot {
    try await snapshot(bucket(period, bucketID), .around(player.trimmed, radius: radius, fill: fill))
  }

  /// Returns the buckets of a period that hold ranked entries, newest first.
  ///
  /// - Throws: ``LeaderboardError/invalid(_:)`` for a period that the board does not have, or an error of the store.
  public func buckets(of period: Period) async throws(LeaderboardError) -> [Bucket] {
    try check(period)
    return try await boards.buckets(of: path, period)
  }

  /// Returns the buckets of a period that are over, newest first, with their winners.
  ///
  /// - Parameters:
  ///   - period: The period.
  ///   - limit: The most buckets to return.
  /// - Returns: The buckets. ``top(_:bucketID:limit:offset:)`` returns all lines of one.
  /// - Throws: ``LeaderboardError``.
  public func archive(of period: Period, limit: Int = 100) async throws(LeaderboardError) -> [ArchivedBucket] {
    let now = clock.now()
    var archive: [ArchivedBucket] = []
    for bucket in try await buckets(of: period) where bucket.end.map({ $0 <= now }) ?? false {
      if archive.count >= limit { break }
      archive.append(try await archived(bucket, at: now))
    }
    return archive
  }

  /// Returns all submissions for one player, oldest first, with actor, reason and effects.
  public func history(of player: PlayerID) async throws(LeaderboardError) -> [AcceptedSubmission] {
    try await boards.submissions(of: path, player: player.trimmed)
  }

  func snapshot(
    _ bucket: Bucket,
    _ window: BoardQuery.Window
  ) async throws(LeaderboardError) -> BoardSnapshot {
    let now = clock.now()
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
  /// The id without white space at both ends.
  var trimmed: PlayerID { PlayerID(rawValue: rawValue.trimmingSpaces) }
}
