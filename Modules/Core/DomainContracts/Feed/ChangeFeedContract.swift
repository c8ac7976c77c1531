/// The rules for the change feed of every store, and for the streams and copies built on it.
///
/// ```swift
/// @Test("keeps the feed contract", arguments: ChangeFeedContract.rules(for: .redis))
/// func changes(rule: ContractRule) async throws {
///   try await rule.verify(on: .redis)
/// }
/// ```
public enum ChangeFeedContract: Sendable {
  typealias Rule = ContractRule

  /// All rules of the contract.
  public static let rules: [ContractRule] =
    listing + resuming + refusing + concurrency + following + leaving + snapshots + sharing + durability + copying

  /// Returns the rules that bind an adapter with this harness's abilities.
  public static func rules(for harness: ContractHarness) -> [ContractRule] {
    rules.binding(harness)
  }
}
