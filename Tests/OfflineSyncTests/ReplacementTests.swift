import Domain
import InMemory
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
    let again = moved(ana, to: fresh)
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
    try await ana.sync.sync()
    try await ben.sync.sync()
    let (again, other) = (moved(ana, to: backup), moved(ben, to: backup))
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
    let surroundings = world.clock.surroundings("new")
    let new = Device(
      local: InMemoryStore(surroundings).storage,
      notebook: ana.notebook,
      remote: world.server,
      surroundings: surroundings
    )
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
    let surroundings = world.clock.surroundings("again")
    let again = Device(
      local: ana.local,
      notebook: InMemoryStore(surroundings).storage,
      remote: world.server,
      surroundings: surroundings
    )
    try await again.sync.sync()
    #expect(try await world.server.text("a/d") == #"{"a":2}"#)
    #expect(try await world.server.eventIDs() == ["e1"])
  }

  private func moved(_ device: Device, to world: World) -> Device {
    Device(
      local: device.local,
      notebook: device.notebook,
      remote: world.server,
      surroundings: world.clock.surroundings("moved")
    )
  }
}
