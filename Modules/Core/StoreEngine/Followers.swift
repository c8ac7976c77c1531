public import Domain
import Synchronization

/// The followers of one open store: the one implementation of `follow`, used by every adapter.
public final class Followers: Sendable {
  private struct State {
    var cursor: ChangeCursor
    var nextID = 0
    var sinks: [Int: (prefix: ItemPath, sink: Updates<ChangeCursor, StoreFailure>.Sink)] = [:]
  }

  /// Held while readers are notified, so that each reader sees changes in order.
  ///
  /// Readers are not notified under the lock of `state`. Resuming a task takes that task's own lock, and a cancelled
  /// task holds its own lock while it unregisters here.
  private let telling = Mutex(())
  private let state: Mutex<State>

  /// Creates a set without followers at the store's cursor.
  public init(at cursor: ChangeCursor) {
    state = Mutex(State(cursor: cursor))
  }

  /// The number of followers.
  public var count: Int { state.withLock { $0.sinks.count } }

  /// Implements ``Followable/follow(under:)``.
  public func follow(under prefix: ItemPath) -> Updates<ChangeCursor, StoreFailure> {
    Updates { [self] sink in
      let id = state.withLock { state in
        state.nextID += 1
        state.sinks[state.nextID] = (prefix, sink)
        sink.yield(state.cursor)
        return state.nextID
      }
      sink.onEnd { [weak self] in self?.state.withLock { $0.sinks[id] = nil } }
    }
  }

  /// Notifies the followers whose prefix contains one of `paths`.
  ///
  /// Call this after the change is acknowledged.
  public func announce(_ cursor: ChangeCursor, for paths: some Collection<ItemPath>) {
    telling.withLock { _ in
      let (newest, sinks) = state.withLock { state in
        // Two writes may be announced in another order than they were made in.
        if cursor.sequence > state.cursor.sequence { state.cursor = cursor }
        let concerned = state.sinks.values.filter { follower in paths.contains { $0.isUnder(follower.prefix) } }
        return (state.cursor, concerned.map(\.sink))
      }
      for sink in sinks { sink.yield(newest) }
    }
  }
}
