import Composition
import Domain
import Synchronization
import TestSupport
import Testing

@testable import ScoreServer

@Suite("Servers on one store")
struct ServerRosterTests {
  /// A store in memory, and servers on machines of their own.
  private struct Bench: Sendable {
    let base: SignInBench
    let keys: SessionKeys

    init() async throws {
      base = try await SignInBench()
      keys = .inMemory()
    }

    func roster(on machine: String) -> ServerRoster {
      ServerRoster(base.storage.documents, base.clock.andIdentities, machine: machine)
    }

    func server(_ name: String, on machine: String, keys: SessionKeys? = nil) throws -> RunningServer {
      try RunningServer(named: name, in: roster(on: machine), keys: keys ?? self.keys)
    }

    func names(on machine: String = "elsewhere") async throws -> [String?] {
      try await roster(on: machine).running().map(\.name)
    }
  }

  /// Waits that end when a test says so.
  private final class Waits: Sendable {
    private struct State {
      var made = 0
      var pending: [Int: CheckedContinuation<Void, any Error>] = [:]
    }

    private let state = Mutex(State())

    var count: Int { state.withLock(\.pending.count) }

    func wait(_ duration: Duration) async throws {
      let number = state.withLock { state in
        state.made += 1
        return state.made
      }
      try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
          state.withLock { state in
            if Task.isCancelled {
              continuation.resume(throwing: CancellationError())
            } else {
              state.pending[number] = continuation
            }
          }
        }
      } onCancel: {
        state.withLock { $0.pending.removeValue(forKey: number) }?.resume(throwing: CancellationError())
      }
    }

    /// Ends all waits that there are.
    func pass() {
      let all = state.withLock { state in
        defer { state.pending = [:] }
        return state.pending.values
      }
      for each in all { each.resume() }
    }
  }

  @Test func `each server has an entry with its address while it serves`() async throws {
    let bench = try await Bench()
    let (a, b) = (try bench.server("a", on: "one"), try bench.server("b", on: "two"))
    try await a.whileServing {
      try await a.announce("http://a:1")
      bench.base.pass(milliseconds: 1)
      try await b.whileServing {
        try await b.announce("http://b:2")
        #expect(try await bench.names(on: "one") == ["a", "b"])
        #expect(try await bench.roster(on: "two").running().map(\.url) == ["http://b:2", "http://a:1"])
      }
      #expect(try await bench.names() == ["a"])
    }
    #expect(try await bench.names() == [])
  }

  @Test func `a server that no longer renews its entry counts for a minute, and another start removes it`() async throws
  {
    let bench = try await Bench()
    let a = try bench.server("a", on: "one")
    try await a.renew()
    bench.base.pass(milliseconds: ServerRecord.lease)
    #expect(try await bench.names() == ["a"])
    bench.base.pass(milliseconds: 1)
    #expect(try await bench.names() == [])
    try await a.renew()
    #expect(try await bench.names() == ["a"])
    bench.base.pass(milliseconds: 3_600_001)
    try await bench.roster(on: "two").prune()
    #expect(try await bench.base.storage.documents.list(DocumentQuery(under: "local/servers")).isEmpty)
  }

  @Test func `the entry of a killed process counts for nothing on its own machine`() async throws {
    let bench = try await Bench()
    let record = ServerRecord(
      id: "dead",
      name: "dead",
      url: nil,
      machine: "one",
      // No system gives a process this number.
      process: .max,
      startedAt: bench.base.now(),
      renewedAt: bench.base.now(),
      signs: "",
      verifies: []
    )
    let write = try DocumentKey.server("dead").write(record, id: "w", expected: .absent)
    _ = try await bench.base.storage.documents.save([write])
    #expect(try await bench.names(on: "one") == [])
    #expect(try await bench.names(on: "two") == ["dead"])
  }

  @Test func `an entry is renewed while the server serves`() async throws {
    let (bench, waits) = (try await Bench(), Waits())
    let a = try bench.server("a", on: "one")
    try await a.whileServing(wait: waits.wait) {
      try await eventually("the server waits") { waits.count == 1 }
      bench.base.pass(milliseconds: ServerRecord.lease + 1)
      #expect(try await bench.names() == [])
      waits.pass()
      try await eventually("the entry is renewed") { try await bench.names() == ["a"] }
    }
  }

  @Test func `one server does background work, and another one when that no longer runs`() async throws {
    let (bench, waits) = (try await Bench(), Waits())
    let (a, b) = (try bench.server("a", on: "one"), try bench.server("b", on: "two"))
    let working = NameList()
    @Sendable func work(_ server: RunningServer, _ name: String) -> Task<Void, Never> {
      Task {
        await server.lead("news", wait: waits.wait) {
          working.add(name)
          // Until it is cancelled.
          for await _ in AsyncStream<Void>.makeStream().stream {}
          working.remove(name)
        }
      }
    }
    try await a.renew()
    try await b.renew()
    let first = work(a, "a")
    try await eventually("a works") { working.all == ["a"] && waits.count == 1 }
    let second = work(b, "b")
    try await eventually("b waits") { waits.count == 2 }
    waits.pass()
    try await eventually("both look again") { waits.count == 2 }
    #expect(working.all == ["a"])
    // The first one is paused: it does not renew its entry.
    bench.base.pass(milliseconds: ServerRecord.lease + 1)
    try await b.renew()
    waits.pass()
    try await eventually("b works") { working.all.contains("b") && waits.count == 2 }
    // When it goes on, it notices.
    try await a.renew()
    waits.pass()
    try await eventually("a has stopped") { working.all == ["b"] }
    first.cancel()
    second.cancel()
    await first.value
    await second.value
  }

  @Test func `a server with other keys than another one is noticed`() async throws {
    let bench = try await Bench()
    let (a, b) = (try bench.server("a", on: "one"), try bench.server("b", on: "two"))
    let c = try bench.server("c", on: "three", keys: .inMemory())
    try await a.renew()
    try await b.renew()
    #expect(try await a.stranger() == nil)
    try await c.renew()
    #expect(try await a.stranger()?.name == "c")
    #expect(try await c.stranger() != nil)
  }
}
