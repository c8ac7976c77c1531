import Domain
import FileStore
import Foundation
import Hummingbird
import HummingbirdTesting
import InMemory
import Logging
import RemoteHTTP
import SQLite
import ScoreServer
import TestSupport

/// The stores that a group may be kept in.
enum StoreKind: String, CaseIterable, Sendable {
  case memory, file, sqlite, http

  /// Runs `body` over an empty store.
  func with(now: @escaping @Sendable () -> Timestamp, _ body: @Sendable (Storage) async throws -> Void) async throws {
    let identities = Counter()
    let clock = ClockAndIdentities(now: now) { "identity-\(identities.next())" }
    try await withTemporaryFolder { folder in
      switch self {
      case .memory: try await body(InMemoryStore(clock).storage)
      case .file:
        let store = try await FileStore.open(folder.appending(component: "store").path, clock).storage
        try await body(store)
        await store.close()
      case .sqlite:
        let store = try SQLiteStore(path: folder.appending(component: "store.sqlite").path, clock).storage
        try await body(store)
        await store.close()
      case .http: try await Self.overHTTP(InMemoryStore(clock).storage, body)
      }
    }
  }

  private static func overHTTP(_ storage: Storage, _ body: @Sendable (Storage) async throws -> Void) async throws {
    let router = Router()
    PortAPI { _, _ in storage }.add(to: router)
    let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    try await Application(router: router, logger: logger).test(.live) { client in
      let store = try RemoteStore(url: "http://127.0.0.1:\(client.port ?? 0)").storage
      try await body(store)
      await store.close()
    }
  }
}
