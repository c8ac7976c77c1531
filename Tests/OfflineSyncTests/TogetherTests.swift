import Domain
import InMemory
import OfflineSync
import Simulation
import Synchronization
import Testing

@Suite("Many documents")
struct TogetherTests {
  private static let five: [ItemPath] = ["a/1", "a/2", "a/3", "a/4", "a/5"]

  @Test func `are delivered and fetched in few calls, and noted in few steps`() async throws {
    let world = World()
    let (ana, ben) = (world.device("ana"), Noted(world, "ben"))
    let notes = Noted(world, "eva")
    let paths = (0..<250).map { ItemPath("a/\($0)") }
    for path in paths { try await notes.device.write(path, "{}", "w1") }
    try await notes.device.sync.sync()
    #expect(notes.device.network.takeCalls().map(\.kind) == ["account", "changes"] + 3 * ["loadFirst", "save"])
    #expect(notes.commits < 10)
    try await ben.device.sync.sync()
    #expect(ben.device.network.takeCalls().map(\.kind) == ["account", "changes"] + 3 * ["loadFirst"])
    #expect(ben.commits < 10)
    // Delivered documents arrive once more.
    try await notes.device.sync.sync()
    #expect(notes.device.network.takeCalls().map(\.kind) == ["account", "changes"] + 3 * ["loadFirst"])
    try await ana.sync.sync()
    for path in paths { #expect(try await ana.local.text(path) == "{}") }
    for device in [ana, ben.device, notes.device] { #expect(try await device.sync.compare().different == []) }
  }

  @Test func `are delivered also where one of them was changed there meanwhile`() async throws {
    let world = World()
    let meanwhile = Meanwhile(before: "save") { try await world.server.save(#"{"there":1}"#, at: "a/3") }
    let ana = world.device("ana", remote: Line(to: world.server, over: meanwhile).storage)
    for path in Self.five { try await ana.write(path, #"{"here":1}"#, "w1") }
    try await ana.sync.sync()
    for path in Self.five where path != "a/3" { #expect(try await world.server.text(path) == #"{"here":1}"#) }
    #expect(try await world.server.text("a/3") == #"{"here":1,"there":1}"#)
    #expect(try await Replica(of: ana.local) == Replica(of: world.server))
    #expect(try await ana.sync.lost.all() == [])
    #expect(ana.sync.status.pending == 0 && ana.sync.status.waiting.isEmpty)
  }

  @Test func `come also where one of them is changed here meanwhile`() async throws {
    let world = World()
    let local = InMemoryStore(world.clock.on("ana")).storage
    for path in Self.five { try await world.server.save(#"{"there":1}"#, at: path) }
    let meanwhile = Meanwhile(before: "save") { try await local.save(#"{"here":1}"#, at: "a/3", as: "w1") }
    let ana = world.device("ana", local: Line(to: local, over: meanwhile).storage)
    for _ in 1...2 { try await ana.sync.sync() }
    for path in Self.five where path != "a/3" { #expect(try await local.text(path) == #"{"there":1}"#) }
    #expect(try await local.text("a/3") == #"{"here":1,"there":1}"#)
    #expect(try await Replica(of: local) == Replica(of: world.server))
    #expect(try await ana.sync.lost.all() == [])
  }

  @Test(arguments: [Network.Fault.loseCall, .loseAnswer, .twice, .late, .deny])
  func `end the same whatever becomes of the call, and of a late one`(fault: Network.Fault) async throws {
    let world = World()
    let ana = world.device("ana")
    ana.network.plan(fault, at: "save")
    for path in Self.five { try await ana.write(path, #"{"a":1}"#, "w1") }
    try? await ana.sync.sync()
    // Some are changed, one is deleted and one is left before the next pass.
    for path in Self.five.prefix(2) { try await ana.write(path, #"{"a":2}"#, "w2") }
    try await ana.write("a/3", nil, "w2")
    try await ana.sync.sync()
    await ana.network.arrive()
    for _ in 1...2 { try await ana.sync.sync() }
    for store in [ana.local, world.server] {
      for path in Self.five.prefix(2) { #expect(try await store.text(path) == #"{"a":2}"#) }
      for path in Self.five.suffix(2) { #expect(try await store.text(path) == #"{"a":1}"#) }
      #expect(try await store.text("a/3") == nil)
    }
    #expect(try await ana.sync.lost.all() == [])
    #expect(try await ana.sync.compare().different == [])
  }

  @Test func `are settled but for those that are withheld`() async throws {
    let world = World()
    let shutter = Shutter(["a/2", "a/4"])
    let (ana, ben) = (world.device("ana", withholds: shutter.withholds), world.device("ben"))
    for path in Self.five { try await ana.write(path, #"{"ana":1}"#, "w1") }
    try await ben.write("a/4", #"{"ben":1}"#, "w1")
    try await ben.sync.sync()
    for _ in 1...2 { try await ana.sync.sync() }
    #expect(try await world.server.text("a/2") == nil)
    #expect(try await world.server.text("a/4") == #"{"ben":1}"#)
    #expect(try await ana.local.text("a/4") == #"{"ana":1}"#)
    #expect(try await world.server.text("a/5") == #"{"ana":1}"#)
    #expect(Set(ana.sync.status.withheld.map(\.path)) == ["a/2", "a/4"] && ana.sync.status.pending == 0)
    shutter.lift()
    try await ana.sync.sync()
    #expect(try await Replica(of: ana.local) == Replica(of: world.server))
  }

  @Test func `are all settled where they are too long for one call`() async throws {
    let world = World()
    let (ana, ben) = (world.device("ana"), world.device("ben"))
    let long = String(repeating: "x", count: Limits.documentBytes / 2 - 1)
    for path in Self.five { try await ana.write(path, long, "w1") }
    try await ana.sync.sync()
    #expect(ana.network.takeCalls().map(\.kind).filter { $0 == "save" }.count == 3)
    try await ben.sync.sync()
    for store in [world.server, ben.local] {
      for path in Self.five { #expect(try await store.text(path) == long) }
    }
  }

  @Test func `that a pass of an earlier version was taking over are known to have been`() async throws {
    let world = World()
    let ana = world.device("ana")
    // The pass was cut off after the version had arrived and before that was noted. The server has changed it since.
    try await world.server.save("newer", at: "a/1")
    try await ana.local.save("older", at: "a/1", as: "w1")
    try await ana.local.save("t1", at: "local/sync/adopted")
    try await ana.notebook.save(#"{"labels":[],"path":"a/1","token":"t1"}"#, at: "local/sync/0/adoption")
    try await ana.notebook.save("older", at: "local/sync/0/adopting")
    try await ana.sync.sync()
    for store in [ana.local, world.server] { #expect(try await store.text("a/1") == "newer") }
    #expect(try await ana.sync.lost.all() == [])
  }
}

/// A device of which it is known how often it wrote to its notebook.
private struct Noted {
  let device: Device
  private let calls = Network()

  init(_ world: World, _ name: String) {
    let notebook = InMemoryStore(world.clock.on(name)).storage
    device = world.device(name, notebook: Line(to: notebook, over: calls).storage)
  }

  var commits: Int { calls.takeCalls().count { $0.hasPrefix("save") } }
}

/// Does something before the first call whose name begins so is carried on.
private final class Meanwhile: Carrier {
  private let call: String
  private let action: @Sendable () async throws -> Void
  private let isDone = Mutex(false)

  init(before call: String, _ action: @escaping @Sendable () async throws -> Void) {
    (self.call, self.action) = (call, action)
  }

  func carry<Answer: Sendable>(
    _ call: String,
    _ work: @escaping @Sendable () async throws -> Answer
  ) async throws -> Answer {
    let isFirst =
      call.hasPrefix(self.call)
      && isDone.withLock { isDone in
        defer { isDone = true }
        return !isDone
      }
    if isFirst { try await action() }
    return try await work()
  }
}

extension Storage {
  fileprivate func save(_ body: String, at path: ItemPath, as id: WriteID = "somebody's") async throws {
    _ = try await documents.save([DocumentWrite(path, id: id, expected: .any, body: Array(body.utf8))])
  }
}

extension String {
  /// The call without its subject.
  fileprivate var kind: String { String(prefix { $0 != " " }) }
}

private func * (count: Int, calls: [String]) -> [String] { (0..<count).flatMap { _ in calls } }
