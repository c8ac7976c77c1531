import Domain
import FileStore
import InMemory
import Synchronization

/// The server: a store behind its guard, which can be killed and started again.
final class SimulatedServer: Sendable {
  private struct State {
    var store: Storage?
    var signedOut: Set<UserID> = []
    var identities = 0
  }

  private let scheduler: Scheduler
  private let disk: FaultyFileSystem
  private let isDurable: Bool
  private let state = Mutex(State())
  private static let rules = AccessRules(["clubs": ["notes": CollectionRule(writers: .members)]])

  init(_ scheduler: Scheduler, isDurable: Bool) {
    (self.scheduler, self.isDurable) = (scheduler, isDurable)
    disk = FaultyFileSystem(seed: UInt64(scheduler.roll(1 << 30)))
  }

  /// The store itself, as long as the server runs.
  func store() throws(StoreFailure) -> Storage {
    guard let store = state.withLock({ $0.store }) else { throw .unavailable("the server is down") }
    return store
  }

  func start() async throws {
    if state.withLock({ $0.store }) != nil { return }
    let surroundings = StoreSurroundings(now: { self.scheduler.now }) {
      self.state.withLock { state in
        state.identities += 1
        return "server-\(state.identities)"
      }
    }
    if isDurable { disk.restart() }
    let store =
      isDurable
      ? try await FileStore.open("/store", surroundings, files: disk, compactsAbove: .max, run: Self.asTask).storage
      : InMemoryStore(surroundings).storage
    state.withLock { $0.store = store }
  }

  /// Makes the club that everybody belongs to.
  func found(for users: [UserID]) async throws {
    let store = try store()
    for user in users {
      let key = DocumentKey.membership(of: user, in: "clubs/c1")
      let membership = Membership(role: user == users.first ? .owner : .member)
      _ = try await store.documents.save([try key.write(membership, id: "founding", expected: .any)])
    }
    try await store.leaderboards.define(BoardDefinition(), at: "clubs/c1/board")
  }

  /// Kills the process, or cuts the power; what is not durable lives on.
  func crash(isPowerCut: Bool) -> Bool {
    guard isDurable else { return false }
    disk.stop(by: isPowerCut ? .powerCut : .kill)
    state.withLock { $0.store = nil }
    return true
  }

  func close() async {
    await state.withLock { $0.store }?.close()
  }

  func sign(_ user: UserID, isIn: Bool) {
    state.withLock { state in
      if isIn { state.signedOut.remove(user) } else { state.signedOut.insert(user) }
    }
  }

  /// The store as this user may see and change it.
  func storage(for user: UserID) throws(StoreFailure) -> Storage {
    if state.withLock({ $0.signedOut.contains(user) }) { throw .denied }
    let guarded = GuardedStorage(try store(), for: .user(user, .member), by: Self.rules) { self.scheduler.now }.storage
    return Storage(
      leaderboards: guarded.leaderboards,
      sessions: guarded.sessions,
      documents: guarded.documents,
      changes: guarded.changes,
      account: { () throws(StoreFailure) in Account(user: user, displayName: user.rawValue) }
    )
  }

  static let asTask: @Sendable (@escaping @Sendable () -> Void) -> Void = { work in Task.detached { work() } }
}
