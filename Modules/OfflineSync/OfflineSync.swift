public import Domain

/// Pairs a local store with a remote one: reads and writes are the local store's, at once, and sync goes on behind them.
///
/// The local store's feed is the outbox, so a write and what is needed to deliver it are one step, also for a write by
/// another program that knows nothing of sync. ``run()`` follows both stores until it is cancelled. Who has not called it
/// may call ``sync()`` now and then.
///
/// Journals and boards come to hold the same records on both sides, and documents the same content (``MergeRule``). What
/// gives way is reported (``lost``), never dropped in silence. A batch is atomic in each store, but its items may be
/// delivered apart from one another.
public actor OfflineSync {
  private enum Cause { case local, remote, timer }

  /// The local store, paired: what apps are given.
  public nonisolated let storage: Storage
  let local: Storage
  let remote: Storage
  private let notebook: Storage
  let surroundings: StoreSurroundings
  let retry: RetrySchedule
  private let rule: @Sendable (Path) -> MergeRule
  private let ownerOnly: Set<Path.Segment>
  private let withholds: Withholding
  private nonisolated let observed = Observed(SyncStatus())
  nonisolated let offered = OfferedWrites()

  private var running: Task<Result<Void, StoreFailure>, Never>?
  /// The user has left: what is here now must not be taken for that user's.
  private var isOver = false
  private var signal: AsyncStream<Void>.Continuation?
  private var timer: Task<Void, Never>?
  private var failures = 0

  /// Pairs stores, and asks nothing yet.
  ///
  /// - Parameters:
  ///   - local: Where everything is read and written.
  ///   - remote: Where it is delivered to, and comes from.
  ///   - notebook: Keeps what sync knows of both, and belongs to this pair alone. Without it, or after it was lost, both
  ///     are compared anew. A local store that is brought back from a backup comes back with its notebook, or with none.
  ///   - surroundings: The clock and identities.
  ///   - retry: How failures are tried again.
  ///   - rule: How two versions of the document at a path become one.
  ///   - ownerOnly: The kinds of space that a remote store keeps to whoever runs it; as anybody else they are not synced.
  ///   - withholds: What stays where it is for now; nothing, unless somebody says so.
  public init(
    local: Storage,
    remote: Storage,
    notebook: Storage,
    surroundings: StoreSurroundings,
    retry: RetrySchedule,
    rule: @escaping @Sendable (Path) -> MergeRule = { .standard(for: $0) },
    ownerOnly: Set<Path.Segment> = [],
    withholds: @escaping Withholding = { _ in false }
  ) {
    (self.local, self.remote, self.notebook) = (local, remote, notebook)
    (self.surroundings, self.retry, self.rule) = (surroundings, retry, rule)
    (self.ownerOnly, self.withholds) = (ownerOnly, withholds)
    let newIdentity = surroundings.newIdentity
    storage = Storage(
      leaderboards: local.leaderboards,
      sessions: local.sessions,
      documents: local.documents,
      changes: local.changes,
      account: { () async throws(StoreFailure) in
        let known = try await Self.translated { try await Notebook(in: notebook.documents, newIdentity: newIdentity) }
        if let account = known.state.account, known.state.away == nil { return account }
        return try await remote.account()
      },
      lastStamp: local.lastStamp,
      close: {
        await local.close()
        await notebook.close()
        await remote.close()
      }
    )
  }

  /// How sync stands now, and after each change.
  public nonisolated func followStatus() -> Updates<SyncStatus, Never> { observed.updates() }

  /// How sync stands now.
  public nonisolated var status: SyncStatus { observed.value }

  /// Follows both stores and syncs, until it is cancelled: at the start, after changes, after pauses while it fails, and
  /// when the remote store can be reached again.
  public func run() async {
    let (signals, signal) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    self.signal = signal
    signal.yield()
    await withTaskCancellationHandler {
      await withDiscardingTaskGroup { group in
        group.addTask { await self.listen(to: self.local, .local) }
        group.addTask { await self.listen(to: self.remote, .remote) }
        for await _ in signals where !Task.isCancelled { try? await sync() }
        group.cancelAll()
      }
    } onCancel: {
      Task { await self.stop() }
    }
    (self.signal, failures) = (nil, 0)
    timer?.cancel()
  }

  /// A pass is cut off, for it can be run again; what it was doing may hang on a store that does not answer.
  private func stop() {
    running?.cancel()
  }

  /// Ends sync for good, the pass that is under way included.
  func end() async {
    isOver = true
    timer?.cancel()
    running?.cancel()
    if let running { _ = await running.value }
    observed.change { ($0.connection, $0.nextAttempt) = (.signedOut, nil) }
  }

  /// Syncs now, whatever pause was being made: when it returns, what was written before the call is delivered.
  ///
  /// Calls that come together share one pass.
  ///
  /// - Throws: ``Domain/StoreFailure``, `unavailable` while the remote store cannot be reached, `denied` where it does not
  ///   know us. What could not be delivered is kept.
  public func sync() async throws(StoreFailure) {
    // One that is under way may have gone past what was just written.
    if let running { _ = await running.value }
    // Nobody would end a pass that begins now.
    if Task.isCancelled { throw .unavailable("cancelled") }
    let pass = running ?? Task { await self.pass() }
    running = pass
    try await pass.value.get()
  }

  /// Tells that the remote store can perhaps be reached again: what was waiting for its pause is tried now.
  public func wake() {
    failures = 0
    signal?.yield()
  }

  /// Finds out what is pending, without the remote store.
  public func look() async { await countPending() }

  // MARK: Passes

  private func pass() async -> Result<Void, StoreFailure> {
    timer?.cancel()
    timer = nil
    if isOver {
      running = nil
      return .failure(.denied)
    }
    observed.change { status in
      status.isUnderWay = true
      if failures > 0 { status.connection = .reconnecting }
    }
    let result = await Self.attempt {
      var pass = try await self.makePass()
      try await pass.run()
    }
    switch result {
    case .success: failures = 0
    case .failure: failures += 1
    }
    await tell(of: result)
    running = nil
    return result
  }

  func makePass() async throws -> SyncPass {
    SyncPass(
      local: local,
      remote: remote,
      rule: rule,
      ownerOnly: ownerOnly,
      withholds: withholds,
      offering: { [offered] in offered.add($0) },
      notebook: try await Notebook(in: notebook.documents, newIdentity: surroundings.newIdentity)
    )
  }

  private func tell(of result: Result<Void, StoreFailure>) async {
    await countPending()
    let isWaiting = !observed.value.waiting.isEmpty
    var next: Timestamp?
    switch result {
    case .failure(.denied): break
    case .failure: next = tryAgain(after: retry.pause(after: failures))
    case .success where isWaiting: next = tryAgain(after: RetrySchedule.longest)
    case .success: break
    }
    let now = surroundings.now()
    observed.change { status in
      (status.isUnderWay, status.nextAttempt) = (false, next)
      switch result {
      case .success: (status.connection, status.failure, status.lastSynced) = (.online, nil, now)
      case .failure where Task.isCancelled: break
      case .failure(let failure):
        (status.connection, status.failure) = (failure == .denied ? .signedOut : .offline, failure)
      }
    }
  }

  private func countPending() async {
    guard let pass = try? await makePass(), let backlog = try? await pass.backlog() else { return }
    observed.change { status in
      (status.pending, status.pendingSince, status.withheld) = (backlog.count, backlog.since, backlog.withheld)
      status.account = pass.notebook.state.account
      status.waiting = Dictionary(
        pass.notebook.state.waiting.map { ($0.item, $0.message ?? Message(verbatim: $0.reason)) }
      ) { $1 }
    }
  }

  private func tryAgain(after pause: Duration) -> Timestamp? {
    guard signal != nil else { return nil }
    timer = Task { [retry] in
      do { try await retry.wait(pause) } catch { return }
      await self.trigger(.timer)
    }
    let (seconds, attoseconds) = pause.components
    return surroundings.now().advanced(byMilliseconds: seconds * 1000 + attoseconds / 1_000_000_000_000_000)
  }

  // MARK: Triggers

  private func listen(to store: Storage, _ cause: Cause) async {
    while !Task.isCancelled {
      do {
        for try await _ in store.changes.follow(under: .root) { await trigger(cause) }
      } catch {
        // A pass will tell why; it is followed again once that may be over.
      }
      do { try await retry.wait(RetrySchedule.longest) } catch { return }
    }
  }

  private func trigger(_ cause: Cause) async {
    // While the remote store cannot be reached, not every write here is a reason to ask for it.
    if cause == .local, failures > 0 { return await countPending() }
    signal?.yield()
  }
}

// MARK: Errors

extension OfflineSync {
  static func translated<Value>(_ work: () async throws -> Value) async throws(StoreFailure) -> Value {
    do { return try await work() } catch { throw StoreFailure(any: error) }
  }

  private static func attempt(_ work: () async throws -> Void) async -> Result<Void, StoreFailure> {
    do { return .success(try await work()) } catch { return .failure(StoreFailure(any: error)) }
  }
}

extension StoreFailure {
  /// What an error of any port means for the store.
  init(any error: any Error) {
    switch error {
    case let failure as StoreFailure: self = failure
    case DocumentError.store(let failure), JournalError.store(let failure), LeaderboardError.store(let failure):
      self = failure
    default: self = .unavailable("\(error)")
    }
  }
}
