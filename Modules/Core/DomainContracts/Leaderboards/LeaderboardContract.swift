/// The rules for the boards of every store.
///
/// ```swift
/// @Test("keeps the leaderboard contract", arguments: LeaderboardContract.rules(for: .redis))
/// func leaderboards(rule: ContractRule) async throws {
///   try await rule.verify(on: .redis)
/// }
/// ```
public enum LeaderboardContract: Sendable {
  typealias Rule = ContractRule

  /// All rules of the contract.
  public static let rules: [ContractRule] = [
    defining, submitting, each, scoring, refusing, describing, ranking, ordering, paging, windows, filters, periods,
    sealing,
    reverting, resetting, disqualifying, retrying, reusing, history, replication, stamping, events, model, limits,
    hostile,
    extremes, concurrency, sharing, durability, premises,
  ]
  .flatMap(\.self)

  /// Returns the rules that bind an adapter with this harness's abilities.
  public static func rules(for harness: ContractHarness) -> [ContractRule] {
    rules.binding(harness)
  }
}
