import Synchronization

/// Serialises work by key.
final class Turns: Sendable {
  private let waiting = Mutex<[String: [CheckedContinuation<Void, Never>]]>([:])

  /// Runs `work` when no other work for the key runs.
  func take<Result, Failure: Error>(
    _ key: String,
    _ work: () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    while !begin(key) {
      await withCheckedContinuation { continuation in
        let isFree = waiting.withLock { waiting in
          guard waiting[key] != nil else { return true }
          waiting[key]?.append(continuation)
          return false
        }
        if isFree { continuation.resume() }
      }
    }
    defer { end(key) }
    return try await work()
  }

  private func begin(_ key: String) -> Bool {
    waiting.withLock { waiting in
      guard waiting[key] == nil else { return false }
      waiting[key] = []
      return true
    }
  }

  private func end(_ key: String) {
    let next = waiting.withLock { $0.removeValue(forKey: key) } ?? []
    for continuation in next { continuation.resume() }
  }
}

/// Publishes elements to its present listeners.
final class Announcer<Element: Sendable>: Sendable {
  private typealias Policy = AsyncStream<Element>.Continuation.BufferingPolicy

  private let readers = Mutex<(next: Int, all: [Int: AsyncStream<Element>.Continuation])>((0, [:]))
  private let keepsOnlyNewest: Bool

  init(keepsOnlyNewest: Bool = false) {
    self.keepsOnlyNewest = keepsOnlyNewest
  }

  func announce(_ element: Element) {
    for reader in readers.withLock({ Array($0.all.values) }) { reader.yield(element) }
  }

  func stream() -> AsyncStream<Element> {
    let policy: Policy = keepsOnlyNewest ? .bufferingNewest(1) : .unbounded
    let (stream, continuation) = AsyncStream<Element>.makeStream(bufferingPolicy: policy)
    let id = readers.withLock { readers in
      readers.next += 1
      readers.all[readers.next] = continuation
      return readers.next
    }
    continuation.onTermination = { [weak self] _ in self?.readers.withLock { $0.all[id] = nil } }
    return stream
  }
}
