public import Domain

/// What an observer of a challenge knows now.
public struct ChallengeUpdate: Equatable, Sendable {
  public enum Status: Hashable, Sendable {
    case live
    /// The store cannot be read for the moment; the snapshot is the last one (CHL-35).
    case reconnecting
  }

  /// nil where there is no such group yet.
  public let snapshot: ChallengeSnapshot?
  public let status: Status
  /// Counts the updates of one stream.
  public let version: Int64
}

/// How an observer waits: for pauses after failures, and for days and weeks to end.
public struct ObservingClock: Sendable {
  public let now: @Sendable () -> Timestamp
  /// Waits so long; throws when its task is cancelled.
  public let wait: @Sendable (Duration) async throws -> Void

  public init(
    now: @escaping @Sendable () -> Timestamp,
    wait: @escaping @Sendable (Duration) async throws -> Void
  ) {
    (self.now, self.wait) = (now, wait)
  }
}

extension GroupService {
  /// A challenge of the running week, at once and after each change that shows (CHL-30).
  ///
  /// It goes on to the next week by itself (CHL-33). A slow reader gets only the newest update. When the reader is gone,
  /// nothing is left behind.
  ///
  /// - Parameters:
  ///   - type: Which challenge.
  ///   - id: The group.
  ///   - user: Who looks.
  ///   - clock: The time, and how to wait.
  /// - Returns: The updates; they end with an error that will not pass, such as ``GroupError/permissionDenied``.
  public nonisolated func observe(
    _ type: ChallengeType,
    of id: GroupID,
    for user: UserID,
    by clock: ObservingClock
  ) -> Updates<ChallengeUpdate, GroupError> {
    Updates { [self] sink in
      listeners.add(1)
      let observer = Task {
        defer { self.listeners.add(-1) }
        var observation = Observation(clock: clock, sink: sink) { () throws(GroupError) in
          try await self.group(id, for: user).snapshot(type, at: clock.now())
        }
        await observation.run(on: self.sessions.follow(under: id.space), self.documents.follow(under: id.space))
      }
      sink.onEnd { observer.cancel() }
    }
  }
}

/// One observer at work.
private struct Observation {
  let clock: ObservingClock
  let sink: Updates<ChallengeUpdate, GroupError>.Sink
  let read: @Sendable () async throws(GroupError) -> ChallengeSnapshot
  private var last: ChallengeUpdate?
  private var failures = 0

  init(
    clock: ObservingClock,
    sink: Updates<ChallengeUpdate, GroupError>.Sink,
    read: @escaping @Sendable () async throws(GroupError) -> ChallengeSnapshot
  ) {
    (self.clock, self.sink, self.read) = (clock, sink, read)
  }

  /// Looks after each change in the journal or in the group's documents, and when a day may have ended, until it is
  /// cancelled or an error will not pass.
  mutating func run(
    on journal: Updates<ChangeCursor, StoreFailure>,
    _ documents: Updates<ChangeCursor, StoreFailure>
  ) async {
    let (signals, signal) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let clock = clock
    let sources = Task {
      await withDiscardingTaskGroup { group in
        group.addTask { await Self.pass(journal, to: signal, clock) }
        group.addTask { await Self.pass(documents, to: signal, clock) }
        group.addTask { await Self.passTime(to: signal, clock) }
      }
    }
    defer { sources.cancel() }
    signal.yield()
    for await _ in signals {
      if Task.isCancelled { return }
      guard await look() else { return }
      if failures > 0 {
        let pause = Duration.milliseconds(min(100 << min(failures, 6), 5000))
        do { try await clock.wait(pause) } catch { return }
        signal.yield()
      }
    }
  }

  /// Reads, and tells what changed; false where it is over.
  private mutating func look() async -> Bool {
    do throws(GroupError) {
      let snapshot = try await read()
      failures = 0
      tell(snapshot, .live)
      return true
    } catch {
      return handle(error)
    }
  }

  private mutating func handle(_ error: GroupError) -> Bool {
    switch error {
    case .notFound:
      failures = 0
      tell(nil, .live)
      return true
    case .journal(.store(let failure)), .documents(.store(let failure)), .store(let failure):
      guard failure != .denied else { break }
      failures += 1
      tell(last?.snapshot, .reconnecting)
      return true
    default: break
    }
    sink.finish(throwing: error)
    return false
  }

  private mutating func tell(_ snapshot: ChallengeSnapshot?, _ status: ChallengeUpdate.Status) {
    if let last, last.status == status {
      switch (last.snapshot, snapshot) {
      case (nil, nil): return
      case (let old?, let new?) where new.looksSame(as: old): return
      default: break
      }
    }
    let update = ChallengeUpdate(snapshot: snapshot, status: status, version: (last?.version ?? 0) + 1)
    last = update
    sink.yield(update)
  }

  /// Follows again where the store could not be followed.
  private static func pass(
    _ changes: Updates<ChangeCursor, StoreFailure>,
    to signal: AsyncStream<Void>.Continuation,
    _ clock: ObservingClock
  ) async {
    while !Task.isCancelled {
      do {
        for try await _ in changes { signal.yield() }
      } catch {
        // What is wrong is found out by looking.
      }
      signal.yield()
      do { try await clock.wait(.seconds(1)) } catch { return }
    }
  }

  /// Every zone's midnight falls on a quarter of an hour of UTC.
  private static func passTime(to signal: AsyncStream<Void>.Continuation, _ clock: ObservingClock) async {
    let quarter: Int64 = 15 * 60_000
    while !Task.isCancelled {
      let rest = clock.now().rawValue % quarter
      do { try await clock.wait(.milliseconds(rest < 0 ? -rest : quarter - rest)) } catch { return }
      signal.yield()
    }
  }
}
