public import Testing

/// One rule of a port's contract: a sentence, and the code that proves it on an empty store.
public struct ContractRule: Sendable {
  /// The rule as a sentence, the name of its test.
  public let sentence: String
  let needs: StoreAbilities
  let proof: ContractSite.Proof

  init(_ sentence: String, needs: StoreAbilities = [], proof: @escaping ContractSite.Proof) {
    self.sentence = sentence
    self.needs = needs
    self.proof = proof
  }

  /// Proves the rule on an empty store of its own.
  ///
  /// Call it from a `@Test`.
  public func verify(on harness: ContractHarness) async throws {
    try await harness.withSite(proof)
  }
}

extension ContractRule: Identifiable {
  public var id: String { sentence }
}

extension ContractRule: CustomTestStringConvertible {
  /// The sentence, as Swift Testing shows it.
  public var testDescription: String { sentence }
}

extension [ContractRule] {
  /// Returns the rules that bind an adapter with this harness's abilities.
  ///
  /// Other rules are not run, so they never count as passed.
  func binding(_ harness: ContractHarness) -> [ContractRule] {
    filter { harness.abilities.isSuperset(of: $0.needs) }
  }
}
