import Synchronization

/// Calls `write` with 1, 2, 3 … up to `count` while `read` runs again and again, and once more at the end.
///
/// Reading begins before writing does and continues until it is over. The reader yields after each read, so that a
/// store that serves one caller at a time, such as an actor, comes to the writer with few threads.
func writing(
  _ count: Int,
  _ write: @escaping @Sendable (Int) async throws -> Void,
  whileReading read: @escaping @Sendable () async throws -> Void
) async throws {
  let race = Race()
  try await withThrowingTaskGroup { group in
    group.addTask {
      while !race.isOver {
        try await read()
        race.begin()
        await Task.yield()
      }
      try await read()
    }
    group.addTask {
      defer { race.end() }
      while !race.hasBegun {
        try Task.checkCancellation()
        await Task.yield()
      }
      for number in 1...count { try await write(number) }
    }
    // A failure of one cancels the other.
    while try await group.next() != nil {}
  }
}

/// The progress of a reader and a writer.
private final class Race: Sendable {
  private let begun = Atomic<Bool>(false)
  private let over = Atomic<Bool>(false)

  var hasBegun: Bool { begun.load(ordering: .acquiring) }
  var isOver: Bool { over.load(ordering: .acquiring) }

  func begin() { begun.store(true, ordering: .releasing) }

  func end() { over.store(true, ordering: .releasing) }
}

/// Runs `work` for 0, 1, 2 … at once, and returns the answers in that order.
func atOnce<Answer: Sendable>(
  _ count: Int,
  _ work: @escaping @Sendable (Int) async throws -> Answer
) async throws -> [Answer] {
  try await withThrowingTaskGroup { group in
    for number in 0..<count {
      group.addTask { (number, try await work(number)) }
    }
    var answers: [Int: Answer] = [:]
    for try await (number, answer) in group { answers[number] = answer }
    return (0..<count).compactMap { answers[$0] }
  }
}
