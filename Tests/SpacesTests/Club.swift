import Access
import Domain
import InMemory
import Spaces
import StoreEngine
import Synchronization

/// A store with accounts, a judge over it, and a clock that goes on by a second with every look.
struct Club: Sendable {
  let storage: Storage
  let usage: StoreUsage
  let judge: Judge
  private let clock: Ticks

  private final class Ticks: Sendable {
    let time = Mutex<Int64>(1_700_000_000_000)
    let count = Mutex(0)
  }

  init(_ make: (StoreSurroundings) throws -> Storage = { InMemoryStore($0).storage }) rethrows {
    let clock = Ticks()
    let now: @Sendable () -> Timestamp = {
      clock.time.withLock { time in
        time += 1000
        return Timestamp(rawValue: time)
      }
    }
    let newIdentity: @Sendable () -> String = {
      clock.count.withLock { count in
        count += 1
        return "identity-\(count)"
      }
    }
    self.clock = clock
    usage = StoreUsage(now: { Timestamp(rawValue: 0) })
    storage = try make(StoreSurroundings(now: now, newIdentity: newIdentity)).counted(in: usage)
    judge = Judge(storage, [DartsState.self], now: now)
  }

  func darts(_ account: Account) -> SpaceService<DartsState> { SpaceService(judge, for: account) }

  /// Makes an account a member, as an invite does.
  func admit(_ account: Account, to id: SpaceID, as role: Membership.Role = .member) async throws {
    let key = DocumentKey<Membership>.membership(of: account.user, in: DartsState.space.path(of: id))
    let labels = Set([DocumentLabel.member(account.user)].compactMap(\.self))
    let write = try key.write(
      Membership(role: role),
      id: WriteID(rawValue: "admit:\(role)"),
      expected: .any,
      labels: labels
    )
    _ = try await storage.documents.save([write])
  }

  /// The reads and writes that some work asked of the store.
  func cost(_ work: () async throws -> Void) async rethrows -> (reads: Int, writes: Int) {
    let before = usage.days.first?.work
    try await work()
    let after = usage.days.first?.work
    return ((after?.reads ?? 0) - (before?.reads ?? 0), (after?.writes ?? 0) - (before?.writes ?? 0))
  }

  static let ana = Account(user: "ana", displayName: "Ana", role: .organiser)
  static let ben = Account(user: "ben", displayName: "Ben")
  static let cleo = Account(user: "cleo", displayName: "Cleo")

  /// A match of Ana's in which Ben takes part.
  func match() async throws -> SpaceID {
    let about = DartsState.About(name: "Final", createdAt: Timestamp(rawValue: 1), goal: 100)
    _ = try await darts(Self.ana).create(about, as: "final")
    try await admit(Self.ben, to: "final")
    try await darts(Self.ben).arrive(in: "final")
    return "final"
  }
}
