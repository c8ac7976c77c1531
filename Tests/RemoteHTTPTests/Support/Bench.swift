import Domain
import Hummingbird
import HummingbirdTesting
import InMemory
import Logging
import RemoteHTTP
import ScoreServer
import Synchronization
import TestSupport

/// A store, its real server, and the bad network before it.
struct Bench: Sendable {
  let store: Storage
  let followerCount: @Sendable () -> Int
  let proxy: FaultProxy
  let pauses = Pauses()

  /// A client behind the bad network; its pauses take no time, and its deadlines pass when the test says so.
  func remote(attempts: Int = 5, _ change: (inout RemoteLimits) -> Void = { _ in }) throws -> RemoteStore {
    var limits = RemoteLimits()
    limits.wait = { _ in
      await Latch().wait()
      try Task.checkCancellation()
    }
    change(&limits)
    return try RemoteStore(url: proxy.url, retry: RetryPolicy(attempts: attempts, wait: pauses.take), limits: limits)
  }

  /// Runs `body` with a store behind a server behind a proxy.
  static func run(prefix: String = "", _ body: @escaping @Sendable (Bench) async throws -> Void) async throws {
    let identities = Counter()
    let store = InMemoryStore(ClockAndIdentities(now: { 1_000 }, newIdentity: { "identity-\(identities.next())" }))
    let router = Router()
    PortAPI { _, _ in store.storage }.add(to: router)
    let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    try await Application(router: router, logger: logger).test(.live) { client in
      let server = "http://127.0.0.1:\(client.port ?? 0)"
      try await FaultProxy.run(before: server, prefix: prefix) { proxy in
        try await body(Bench(store: store.storage, followerCount: { store.followerCount }, proxy: proxy))
      }
    }
  }
}

/// The pauses that a client was to make, which take no time.
final class Pauses: Sendable {
  private let all = Mutex<[Duration]>([])

  var made: [Duration] { all.withLock { $0 } }

  func take(_ pause: Duration) async throws {
    all.withLock { $0.append(pause) }
    await Task.yield()
    try Task.checkCancellation()
  }
}
