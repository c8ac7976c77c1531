import DomainContracts
import InMemory
import Testing

@Suite("In-memory store")
struct InMemoryContractTests {
  @Test("In-memory store keeps the document contract", arguments: DocumentContract.rules(for: .inMemory))
  func documents(rule: ContractRule) async throws {
    try await rule.verify(on: .inMemory)
  }

  @Test("In-memory store keeps the session contract", arguments: ScoringSessionContract.rules(for: .inMemory))
  func sessions(rule: ContractRule) async throws {
    try await rule.verify(on: .inMemory)
  }

  @Test("In-memory store keeps the leaderboard contract", arguments: LeaderboardContract.rules(for: .inMemory))
  func leaderboards(rule: ContractRule) async throws {
    try await rule.verify(on: .inMemory)
  }

  @Test("In-memory store keeps the feed contract", arguments: ChangeFeedContract.rules(for: .inMemory))
  func changes(rule: ContractRule) async throws {
    try await rule.verify(on: .inMemory)
  }
}

extension ContractHarness {
  fileprivate static var inMemory: Self {
    Self(abilities: [.countsFollowers, .checksPremises]) { body in
      let clock = ContractClock()
      let store = InMemoryStore(clock.andIdentities)
      try await body(ContractSite(clock: clock) { OpenedStore(store.storage) { store.followerCount } })
    }
  }
}
