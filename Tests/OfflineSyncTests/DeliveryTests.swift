import Domain
import OfflineSync
import Simulation
import TestSupport
import Testing

@Suite("Sync delivers")
struct DeliveryTests {
  private static let board: ItemPath = "a/board"

  @Test func `a write on one side reaches the other, by every port`() async throws {
    let world = World()
    let (ana, ben) = (world.device("ana"), world.device("ben"))
    try await fill(ana)
    for device in [ana, ben] { try await device.sync.sync() }
    let (there, here) = (try await Replica(of: world.server), try await Replica(of: ben.local))
    #expect(try await Replica(of: ana.local) == there)
    #expect(here == there)
    #expect(there.documents.count == 1 && there.journals.count == 1 && there.boards.count == 1)
    #expect(try await ana.local.text("a/gone") == nil)
  }

  @Test(arguments: ["save", "append", "define", "submit", "close"])
  func `an answer that was lost, or a call that comes twice, leaves one`(call: String) async throws {
    for fault in [Network.Fault.loseAnswer, .twice, .loseCall] {
      let world = World()
      let device = world.device("ana")
      try await fill(device)
      device.network.plan(fault, at: call)
      try? await device.sync.sync()
      try await device.sync.sync()
      #expect(try await Replica(of: world.server) == Replica(of: device.local))
      #expect(try await device.sync.lost.all() == [])
    }
  }

  @Test func `a late write does not overwrite a later one`() async throws {
    let world = World()
    let device = world.device("ana")
    // Off arrives without an answer; on is late; off again is what is there already.
    device.network.plan(.loseAnswer, at: "save")
    try await device.write("a/lamp", "off", "w1")
    try? await device.sync.sync()
    device.network.plan(.late, at: "save")
    try await device.write("a/lamp", "on", "w2")
    try? await device.sync.sync()
    try await device.write("a/lamp", "off", "w3")
    try await device.sync.sync()
    await device.network.arrive()
    for _ in 1...2 { try await device.sync.sync() }
    #expect(try await device.local.text("a/lamp") == "off")
    #expect(try await world.server.text("a/lamp") == "off")
    #expect(try await device.sync.lost.all() == [])
  }

  @Test func `a write from the other side is not delivered back`() async throws {
    let world = World()
    let (ana, ben) = (world.device("ana"), world.device("ben"))
    try await fill(ana)
    for device in [ana, ben] { try await device.sync.sync() }
    _ = ben.network.takeCalls()
    try await ben.sync.sync()
    #expect(ben.network.takeCalls() == ["account", "changes"])
    try await ana.sync.sync()
    _ = ana.network.takeCalls()
    try await ana.sync.sync()
    #expect(ana.network.takeCalls() == ["account", "changes"])
  }

  @Test func `a journal is fetched with one question for its events, and another where the page is full`() async throws
  {
    let world = World()
    let (ana, ben) = (world.device("ana"), world.device("ben"))
    try await ana.append("e1", "e2")
    for device in [ana, ben] { try await device.sync.sync() }
    #expect(ben.network.takeCalls() == ["account", "changes", "events a/journal", "head a/journal"])
    let more = (0..<Limits.pageItems).map { "more \($0)" }
    try await ana.append(more)
    for device in [ana, ben] { try await device.sync.sync() }
    #expect(ben.network.takeCalls().filter { $0.hasPrefix("events") }.count == 2)
    #expect(try await ben.local.eventIDs() == ["e1", "e2"] + more)
  }

  @Test func `a long queue is delivered in its order, and once`() async throws {
    let world = World()
    let device = world.device("ana")
    device.network.set(isUp: false)
    let ids = (0..<2500).map { "e\($0)" }
    for start in stride(from: 0, to: 2500, by: 100) {
      try await device.append(Array(ids[start..<(start + 100)]))
      await #expect(throws: StoreFailure.unavailable("the call was lost")) { try await device.sync.sync() }
    }
    device.network.set(isUp: true)
    device.network.plan(.loseAnswer, at: "append")
    try? await device.sync.sync()
    try await device.sync.sync()
    #expect(try await world.server.eventIDs() == ids)
  }

  @Test func `events of two devices are on both, and fold alike`() async throws {
    let world = World()
    let (ana, ben) = (world.device("ana"), world.device("ben"))
    try await ana.append("a1")
    try await ben.append("b1", by: "ben")
    try await ana.append("a2")
    for device in [ben, ana, ben] { try await device.sync.sync() }
    #expect(try await ana.local.eventIDs() == ["a1", "a2", "b1"])
    #expect(try await ben.local.eventIDs() == ["b1", "a1", "a2"])
    #expect(try await ana.local.standingIDs() == ["a1", "b1", "a2"])
    #expect(try await ben.local.standingIDs() == ["a1", "b1", "a2"])
  }

  @Test func `a journal closed on one side is closed on both, and loses nothing`() async throws {
    let world = World()
    let (ana, ben) = (world.device("ana"), world.device("ben"))
    try await ana.append("a1")
    try await ben.append("b1", by: "ben")
    try await ana.sync.storage.sessions.session(at: "a/journal").close()
    for device in [ana, ben, ana] { try await device.sync.sync() }
    for store in [ana.local, ben.local, world.server] {
      #expect(try await store.sessions.session(at: "a/journal").head().isClosed)
      #expect(try await Set(store.eventIDs()) == ["a1", "b1"])
    }
  }

  @Test func `boards defined differently wait, and are shown`() async throws {
    let world = World()
    let device = world.device("ana")
    try await world.server.leaderboards.define(BoardDefinition(ties: .dense), at: Self.board)
    try await device.local.leaderboards.define(BoardDefinition(), at: Self.board)
    try await device.sync.sync()
    let item = SyncItem(.board, Self.board)
    #expect(device.sync.status.waiting.keys.contains(item))
    guard case .waiting = try await device.sync.status(of: item) else { throw WaitedTooLong(what: "it waits") }
  }

  @Test func `a store's own items stay`() async throws {
    let world = World()
    let device = world.device("ana")
    try await device.write("local/secret", "x", "w1")
    try await device.sync.sync()
    #expect(try await world.server.text("local/secret") == nil)
  }

  /// Writes a bit of everything.
  private func fill(_ device: Device) async throws {
    try await device.write("a/kept", "{}", "w1", labels: ["l"])
    try await device.write("a/gone", "{}", "w1")
    try await device.write("a/gone", nil, "w2")
    try await device.append("e1", "e2")
    try await device.sync.storage.sessions.session(at: "a/journal").close()
    try await device.sync.storage.leaderboards.define(BoardDefinition(), at: Self.board)
    for (id, amount) in [("s1", 5), ("s2", 7)] as [(SubmissionID, Int64)] {
      try await device.score(id, .increment(amount), on: Self.board, player: "ana", actor: "ana")
    }
  }
}
