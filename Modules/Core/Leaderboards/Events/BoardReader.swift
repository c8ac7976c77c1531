import Domain

/// Turns accepted submissions, and the passing of time, into events.
struct BoardReader {
  private let board: ItemPath
  private let boards: any LeaderboardRepository
  private let definition: BoardDefinition
  /// The last reported revision.
  private var last: Revision
  /// The time up to which sealed buckets were reported.
  private var sealedBy: Timestamp
  private var mirrors: [Bucket: BucketMirror] = [:]

  /// Creates a reader that reports changes after this moment.
  init(_ leaderboard: Leaderboard, at now: Timestamp) async throws(LeaderboardError) {
    (board, boards, definition) = (leaderboard.path, leaderboard.boards, leaderboard.definition)
    sealedBy = now
    last = try await boards.page(BoardQuery(board, .allTime, .from(offset: 0, limit: 0))).revision
  }

  /// Returns the events of each write since the last call, and of each bucket that ended.
  mutating func news(at now: Timestamp) async throws(LeaderboardError) -> [[BoardEvent]] {
    var pending = try await boards.submissions(of: board, after: last)
    try await mirror(&pending)
    var news: [[BoardEvent]] = []
    for accepted in pending {
      let events = accepted.effects.flatMap { self.events(of: accepted, $0) }
      if !events.isEmpty { news.append(events) }
      last = accepted.revision
    }
    return news + (try await sealed(by: now))
  }

  private mutating func events(
    of accepted: AcceptedSubmission,
    _ effect: AcceptedSubmission.Effect
  ) -> [BoardEvent] {
    let bucket = effect.bucket
    if accepted.submission.action == .reset {
      if mirrors[bucket]?.takeReset(accepted, removed: effect.removed) != true { mirrors[bucket] = nil }
      return effect.removed == 0 ? [] : [.reset(bucket, removed: effect.removed)]
    }
    var events: [BoardEvent] = []
    if effect.isChange, let entry = (effect.after ?? effect.before)?.entry {
      let (old, new) = (effect.before?.rank, effect.after?.rank)
      events.append(
        .updated(player: entry.player, bucket: bucket, oldRank: old, newRank: new, score: entry.score)
      )
    }
    switch mirrors[bucket]?.take(accepted, effect) ?? .many {
    case .players(let displaced): events += displaced
    case .many where effect.isMove: events.append(.reordered(bucket))
    case .many: break
    }
    return events
  }
}

// MARK: Lines of the store

extension BoardReader {
  /// The number of times that lines are read again because of a write in between.
  private static let tries = 5

  /// Creates the mirrors that the submissions need.
  ///
  /// Submissions accepted meanwhile are added to `pending`.
  private mutating func mirror(_ pending: inout [AcceptedSubmission]) async throws(LeaderboardError) {
    var given: Set<Bucket> = []
    while let bucket = pending.lazy.flatMap(\.moved).first(where: { mirrors[$0] == nil && !given.contains($0) }) {
      given.insert(bucket)
      guard let shown = try await lines(of: bucket) else { continue }
      while let revision = pending.last?.revision, revision < shown.revision {
        let more = try await boards.submissions(of: board, after: revision)
        if more.isEmpty { break }
        pending += more
      }
      let before = pending.filter { $0.revision <= shown.revision }
      mirrors[bucket] = BucketMirror(bucket, shown.entries, before: before, definition)
    }
  }

  /// Returns a whole bucket at one revision; nil if the board is written to all the time.
  private func lines(of bucket: Bucket) async throws(LeaderboardError) -> (entries: [BoardEntry], revision: Revision)? {
    for _ in 0..<Self.tries {
      var entries: [BoardEntry] = []
      var first: Revision?
      while true {
        let window = BoardQuery.Window.from(offset: entries.count, limit: Limits.pageItems)
        let page = try await boards.page(BoardQuery(board, bucket, window))
        if page.revision != first ?? page.revision { break }
        first = page.revision
        entries += page.standings.map(\.entry)
        if page.standings.count < Limits.pageItems { return (entries, page.revision) }
      }
    }
    return nil
  }
}

// MARK: Time

extension BoardReader {
  /// Returns the time at which the next bucket is sealed; nil for a board of all time.
  func nextSealing(after time: Timestamp) -> Timestamp? {
    definition.periods.compactMap { definition.nextSealing(of: $0, after: time) }.min()
  }

  private mutating func sealed(by now: Timestamp) async throws(LeaderboardError) -> [[BoardEvent]] {
    guard let next = nextSealing(after: sealedBy), next <= now else { return [] }
    var sealed: [(bucket: Bucket, at: Timestamp)] = []
    for period in definition.periods {
      for bucket in try await boards.buckets(of: board, period) {
        guard let time = definition.sealing(of: bucket), time > sealedBy, time <= now else { continue }
        sealed.append((bucket, time))
        mirrors[bucket] = nil
      }
    }
    sealedBy = now
    return sealed.sorted { ($0.at, $0.bucket.id) < ($1.at, $1.bucket.id) }.map { [.sealed($0.bucket)] }
  }
}

extension BoardDefinition {
  /// Returns the time at which the first bucket open at a moment is sealed.
  fileprivate func nextSealing(of period: Period, after time: Timestamp) -> Timestamp? {
    let (latest, overflow) = time.rawValue.subtractingReportingOverflow(countedGrace)
    // All time never ends, and no board covers the time before the calendar.
    guard period != .allTime, !overflow, latest > Self.firstYear else { return nil }
    return sealing(of: period.bucket(of: Timestamp(rawValue: latest), in: zone))
  }

  /// The beginning of the year 1.
  private static let firstYear: Int64 = -62_135_596_800_000
}

extension AcceptedSubmission {
  /// The buckets in which a player may be displaced.
  fileprivate var moved: [Bucket] {
    submission.action == .reset ? [] : effects.filter(\.isMove).map(\.bucket)
  }
}

extension AcceptedSubmission.Effect {
  /// Whether the player's line looks different.
  ///
  /// Submitting the same score again is no change.
  fileprivate var isChange: Bool {
    before?.rank != after?.rank || before?.entry.score != after?.entry.score
      || before?.entry.displayName != after?.entry.displayName || before?.entry.attributes != after?.entry.attributes
  }

  /// Whether the player's position changed.
  fileprivate var isMove: Bool { before?.position != after?.position || before?.entry.score != after?.entry.score }
}
