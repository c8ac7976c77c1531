import Domain
import InMemory
import OfflineSync
import Testing

/// A server that cannot judge an event before the document about the event's space is there.
private struct Server: ScoringSessionRepository {
  struct Session: SessionLayer {
    let base: any ScoringSession
    let documents: any DocumentRepository

    func append(
      _ events: [ScoringEvent],
      expecting: Domain.Expectation,
      given premises: [Premise]
    ) async throws(JournalError) -> [RecordedEvent] {
      guard (try? await documents.load(NotReadyTests.about)) != nil else { throw .notReady }
      return try await base.append(events, expecting: expecting, given: premises)
    }
  }

  let store: Storage

  var storage: Storage {
    Storage(leaderboards: store.leaderboards, sessions: self, documents: store.documents, changes: store.changes)
  }

  func session(at path: ItemPath) -> any ScoringSession {
    Session(base: store.sessions.session(at: path), documents: store.documents)
  }

  func follow(under prefix: ItemPath) -> Updates<ChangeCursor, StoreFailure> { store.sessions.follow(under: prefix) }
}

@Suite("A record that reaches a server before the document about its space")
struct NotReadyTests {
  fileprivate static let about: ItemPath = "a/about"

  @Test func `is pending, is not lost, and is delivered once the document is there`() async throws {
    let world = World()
    let remote = Server(store: world.server).storage
    let (ana, ben) = (world.device("ana", remote: remote), world.device("ben", remote: remote))
    try await ben.append("e1")
    for _ in 1...2 { try await ben.sync.sync() }
    #expect(try await world.server.eventIDs() == [])
    #expect(try await ben.local.standingIDs() == ["e1"])
    #expect(try await ben.sync.lost.all() == [])
    #expect(ben.sync.status.pending == 1)
    try await ana.write(Self.about, "{}", "w1")
    for device in [ana, ben] { try await device.sync.sync() }
    #expect(try await world.server.eventIDs() == ["e1"])
    #expect(try await ben.sync.lost.all() == [])
    #expect(ben.sync.status.pending == 0)
  }
}
