import Synchronization

/// Queues of work by key.
///
/// A few of each queue run at once, and the others wait in order of arrival.
final class WaitingLines<Key: Hashable & Sendable>: Sendable {
  private struct Line {
    var inWork = 0
    var waiting: [CheckedContinuation<Bool, Never>] = []
  }

  private let inWorkAtMost: Int
  private let waitingAtMost: Int
  private let lines = Mutex<[Key: Line]>([:])

  init(inWork: Int, waiting: Int) {
    (inWorkAtMost, waitingAtMost) = (inWork, waiting)
  }

  /// Waits for a turn; false if too many wait.
  ///
  /// Each true needs one ``leave(_:)``.
  func enter(_ key: Key) async -> Bool {
    await withCheckedContinuation { continuation in
      let isIn = lines.withLock { lines -> Bool? in
        var line = lines[key] ?? Line()
        defer { lines[key] = line }
        if line.inWork < inWorkAtMost {
          line.inWork += 1
          return true
        }
        guard line.waiting.count < waitingAtMost else { return false }
        line.waiting.append(continuation)
        return nil
      }
      if let isIn { continuation.resume(returning: isIn) }
    }
  }

  /// Passes the turn to the longest waiting.
  func leave(_ key: Key) {
    let next = lines.withLock { lines -> CheckedContinuation<Bool, Never>? in
      guard var line = lines[key] else { return nil }
      defer { lines[key] = line.inWork == 0 ? nil : line }
      if !line.waiting.isEmpty { return line.waiting.removeFirst() }
      line.inWork -= 1
      return nil
    }
    next?.resume(returning: true)
  }
}
