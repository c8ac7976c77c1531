import Access
import Composition
import Domain
import Foundation
import Leaderboards
import ScoreServer
import StoreEngine
import Synchronization
import Testing
import WireFormat

/// Signing in on a real store, with a clock that the test drives.
struct SignInBench: Sendable {
  let storage: Storage
  let signIn: SignIn
  let clock: TestClock

  init() async throws {
    clock = TestClock()
    storage = try await clock.openStore("memory:")
    signIn = SignIn(to: storage, at: clock)
  }

  var now: @Sendable () -> Timestamp { clock.now }

  func pass(milliseconds: Int64) { clock.pass(milliseconds) }

  /// Signing in by another program on the same store.
  func restarted(keys: SessionKeys? = nil, servers: Int = 1) -> SignIn {
    SignIn(to: storage, at: clock, keys: keys, servers: servers)
  }

  /// A new account that owns a space.
  func organiser(named name: String, of space: ItemPath) async throws -> Account {
    let account = try await signIn.makeAccount(named: name, role: .organiser)
    try await appoint(account.user, .owner, in: space)
    return account
  }

  /// Writes a membership as no access rule checks it.
  func appoint(_ user: UserID, _ role: Membership.Role, in space: ItemPath) async throws {
    let key = DocumentKey.membership(of: user, in: space)
    let id = WriteID(rawValue: "\(user) \(role)")
    _ = try await storage.documents.save([try key.write(Membership(role: role), id: id, expected: .any)])
  }
}

final class TestClock: Sendable {
  private let time = Mutex<Timestamp>(1_750_000_000_000)

  var now: @Sendable () -> Timestamp { { self.time.withLock { $0 } } }

  func pass(_ milliseconds: Int64) { time.withLock { $0 = $0.advanced(byMilliseconds: milliseconds) } }

  var andIdentities: ClockAndIdentities { .init(now: now, newIdentity: ClockAndIdentities.system.newIdentity) }

  func openStore(_ url: String) async throws -> Storage { try await StoreRegistry.standard.open(url, andIdentities) }
}

extension SignIn {
  init(
    to storage: Storage,
    hearing changes: (any Followable)? = nil,
    at clock: TestClock,
    keys: SessionKeys? = nil,
    servers: Int = 1
  ) {
    self.init(
      documents: storage.documents,
      changes: changes ?? storage.changes,
      keys: keys,
      clock: clock.andIdentities,
      servers: servers
    )
  }

  /// The token of a new session.
  func session(of account: Account) async throws -> String {
    try #require(try await redeem(try await newLink(for: account)))
  }
}

extension SessionKeys {
  static func inMemory() -> SessionKeys { SessionKeys(file: nil, newIdentity: ClockAndIdentities.system.newIdentity) }
}

/// The code of the problem that `work` meets; nil for none.
func refusal(_ work: () async throws -> Void) async -> String? {
  do {
    try await work()
    return nil
  } catch {
    return (error as? Problem)?.code ?? "\(error)"
  }
}

/// Names that several tasks write down.
final class NameList: Sendable {
  private let names = Mutex<[String]>([])

  var all: [String] { names.withLock(\.self) }

  func add(_ name: String) { names.withLock { $0.append(name) } }
  func remove(_ name: String) { names.withLock { $0.removeAll { $0 == name } } }
}
