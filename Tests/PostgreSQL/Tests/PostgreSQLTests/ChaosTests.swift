import Domain
import Foundation
import Synchronization
import Testing

@testable import PostgreSQL

/// Every write that was acknowledged is there once, whatever happened, and no read was older than what was acknowledged.
///
/// `SCOREBOOK_CHAOS` says how many rounds; `Tools/soak postgres` runs many.
@Suite("PostgreSQL under chaos", .serialized, .enabled(if: PostgresCluster.isInstalled, "PostgreSQL is not installed"))
struct ChaosTests {
  private static let rounds = ProcessInfo.processInfo.environment["SCOREBOOK_CHAOS"].flatMap { Int($0) } ?? 3

  @Test(
    "a connection that is cut loses and doubles nothing",
    arguments: [CuttingProxy.Moment.afterCommit, .beforeRequest]
  )
  func cut(moment: CuttingProxy.Moment) async throws {
    let cluster = try await PostgresCluster.shared()
    try await cluster.withDatabase { _, name in
      let proxy = try CuttingProxy(to: cluster.port)
      defer { proxy.end() }
      let store = try await open(cluster.url(of: name, port: proxy.port), patience: .seconds(60))
      let acknowledged = try await whileWriting(to: store) { acknowledged in
        for _ in 0..<(Self.rounds * 5) {
          let before = acknowledged.count
          proxy.cut(moment)
          while proxy.isArmed || acknowledged.count == before { try await goOn() }
        }
      }
      await store.close()
      #expect(proxy.cuts == Self.rounds * 5)
      try await expectOnce(acknowledged, in: name, cluster)
    }
  }

  @Test func `a database that crashes and comes back loses and doubles nothing`() async throws {
    let cluster = try await PostgresCluster.start()
    try await cluster.withDatabase { url, name in
      let store = try await open(url, patience: .seconds(120))
      let acknowledged = try await whileWriting(to: store) { acknowledged in
        for _ in 0..<Self.rounds {
          try await cluster.tell("restart")
          let before = acknowledged.count
          while acknowledged.count == before { try await goOn() }
        }
      }
      await store.close()
      try await expectOnce(acknowledged, in: name, cluster)
    }
    await cluster.end()
  }

  @Test func `a synchronous standby that takes over has every acknowledged write once`() async throws {
    // A cluster has one standby, and so one promotion.
    for round in 0..<(Self.rounds + 9) / 10 {
      let cluster = try await PostgresCluster.start(withStandby: true)
      try await cluster.withDatabase { _, name in
        let services = FileManager.default.temporaryDirectory.appending(component: "services-\(UUID())")
        try "[chaos\(round)]\n\(cluster.service(of: name))".write(to: services, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: services) }
        setenv("PGSERVICEFILE", services.path, 1)
        let store = try await open("postgres:chaos\(round)", patience: .seconds(60))
        let acknowledged = try await whileWriting(to: store) { acknowledged in
          while acknowledged.count < 100 { try await goOn() }
          try await cluster.promote()
        }
        await store.close()
        try await expectOnce(acknowledged, in: name, cluster)
      }
      await cluster.end()
    }
  }

  @Test func `servers that are killed or paused hold up and harm no other`() async throws {
    let cluster = try await PostgresCluster.shared()
    try await cluster.withDatabase { url, name in
      let store = try await open(url, patience: .seconds(60))
      try await store.define(BoardDefinition(), at: "a/board")
      var acknowledged: Set<String> = []
      for round in 0..<Self.rounds {
        let killed = try Writer(url, "killed-\(round)")
        let paused = try Writer(url, "paused-\(round)")
        try await killed.acknowledges(20)
        try await paused.acknowledges(20)
        // In the middle of a transaction, sooner or later.
        kill(paused.process.processIdentifier, SIGSTOP)
        let begun = ContinuousClock.now
        let before = killed.count
        try await killed.acknowledges(before + 50)
        #expect(ContinuousClock.now - begun < .seconds(30), "a paused server held up another one")
        kill(killed.process.processIdentifier, SIGKILL)
        kill(paused.process.processIdentifier, SIGCONT)
        let after = paused.count
        try await paused.acknowledges(after + 50)
        try await paused.end()
        try await killed.wait()
        acknowledged.formUnion(killed.ids)
        acknowledged.formUnion(paused.ids)
        for player in ["killed-\(round)", "paused-\(round)"] {
          let page = try await store.page(
            BoardQuery("a/board", .allTime, .around(PlayerID(rawValue: player), radius: 0, fill: false))
          )
          let count = acknowledged.count { $0.hasPrefix("\(player)-") }
          let score = page.standings.first?.entry.score.keys.first ?? 0
          // A commit under way when its writer was killed may have gone through: at most one for each of its tasks.
          #expect((Int64(count)...Int64(count + 8)).contains(score), "\(player): \(score) of \(count)")
        }
      }
      await store.close()
      let stored = try await cluster.psql("SELECT id FROM submission", in: name).split(separator: "\n").map(String.init)
      #expect(Set(stored).count == stored.count)
      #expect(acknowledged.subtracting(stored).isEmpty)
    }
  }

  // MARK: Helpers

  /// Lets eight tasks write and one read while something happens, and returns how many writes were acknowledged.
  ///
  /// The first error ends all of them.
  private func whileWriting(
    to store: PostgresStore,
    _ chaos: @escaping @Sendable (_ acknowledged: Counter) async throws -> Void
  ) async throws
    -> Int
  {
    try await store.define(BoardDefinition(), at: "a/board")
    let (isOver, acknowledged) = (Flag(), Counter())
    try await withThrowingTaskGroup(of: Void.self) { group in
      for task in 0..<8 {
        group.addTask {
          var count = 0
          while !isOver.isSet {
            _ = try await store.submit([submission("\(task)-\(count)", .increment(1))], at: 0)
            acknowledged.add()
            count += 1
          }
        }
      }
      group.addTask {
        while !isOver.isSet {
          let before = acknowledged.count
          if before == 0 {
            try await goOn()
            continue
          }
          let score = try await score(in: store)
          #expect(score >= before, "read \(score) after \(before) were acknowledged")
        }
      }
      group.addTask {
        try await chaos(acknowledged)
        isOver.set()
      }
      do { while try await group.next() != nil {} } catch {
        isOver.set()
        throw error
      }
    }
    return acknowledged.count
  }

  /// Lets others work; throws where one of them failed.
  private func goOn() async throws {
    try Task.checkCancellation()
    await Task.yield()
  }

  /// The number of counted writes, which are increments by one of one player.
  private func score(in store: PostgresStore) async throws -> Int64 {
    let page = try await store.page(BoardQuery("a/board", .allTime))
    return page.standings.first?.entry.score.keys.first ?? 0
  }

  private func expectOnce(_ acknowledged: Int, in name: String, _ cluster: PostgresCluster) async throws {
    #expect(acknowledged > 0)
    let store = try await open(cluster.url(of: name), patience: .seconds(60))
    let page = try await store.page(BoardQuery("a/board", .allTime))
    #expect(page.standings.first?.entry.score == Score(Int64(acknowledged)))
    #expect(page.revision.rawValue == Int64(acknowledged))
    await store.close()
    #expect(
      try await cluster.psql("SELECT count(*), count(DISTINCT id) FROM submission", in: name)
        == "\(acknowledged)|\(acknowledged)"
    )
  }
}

private final class Counter: Sendable {
  private let value = Atomic(0)
  var count: Int { value.load(ordering: .sequentiallyConsistent) }
  func add() { value.add(1, ordering: .sequentiallyConsistent) }
}

/// A server that does nothing but write, as a process of its own.
private final class Writer: Sendable {
  let process = Process()
  private let input: FileHandle
  private let lines = Mutex<Set<String>>([])
  private let isAtEnd = Flag()

  var ids: Set<String> { lines.withLock(\.self) }
  var count: Int { lines.withLock(\.count) }

  init(_ url: String, _ name: String) throws {
    let program = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(component: "writer")
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = program
    process.arguments = [url, name]
    process.standardInput = input
    process.standardOutput = output
    self.input = input.fileHandleForWriting
    try process.run()
    try output.fileHandleForWriting.close()
    let reading = output.fileHandleForReading
    Thread { [self] in
      var rest = Data()
      while case let data = reading.availableData, !data.isEmpty {
        rest += data
        // A line without its end was cut off by the kill.
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
          let line = String(decoding: rest[..<end], as: UTF8.self)
          lines.withLock { _ = $0.insert(line) }
          rest = Data(rest[rest.index(after: end)...])
        }
      }
      isAtEnd.set()
    }
    .start()
  }

  /// Returns once so many writes were acknowledged.
  func acknowledges(_ wanted: Int) async throws {
    let deadline = ContinuousClock.now + .seconds(120)
    while count < wanted {
      guard !isAtEnd.isSet, ContinuousClock.now < deadline else { throw POSIXError(.ETIMEDOUT) }
      await Task.yield()
    }
  }

  func end() async throws {
    try input.write(contentsOf: Data("end\n".utf8))
    try await wait()
  }

  func wait() async throws { while !isAtEnd.isSet { await Task.yield() } }
}
