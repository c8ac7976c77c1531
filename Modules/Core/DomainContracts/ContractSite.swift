import Domain
import Synchronization

/// The place where one rule stores its data, with the clock of the stores opened there.
public struct ContractSite: Sendable {
  typealias Proof = @Sendable (ContractSite) async throws -> Void

  /// The clock of the site's stores.
  public let clock: ContractClock
  private let openStore: @Sendable () async throws -> OpenedStore
  private let openings = Openings()
  var harness: ContractHarness?

  /// Creates a site.
  ///
  /// - Parameters:
  ///   - clock: The clock of every store opened here.
  ///   - open: Opens the store at this site. A second call opens it as a restarted process would, after the first
  ///     opening was closed. Only for ``StoreAbilities/shared`` adapters both openings exist at once.
  public init(clock: ContractClock, open: @escaping @Sendable () async throws -> OpenedStore) {
    self.clock = clock
    openStore = open
  }

  /// Opens the store; it is closed when the rule ends.
  func open() async throws -> OpenedStore {
    let store = try await openStore()
    openings.add(store.storage)
    return store
  }

  /// Closes `store` and opens it again, as a restart does.
  func reopen(_ store: OpenedStore) async throws -> OpenedStore {
    await store.storage.close()
    return try await open()
  }

  /// Passes another empty site of the same adapter to `proof`.
  func withAnotherSite(_ proof: Proof) async throws {
    try await harness?.withSite(proof)
  }

  func closeAll() async {
    for storage in openings.takeAll() { await storage.close() }
  }
}

/// The stores that one rule has opened.
private final class Openings: Sendable {
  private let stores = Mutex<[Storage]>([])

  func add(_ storage: Storage) {
    stores.withLock { $0.append(storage) }
  }

  func takeAll() -> [Storage] {
    stores.withLock { stores in
      defer { stores = [] }
      return stores
    }
  }
}
