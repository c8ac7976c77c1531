import DomainContracts
import Testing

/// Proves that the contract can fail: every rule is broken by a fault that was planted for it.
@Suite("The contract")
struct ContractFaultTests {
  @Test("catches a store that", arguments: PlantedFault.all)
  func catches(fault: PlantedFault) async throws {
    for sentence in fault.broken {
      let rule = try #require([ContractRule].all.first { $0.sentence == sentence }, "no rule says: \(sentence)")
      await withKnownIssue("\(fault.name): \(sentence)") {
        try await rule.verify(on: fault.harness)
      }
    }
  }

  @Test func `is broken in every rule by some fault`() {
    let broken = Set(PlantedFault.all.flatMap(\.broken))
    for rule in [ContractRule].all where !broken.contains(rule.sentence) {
      Issue.record("no fault breaks the rule: \(rule.sentence)")
    }
  }

  @Test func `has a rule for every fault, and a name of its own for each`() {
    let names = PlantedFault.all.map(\.name)
    for fault in PlantedFault.all where fault.broken.isEmpty {
      Issue.record("no rule is said to be broken by a store that \(fault.name)")
    }
    #expect(Set(names).count == names.count)
  }

  @Test func `has a sentence of its own for every rule`() {
    let sentences = [ContractRule].all.map(\.sentence)
    #expect(Set(sentences).count == sentences.count)
  }

  @Test func `holds on the sound store that the faults are planted in`() async throws {
    let sound = ContractHarness.overMemory(patience: .seconds(20)) { _ in }
    for rule in [ContractRule].all { try await rule.verify(on: sound) }
  }
}
