package import Domain
package import Spaces

/// The latest knowledge of an observer of a challenge.
package struct ChallengeUpdate: Equatable, Sendable {
  /// The state of the connection to the store.
  package enum Status: Hashable, Sendable {
    /// The snapshot is current.
    case live
    /// The store cannot be read for the moment.
    ///
    /// The snapshot is the last one.
    case reconnecting
  }

  /// The snapshot; nil if the group has not arrived yet.
  package let snapshot: ChallengeSnapshot?
  /// The state of the connection.
  package let status: Status
  /// The number of this update in its stream.
  package let version: Int64
}

extension SpaceService<GroupState> {
  /// Returns a challenge of the present week, at once and after each visible change.
  ///
  /// The stream moves to the next week by itself. A slow reader gets only the newest update. When the reader is gone,
  /// its resources are released.
  ///
  /// - Parameters:
  ///   - type: The type of challenge.
  ///   - id: The group.
  ///   - wait: Waits this long; throws when its task is cancelled.
  /// - Returns: The updates. They end with a permanent error, such as ``Spaces/SpaceError/notFound``.
  package func observe(
    _ type: ChallengeType,
    of id: GroupID,
    wait: @escaping @Sendable (Duration) async throws -> Void
  ) -> Updates<ChallengeUpdate, SpaceError> {
    Updates { sink in
      let observer = Task {
        var observation = Observation(groups: self, type: type, id: id, wait: wait, sink: sink)
        await observation.run()
      }
      sink.onEnd { observer.cancel() }
    }
  }
}

/// One running observer.
private struct Observation {
  let groups: Groups
  let type: ChallengeType
  let id: GroupID
  let wait: @Sendable (Duration) async throws -> Void
  let sink: Updates<ChallengeUpdate, SpaceError>.Sink
  private var last: ChallengeUpdate?
  private var failures = 0

  init(
    groups: Groups,
    type: ChallengeType,
    id: GroupID,
    wait: @escaping @Sendable (Duration) async throws -> Void,
    sink: Updates<ChallengeUpdate, SpaceError>.Sink
  ) {
    (self.groups, self.type, self.id, self.wait, self.sink) = (groups, type, id, wait, sink)
  }

  /// Reads after each change in the group, and when a day may have ended, until it is cancelled or meets a permanent
  /// error.
  mutating func run() async {
    let (signals, signal) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let (groups, id, wait) = (groups, id, wait)
    let sources = Task {
      await withDiscardingTaskGroup { tasks in
        tasks.addTask { await Self.passChanges(in: id, of: groups, to: signal, wait) }
        tasks.addTask { await Self.passTime(of: groups, to: signal, wait) }
      }
    }
    defer { sources.cancel() }
    signal.yield()
    for await _ in signals {
      if Task.isCancelled { return }
      guard await look() else { return }
      if failures > 0 {
        do { try await wait(.milliseconds(min(100 << min(failures, 6), 5000))) } catch { return }
        signal.yield()
      }
    }
  }

  /// Reads, and yields changes; false at the end.
  private mutating func look() async -> Bool {
    do throws(SpaceError) {
      let view = try await groups.group(id)
      failures = 0
      tell(view.snapshot(type, at: view.now), .live)
      return true
    } catch {
      return await handle(error)
    }
  }

  private mutating func handle(_ error: SpaceError) async -> Bool {
    if case .store = error {
      failures += 1
      tell(last?.snapshot, .reconnecting)
      return true
    }
    if error == .notFound, (try? await groups.isMember(of: id)) == true {
      // The membership arrived before its group.
      failures = 0
      tell(nil, .live)
      return true
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

  /// Follows again after a failure.
  ///
  /// Reading then shows the reason.
  private static func passChanges(
    in id: GroupID,
    of groups: Groups,
    to signal: AsyncStream<Void>.Continuation,
    _ wait: @Sendable (Duration) async throws -> Void
  ) async {
    while !Task.isCancelled {
      do {
        for try await _ in groups.changes(in: id) { signal.yield() }
      } catch {}
      signal.yield()
      do { try await wait(.seconds(1)) } catch { return }
    }
  }

  /// Wakes at each quarter of an hour of UTC, on which every zone's midnight falls.
  private static func passTime(
    of groups: Groups,
    to signal: AsyncStream<Void>.Continuation,
    _ wait: @Sendable (Duration) async throws -> Void
  ) async {
    let quarter: Int64 = 15 * 60_000
    while !Task.isCancelled {
      let rest = groups.now.rawValue % quarter
      do { try await wait(.milliseconds(rest < 0 ? -rest : quarter - rest)) } catch { return }
      signal.yield()
    }
  }
}
