import DomainContracts
import Testing

/// Proves that the contract can fail: every rule is broken by a fault that was planted for it.
@Suite("The contract")
struct ContractFaultTests {
  @Test("catches a store that", arguments: PlantedFault.all.filter { !$0.breaks.isEmpty })
  func catches(fault: PlantedFault) async throws {
    for sentence in fault.breaks {
      let rule = try #require([ContractRule].all.first { $0.sentence == sentence }, "no rule says: \(sentence)")
      await withKnownIssue("\(fault.name): \(sentence)") {
        try await rule.verify(on: fault.harness)
      }
    }
  }

  @Test func `is broken in every rule by some fault`() {
    let broken = Set(PlantedFault.all.flatMap(\.breaks))
    for rule in [ContractRule].all where !broken.contains(rule.sentence) {
      Issue.record("no fault breaks the rule: \(rule.sentence)")
    }
  }

  @Test func `holds on the sound store that the faults are planted in`() async throws {
    let sound = ContractHarness.overMemory(patience: .seconds(20)) { _ in }
    for rule in [ContractRule].all { try await rule.verify(on: sound) }
  }
}

extension PlantedFault {
  /// The sentences of the rules that this fault must break.
  fileprivate var breaks: [String] {
    [Self.breaksOfDocuments, Self.breaksOfSessions, Self.breaksOfLeaderboards, Self.breaksOfFeed]
      .flatMap { $0[name] ?? [] }
  }
}
