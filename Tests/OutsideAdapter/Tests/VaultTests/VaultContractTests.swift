import Crypto
import DomainContracts
import Foundation
import Testing
import Vault

@Suite("Vault")
struct VaultContractTests {
  @Test("Vault keeps the document contract", arguments: DocumentContract.rules(for: .vault))
  func documents(rule: ContractRule) async throws { try await rule.verify(on: .vault) }

  @Test("Vault keeps the session contract", arguments: ScoringSessionContract.rules(for: .vault))
  func sessions(rule: ContractRule) async throws { try await rule.verify(on: .vault) }

  @Test("Vault keeps the leaderboard contract", arguments: LeaderboardContract.rules(for: .vault))
  func leaderboards(rule: ContractRule) async throws { try await rule.verify(on: .vault) }

  @Test("Vault keeps the feed contract", arguments: ChangeFeedContract.rules(for: .vault))
  func changes(rule: ContractRule) async throws { try await rule.verify(on: .vault) }
}

extension ContractHarness {
  fileprivate static var vault: Self {
    Self(abilities: [.durable, .countsFollowers, .checksPremises]) { body in
      try await withTemporaryFolder { folder in
        let (clock, key) = (ContractClock(), SymmetricKey(size: .bits256))
        let path = folder.appending(component: "store.vault").path
        try await body(
          ContractSite(clock: clock) {
            let store = try VaultStore(path: path, key: key, clock.andIdentities)
            return OpenedStore(store.storage) { store.followerCount }
          }
        )
      }
    }
  }
}

/// Passes a new empty folder to `body`, and removes it however `body` ends.
func withTemporaryFolder(_ body: (URL) async throws -> Void) async throws {
  let folder = FileManager.default.temporaryDirectory.appending(component: "vault-\(UUID())")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  try await body(folder)
}
