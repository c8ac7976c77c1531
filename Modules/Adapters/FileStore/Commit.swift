import Domain
import Synchronization

/// Changes that go to the disk together, as those see it who wait for them.
final class Commit: Sendable {
  private struct State {
    var isOver = false
    /// Why nothing of it is on the disk.
    var failure: StoreFailure?
    var waiters: [CheckedContinuation<StoreFailure?, Never>] = []
  }

  private let state = Mutex(State())

  /// Answers when it is over: why nothing of it is on the disk, or nil where all is.
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
