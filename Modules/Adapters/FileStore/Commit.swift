import Domain
import Synchronization

/// Changes that are written to disk together, as their callers wait for them.
final class Commit: Sendable {
  private struct State {
    var isOver = false
    /// The reason why nothing of it is on disk.
    var failure: StoreFailure?
    var waiters: [CheckedContinuation<StoreFailure?, Never>] = []
  }

  private let state = Mutex(State())

  /// Waits for the commit, and returns the reason why nothing of it is on disk; nil if all is.
  func outcome() async -> StoreFailure? {
    await withCheckedContinuation { continuation in
      let isOver = state.withLock { state in
        if !state.isOver { state.waiters.append(continuation) }
        return state.isOver
      }
      if isOver { continuation.resume(returning: state.withLock(\.failure)) }
    }
  }

  func end(_ failure: StoreFailure?) {
    let waiters = state.withLock { state in
      (state.isOver, state.failure) = (true, failure)
      defer { state.waiters = [] }
      return state.waiters
    }
    for waiter in waiters { waiter.resume(returning: failure) }
  }
}
