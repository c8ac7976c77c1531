import Domain
import InMemory
import OfflineSync
import Simulation
import Synchronization

/// One server, and devices that sync with it; all of them read one clock, which moves with every look at it.
final class World: Sendable {
  let clock = Clock()
  let server: Storage

  init(_ name: String = "server") {
    server = InMemoryStore(clock.surroundings(name)).storage
  }

  /// A device that sees the server, or another store, over a network of its own.
  func device(
    _ name: String,
    remote: Storage? = nil,
    rule: MergeRule? = nil,
    over other: Device? = nil,
    withholds: @escaping Withholding = { _ in false },
    overwrites: @escaping Overwriting = { _, _ in [:] }
  ) -> Device {
    let surroundings = clock.surroundings(name)
    return Device(
      local: other?.local ?? InMemoryStore(surroundings).storage,
      notebook: other?.notebook ?? InMemoryStore(surroundings).storage,
      remote: remote ?? server,
      surroundings: surroundings,
      rule: rule,
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

  func surroundings(_ name: String, ahead: Int64 = 0) -> StoreSurroundings {
    StoreSurroundings(now: { self.now().advanced(byMilliseconds: ahead) }) {
      self.state.withLock { state in
        state.identities += 1
        return "\(name)-\(state.identities)"
      }
    }
  }
}

/// A local store with its notebook, and sync between it and a remote store.
struct Device: Sendable {
  let local: Storage
  let notebook: Storage
  let network = Network()
  let sync: OfflineSync

  init(
    local: Storage,
    notebook: Storage,
    remote: Storage,
    surroundings: StoreSurroundings,
    rule: MergeRule? = nil,
    wait: @escaping @Sendable (Duration) async throws -> Void = { _ in await Task.yield() },
    ownerOnly: Set<ItemPath.Segment> = [],
    withholds: @escaping Withholding = { _ in false },
    overwrites: @escaping Overwriting = { _, _ in [:] }
  ) {
    (self.local, self.notebook) = (local, notebook)
    sync = OfflineSync(
      local: local,
      remote: Line(to: remote, over: network).storage,
      notebook: notebook,
      surroundings: surroundings,
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
    let events = ids.map { id in
      ScoringEvent(id: EventID(rawValue: id), type: "arrow", actor: actor, subject: PlayerID(actor), occurredAt: 5)
    }
    _ = try await sync.storage.sessions.session(at: journal).append(events, expecting: .any)
  }
}

extension Storage {
  func text(_ path: ItemPath) async throws -> String? {
    try await documents.load(path)?.text
  }

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
