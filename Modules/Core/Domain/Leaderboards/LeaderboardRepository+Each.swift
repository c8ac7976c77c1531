extension LeaderboardRepository {
  /// Accepts each submission that it can; see ``submitEach(_:as:given:)``.
  public func submitEach(
    _ submissions: [Submission],
    as arrival: Arrival
  ) async throws(LeaderboardError) -> [Result<AcceptedSubmission, LeaderboardError>] {
    try await submitEach(submissions, as: arrival, given: [])
  }

  /// Submits one after the other, for a store that does not commit them together.
  public func submitEach(
    _ submissions: [Submission],
    as arrival: Arrival,
    given premises: [Premise]
  ) async throws(LeaderboardError) -> [Result<AcceptedSubmission, LeaderboardError>] {
    try await submitOneByOne(submissions, as: arrival, given: premises)
  }

  package func submitOneByOne(
    _ submissions: [Submission],
    as arrival: Arrival,
    given premises: [Premise]
  ) async throws(LeaderboardError) -> [Result<AcceptedSubmission, LeaderboardError>] {
    try Submission.check(batch: submissions)
    var results: [Result<AcceptedSubmission, LeaderboardError>] = []
    for submission in submissions {
      do throws(LeaderboardError) {
        results += try await submit([submission], as: arrival, given: premises).map { .success($0) }
      } catch {
        guard error.isOfOneSubmission else { throw error }
        results.append(.failure(error))
      }
    }
    return results
  }
}

extension LeaderboardError {
  /// Whether the store rejected a submission and may accept others, and has not failed itself.
  package var isOfOneSubmission: Bool {
    switch self {
    case .store(.denied), .store(.invalid), .store(.invalidTime): true
    case .store: false
    default: true
    }
  }
}
