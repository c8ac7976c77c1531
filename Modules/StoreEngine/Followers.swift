public import Domain
import Synchronization

/// Those who follow one opened store: the one implementation of `follow`, used by every adapter.
public final class Followers: Sendable {
  private struct State {
    var cursor: ChangeCursor
    var nextID = 0
    var sinks: [Int: (prefix: Path, sink: Updates<ChangeCursor, StoreFailure>.Sink)] = [:]
  }

  /// Held while readers are told, so that each one hears of changes in their order.
  ///
  /// No reader is told under the lock of `state`: to resume a task takes that task's own lock, and a task that is cancelled
  /// holds its own lock while it takes itself off here.
  private let telling = Mutex(())
  private let state: Mutex<State>

  public init(at cursor: ChangeCursor) {
    state = Mutex(State(cursor: cursor))
  }

  /// How many readers there are now.
  public var count: Int { state.withLock { $0.sinks.count } }

  /// What ``Followable/follow(under:)`` answers.
  public func follow(under prefix: Path) -> Updates<ChangeCursor, StoreFailure> {
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

  /// Tells those whose prefix holds one of `paths`.
  ///
  /// Call it after the change is acknowledged.
  public func announce(_ cursor: ChangeCursor, for paths: some Collection<Path>) {
    telling.withLock { _ in
      let (newest, sinks) = state.withLock { state in
        // Two writes may be announced in the other order than they were made.
        if cursor.sequence > state.cursor.sequence { state.cursor = cursor }
        let concerned = state.sinks.values.filter { follower in paths.contains { $0.isUnder(follower.prefix) } }
        return (state.cursor, concerned.map(\.sink))
      }
      for sink in sinks { sink.yield(newest) }
    }
  }
}
