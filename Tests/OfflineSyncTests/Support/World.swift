import Domain
import InMemory
import OfflineSync
import Simulation
import Synchronization

/// One server, and devices that sync with it; all of them read one clock, which moves with every look at it.
final class World: Sendable {
  let clock = Clock()
  let server: Storage

  init(_ name: String = "server") { server = InMemoryStore(clock.on(name)).storage }

  /// A device that sees the server, or another store, over a network of its own.
  func device(
    _ name: String,
    local: Storage? = nil,
    notebook: Storage? = nil,
    remote: Storage? = nil,
    ahead: Int64 = 0,
    rule: MergeRule? = nil,
    over other: Device? = nil,
    withholds: @escaping Withholding = { _ in false },
    overwrites: @escaping Overwriting = { _, _ in [:] },
    wait: @escaping @Sendable (Duration) async throws -> Void = { _ in await Task.yield() }
  ) -> Device {
    Device(
      local: local ?? other?.local,
      notebook: notebook ?? other?.notebook,
      remote: remote ?? server,
      clock: clock.on(name, ahead: ahead),
      rule: rule,
      wait: wait,
      withholds: withholds,
      overwrites: overwrites
    )
  }
}

final class Clock: Sendable {
  private let state = Mutex<(now: Int64, identities: Int)>((1_000_000, 0))

  func advance(byMilliseconds milliseconds: Int64) { state.withLock { $0.now += milliseconds } }

  func now() -> Timestamp {
    state.withLock { state in
      state.now += 1
      return Timestamp(rawValue: state.now)
    }
  }

  /// This clock on a machine, which gives identities of its own.
  func on(_ machine: String, ahead: Int64 = 0) -> ClockAndIdentities {
    ClockAndIdentities(now: { self.now().advanced(byMilliseconds: ahead) }) {
      self.state.withLock { state in
        state.identities += 1
        return "\(machine)-\(state.identities)"
      }
    }
  }
}

/// A local store with its notebook, both in memory unless others are given, and sync with a remote store.
struct Device: Sendable {
  let local: Storage
  let notebook: Storage
  let network = Network()
  let sync: OfflineSync

  init(
    local: Storage? = nil,
    notebook: Storage? = nil,
    remote: Storage,
    clock: ClockAndIdentities,
    rule: MergeRule? = nil,
    wait: @escaping @Sendable (Duration) async throws -> Void = { _ in await Task.yield() },
    ownerOnly: Set<ItemPath.Segment> = [],
    withholds: @escaping Withholding = { _ in false },
    overwrites: @escaping Overwriting = { _, _ in [:] }
  ) {
    self.local = local ?? InMemoryStore(clock).storage
    self.notebook = notebook ?? InMemoryStore(clock).storage
    sync = OfflineSync(
      local: self.local,
      remote: Line(to: remote, over: network).storage,
      notebook: self.notebook,
      clock: clock,
      retry: RetrySchedule(chance: { 0 }, wait: wait),
      rule: { rule ?? .standard(for: $0) },
      ownerOnly: ownerOnly,
      withholds: withholds,
      overwrites: overwrites
    )
  }

  func write(_ path: ItemPath, _ body: String?, _ id: WriteID, labels: Set<DocumentLabel> = []) async throws {
    _ = try await sync.storage.documents.save([
      DocumentWrite(path, id: id, expected: .any, labels: labels, body: body.map { Array($0.utf8) })
    ])
  }

  func append(_ ids: String..., to journal: ItemPath = "a/journal", by actor: UserID = "ana") async throws {
    try await append(ids, to: journal, by: actor)
  }

  func append(_ ids: [String], to journal: ItemPath = "a/journal", by actor: UserID = "ana") async throws {
    let events = ids.map { id in
      ScoringEvent(id: EventID(rawValue: id), type: "arrow", actor: actor, subject: PlayerID(actor), occurredAt: 5)
    }
    _ = try await sync.storage.sessions.session(at: journal).append(events, expecting: .any)
  }

  func score(
    _ id: SubmissionID,
    _ action: Submission.Action = .set(Score(5)),
    on board: ItemPath,
    player: PlayerID,
    actor: UserID
  ) async throws {
    let submission = Submission(id: id, board: board, player: player, action, occurredAt: 5, actor: actor)
    _ = try await sync.storage.leaderboards.submit([submission], at: 5)
  }

  /// Sync of this device's stores with another retry, whose calls to all three stores are counted and cut off.
  func cutOff(
    by calls: Calls,
    remote: Storage,
    clock: ClockAndIdentities,
    wait: @escaping @Sendable (Duration) async throws -> Void = { _ in },
    withholds: @escaping Withholding = { _ in false }
  ) -> OfflineSync {
    OfflineSync(
      local: Line(to: local, over: calls).storage,
      remote: Line(to: remote, over: calls).storage,
      notebook: Line(to: notebook, over: calls).storage,
      clock: clock,
      retry: RetrySchedule(chance: { 0 }, wait: wait),
      withholds: withholds
    )
  }
}

extension Storage {
  func text(_ path: ItemPath) async throws -> String? { try await documents.load(path)?.text }

  func eventIDs(_ journal: ItemPath = "a/journal") async throws -> [String] {
    try await sessions.session(at: journal).events().map(\.event.id.rawValue)
  }

  func standingIDs(_ journal: ItemPath = "a/journal") async throws -> [String] {
    try await sessions.session(at: journal).events().map(\.event).standing().map(\.id.rawValue)
  }
}

extension Document {
  var text: String? { head.isDeleted ? nil : String(decoding: body, as: UTF8.self) }
}
