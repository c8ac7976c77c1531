import Foundation

/// The questions that a served app puts to its store.
extension Visitor {
  /// The questions since the server started, as `/metrics` reports them to the owner.
  private func questions() async throws -> Int {
    let text = try await get("/metrics").text
    let days = text.matches(of: /scorebook_store_reads\{[^}]*\} (\d+)/)
    guard !days.isEmpty else { throw CocoaError(.fileReadCorruptFile) }
    return days.compactMap { Int($0.output.1) }.reduce(0, +)
  }

  /// Returns the number of questions that a request puts to the store.
  ///
  /// The server's own work in the background only adds to a count, so the least of several counts is the request's. A
  /// busy machine may need many.
  ///
  /// - Parameters:
  ///   - limit: The number at which no more is counted.
  ///   - rounds: The most counts.
  ///   - request: Makes the request for a round.
  /// - Returns: The number.
  /// - Throws: The first answer that is not a success.
  public func storeReads(
    limit: Int,
    rounds: Int = 40,
    of request: (_ round: Int) async throws -> Answer
  ) async throws -> Int {
    func ask(_ round: Int) async throws {
      let answer = try await request(round)
      if answer.status != 200 { throw answer }
    }
    // The first request of a kind fills caches.
    try await ask(0)
    // Reading the count asks the store, too.
    var (own, least) = (Int.max, Int.max)
    for _ in 0..<6 {
      let first = try await questions()
      own = min(own, try await questions() - first)
    }
    for round in 1...rounds where least > limit {
      let before = try await questions()
      try await ask(round)
      least = min(least, try await questions() - before - own)
    }
    return least
  }
}

extension Visitor.Answer: Error {}
