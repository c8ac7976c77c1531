public import Domain
import Foundation
import OfflineSync
import RemoteHTTP

/// A server with which a store on this machine is kept in step.
public struct Syncing: Hashable, Sendable {
  /// Such as `https://scores.example`.
  public let server: String
  /// The kinds of space that the server keeps to whoever runs it.
  public let ownerOnly: Set<Path.Segment>

  public init(with server: String, ownerOnly: Set<Path.Segment> = []) {
    (self.server, self.ownerOnly) = (server, ownerOnly)
  }

  /// Why a store cannot be kept in step with a server.
  public enum Failure: Error, Hashable, Sendable, CustomStringConvertible {
    /// Nobody has signed in there from here.
    case signedOut(server: String)
    /// The store itself is on a server.
    case storeIsRemote(String)
    /// Another process does it already; one at a time.
    case synced(by: String)

    public var description: String {
      switch self {
      case .signedOut(let server):
        "you are not signed in to \(server); 'login LINK' signs you in, with a link from there"
      case .synced(let process): "process \(process) keeps this store in step already; 'sync --look' says what waits"
      case .storeIsRemote(let url):
        "\(url) is on a server itself; --sync keeps a store on this machine in step with one"
      }
    }
  }

  /// Where sync keeps its notes about a store and this server: beside the store.
  func notebook(beside store: String) throws(Failure) -> String {
    let scheme = store.prefix { $0 != ":" }.lowercased()
    if ["http", "https"].contains(scheme) { throw .storeIsRemote(store) }
    if store.hasSuffix(":") { return store }
    let name = server.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "." }.joined(separator: "-")
    return "\(store).sync-\(name)"
  }
}

/// A store on this machine and what keeps it in step with a server.
struct SyncedStore: Sendable {
  let local: Storage
  let notebook: Storage
  let sync: OfflineSync
  let clock: ServerClock
  /// nil where no other process can have the store.
  private let lockPath: String?

  static func open(
    _ choice: StoreChoice,
    _ syncing: Syncing,
    in registry: StoreRegistry,
    _ surroundings: StoreSurroundings
  ) async throws -> SyncedStore {
    let notebookURL = try syncing.notebook(beside: choice.url)
    let (server, signedIn) = (syncing.server, SignedInServers())
    guard try signedIn.token(for: server) != nil else { throw Syncing.Failure.signedOut(server: server) }
    let clock = ServerClock(surroundings.now)
    let corrected = StoreSurroundings(
      now: { clock.now },
      newIdentity: surroundings.newIdentity,
      report: surroundings.report
    )
    let chance: @Sendable () -> Double = { Double.random(in: 0..<1) }
    // How failures are tried again is for sync to say.
    let retry = RetryPolicy(attempts: 1, jitter: chance)
    // Read anew each time: whoever signs in again need not start this again.
    let remote = try RemoteStore(url: server, token: try? signedIn.token(for: server), retry: retry) { clock.saw($0) }
    var opened = [remote.storage]
    do {
      let notebook = try await registry.open(notebookURL, corrected)
      opened.append(notebook)
      clock.milliseconds = try await notebook.documents.value(.clockCorrection).value ?? 0
      let local = try await registry.open(choice.url, corrected)
      let sync = OfflineSync(
        local: local,
        remote: remote.storage,
        notebook: notebook,
        surroundings: corrected,
        retry: RetrySchedule(chance: chance) { try await Task.sleep(for: $0) },
        ownerOnly: syncing.ownerOnly
      )
      let path = notebookURL.drop { $0 != ":" }.dropFirst()
      return SyncedStore(
        local: local,
        notebook: notebook,
        sync: sync,
        clock: clock,
        lockPath: path.isEmpty ? nil : "\(path).lock"
      )
    } catch {
      for store in opened { await store.close() }
      throw error
    }
  }

  /// What keeps other processes from syncing meanwhile.
  func lock() throws -> SyncLock? { try lockPath.map { try SyncLock($0) } }

  /// Syncs until it is cancelled.
  func run(newIdentity: @escaping @Sendable () -> String) async {
    await withDiscardingTaskGroup { group in
      group.addTask { await sync.run() }
      for await _ in sync.followStatus() { await keepCorrection(as: WriteID(rawValue: newIdentity())) }
      group.cancelAll()
    }
  }

  /// So that the clock is right also when this is started where the server cannot be reached.
  private func keepCorrection(as id: WriteID) async {
    let correction = clock.milliseconds
    // Where it cannot be kept, it is measured again.
    _ = try? await notebook.documents.update(.clockCorrection, as: id) { _ in correction }
  }
}

extension DocumentKey where Value == Int64 {
  fileprivate static var clockCorrection: Self { .json("local/clock-correction") }
}
