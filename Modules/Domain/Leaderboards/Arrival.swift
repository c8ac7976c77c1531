/// How submissions come to a store.
public enum Arrival: Hashable, Sendable {
  /// They are new, and this store accepts them at a moment of its clock, which decides which buckets are sealed.
  case here(at: Timestamp)
  /// Another store accepted them before, so this one does not ask again whether they are late, lack an entry or make a
  /// score that cannot count.
  case replicated

  /// - Parameter time: The moment of ``here(at:)``; nil for ``replicated``.
  public init(at time: Timestamp?) { self = time.map(Self.here) ?? .replicated }

  /// The moment of ``here(at:)``; nil for ``replicated``.
  public var time: Timestamp? {
    if case .here(let time) = self { time } else { nil }
  }
}

extension LeaderboardRepository {
  /// Accepts submissions that are new, at a moment of this store's clock; see ``submit(_:as:)``.
  public func submit(
    _ submissions: [Submission],
    at now: Timestamp
  ) async throws(LeaderboardError) -> [AcceptedSubmission] {
    try await submit(submissions, as: .here(at: now))
  }
}
