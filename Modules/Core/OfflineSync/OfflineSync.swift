public import Domain

/// Pairs a local store with a remote one.
///
/// Apps read and write the local store at once, and sync follows in the background.
///
/// The local store's feed is the outbox. So a write and its delivery note are one step, also for a write by a program
/// without sync. ``run()`` follows both stores until it is cancelled. Without it, call ``sync()`` from time to time.
///
/// Journals and boards end with the same records on both sides, and documents with the same content (``MergeRule``).
/// Losing edits are reported (``lost``), never dropped silently. A batch is atomic in each store, but its items may be
/// delivered separately.
public actor OfflineSync {
  private enum Cause { case local, remote, timer }

  /// The paired local store, for apps.
  public nonisolated let storage: Storage
  let local: Storage
  let remote: Storage
  private let notebook: Storage
  let clock: ClockAndIdentities
  let retry: RetrySchedule
  private let rule: @Sendable (ItemPath) -> MergeRule
  private let ownerOnly: Set<ItemPath.Segment>
  private let withholds: Withholding
  private let overwrites: Overwriting
  private let link: @Sendable () -> AccountLink?
  private nonisolated let observed = Observed(SyncStatus())
  nonisolated let offered = OfferedWrites()

  private var running: Task<Result<Void, StoreFailure>, Never>?
  /// Whether the user has left.
  ///
  /// Data written afterwards must not be taken for that user's.
  private var isOver = false
  private var signal: AsyncStream<Void>.Continuation?
  private var timer: Task<Void, Never>?
  private var failures = 0

  /// Pairs stores without connecting.
  ///
  /// - Parameters:
  ///   - local: The store that apps read and write.
  ///   - remote: The store to sync with.
  ///   - notebook: The store of sync's own notes, for this pair alone. Without them, both sides are compared again. A
  ///     local store restored from a backup needs the notebook of that backup, or none.
  ///   - clock: The clock and identities.
  ///   - retry: The schedule of retries.
  ///   - rule: The merge rule for the document at a path.
  ///   - ownerOnly: The kinds of space that only the owner of the remote store may access. They are synced for that
  ///     account alone.
  ///   - withholds: Whether an item is withheld for now; by default nothing is.
  ///   - overwrites: What the events of journals replace; by default nothing, so that no edit of an event is lost.
  ///   - link: Returns the account that the local store belongs to, which must not change during a pass. If the store
  ///     knows its owner by another id, both stores derive the spaces of `ownerOnly` for themselves.
  public init(
    local: Storage,
    remote: Storage,
    notebook: Storage,
    clock: ClockAndIdentities,
    retry: RetrySchedule,
    rule: @escaping @Sendable (ItemPath) -> MergeRule = { .standard(for: $0) },
    ownerOnly: Set<ItemPath.Segment> = [],
    withholds: @escaping Withholding = { _ in false },
    overwrites: @escaping Overwriting = { _, _ in [:] },
    link: @escaping @Sendable () -> AccountLink? = { nil }
  ) {
    let remote = remote.linked(by: link)
    (self.local, self.remote, self.notebook, self.link) = (local, remote, notebook, link)
    (self.clock, self.retry, self.rule) = (clock, retry, rule)
    (self.ownerOnly, self.withholds, self.overwrites) = (ownerOnly, withholds, overwrites)
    let newIdentity = clock.newIdentity
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

  /// Returns the state of sync now and after each change.
  public nonisolated func followStatus() -> Updates<SyncStatus, Never> { observed.updates() }

  /// The present state of sync.
  public nonisolated var status: SyncStatus { observed.value }

  /// Follows both stores and syncs until it is cancelled: at the start, after changes, after retry pauses, and when the
  /// remote store may be reachable again.
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

  /// Cancels the pass, which can be run again.
  ///
  /// The pass may hang on a store that does not answer.
  private func stop() {
    running?.cancel()
  }

  /// Ends sync for good, including a pass in progress.
  func end() async {
    isOver = true
    timer?.cancel()
    running?.cancel()
    if let running { _ = await running.value }
    observed.change { ($0.connection, $0.nextAttempt) = (.signedOut, nil) }
  }

  /// Syncs now, without waiting for a retry pause.
  ///
  /// When it returns, everything written before the call is delivered.
  ///
  /// Simultaneous calls share one pass.
  ///
  /// - Throws: ``Domain/StoreFailure``: `unavailable` while the remote store is unreachable, `denied` if it does not
  ///   know the account. Undelivered writes stay pending.
  public func sync() async throws(StoreFailure) {
    // A pass in progress may have missed what was just written.
    if let running { _ = await running.value }
    // A pass that begins now would outlive its caller.
    if Task.isCancelled { throw .unavailable("cancelled") }
    let pass = running ?? Task { await self.pass() }
    running = pass
    try await pass.value.get()
  }

  /// Signals that the remote store may be reachable again, and retries at once.
  public func wake() {
    failures = 0
    signal?.yield()
  }

  /// Counts the pending items without the remote store.
  package func look() async { await countPending() }

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
      isLinked: link()?.exchangesIDs == true,
      withholds: withholds,
      overwrites: overwrites,
      now: clock.now,
      offering: { [offered] in offered.add($0) },
      notebook: try await Notebook(in: notebook.documents, newIdentity: clock.newIdentity)
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
    let now = clock.now()
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
    return clock.now().advanced(byMilliseconds: seconds * 1000 + attoseconds / 1_000_000_000_000_000)
  }

  // MARK: Triggers

  private func listen(to store: Storage, _ cause: Cause) async {
    while !Task.isCancelled {
      do {
        for try await _ in store.changes.follow(under: .root) { await trigger(cause) }
      } catch {
        // The next pass reports the reason. Following resumes once it may be over.
      }
      do { try await retry.wait(RetrySchedule.longest) } catch { return }
    }
  }

  private func trigger(_ cause: Cause) async {
    // While the remote store is unreachable, a local write is not a reason to try it.
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
  /// Converts an error of any port to the store's failure.
  package init(any error: any Error) {
    switch error {
    case let failure as StoreFailure: self = failure
    case DocumentError.store(let failure), JournalError.store(let failure), LeaderboardError.store(let failure):
      self = failure
    default: self = .unavailable("\(error)")
    }
  }
}
