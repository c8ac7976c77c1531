import Domain
import OfflineSync
import Synchronization
import Testing

@Suite("Sync of a redaction")
struct RedactionTests {
  private static let journal: ItemPath = "clubs/c1/scoring"

  @Test func `reaches a device that has the original, and one that never had it`() async throws {
    let (club, ben) = try await Club.synced("ben")
    try await ben.local.record(.named("b1", "Gustavo", by: "ben"), .named("b2", "Inessa", by: "ben"))
    try await ben.sync.sync()
    try await club.store.record(.redaction(of: "b1"))
    // What ben has not sent yet counts all the same.
    try await ben.local.record(.named("b3", "Bertram", by: "ben"))
    let ana = club.device("ana")
    for device in [ben, ana] { try await device.sync.sync() }
    for device in [ben, ana] {
      #expect(try await device.sync.compare().different == [])
      #expect(try await device.sync.lost.all() == [])
      #expect(try await device.local.body(of: "b1") == #"{"redacted":true}"#)
      #expect(try await device.local.body(of: "b3") == #"{"name":"Bertram"}"#)
    }
    #expect(try await ana.local.eventIDs(Self.journal) == ["b1", "b2", "r", "b3"])
    #expect(try await ben.local.eventIDs(Self.journal) == ["b1", "b2", "b3", "r"])
  }

  @Test func `reaches the server from the device that recorded it, and others from there`() async throws {
    let world = World()
    let (ana, ben) = (world.device("ana"), world.device("ben"))
    try await ana.local.record(.named("a1", "Gustavo", by: "ana"))
    for device in [ana, ben] { try await device.sync.sync() }
    try await ana.local.record(.redaction(of: "a1"))
    // Where the answer is lost, the next pass sends it again.
    ana.network.plan(.loseAnswer, at: "append")
    try? await ana.sync.sync()
    for device in [ana, ben] { try await device.sync.sync() }
    for store in [world.server, ana.local, ben.local] {
      #expect(try await store.eventIDs(Self.journal) == ["a1", "r"])
      #expect(try await store.body(of: "a1") == #"{"redacted":true}"#)
    }
    for device in [ana, ben] { #expect(try await device.sync.compare().different == []) }
  }

  @Test func `never sends the original again, also with a new notebook`() async throws {
    let world = World()
    let ana = world.device("ana")
    try await ana.local.record(.named("a1", "Gustavo", by: "ana"))
    try await ana.sync.sync()
    try await world.server.record(.redaction(of: "a1"))
    try await ana.local.record(.named("a2", "Inessa", by: "ana"))
    // Without its notebook, a device knows nothing of what it has sent.
    let watched = Watched(base: world.server.sessions)
    let server = Storage(
      leaderboards: world.server.leaderboards,
      sessions: watched,
      documents: world.server.documents,
      changes: world.server.changes
    )
    let again = world.device("ana", local: ana.local, remote: server)
    for device in [again, ana] { try await device.sync.sync() }
    let sent = watched.bodies.withLock(\.self)
    #expect(sent.contains(#"{"name":"Inessa"}"#))
    #expect(!sent.contains { $0.contains("Gustavo") }, "\(sent)")
    #expect(try await world.server.body(of: "a1") == #"{"redacted":true}"#)
    for device in [again, ana] { #expect(try await device.sync.compare().different == []) }
  }
}

/// Journals that note the bodies of what is appended to them.
private final class Watched: ScoringSessionRepository {
  private let base: any ScoringSessionRepository
  let bodies = Mutex<[String]>([])

  init(base: any ScoringSessionRepository) { self.base = base }

  func session(at path: ItemPath) -> any ScoringSession { Session(base: base.session(at: path), watched: self) }

  func follow(under prefix: ItemPath) -> Updates<ChangeCursor, StoreFailure> { base.follow(under: prefix) }

  private struct Session: SessionLayer {
    let base: any ScoringSession
    let watched: Watched

    func append(
      _ events: [ScoringEvent],
      expecting: Domain.Expectation,
      given premises: [Premise]
    ) async throws(JournalError) -> [RecordedEvent] {
      watched.bodies.withLock { $0 += events.map { String(decoding: $0.body, as: UTF8.self) } }
      return try await base.append(events, expecting: expecting, given: premises)
    }
  }
}

extension ScoringEvent {
  static func named(_ id: EventID, _ name: String, by actor: UserID) -> ScoringEvent {
    let body = Array(#"{"name":"\#(name)"}"#.utf8)
    return ScoringEvent(id: id, type: "name", actor: actor, subject: PlayerID(actor), occurredAt: 5, body: body)
  }

  static func redaction(of id: EventID) throws -> ScoringEvent {
    let body = try Redaction(keeping: [id: Array("{}".utf8)]).body()
    return ScoringEvent(id: "r", type: Redaction.type, actor: "owner", occurredAt: 6, body: body)
  }
}

extension Storage {
  func record(_ events: ScoringEvent...) async throws {
    _ = try await sessions.session(at: "clubs/c1/scoring").append(events, expecting: .any)
  }

  func body(of id: EventID) async throws -> String? {
    try await sessions.session(at: "clubs/c1/scoring").events().first { $0.event.id == id }
      .map { String(decoding: $0.event.body, as: UTF8.self) }
  }
}
