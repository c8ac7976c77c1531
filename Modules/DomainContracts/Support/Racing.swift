import Synchronization

/// Does `write` for 1, 2, 3 … up to `count` while `read` is done again and again, and once more at the end.
///
/// Reading begins before writing does and goes on until it is over, so neither has passed before the other began.
func writing(
  _ count: Int,
  _ write: @escaping @Sendable (Int) async throws -> Void,
  whileReading read: @escaping @Sendable () async throws -> Void
) async throws {
  let (hasBegun, isOver) = (Flag(), Flag())
  try await withThrowingTaskGroup { group in
    group.addTask {
      while !isOver.isRaised {
        try await read()
        hasBegun.raise()
      }
      try await read()
    }
    group.addTask {
      defer { isOver.raise() }
      while !hasBegun.isRaised {
        try Task.checkCancellation()
        await Task.yield()
      }
      for number in 1...count { try await write(number) }
    }
    // One that fails ends the other.
    while try await group.next() != nil {}
  }
}

/// Raised once, by one task for another.
private final class Flag: Sendable {
  private let value = Atomic<Bool>(false)

  var isRaised: Bool { value.load(ordering: .acquiring) }

  func raise() {
    value.store(true, ordering: .releasing)
  }
}

/// Does `work` for 0, 1, 2 … at once, and returns the answers in that order.
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
