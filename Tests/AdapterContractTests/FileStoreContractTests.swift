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
    Self(abilities: [.durable, .countsFollowers]) { body in
      try await withTemporaryFolder { directory in
        let (clock, current) = (ContractClock(), CurrentOpening())
        let path = directory.appending(component: "store").path
        try await body(
          ContractSite(clock: clock) {
            let store = try await current.opened { () async throws(StoreFailure) in
              try await FileStore.open(path, clock.surroundings)
            }
            return OpenedStore(store.storage) { store.followerCount }
          }
        )
      }
    }
  }
}

/// Gives a rule that opens its site twice the opening that it has, for a second one is refused.
private actor CurrentOpening {
  private var store: FileStore?

  func opened(_ open: () async throws(StoreFailure) -> FileStore) async throws(StoreFailure) -> FileStore {
    do {
      let store = try await open()
      self.store = store
      return store
    } catch {
      guard let store else { throw error }
      return store
    }
  }
}
