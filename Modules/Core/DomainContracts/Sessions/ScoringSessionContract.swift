/// The rules for the journals of every store.
///
/// ```swift
/// @Test("keeps the session contract", arguments: ScoringSessionContract.rules(for: .redis))
/// func sessions(rule: ContractRule) async throws {
///   try await rule.verify(on: .redis)
/// }
/// ```
public enum ScoringSessionContract: Sendable {
  typealias Rule = ContractRule

  /// All rules of the contract.
  public static let rules: [ContractRule] =
    appending + expecting + retrying + reusing + closing + reading + stamping + limits + hostile + concurrency
    + sharing + durability + redacting + premises

  /// Returns the rules that bind an adapter with this harness's abilities.
  public static func rules(for harness: ContractHarness) -> [ContractRule] {
    rules.binding(harness)
  }
}
