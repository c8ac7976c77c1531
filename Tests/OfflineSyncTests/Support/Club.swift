import Access
import Domain
import InMemory
import OfflineSync
import Simulation
import Synchronization

/// A server with accounts: a club that ana owns and ben belongs to.
struct Club {
  let clock = Clock()
  let store: Storage
  let sessions = Sessions()

  init() async throws {
    store = InMemoryStore(clock.surroundings("server")).storage
    try await setRole(of: "ana", to: .owner)
    try await setRole(of: "ben", to: .member)
    try await store.leaderboards.define(BoardDefinition(), at: "clubs/c1/board")
    _ = try await store.documents.save([
      DocumentWrite("clubs/c1/plan", id: "w", expected: .any, body: Array(#"{"a":1}"#.utf8))
    ])
  }

  func setRole(of user: UserID, to role: Membership.Role) async throws {
    let key = DocumentKey.membership(of: user, in: "clubs/c1")
    let id = WriteID(rawValue: "\(clock.now().rawValue)")
    _ = try await store.documents.save([try key.write(Membership(role: role), id: id, expected: .any)])
  }

  /// A device of this user, on the stores of another one where they are given.
  func device(
    _ user: UserID,
    over other: Device? = nil,
    notebook: Storage? = nil,
    surroundings: StoreSurroundings? = nil,
    ahead: Int64 = 0,
    ownerOnly: Set<ItemPath.Segment> = []
  ) -> Device {
    let clock = clock
    let guarded = GuardedStorage(store, for: .user(user, .member), by: AccessRules()) { clock.now() }.storage
    let remote = Storage(
      leaderboards: guarded.leaderboards,
      sessions: guarded.sessions,
      documents: guarded.documents,
      changes: guarded.changes,
      account: { [sessions] () throws(StoreFailure) in
        if sessions.hasEnded(of: user) { throw .denied }
        return Account(user: user, displayName: user.rawValue)
      }
    )
    let surroundings = surroundings ?? clock.surroundings("device of \(user)", ahead: ahead)
    return Device(
      local: other?.local ?? InMemoryStore(surroundings).storage,
      notebook: notebook ?? other?.notebook ?? InMemoryStore(surroundings).storage,
      remote: remote,
      surroundings: surroundings,
      ownerOnly: ownerOnly
    )
  }
}

/// The signed-out users.
final class Sessions: Sendable {
  private let ended = Mutex<Set<UserID>>([])

  func end(of user: UserID) { ended.withLock { _ = $0.insert(user) } }
  func begin(of user: UserID) { ended.withLock { _ = $0.remove(user) } }
  func hasEnded(of user: UserID) -> Bool { ended.withLock { $0.contains(user) } }
}

extension Device {
  func score(_ id: SubmissionID, on board: ItemPath, player: PlayerID, actor: UserID) async throws {
    let submission = Submission(id: id, board: board, player: player, .set(Score(5)), occurredAt: 5, actor: actor)
    _ = try await sync.storage.leaderboards.submit([submission], at: 5)
  }
}
