/// What the boards of every store must do.
///
/// ```swift
/// @Test("keeps the leaderboard contract", arguments: LeaderboardContract.rules(for: .redis))
/// func leaderboards(rule: ContractRule) async throws {
///   try await rule.verify(on: .redis)
/// }
/// ```
public enum LeaderboardContract: Sendable {
  typealias Rule = ContractRule

  public static let rules: [ContractRule] = [
    defining, submitting, scoring, refusing, describing, ranking, ordering, paging, windows, filters, periods, sealing,
    reverting, resetting, disqualifying, retrying, reusing, history, replication, stamping, events, model, limits,
    hostile,
    extremes, concurrency, sharing, durability,
  ]
  .flatMap(\.self)

  /// The rules that bind an adapter with this harness's abilities.
  public static func rules(for harness: ContractHarness) -> [ContractRule] {
    rules.binding(harness)
  }
}
