public import Testing

/// One rule of a port's contract: a sentence, and the code that proves it on a fresh store.
public struct ContractRule: Sendable {
  public let sentence: String
  let needs: StoreAbilities
  let proof: ContractSite.Proof

  init(_ sentence: String, needs: StoreAbilities = [], proof: @escaping ContractSite.Proof) {
    self.sentence = sentence
    self.needs = needs
    self.proof = proof
  }

  /// Proves the rule on a store that the harness makes for this call alone.
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
  public var testDescription: String { sentence }
}

extension [ContractRule] {
  /// The rules that bind an adapter with this harness's abilities.
  ///
  /// A rule left out is not run, so it is never counted as passed.
  func binding(_ harness: ContractHarness) -> [ContractRule] {
    filter { harness.abilities.isSuperset(of: $0.needs) }
  }
}
