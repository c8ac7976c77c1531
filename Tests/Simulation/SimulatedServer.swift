import Access
import ArcheryScoring
import Domain
import FileStore
import InMemory
import Spaces
import Synchronization

/// The server: a store behind its guard, which can be killed and started again.
final class SimulatedServer: Sendable {
  private struct State {
    var store: Storage?
    var shoots: TournamentService?
    var news: TournamentNews?
    var gatekeeper: Gatekeeper?
    var signedOut: Set<UserID> = []
    var identities = 0
    var earlier: [PlayerID: Int] = [:]
  }

  private let scheduler: Scheduler
  private let disk: FaultyFileSystem
  private let isDurable: Bool
  private let fault: PlantedFault?
  private let fuse = Fuse()
  private let state = Mutex(State())
  private static let rules = AccessRules(
    [TournamentLog.space.kind: TournamentLog.space.collections, "clubs": ["notes": CollectionRule(writers: .members)]],
    derived: ["bests"]
  )

  init(_ scheduler: Scheduler, isDurable: Bool, with fault: PlantedFault?) {
    (self.scheduler, self.isDurable, self.fault) = (scheduler, isDurable, fault)
    disk = FaultyFileSystem(seed: UInt64(scheduler.roll(1 << 30)))
  }

  /// The store itself, as long as the server runs.
  func store() throws(StoreFailure) -> Storage {
    guard let store = state.withLock({ $0.store }) else { throw .unavailable("the server is down") }
    return store
  }

  /// Runs tournaments on the store, as long as the server runs.
  func shoots() throws(StoreFailure) -> TournamentService {
    guard let shoots = state.withLock({ $0.shoots }) else { throw .unavailable("the server is down") }
    return shoots
  }

  /// Judges what devices send, as long as the server runs.
  private func judge() throws(StoreFailure) -> Gatekeeper {
    guard let gatekeeper = state.withLock({ $0.gatekeeper }) else { throw .unavailable("the server is down") }
    return gatekeeper
  }

  /// Publishes and tells, as long as the server runs.
  func news() throws(StoreFailure) -> TournamentNews {
    guard let news = state.withLock({ $0.news }) else { throw .unavailable("the server is down") }
    return news
  }

  var now: Timestamp { scheduler.now }
  /// Whether a second program does what this one does, at the same time.
  var isTwice: Bool { scheduler.oneIn(3) }

  func roll(_ bound: Int) -> Int { scheduler.roll(bound) }

  func start() async throws {
    if state.withLock({ $0.store }) != nil { return }
    if isDurable { disk.restart() }
    let store =
      isDurable
      ? try await FileStore.open("/store", clock, files: disk, compactsAbove: .max, run: Self.asTask).storage
      : InMemoryStore(clock).storage
    let gatekeeper = Gatekeeper(store, [TournamentLog.self], rules: Self.rules) { self.now }
    let shoots = TournamentService(
      sessions: store.sessions,
      documents: store.documents,
      journals: gatekeeper.journals()
    )
    let news = makeNews(shoots, store)
    state.withLock { ($0.store, $0.shoots, $0.news, $0.gatekeeper) = (store, shoots, news, gatekeeper) }
  }

  /// The projections of one process.
  func makeNews(_ shoots: TournamentService, _ store: Storage) -> TournamentNews {
    TournamentNews(shoots, storage: fuse.storage(store).planting(fault), digest: Self.digest, clock: clock)
  }

  private var clock: ClockAndIdentities {
    ClockAndIdentities(now: { self.scheduler.now }) {
      self.state.withLock { state in
        state.identities += 1
        return "server-\(state.identities)"
      }
    }
  }

  /// Lets the process die while it does something, unless it is done before.
  func crash(isPowerCut: Bool, afterDiskSteps steps: Int, _ work: () async throws -> Void) async -> Bool {
    if isDurable { disk.plan(isPowerCut ? .powerCut : .kill, after: steps) }
    try? await work()
    return crash(isPowerCut: isPowerCut)
  }

  /// Lets the process die before one of the saves of notices and reported ranks, unless it is done before.
  func crash(isPowerCut: Bool, beforeNews saves: Int, _ work: () async throws -> Void) async -> Bool {
    let tells: @Sendable ([DocumentWrite]) -> Bool = { writes in
      writes.contains { ["ranks", "inbox"].contains($0.path.segments.dropFirst(2).first) }
    }
    fuse.light(after: saves, where: tells, end: { [disk] in disk.stop(by: isPowerCut ? .powerCut : .kill) })
    try? await work()
    fuse.putOut()
    return crash(isPowerCut: isPowerCut)
  }

  /// Kills the process, or cuts the power; what is not durable lives on.
  private func crash(isPowerCut: Bool) -> Bool {
    guard isDurable else { return false }
    disk.stop(by: isPowerCut ? .powerCut : .kill)
    state.withLock { ($0.store, $0.shoots, $0.news, $0.gatekeeper) = (nil, nil, nil, nil) }
    return true
  }

  /// Returns an archer's earlier best.
  func earlier(of archer: PlayerID) -> Int { state.withLock { $0.earlier[archer] ?? 0 } }

  func remember(_ score: Int, of archer: PlayerID) { state.withLock { $0.earlier[archer] = score } }

  func close() async { await state.withLock { $0.store }?.close() }

  func sign(_ user: UserID, isIn: Bool) {
    state.withLock { state in
      if isIn { state.signedOut.remove(user) } else { state.signedOut.insert(user) }
    }
  }

  /// The store as this user may see and change it.
  func storage(for user: UserID) throws(StoreFailure) -> Storage {
    if state.withLock({ $0.signedOut.contains(user) }) { throw .denied }
    let guarded = try judge().storage(for: .user(user, .member)).storage
    return Storage(
      leaderboards: guarded.leaderboards,
      sessions: ProjectedSessions(base: guarded.sessions) { await self.announceAfterCommand() },
      documents: guarded.documents,
      changes: guarded.changes,
      account: { () throws(StoreFailure) in Account(user: user, displayName: user.rawValue) }
    )
  }

  static let asTask: @Sendable (@escaping @Sendable () -> Void) -> Void = { work in Task.detached { work() } }
}
