import Access
import Domain
import DomainContracts
import InMemory
import Testing

/// For the owner of the installation, a guarded store keeps the whole contract.
@Suite("Guarded store of its owner")
struct GuardedStoreContractTests {
  @Test("Guarded store keeps the document contract", arguments: DocumentContract.rules(for: .guarded))
  func documents(rule: ContractRule) async throws { try await rule.verify(on: .guarded) }

  @Test("Guarded store keeps the session contract", arguments: ScoringSessionContract.rules(for: .guarded))
  func sessions(rule: ContractRule) async throws { try await rule.verify(on: .guarded) }

  @Test("Guarded store keeps the leaderboard contract", arguments: LeaderboardContract.rules(for: .guarded))
  func leaderboards(rule: ContractRule) async throws { try await rule.verify(on: .guarded) }

  @Test("Guarded store keeps the feed contract", arguments: ChangeFeedContract.rules(for: .guarded))
  func changes(rule: ContractRule) async throws { try await rule.verify(on: .guarded) }
}

extension ContractHarness {
  fileprivate static var guarded: Self {
    Self(abilities: .countsFollowers) { body in
      let clock = ContractClock()
      let store = InMemoryStore(clock.andIdentities)
      // Its times are judged by no clock: the contract writes at the ends of time.
      let guarded = GuardedStorage(
        store.storage,
        for: .user("root", .owner),
        by: AccessRules(),
        now: { clock.now },
        accepting: nil
      )
      try await body(ContractSite(clock: clock) { OpenedStore(guarded.storage) { store.followerCount } })
    }
  }
}
