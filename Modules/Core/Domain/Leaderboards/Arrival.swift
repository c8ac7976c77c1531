/// The way in which submissions reach a store.
public enum Arrival: Hashable, Sendable {
  /// The submissions are new.
  ///
  /// The store accepts them at this moment of its clock, which decides which buckets are sealed.
  case here(at: Timestamp)
  /// Another store accepted the submissions before.
  ///
  /// This store does not check again whether they are late, need an entry, or make an implausible score.
  case replicated

  /// Whether another store has accepted the submissions.
  package var isReplicated: Bool { self == .replicated }
}

extension LeaderboardRepository {
  /// Accepts new submissions at a moment of this store's clock; see ``submit(_:as:given:)``.
  public func submit(
    _ submissions: [Submission],
    at now: Timestamp
  ) async throws(LeaderboardError) -> [AcceptedSubmission] {
    try await submit(submissions, as: .here(at: now))
  }
}
