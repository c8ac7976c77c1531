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
    store = InMemoryStore(clock.on("server")).storage
    try await setRole(of: "ana", to: .owner)
    try await setRole(of: "ben", to: .member)
    try await store.leaderboards.define(BoardDefinition(), at: "clubs/c1/board")
    _ = try await store.documents.save([
      DocumentWrite("clubs/c1/plan", id: "w", expected: .any, body: Array(#"{"a":1}"#.utf8))
    ])
  }

  /// A club, and a device of this user after its first sync.
  static func synced(_ user: UserID, ahead: Int64 = 0) async throws -> (Club, Device) {
    let club = try await Club()
    let device = club.device(user, ahead: ahead)
    try await device.sync.sync()
    return (club, device)
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
    clock own: ClockAndIdentities? = nil,
    ahead: Int64 = 0,
    ownerOnly: Set<ItemPath.Segment> = []
  ) -> Device {
    let remote = store.seen(by: user, at: clock) { [sessions] in sessions.hasEnded(of: user) }
    let clock = own ?? clock.on("device of \(user)", ahead: ahead)
    return Device(
      local: other?.local,
      notebook: notebook ?? other?.notebook,
      remote: remote,
      clock: clock,
      ownerOnly: ownerOnly
    )
  }
}

extension Storage {
  /// The store of a server as one of its users sees it, until that user is signed out.
  func seen(by user: UserID, at clock: Clock, isSignedOut: @escaping @Sendable () -> Bool = { false }) -> Storage {
    let guarded = GuardedStorage(self, for: .user(user, .member), by: AccessRules()) { clock.now() }.storage
    return Storage(
      leaderboards: guarded.leaderboards,
      sessions: guarded.sessions,
      documents: guarded.documents,
      changes: guarded.changes,
      account: { () throws(StoreFailure) in
        if isSignedOut() { throw .denied }
        return Account(user: user, displayName: user.rawValue)
      }
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
