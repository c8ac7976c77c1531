import Domain
import DomainContracts
import FileStore
import Foundation
import Hummingbird
import HummingbirdTesting
import InMemory
import Logging
import OfflineSync
import RemoteHTTP
import SQLite
import ScoreServer
import Simulation
import TestSupport
import Testing

/// A paired store is a store like any other, whether the remote one can be reached or not, while sync goes on behind it.
@Suite("Paired store")
struct ContractTests {
  @Test("Paired store keeps the document contract", arguments: Pairing.allCases.cases(DocumentContract.rules))
  func documents(pairing: Pairing, rule: ContractRule) async throws { try await rule.verify(on: pairing.harness) }

  @Test("Paired store keeps the session contract", arguments: Pairing.allCases.cases(ScoringSessionContract.rules))
  func sessions(pairing: Pairing, rule: ContractRule) async throws { try await rule.verify(on: pairing.harness) }

  @Test("Paired store keeps the leaderboard contract", arguments: Pairing.allCases.cases(LeaderboardContract.rules))
  func leaderboards(pairing: Pairing, rule: ContractRule) async throws { try await rule.verify(on: pairing.harness) }

  @Test("Paired store keeps the feed contract", arguments: Pairing.allCases.cases(ChangeFeedContract.rules))
  func changes(pairing: Pairing, rule: ContractRule) async throws { try await rule.verify(on: pairing.harness) }
}

enum Pairing: String, CaseIterable, Sendable {
  case onlineInMemory, offlineInMemory, offlineFiles, sqliteOverHTTP

  var harness: ContractHarness {
    switch self {
    case .onlineInMemory: .pairedInMemory(isOnline: true)
    case .offlineInMemory: .pairedInMemory(isOnline: false)
    case .offlineFiles: .pairedFiles
    case .sqliteOverHTTP: .pairedOverHTTP
    }
  }
}

extension [Pairing] {
  /// Every pairing with each rule that binds it.
  fileprivate func cases(_ rules: (ContractHarness) -> [ContractRule]) -> [(Pairing, ContractRule)] {
    flatMap { pairing in rules(pairing.harness).map { (pairing, $0) } }
  }
}

extension ContractHarness {
  fileprivate static func pairedInMemory(isOnline: Bool) -> Self {
    Self(abilities: [.countsFollowers, .checksPremises]) { body in
      let clock = ContractClock()
      let local = InMemoryStore(clock.andIdentities)
      let remote = InMemoryStore(clock.andIdentities)
      let line = Line(to: remote.storage, over: Network(isUp: isOnline)).storage
      try await pairing(local.storage, line, clock, { local.followerCount }) { sync in
        // Sync is one of those who follow.
        let opened = OpenedStore(sync.storage) { local.followerCount - 1 }
        try await body(ContractSite(clock: clock) { opened })
        if isOnline { try await expectDelivered(local.storage, remote.storage, by: sync) }
      }
    }
  }

  /// The remote store holds what the rule wrote, too.
  private static func expectDelivered(_ local: Storage, _ remote: Storage, by sync: OfflineSync) async throws {
    try await sync.sync()
    try await sync.sync()
    let (here, there) = (try await Replica(of: local), try await Replica(of: remote))
    let differences = here.differences(from: there)
    #expect(differences == [])
    #expect(try await sync.lost.all() == [])
  }

  fileprivate static var pairedFiles: Self {
    Self(abilities: [.durable, .checksPremises]) { body in
      try await withTemporaryFolder { folder in
        let clock = ContractClock()
        let path = folder.appending(component: "store").path
        try await body(
          ContractSite(clock: clock) {
            let local = try await FileStore.open(path, clock.andIdentities)
            let line = Line(to: InMemoryStore(clock.andIdentities).storage, over: Network(isUp: false)).storage
            return OpenedStore(sync(local.storage, line, clock).storage)
          }
        )
      }
    }
  }

  /// SQLite here, and a real server on a port of this machine.
  fileprivate static var pairedOverHTTP: Self {
    Self(abilities: [.countsFollowers, .checksPremises]) { body in
      try await withTemporaryFolder { folder in
        let clock = ContractClock()
        let local = try SQLiteStore(path: folder.appending(component: "store.sqlite").path, clock.andIdentities)
        let remote = InMemoryStore(clock.andIdentities)
        let router = Router()
        PortAPI { _, _ in remote.storage }.add(to: router)
        let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        try await Application(router: router, logger: logger).test(.live) { client in
          let line = try RemoteStore(url: "http://127.0.0.1:\(client.port ?? 0)")
          try await pairing(local.storage, line.storage, clock, { local.followerCount }) { sync in
            let opened = OpenedStore(sync.storage) { local.followerCount - 1 }
            try await body(ContractSite(clock: clock) { opened })
          }
          await line.close()
        }
      }
    }
  }

  /// Runs `body` while sync runs behind it.
  private static func pairing(
    _ local: Storage,
    _ remote: Storage,
    _ clock: ContractClock,
    _ followers: @escaping @Sendable () -> Int,
    _ body: (OfflineSync) async throws -> Void
  ) async throws {
    let sync = sync(local, remote, clock)
    let running = Task { await sync.run() }
    try await eventually("sync follows the local store") { followers() == 1 }
    do { try await body(sync) } catch {
      running.cancel()
      throw error
    }
    running.cancel()
    await running.value
  }

  private static func sync(_ local: Storage, _ remote: Storage, _ clock: ContractClock) -> OfflineSync {
    OfflineSync(
      local: local,
      remote: remote,
      notebook: InMemoryStore(clock.andIdentities).storage,
      clock: clock.andIdentities,
      retry: RetrySchedule(chance: { 0 }, wait: { _ in try await Forever.wait() })
    )
  }
}
