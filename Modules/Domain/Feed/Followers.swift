import Synchronization

/// Those who follow one opened store: the one implementation of `follow`, used by every adapter.
public final class Followers: Sendable {
  private struct State {
    var cursor: ChangeCursor
    var nextID = 0
    var sinks: [Int: (prefix: Path, sink: Updates<ChangeCursor, StoreFailure>.Sink)] = [:]
  }

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
    state.withLock { state in
      // Two writes may be announced in the other order than they were made.
      if cursor.sequence > state.cursor.sequence { state.cursor = cursor }
      let cursor = state.cursor
      for (prefix, sink) in state.sinks.values where paths.contains(where: { $0.isUnder(prefix) }) {
        sink.yield(cursor)
      }
    }
  }
}
