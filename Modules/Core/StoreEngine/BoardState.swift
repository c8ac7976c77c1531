public import Domain

/// The records of one board that a store holds beside its ranked buckets.
public protocol BoardRecords {
  /// Returns the entries of a bucket that the state has not loaded yet; empty if the state holds everything.
  func entries(in bucket: Bucket) throws(LeaderboardError) -> [BoardEntry]
  /// Returns the accepted submission with this id.
  func submission(_ id: SubmissionID) throws(LeaderboardError) -> Submission?
  /// Returns every accepted submission of this player on this board, and every reset of the board, in any order.
  func history(of player: PlayerID) throws(LeaderboardError) -> [Submission]
}

/// One board as a store holds it: the ranked buckets that its submissions fold to.
///
/// A submission stamped later than all before it, the usual case, changes an entry in place. Reverts and late arrivals
/// fold the player's history again. Every adapter accepts submissions through this type, stores the ``Acceptance``, and
/// calls ``undo(_:)`` if storing fails.
public struct BoardState: Sendable {
  /// An entry that a submission changed.
  public struct EntryChange: Sendable {
    /// The bucket.
    public let bucket: Bucket
    /// The player.
    public let player: PlayerID
    /// The entry before; nil if the player had none.
    public let before: BoardEntry?
    /// The entry after; nil if it was removed.
    public let after: BoardEntry?
    /// The index of the bucket among the loaded ones.
    fileprivate let place: Int
  }

  /// The result of accepting one submission.
  public struct Acceptance: Sendable {
    /// The accepted submission with its effects.
    public let accepted: AcceptedSubmission
    /// The changed entries.
    public let changes: [EntryChange]
    /// The latest stamp of any submission on the board, including this one.
    public let lastStamp: Stamp?
    fileprivate let previousStamp: Stamp?
  }

  /// A bucket that a submission counts in, as it is before.
  private struct Touched {
    let bucket: Bucket
    /// The index of the bucket among the loaded ones.
    let place: Int
    /// What the submission's player has in it, also if disqualified.
    let entry: BoardEntry?
    let standing: Standing?
  }

  /// The board's rules.
  public let definition: BoardDefinition
  /// The revision of the last accepted submission.
  public private(set) var revision: Revision
  /// The latest stamp of any accepted submission.
  public private(set) var lastStamp: Stamp?
  /// The index of each loaded bucket.
  private var places: [Bucket: Int] = [:]
  private var ranked: ContiguousArray<RankedBucket> = []
  /// The periods that a submission counts in unless it names its own, in the order of its effects.
  private let periods: [Period]

  /// Creates the state of a board without loaded entries.
  public init(_ definition: BoardDefinition, revision: Revision = .zero, lastStamp: Stamp? = nil) {
    self.definition = definition
    periods = Self.ordered(definition.periods)
    self.revision = revision
    self.lastStamp = lastStamp
  }

  /// Accepts a stamped submission that the board does not have yet.
  ///
  /// - Parameters:
  ///   - submission: The submission. The caller has checked that it is not a retry.
  ///   - arrival: How the submission reaches the store. One that another store has accepted is not checked again.
  ///   - records: The store's records of this board.
  /// - Returns: The changes to store.
  /// - Throws: The error of ``LeaderboardRepository/submit(_:as:given:)`` for one submission, or an error of `records`. Then
  ///   nothing is changed.
  public mutating func accept(
    _ submission: Submission,
    as arrival: Arrival,
    records: some BoardRecords
  ) throws(LeaderboardError) -> Acceptance {
    try submission.check(against: definition)
    if !arrival.isReplicated { try submission.checkNew() }
    if case .here(let now) = arrival { try check(submission.occurredAt, at: now) }
    let buckets = try buckets(of: submission, records)
    if case .here(let now) = arrival, let sealed = buckets.first(where: { definition.isSealed($0, at: now) }) {
      throw .periodClosed(sealed)
    }
    var touched: [Touched] = []
    for bucket in buckets {
      let place = try load(bucket, records)
      let (entry, standing) = ranked[place].line(of: submission.player)
      touched.append(Touched(bucket: bucket, place: place, entry: entry, standing: standing))
    }
    if !arrival.isReplicated, submission.requiresEntry, touched.contains(where: { $0.entry == nil }) {
      throw .entryNotFound(submission.player)
    }
    if !arrival.isReplicated {
      switch submission.action {
      case .set(let score), .best(let score):
        guard definition.isPlausible(score) else { throw .implausible(score) }
      case .increment, .revert, .disqualify, .reset: break
      }
    }
    let changes = try changes(by: submission, in: touched, replicated: arrival.isReplicated, records)
    for change in changes { ranked[change.place].update(change.player, to: change.after) }
    let previousStamp = lastStamp
    if let stamp = submission.stamp { lastStamp = max(lastStamp ?? stamp, stamp) }
    revision = revision.next
    let effects = touched.map { effect(of: submission, in: $0, changes) }
    let accepted = AcceptedSubmission(revision: revision, submission: submission, effects: effects)
    return Acceptance(accepted: accepted, changes: changes, lastStamp: lastStamp, previousStamp: previousStamp)
  }

  /// Rejects a moment in the future.
  ///
  /// Where the board holds later stamps, the clock was ahead earlier, or is behind now, so they count as reached.
  private func check(_ moment: Timestamp, at now: Timestamp) throws(LeaderboardError) {
    let reached = max(now, lastStamp?.time ?? now)
    guard moment > reached.advanced(byMilliseconds: Limits.leadMilliseconds) else { return }
    let minutes = Limits.leadMilliseconds / 60_000
    throw .store(
      .invalidTime("\(moment.iso8601) is more than \(minutes) minutes ahead of the store's clock; submit it then")
    )
  }

  /// Reverts the last acceptance, because storing it failed.
  public mutating func undo(_ acceptance: Acceptance) {
    for change in acceptance.changes.reversed() { ranked[change.place].update(change.player, to: change.before) }
    lastStamp = acceptance.previousStamp
    revision = Revision(rawValue: revision.rawValue - 1)
  }

  /// Returns the lines of a query.
  ///
  /// - Throws: ``LeaderboardError/invalidLimit(_:)`` and ``LeaderboardError/entryNotFound(_:)``, or an error of
  ///   `records`.
  public mutating func page(
    _ query: BoardQuery,
    records: some BoardRecords
  ) throws(LeaderboardError) -> BoardPage {
    if let page = try pageFromMemory(query) { return page }
    let entries = try records.entries(in: query.bucket)
    let bucket = RankedBucket(definition, entries: entries)
    // An empty bucket is not kept, because readers may ask for any number of them.
    if !entries.isEmpty { add(bucket, as: query.bucket) }
    return try bucket.page(query, revision: revision)
  }

  /// Returns the same from a bucket in memory; nil if the bucket must be loaded by ``page(_:records:)`` first.
  public func pageFromMemory(_ query: BoardQuery) throws(LeaderboardError) -> BoardPage? {
    try query.check()
    return try places[query.bucket].map { place throws(LeaderboardError) in
      try ranked[place].page(query, revision: revision)
    }
  }

  /// Applies what another opening of the store has written: entries of loaded buckets, and the board's new revision.
  public mutating func catchUp(
    to revision: Revision,
    lastStamp: Stamp?,
    with changes: [(bucket: Bucket, player: PlayerID, entry: BoardEntry?)]
  ) {
    for change in changes {
      if let place = places[change.bucket] { ranked[place].update(change.player, to: change.entry) }
    }
    self.revision = revision
    self.lastStamp = lastStamp
  }

  /// Returns the buckets of a period that hold ranked entries, newest first.
  ///
  /// Only for a store that loads every bucket.
  func filledBuckets(of period: Period) -> [Bucket] {
    places.filter { $0.key.period == period && ranked[$0.value].count > 0 }.map(\.key).sorted(by: Bucket.isNewer)
  }

  /// Returns the index of a bucket, loading it if needed.
  private mutating func load(_ bucket: Bucket, _ records: some BoardRecords) throws(LeaderboardError) -> Int {
    if let place = places[bucket] { return place }
    return add(RankedBucket(definition, entries: try records.entries(in: bucket)), as: bucket)
  }

  @discardableResult
  private mutating func add(_ entries: RankedBucket, as bucket: Bucket) -> Int {
    ranked.append(entries)
    places[bucket] = ranked.count - 1
    return ranked.count - 1
  }

  private func effect(
    of submission: Submission,
    in touched: Touched,
    _ changes: [EntryChange]
  ) -> AcceptedSubmission.Effect {
    guard case .reset = submission.action else {
      let after = ranked[touched.place].standing(of: submission.player)
      return .init(bucket: touched.bucket, before: touched.standing, after: after)
    }
    let removed = changes.count { $0.place == touched.place && $0.after == nil && $0.before?.isDisqualified == false }
    return .init(bucket: touched.bucket, before: nil, after: nil, removed: removed)
  }
}

// MARK: The effect of a submission

extension BoardState {
  private func buckets(of submission: Submission, _ records: some BoardRecords) throws(LeaderboardError) -> [Bucket] {
    guard case .revert(let id) = submission.action else { return buckets(of: submission) }
    guard let target = try records.submission(id), target.player == submission.player, target.canBeReverted else {
      throw .cannotRevert(id)
    }
    return buckets(of: target)
  }

  private func buckets(of submission: Submission) -> [Bucket] {
    (submission.periods.map(Self.ordered) ?? periods).map { $0.bucket(of: submission.occurredAt, in: definition.zone) }
  }

  private static func ordered(_ periods: Set<Period>) -> [Period] { periods.sorted { $0.rawValue < $1.rawValue } }

  private func changes(
    by submission: Submission,
    in touched: [Touched],
    replicated isReplicated: Bool,
    _ records: some BoardRecords
  ) throws(LeaderboardError) -> [EntryChange] {
    let refusing = isReplicated ? nil : submission.id
    let isNewest = lastStamp.map { last in submission.stamp.map { $0 > last } ?? false } ?? true
    var changes: [EntryChange] = []
    for touched in touched {
      for player in affected(by: submission, in: touched.place) {
        let before = player == submission.player ? touched.entry : ranked[touched.place][player]
        let after: BoardEntry? =
          if isNewest, submission.isStep {
            try BoardFold.entry(after: before, submission, in: definition, refusing: refusing)
          } else {
            try refolded(player, in: touched.bucket, with: submission, refusing: refusing, records)
          }
        if after != before {
          changes.append(
            .init(bucket: touched.bucket, player: player, before: before, after: after, place: touched.place)
          )
        }
      }
    }
    return changes
  }

  private func affected(by submission: Submission, in place: Int) -> [PlayerID] {
    guard case .reset = submission.action else { return [submission.player] }
    return Array(ranked[place].players)
  }

  private func refolded(
    _ player: PlayerID,
    in bucket: Bucket,
    with submission: Submission,
    refusing: SubmissionID?,
    _ records: some BoardRecords
  ) throws(LeaderboardError) -> BoardEntry? {
    let history = try records.history(of: player) + [submission]
    let reverts = history.filter { if case .revert = $0.action { true } else { false } }
    let here = history.filter { !reverts.contains($0) && buckets(of: $0).contains(bucket) }
    return try BoardFold.entry(of: player, from: here + reverts, in: definition, refusing: refusing)
  }
}

extension Submission {
  fileprivate var requiresEntry: Bool {
    if case .disqualify = action { return true }
    return needsEntry
  }

  fileprivate var canBeReverted: Bool {
    switch action {
    case .set, .best, .increment, .disqualify: true
    case .revert, .reset: false
    }
  }

  /// Whether the effect needs no history.
  ///
  /// This includes a reset that is newer than everything.
  fileprivate var isStep: Bool {
    if case .revert = action { return false }
    return true
  }
}

// MARK: Buckets that a store ranks by itself

extension BoardState {
  /// Whether a bucket is in memory.
  package func holds(_ bucket: Bucket) -> Bool { places[bucket] != nil }

  /// The entries in memory, and one for each bucket: about what the board costs.
  package var entriesInMemory: Int { ranked.reduce(ranked.count) { $0 + $1.players.count } }

  /// Puts a bucket into memory that was ranked elsewhere, because ranking a large one takes seconds.
  ///
  /// - Parameters:
  ///   - entries: The bucket as the board is at ``revision``; empty for one that is known to hold nothing.
  ///   - bucket: The bucket's name.
  public mutating func install(_ entries: RankedBucket, as bucket: Bucket) {
    if let place = places[bucket] { ranked[place] = entries } else { add(entries, as: bucket) }
  }
}
