/// What the journals of every store must do.
///
/// ```swift
/// @Test("keeps the session contract", arguments: ScoringSessionContract.rules(for: .redis))
/// func sessions(rule: ContractRule) async throws {
///   try await rule.verify(on: .redis)
/// }
/// ```
public enum ScoringSessionContract: Sendable {
  typealias Rule = ContractRule

  public static let rules: [ContractRule] =
    appending + expecting + retrying + reusing + closing + reading + stamping + limits + hostile + concurrency
    + sharing + durability

  /// The rules that bind an adapter with this harness's abilities.
  public static func rules(for harness: ContractHarness) -> [ContractRule] {
    rules.binding(harness)
  }
}
