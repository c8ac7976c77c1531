import DomainContracts
import Foundation
import SQLite
import TestSupport
import Testing

@Suite("SQLite store")
struct SQLiteContractTests {
  @Test("SQLite store keeps the document contract", arguments: DocumentContract.rules(for: .sqlite))
  func documents(rule: ContractRule) async throws {
    try await rule.verify(on: .sqlite)
  }

  @Test("SQLite store keeps the session contract", arguments: ScoringSessionContract.rules(for: .sqlite))
  func sessions(rule: ContractRule) async throws {
    try await rule.verify(on: .sqlite)
  }

  @Test("SQLite store keeps the leaderboard contract", arguments: LeaderboardContract.rules(for: .sqlite))
  func leaderboards(rule: ContractRule) async throws {
    try await rule.verify(on: .sqlite)
  }

  @Test("SQLite store keeps the feed contract", arguments: ChangeFeedContract.rules(for: .sqlite))
  func changes(rule: ContractRule) async throws {
    try await rule.verify(on: .sqlite)
  }
}

extension ContractHarness {
  fileprivate static var sqlite: Self {
    Self(abilities: [.durable, .shared, .countsFollowers, .showsFiles, .checksPremises]) { body in
      try await withTemporaryFolder { directory in
        let clock = ContractClock()
        let path = directory.appending(component: "store.sqlite").path
        try await body(
          ContractSite(clock: clock) {
            let store = try SQLiteStore(path: path, clock.andIdentities)
            return OpenedStore(
              store.storage,
              liveFollowers: { store.followerCount },
              bytesOnDisk: { try bytes(in: directory) }
            )
          }
        )
      }
    }
  }
}
