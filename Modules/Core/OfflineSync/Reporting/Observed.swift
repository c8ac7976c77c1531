import Domain
import Synchronization

/// A value with subscribers.
///
/// Each gets the present value and the newest after each change.
final class Observed<Value: Equatable & Sendable>: Sendable {
  private struct State {
    var value: Value
    var nextID = 0
    var sinks: [Int: Updates<Value, Never>.Sink] = [:]
  }

  /// Held while subscribers are notified, so that each sees changes in order.
  ///
  /// `state` stays free, because a cancelled subscriber unregisters there.
  private let telling = Mutex(())
  private let state: Mutex<State>

  init(_ value: Value) {
    state = Mutex(State(value: value))
  }

  var value: Value { state.withLock { $0.value } }

  func change(_ change: (inout Value) -> Void) {
    telling.withLock { _ in
      let (value, sinks) = state.withLock { state in
        let before = state.value
        change(&state.value)
        return (state.value, state.value == before ? [] : Array(state.sinks.values))
      }
      for sink in sinks { sink.yield(value) }
    }
  }

  func updates() -> Updates<Value, Never> {
    Updates { [self] sink in
      let id = state.withLock { state in
        state.nextID += 1
        state.sinks[state.nextID] = sink
        sink.yield(state.value)
        return state.nextID
      }
      sink.onEnd { [weak self] in self?.state.withLock { $0.sinks[id] = nil } }
    }
  }
}
