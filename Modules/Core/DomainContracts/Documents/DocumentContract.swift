/// The rules for the documents of every store.
///
/// ```swift
/// @Test("keeps the document contract", arguments: DocumentContract.rules(for: .redis))
/// func documents(rule: ContractRule) async throws {
///   try await rule.verify(on: .redis)
/// }
/// ```
public enum DocumentContract: Sendable {
  typealias Rule = ContractRule

  /// All rules of the contract.
  public static let rules: [ContractRule] =
    saving + loading + expecting + retrying + listing + paging + stamping + limits + hostile + concurrency + sharing
    + durability + erasing + premises

  /// Returns the rules that bind an adapter with this harness's abilities.
  public static func rules(for harness: ContractHarness) -> [ContractRule] {
    rules.binding(harness)
  }
}
