public import Domain

/// What a store keeps of one board beside its ranked buckets, for ``BoardState`` to ask when it must.
public protocol BoardRecords {
  /// The entries of a bucket that the state has not seen yet; empty where the state itself is all there is.
  func entries(in bucket: Bucket) throws(LeaderboardError) -> [BoardEntry]
  /// The accepted submission with this id.
  func submission(_ id: SubmissionID) throws(LeaderboardError) -> Submission?
  /// Every accepted submission of this player on this board, and every reset of the board, in any order.
  func history(of player: PlayerID) throws(LeaderboardError) -> [Submission]
}

/// One board as a store holds it: the ranked buckets that its submissions fold to.
///
/// A submission stamped later than all before it, which is what a store's own are, changes an entry in place. Reverts and
/// what arrives late from another store fold the player's history again. Every adapter accepts submissions through this,
/// keeps what ``Acceptance`` says, and calls ``undo(_:)`` where keeping it failed.
public struct BoardState: Sendable {
  /// An entry that a submission changed.
  public struct EntryChange: Sendable {
    public let bucket: Bucket
    public let player: PlayerID
    /// nil for a player who had none.
    public let before: BoardEntry?
    /// nil for an entry that is gone.
    public let after: BoardEntry?
    /// Where the bucket is among the ranked ones.
    fileprivate let place: Int
  }

  /// What accepting one submission did.
  public struct Acceptance: Sendable {
    public let accepted: AcceptedSubmission
    public let changes: [EntryChange]
    /// The latest stamp of any submission on the board, this one included.
    public let lastStamp: Stamp?
    fileprivate let previousStamp: Stamp?
  }

  public let definition: BoardDefinition
  public private(set) var revision: Revision
  /// The latest stamp of any submission accepted so far.
  public private(set) var lastStamp: Stamp?
  /// Where each bucket is among the ranked ones, so that it is looked up once for all that is asked of it.
  private var places: [Bucket: Int] = [:]
  private var ranked: ContiguousArray<RankedBucket> = []

  public init(_ definition: BoardDefinition, revision: Revision = .zero, lastStamp: Stamp? = nil) {
    self.definition = definition
    self.revision = revision
    self.lastStamp = lastStamp
  }

  /// Takes a submission that is stamped and not known yet.
  ///
  /// - Parameters:
  ///   - submission: What to take; whether it is a repeat was asked before.
  ///   - now: Decides which buckets are sealed; nil for what another store has accepted already.
  ///   - records: What the store keeps of this board.
  /// - Returns: What it did.
  /// - Throws: What ``LeaderboardRepository/submit(_:as:)`` does for one submission, and whatever `records` throws;
  ///   then nothing is changed.
  public mutating func accept(
    _ submission: Submission,
    at now: Timestamp?,
    records: some BoardRecords
  ) throws(LeaderboardError) -> Acceptance {
    try submission.check(against: definition)
    let buckets = try buckets(of: submission, records)
    if let now, let sealed = buckets.first(where: { definition.isSealed($0, at: now) }) { throw .periodClosed(sealed) }
    var touched: [(bucket: Bucket, place: Int)] = []
    for bucket in buckets { touched.append((bucket, try load(bucket, records))) }
    if now != nil, submission.requiresEntry, touched.contains(where: { ranked[$0.place][submission.player] == nil }) {
      throw .entryNotFound(submission.player)
    }
    let before = touched.map { ranked[$0.place].standing(of: submission.player) }
    let changes = try changes(by: submission, in: touched, replicated: now == nil, records)
    for change in changes { ranked[change.place].update(change.player, to: change.after) }
    let previousStamp = lastStamp
    if let stamp = submission.stamp { lastStamp = max(lastStamp ?? stamp, stamp) }
    revision = revision.next
    let effects = zip(touched, before).map { touched, before in
      effect(of: submission, in: touched, before: before, changes)
    }
    let accepted = AcceptedSubmission(revision: revision, submission: submission, effects: effects)
    return Acceptance(accepted: accepted, changes: changes, lastStamp: lastStamp, previousStamp: previousStamp)
  }

  /// Takes back the last acceptance, because keeping it failed.
  public mutating func undo(_ acceptance: Acceptance) {
    for change in acceptance.changes.reversed() { ranked[change.place].update(change.player, to: change.before) }
    lastStamp = acceptance.previousStamp
    revision = Revision(rawValue: revision.rawValue - 1)
  }

  /// The lines that a query asks for.
  ///
  /// - Throws: ``LeaderboardError/invalidLimit(_:)`` and ``LeaderboardError/entryNotFound(_:)``, and whatever `records`
  ///   throws.
  public mutating func page(
    _ query: BoardQuery,
    records: some BoardRecords
  ) throws(LeaderboardError) -> BoardPage {
    if let page = try pageFromMemory(query) { return page }
    let entries = try records.entries(in: query.bucket)
    let bucket = RankedBucket(definition, entries: entries)
    // An empty one is not kept, for readers may ask for any number of buckets that nobody has played.
    if !entries.isEmpty { add(bucket, as: query.bucket) }
    return try bucket.page(query, revision: revision)
  }

  /// The same from a bucket that is in memory already; nil for another, which ``page(_:records:)`` fetches.
  public func pageFromMemory(_ query: BoardQuery) throws(LeaderboardError) -> BoardPage? {
    try query.check()
    return try places[query.bucket].map { place throws(LeaderboardError) in
      try ranked[place].page(query, revision: revision)
    }
  }

  /// Takes over what another opening of the store has written: entries of loaded buckets, and the board's new revision.
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

  /// The buckets of a period that hold ranked entries, newest first; of a store that keeps every bucket here.
  public func filledBuckets(of period: Period) -> [Bucket] {
    places.filter { $0.key.period == period && ranked[$0.value].count > 0 }.map(\.key).sorted(by: Bucket.isNewer)
  }

  /// How many buckets are kept here.
  var bucketsInMemory: Int { ranked.count }

  /// Where the bucket is, fetched unless it is here already.
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
    in touched: (bucket: Bucket, place: Int),
    before: Standing?,
    _ changes: [EntryChange]
  ) -> AcceptedSubmission.Effect {
    guard case .reset = submission.action else {
      let after = ranked[touched.place].standing(of: submission.player)
      return .init(bucket: touched.bucket, before: before, after: after)
    }
    let removed = changes.count { $0.place == touched.place && $0.after == nil && $0.before?.isDisqualified == false }
    return .init(bucket: touched.bucket, before: nil, after: nil, removed: removed)
  }
}

// MARK: What a submission changes

extension BoardState {
  private func buckets(of submission: Submission, _ records: some BoardRecords) throws(LeaderboardError) -> [Bucket] {
    guard case .revert(let id) = submission.action else { return buckets(of: submission) }
    guard let target = try records.submission(id), target.player == submission.player, target.canBeReverted else {
      throw .cannotRevert(id)
    }
    return buckets(of: target)
  }

  private func buckets(of submission: Submission) -> [Bucket] {
    (submission.periods ?? definition.periods).sorted { $0.rawValue < $1.rawValue }
      .map { $0.bucket(of: submission.occurredAt, in: definition.zone) }
  }

  private func changes(
    by submission: Submission,
    in touched: [(bucket: Bucket, place: Int)],
    replicated isReplicated: Bool,
    _ records: some BoardRecords
  ) throws(LeaderboardError) -> [EntryChange] {
    let refusing = isReplicated ? nil : submission.id
    let isNewest = lastStamp.map { last in submission.stamp.map { $0 > last } ?? false } ?? true
    var changes: [EntryChange] = []
    for (bucket, place) in touched {
      for player in affected(by: submission, in: place) {
        let before = ranked[place][player]
        let after: BoardEntry? =
          if isNewest, submission.isStep {
            try BoardFold.entry(after: before, submission, in: definition, refusing: refusing)
          } else {
            try refolded(player, in: bucket, with: submission, refusing: refusing, records)
          }
        if after != before {
          changes.append(.init(bucket: bucket, player: player, before: before, after: after, place: place))
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

  /// Whether it changes an entry without looking at what came before; so does a reset that is newer than everything.
  fileprivate var isStep: Bool {
    if case .revert = action { return false }
    return true
  }
}

// MARK: Buckets that a store ranks by itself

extension BoardState {
  /// Whether a bucket is in memory.
  public func holds(_ bucket: Bucket) -> Bool { places[bucket] != nil }

  /// The entries in memory, and one for each bucket: about what the board costs.
  public var entriesInMemory: Int { ranked.reduce(ranked.count) { $0 + $1.players.count } }

  /// Puts a bucket into memory that was ranked elsewhere, because ranking a large one takes seconds.
  ///
  /// - Parameters:
  ///   - entries: The bucket as the board is at ``revision``; empty for one that is known to hold nothing.
  ///   - bucket: The bucket's name.
  public mutating func install(_ entries: RankedBucket, as bucket: Bucket) {
    if let place = places[bucket] { ranked[place] = entries } else { add(entries, as: bucket) }
  }
}
