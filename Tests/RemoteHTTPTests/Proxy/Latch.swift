import Synchronization

/// Something to wait for.
final class Latch: Sendable {
  private struct State {
    var isOpen = false
    var next = 0
    var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
  }

  private let state = Mutex(State())

  func open() {
    let waiting = state.withLock { state in
      state.isOpen = true
      defer { state.waiting = [:] }
      return state.waiting.values
    }
    for continuation in waiting { continuation.resume() }
  }

  /// Returns when the latch is open or the task cancelled.
  func wait() async {
    let number = state.withLock { state in
      state.next += 1
      return state.next
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isDone = state.withLock { state in
          if state.isOpen || Task.isCancelled { return true }
          state.waiting[number] = continuation
          return false
        }
        if isDone { continuation.resume() }
      }
    } onCancel: {
      state.withLock { $0.waiting.removeValue(forKey: number) }?.resume()
    }
  }
}
