import Domain
import Foundation
import NIOHTTP1
import RemoteHTTP
import SeededRandom
import Synchronization
import TestSupport
import Testing

@Suite("Many writers over a network that fails at random", .timeLimit(.minutes(5)))
struct RandomFaultTests {
  private static let writers = 4
  private static let rounds = 25

  @Test func `leave exactly the requested state`() async throws {
    let seed = runSeed("A network that fails")
    try await Bench.run { bench in
      try await bench.store.leaderboards.define(BoardDefinition(), at: "a/board")
      let remote = try bench.remote(attempts: 3)
      let reader = Reader(remote.follow(under: .root))
      let dice = Dice(seed: seed)
      bench.proxy.decide { dice.fault(for: $0) }
      try await withThrowingDiscardingTaskGroup { group in
        for writer in 1...Self.writers {
          group.addTask { try await Self.write(as: writer, to: remote.storage) }
        }
      }
      #expect(dice.faults > 50, "the network hardly failed (seed \(seed))")
      dice.letAllGo()
      try await eventually("what was late arrives (seed \(seed))") { bench.proxy.late == 0 }
      try await Self.check(bench.store, "seed \(seed)")
      let last = try await bench.store.changes.changes(under: .root, after: nil, limit: 100).cursor
      try await eventually("the follower knows the last change (seed \(seed))") { reader.taken.last == last }
      let sequences = reader.taken.map(\.sequence)
      #expect(sequences == Set(sequences).sorted(), "a cursor came twice or went back (seed \(seed))")
      await reader.stop()
      await remote.close()
      try await eventually("nobody is connected (seed \(seed))") {
        bench.proxy.connections == 0 && bench.followerCount() == 0
      }
    }
  }

  private static func write(as writer: Int, to storage: Storage) async throws {
    for round in 1...rounds {
      let name = "\(writer)-\(round)"
      let expected = Expectation.revision(Revision(rawValue: Int64(round - 1)))
      let write = DocumentWrite(
        document(of: writer),
        id: WriteID(rawValue: name),
        expected: expected,
        body: Array(name.utf8)
      )
      try await persistently { _ = try await storage.documents.save([write]) }
      let events = ["a", "b"].map { event(EventID(rawValue: "\(name)-\($0)")) }
      try await persistently { try await storage.sessions.session(at: "a/journal").append(events, expecting: .any) }
      let score = increment(name, by: PlayerID(rawValue: "player-\(round % 3)"), 1)
      try await persistently { _ = try await storage.leaderboards.submit([score], at: 1_000) }
      try await persistently {
        let read = try await storage.documents.load(document(of: writer))?.body
        #expect(read == Array(name.utf8), "an acknowledged write is not read")
      }
    }
  }

  /// Does a work again until it is acknowledged, as a person does who is told that the server cannot be reached.
  private static func persistently(_ work: () async throws -> Void) async throws {
    for _ in 1...100 {
      do {
        return try await work()
      } catch DocumentError.store(.unavailable), JournalError.store(.unavailable), LeaderboardError.store(.unavailable)
      {}
    }
    throw WaitedTooLong(what: "a write gets through")
  }

  private static func check(_ storage: Storage, _ note: Comment) async throws {
    for writer in 1...writers {
      let document = try await storage.documents.load(document(of: writer))
      #expect(document?.head.revision.rawValue == Int64(rounds), note)
      #expect(document?.body == Array("\(writer)-\(rounds)".utf8), note)
    }
    let events = try await storage.sessions.session(at: "a/journal").events().map(\.event.id.rawValue)
    #expect(events.count == writers * rounds * 2, note)
    for writer in 1...writers {
      let asked = (1...rounds).flatMap { ["\(writer)-\($0)-a", "\(writer)-\($0)-b"] }
      #expect(events.filter { $0.hasPrefix("\(writer)-") } == asked, note)
    }
    let page = try await storage.leaderboards.page(BoardQuery("a/board", .allTime, .from(offset: 0, limit: 10)))
    #expect(page.standings.reduce(0) { $0 + $1.entry.score.keys[0] } == Int64(writers * rounds), note)
    let history = try await storage.leaderboards.submissions(of: "a/board", player: nil, after: .zero, limit: 1000)
    #expect(history.count == writers * rounds, note)
  }

  private static func document(of writer: Int) -> ItemPath { ItemPath("a/document-\(writer)") }
}

/// Decides by a seed what each request meets: by the request and how often it came, whatever the order of the writers.
private final class Dice: Sendable {
  private let seed: UInt64
  private let state = Mutex<(seen: [String: UInt64], faults: Int, late: [Latch])>(([:], 0, []))

  init(seed: UInt64) { self.seed = seed }

  /// How many requests met a fault.
  var faults: Int { state.withLock { $0.faults } }

  func letAllGo() {
    for latch in state.withLock({ $0.late }) { latch.open() }
  }

  /// A request that is late arrives after five others that are, or when all are let go.
  private func late() -> Fault {
    let latch = Latch()
    let due = state.withLock { state in
      state.late.append(latch)
      return state.late.count > 5 ? state.late.removeFirst() : nil
    }
    due?.open()
    return .late(latch)
  }

  func fault(for call: Call) -> Fault {
    let request = "\(call.head.uri) \(String(decoding: call.body, as: UTF8.self))"
    let time = state.withLock { state in
      state.seen[request, default: 0] += 1
      return state.seen[request] ?? 0
    }
    var mixed = seed &+ time
    for byte in request.utf8 { mixed = (mixed ^ UInt64(byte)) &* 0x100_0000_01B3 }
    var random = SplitMix64(seed: mixed)
    guard random.next() % 100 < 40 else { return .none }
    state.withLock { $0.faults += 1 }
    switch random.next() % 6 {
    case 0: return .dropBefore
    case 1: return .dropAfter
    case 2: return .cut(after: Int(random.next() % 80))
    case 3: return .twice
    case 4: return .answer(.serviceUnavailable)
    default: return late()
    }
  }
}
