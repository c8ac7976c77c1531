public import Domain
import Foundation
public import OfflineSync
import StoreEngine
import Synchronization

#if HTTPS
import RemoteHTTP
#endif

/// A server that a local store syncs with.
public struct Syncing: Sendable {
  /// The server's address, such as `https://scores.example`.
  public let server: String
  /// The kinds of space that only the server's owner may access.
  public let ownerOnly: Set<ItemPath.Segment>
  /// Returns the rule for withholding items of the local store.
  public let withholding: @Sendable (Storage) -> Withholding
  /// What the events of journals replace.
  public let overwriting: Overwriting

  /// Creates the choice of a server.
  public init(
    with server: String,
    ownerOnly: Set<ItemPath.Segment> = [],
    withholding: @escaping @Sendable (Storage) -> Withholding = { _ in { _ in false } },
    overwriting: @escaping Overwriting = { _, _ in [:] }
  ) {
    (self.server, self.ownerOnly, self.withholding) = (server, ownerOnly, withholding)
    self.overwriting = overwriting
  }

  /// The reason why a store cannot sync with a server.
  public enum Failure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The store itself is on a server.
    case storeIsRemote(String)
    /// Another process syncs already.
    ///
    /// Only one may.
    case synced(by: String)

    public var description: String {
      switch self {
      case .synced(let process): "process \(process) keeps this store in step already; 'sync --look' says what waits"
      case .storeIsRemote(let url):
        "\(url) is on a server itself; --sync keeps a store on this machine in step with one"
      }
    }
  }

  /// Returns the path of sync's notes about a store and this server, beside the store.
  func notebook(beside store: String) throws(Failure) -> String {
    if Self.isRemote(store) { throw .storeIsRemote(store) }
    if store.hasSuffix(":") { return store }
    let store = store.hasSuffix("/") ? String(store.dropLast()) : store
    let name = server.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "." }.joined(separator: "-")
    return "\(store).sync-\(name)"
  }

  /// Returns the lock file of a syncing store, the same for every server; nil if no other process can open the store.
  static func lockPath(of store: String) -> String? {
    var path = store.drop { $0 != ":" }.dropFirst()
    if path.hasPrefix("//") { path = path.dropFirst(2) }
    while path.hasSuffix("/") { path = path.dropLast() }
    return path.isEmpty ? nil : "\(path).sync.lock"
  }

  static func isRemote(_ store: String) -> Bool {
    ["http", "https"].contains(store.prefix { $0 != ":" }.lowercased())
  }
}

/// A local store with its sync.
struct SyncedStore: Sendable {
  let local: Storage
  let sync: OfflineSync
  let clock: ServerClock
  private let link: Held<AccountLink?>
  private let lockPath: String?
  /// Signals that the server is reachable again.
  private let wakes: AsyncStream<Void>

  static func open(
    _ choice: StoreChoice,
    _ syncing: Syncing,
    in registry: StoreRegistry,
    _ system: ClockAndIdentities
  ) async throws -> SyncedStore {
    let notebookURL = try syncing.notebook(beside: choice.url)
    let clock = ServerClock(system.now)
    // A reopened stream wakes sync. Sync is created later, and its own remote store must not keep it alive.
    let (wakes, wake) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let link = Held<AccountLink?>(nil)
    let remote = try remote(syncing.server, clock) { wake.yield() }
    var opened = [remote]
    do {
      let local = try await clock.open(choice.url, in: registry, system)
      opened.append(local)
      link.value = try await local.documents.value(.accountLink).value
      let notebook = try await registry.open(notebookURL, system)
      let sync = OfflineSync(
        local: local,
        remote: remote,
        notebook: notebook,
        clock: clock.andIdentities(of: system),
        retry: RetrySchedule(chance: { Double.random(in: 0..<1) }) { try await Task.sleep(for: $0) },
        ownerOnly: syncing.ownerOnly,
        withholds: syncing.withholding(local),
        overwrites: syncing.overwriting,
        link: { link.value }
      )
      let lockPath = Syncing.lockPath(of: choice.url)
      return SyncedStore(local: local, sync: sync, clock: clock, link: link, lockPath: lockPath, wakes: wakes)
    } catch {
      for store in opened { await store.close() }
      throw error
    }
  }

  /// Returns the server's store for the signed-in account.
  ///
  /// A new sign-in needs no restart. But the account stays the same for all requests between two checks of it. A user
  /// who signs in during a pass must not have the rest of it sent as their own.
  private static func remote(
    _ server: String,
    _ clock: ServerClock,
    onStream: @escaping @Sendable () -> Void
  ) throws -> Storage {
    let signedIn = SignedInServers()
    let token = Held(try signedIn.token(for: server))
    // Sync itself decides about retries.
    let retry = RetryPolicy(attempts: 1, jitter: { Double.random(in: 0..<1) })
    let store = try RemoteStore(url: server, token: token.value, retry: retry, onStream: onStream) { clock.saw($0) }
    let remote = store.storage
    return Storage(
      leaderboards: remote.leaderboards,
      sessions: remote.sessions,
      documents: remote.documents,
      changes: remote.changes,
      account: { () throws(StoreFailure) in
        token.value = try signedIn.token(for: server)
        return try await remote.account()
      },
      close: remote.close
    )
  }

  /// Links the store to an account, unless another process has linked it meanwhile.
  ///
  /// - Returns: Whether the store now has this link.
  func take(_ new: AccountLink, as id: WriteID) async throws(DocumentError) -> Bool {
    let known = try await local.documents.value(.accountLink)
    if known.value == nil {
      let key = DocumentKey<AccountLink>.accountLink
      _ = try await local.documents.save([try key.write(new, id: id, expected: known.expected)])
    }
    link.value = known.value ?? new
    return link.value == new
  }

  /// Returns the lock that keeps other processes from syncing.
  func lock() throws -> SyncLock? { try lockPath.map { try SyncLock($0) } }

  /// Syncs until it is cancelled.
  func run(newWrite: @escaping @Sendable () -> WriteID) async {
    await withDiscardingTaskGroup { group in
      group.addTask { await sync.run() }
      group.addTask { for await _ in wakes { await sync.wake() } }
      // A correction that cannot be stored is measured again.
      for await _ in sync.followStatus() { try? await clock.keep(in: local, as: newWrite()) }
      group.cancelAll()
    }
  }
}

/// A value that tasks share.
private final class Held<Value: Sendable>: Sendable {
  private let state: Mutex<Value>

  init(_ value: Value) {
    state = Mutex(value)
  }

  var value: Value {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }
}
