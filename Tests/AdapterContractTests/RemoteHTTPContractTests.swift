import Domain
import DomainContracts
import Foundation
import Hummingbird
import HummingbirdTesting
import InMemory
import Logging
import RemoteHTTP
import SQLite
import ScoreServer
import TestSupport
import Testing

@Suite("Remote store")
struct RemoteHTTPContractTests {
  @Test("Remote store over memory keeps the document contract", arguments: DocumentContract.rules(for: .overMemory))
  func memoryDocuments(rule: ContractRule) async throws { try await rule.verify(on: .overMemory) }

  @Test(
    "Remote store over memory keeps the session contract",
    arguments: ScoringSessionContract.rules(for: .overMemory)
  )
  func memorySessions(rule: ContractRule) async throws { try await rule.verify(on: .overMemory) }

  @Test(
    "Remote store over memory keeps the leaderboard contract",
    arguments: LeaderboardContract.rules(for: .overMemory)
  )
  func memoryLeaderboards(rule: ContractRule) async throws { try await rule.verify(on: .overMemory) }

  @Test("Remote store over memory keeps the feed contract", arguments: ChangeFeedContract.rules(for: .overMemory))
  func memoryChanges(rule: ContractRule) async throws { try await rule.verify(on: .overMemory) }

  @Test("Remote store over SQLite keeps the document contract", arguments: DocumentContract.rules(for: .overSQLite))
  func fileDocuments(rule: ContractRule) async throws { try await rule.verify(on: .overSQLite) }

  @Test(
    "Remote store over SQLite keeps the session contract",
    arguments: ScoringSessionContract.rules(for: .overSQLite)
  )
  func fileSessions(rule: ContractRule) async throws { try await rule.verify(on: .overSQLite) }

  @Test(
    "Remote store over SQLite keeps the leaderboard contract",
    arguments: LeaderboardContract.rules(for: .overSQLite)
  )
  func fileLeaderboards(rule: ContractRule) async throws { try await rule.verify(on: .overSQLite) }

  @Test("Remote store over SQLite keeps the feed contract", arguments: ChangeFeedContract.rules(for: .overSQLite))
  func fileChanges(rule: ContractRule) async throws { try await rule.verify(on: .overSQLite) }
}

extension ContractHarness {
  fileprivate static var overMemory: Self {
    Self(abilities: [.durable, .shared, .countsFollowers]) { body in
      let clock = ContractClock()
      let store = InMemoryStore(clock.andIdentities)
      try await serve(store.storage, clock, followers: { store.followerCount }, body)
    }
  }

  fileprivate static var overSQLite: Self {
    Self(abilities: [.durable, .shared, .countsFollowers, .showsFiles]) { body in
      try await withTemporaryFolder { directory in
        let clock = ContractClock()
        let store = try SQLiteStore(path: directory.appending(component: "store.sqlite").path, clock.andIdentities)
        try await serve(
          store.storage,
          clock,
          followers: { store.followerCount },
          bytesOnDisk: { try bytes(in: directory) },
          body
        )
        await store.close()
      }
    }
  }

  /// A real server on a port of this machine; the followers that count are those of its store.
  private static func serve(
    _ storage: Storage,
    _ clock: ContractClock,
    followers: @escaping @Sendable () -> Int,
    bytesOnDisk: (@Sendable () async throws -> [[UInt8]])? = nil,
    _ body: Body
  ) async throws {
    let router = Router()
    router.add(middleware: DescribedAnswers())
    PortAPI { _, _ in storage }.add(to: router)
    let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    try await Application(router: router, logger: logger).test(.live) { client in
      let url = "http://127.0.0.1:\(client.port ?? 0)"
      try await body(
        ContractSite(clock: clock) {
          OpenedStore(try RemoteStore(url: url).storage, liveFollowers: followers, bytesOnDisk: bytesOnDisk)
        }
      )
    }
  }
}

/// Read once for the hundreds of servers.
private let described = APIDescription(yaml: OpenAPIDocument.text)

/// Finds answers that the API's description does not know.
private struct DescribedAnswers<Context: RequestContext>: RouterMiddleware {
  func handle(
    _ request: Request,
    context: Context,
    next: @concurrent (Request, Context) async throws -> Response
  ) async throws -> Response {
    let response = try await next(request, context)
    let operation = "\(request.method) \(request.uri.path)"
    let isDescribed = described.statuses[operation]?.contains(response.status.code) == true
    #expect(isDescribed, "\(operation) answers \(response.status.code)")
    return response
  }
}
