import Domain
import OfflineSync
import Simulation
import StoreEngine
import Testing

@Suite("A store that is replaced")
struct ReplacementTests {
  @Test func `by an empty one gets everything from the devices`() async throws {
    let world = World()
    let ana = world.device("ana")
    try await ana.write("a/d", #"{"a":1}"#, "w1")
    try await ana.append("e1", "e2")
    try await ana.sync.sync()
    let fresh = World("fresh")
    let again = fresh.device("moved", over: ana)
    try await again.sync.sync()
    #expect(try await Replica(of: fresh.server) == Replica(of: ana.local))
  }

  @Test func `by its backup loses nothing that a device still has`() async throws {
    let (world, backup) = (World(), World("backup"))
    let (ana, ben) = (world.device("ana"), world.device("ben"))
    try await ana.write("a/d", #"{"a":1,"b":1}"#, "w1")
    try await ana.append("e1")
    try await ana.sync.sync()
    try await world.server.copy(to: backup.server)
    try await ana.write("a/d", #"{"a":2,"b":1}"#, "w2")
    try await ana.append("e2")
    for device in [ana, ben] { try await device.sync.sync() }
    let (again, other) = (backup.device("moved", over: ana), backup.device("moved", over: ben))
    for device in [other, again, other] { try await device.sync.sync() }
    #expect(try await backup.server.text("a/d") == #"{"a":2,"b":1}"#)
    #expect(try await backup.server.eventIDs() == ["e1", "e2"])
    for store in [ana.local, ben.local] { #expect(try await Replica(of: store) == Replica(of: backup.server)) }
  }

  @Test func `here by an empty one gets everything from the server`() async throws {
    let world = World()
    let ana = world.device("ana")
    try await ana.write("a/d", "{}", "w1")
    try await ana.append("e1")
    try await ana.sync.sync()
    let new = world.device("new", notebook: ana.notebook)
    try await new.sync.sync()
    #expect(try await Replica(of: new.local) == Replica(of: world.server))
    #expect(try await world.server.text("a/d") == "{}")
  }

  @Test func `of its notebook is only compared anew`() async throws {
    let world = World()
    let ana = world.device("ana")
    try await ana.write("a/d", #"{"a":1}"#, "w1")
    try await ana.append("e1")
    try await ana.sync.sync()
    try await ana.write("a/d", #"{"a":2}"#, "w2")
    let again = world.device("again", local: ana.local)
    try await again.sync.sync()
    #expect(try await world.server.text("a/d") == #"{"a":2}"#)
    #expect(try await world.server.eventIDs() == ["e1"])
  }
}
