public import Domain
public import Spaces

/// The present knowledge of an observer of a challenge.
public struct ChallengeUpdate: Equatable, Sendable {
  public enum Status: Hashable, Sendable {
    case live
    /// The store cannot be read for the moment; the snapshot is the last one.
    case reconnecting
  }

  /// nil where the group has not arrived yet.
  public let snapshot: ChallengeSnapshot?
  public let status: Status
  /// Counts the updates of one stream.
  public let version: Int64
}

extension SpaceService<GroupState> {
  /// A challenge of the running week, at once and after each change that shows.
  ///
  /// It goes on to the next week by itself. A slow reader gets only the newest update. When the reader is gone,
  /// nothing is left behind.
  ///
  /// - Parameters:
  ///   - type: Which challenge.
  ///   - id: The group.
  ///   - wait: Waits so long; throws when its task is cancelled.
  /// - Returns: The updates; they end with an error that will not pass, such as ``Spaces/SpaceError/notFound``.
  public func observe(
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

/// One observer at work.
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

  /// Looks after each change in the group, and when a day may have ended, until it is cancelled or an error will not pass.
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

  /// Reads, and tells what changed; false where it is over.
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
      // The membership came before the group that it is for.
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

  /// Follows again where the group could not be followed; the reason shows by looking.
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

  /// Every zone's midnight falls on a quarter of an hour of UTC.
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
