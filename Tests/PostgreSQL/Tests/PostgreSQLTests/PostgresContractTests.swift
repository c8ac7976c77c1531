import Domain
import DomainContracts
import Foundation
import PostgreSQL
import Testing

/// One after the other, for the rules race writers of their own and the database takes a limited number of connections.
@Suite("PostgreSQL store", .serialized, .enabled(if: PostgresCluster.isInstalled, "PostgreSQL is not installed"))
struct PostgresContractTests {
  @Test("PostgreSQL store keeps the document contract", arguments: DocumentContract.rules(for: .postgres))
  func documents(rule: ContractRule) async throws { try await rule.verify(on: .postgres) }

  @Test("PostgreSQL store keeps the session contract", arguments: ScoringSessionContract.rules(for: .postgres))
  func sessions(rule: ContractRule) async throws { try await rule.verify(on: .postgres) }

  @Test("PostgreSQL store keeps the leaderboard contract", arguments: LeaderboardContract.rules(for: .postgres))
  func leaderboards(rule: ContractRule) async throws { try await rule.verify(on: .postgres) }

  @Test("PostgreSQL store keeps the feed contract", arguments: ChangeFeedContract.rules(for: .postgres))
  func changes(rule: ContractRule) async throws { try await rule.verify(on: .postgres) }
}

extension ContractHarness {
  fileprivate static var postgres: Self {
    Self(abilities: [.durable, .shared, .countsFollowers, .checksPremises]) { body in
      let cluster = try await PostgresCluster.shared()
      try await cluster.withDatabase { url, _ in
        let clock = ContractClock()
        let address = try PostgresAddress(String(url.dropFirst("postgres:".count)))
        try await body(
          ContractSite(clock: clock) {
            let store = try await PostgresStore(address, clock.andIdentities)
            return OpenedStore(store.storage) { store.followerCount }
          }
        )
      }
    }
  }
}
