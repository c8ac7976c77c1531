import Access
import Domain
import InMemory
import Spaces
import StoreEngine
import TestSupport

/// A store with accounts, a gatekeeper over it, and a clock that goes on by a second with every look.
struct Club: Sendable {
  let storage: Storage
  let usage: StoreUsage
  let gatekeeper: Gatekeeper

  init(_ make: (ClockAndIdentities) throws -> Storage = { InMemoryStore($0).storage }) rethrows {
    let (seconds, identities) = (Counter(), Counter())
    let now: @Sendable () -> Timestamp = { Timestamp(rawValue: 1_700_000_000_000 + Int64(seconds.next()) * 1000) }
    usage = StoreUsage(now: { Timestamp(rawValue: 0) })
    let clock = ClockAndIdentities(now: now) { "identity-\(identities.next())" }
    storage = try make(clock).counted(in: usage)
    gatekeeper = Gatekeeper(storage, [DartsState.self], now: now)
  }

  func darts(_ account: Account) -> SpaceService<DartsState> { SpaceService(gatekeeper, for: account) }

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

  static let final = DartsState.About(name: "Final", createdAt: Timestamp(rawValue: 1), goal: 100)
  static let ana = Account(user: "ana", displayName: "Ana", role: .organiser)
  static let ben = Account(user: "ben", displayName: "Ben")
  static let cleo = Account(user: "cleo", displayName: "Cleo")

  /// The journals as a program of an account has them.
  func port(of account: Account) -> any ScoringSession {
    gatekeeper.storage(for: account.principal).storage.sessions.session(at: DartsState.space.journal(of: "final"))
  }

  /// A match of Ana's in which Ben takes part.
  func match() async throws -> SpaceID {
    _ = try await darts(Self.ana).create(Self.final, as: "final")
    try await admit(Self.ben, to: "final")
    try await darts(Self.ben).arrive(in: "final")
    return "final"
  }
}

extension SpaceError {
  /// The code of the rule that rejects a request; an error that is none fails the test.
  var code: String? {
    get throws {
      guard case .refused(let refusal) = self else { throw self }
      return refusal.code
    }
  }
}
