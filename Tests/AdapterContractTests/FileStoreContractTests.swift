import Domain
import DomainContracts
import FileStore
import Foundation
import TestSupport
import Testing

@Suite("File store")
struct FileStoreContractTests {
  @Test("File store keeps the document contract", arguments: DocumentContract.rules(for: .fileStore))
  func documents(rule: ContractRule) async throws {
    try await rule.verify(on: .fileStore)
  }

  @Test("File store keeps the session contract", arguments: ScoringSessionContract.rules(for: .fileStore))
  func sessions(rule: ContractRule) async throws {
    try await rule.verify(on: .fileStore)
  }

  @Test("File store keeps the leaderboard contract", arguments: LeaderboardContract.rules(for: .fileStore))
  func leaderboards(rule: ContractRule) async throws {
    try await rule.verify(on: .fileStore)
  }

  @Test("File store keeps the feed contract", arguments: ChangeFeedContract.rules(for: .fileStore))
  func changes(rule: ContractRule) async throws {
    try await rule.verify(on: .fileStore)
  }
}

extension ContractHarness {
  fileprivate static var fileStore: Self {
    Self(abilities: [.durable, .countsFollowers, .showsFiles, .checksPremises]) { body in
      try await withTemporaryFolder { directory in
        let clock = ContractClock()
        let path = directory.appending(component: "store").path
        try await body(
          ContractSite(clock: clock) {
            let store = try await FileStore.open(path, clock.andIdentities)
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
