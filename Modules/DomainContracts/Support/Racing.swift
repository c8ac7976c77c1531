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
