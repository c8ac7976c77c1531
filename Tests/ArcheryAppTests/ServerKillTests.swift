import AppTestSupport
import Domain
import Foundation
import RemoteHTTP
import SeededRandom
import Synchronization
import TestSupport
import Testing

/// A real server that is killed again and again while programs write to it.
///
/// `SCOREBOOK_KILLS` says how often on each kind of store; `Tools/soak` kills a thousand times.
@Suite("A server after kill -9")
struct ServerKillTests {
  private static let kills = ProcessInfo.processInfo.environment["SCOREBOOK_KILLS"].flatMap { Int($0) } ?? 3
  private static let writers = 4

  @Test("holds whatever it acknowledged", arguments: ["sqlite", "file"])
  func losesNothing(kind: String) async throws {
    let seed = runSeed("Kills of a server")
    var random = SplitMix64(seed: seed)
    try await withTemporaryFolder { folder in
      let options = ["--store", "\(kind):\(folder.path)/range"]
      var server = try await ServerProcess.start(in: folder, options)
      var owner = try await server.owner()
      var written: [Acknowledged] = (0..<Self.writers).map { Acknowledged(writer: $0) }
      for kill in 1...Self.kills {
        let patience = Int(random.next() % 20)
        written = try await write(written, as: owner, killing: server, after: patience)
        server = try await ServerProcess.start(in: folder, options)
        owner = Visitor(server: server.address, token: owner.token, user: owner.user)
        let comment: Comment = "seed \(seed), kill \(kill), \(written.map(\.count))"
        for (number, writer) in written.enumerated() {
          written[number].count = try await check(writer, as: owner, comment)
        }
      }
      try await server.end()
      #expect(
        written.reduce(0) { $0 + $1.count } >= Self.kills,
        "seed \(seed): too little was written to prove anything"
      )
    }
  }

  /// How many events of one writer were acknowledged; they are numbered from 0.
  private struct Acknowledged: Sendable {
    let writer: Int
    var count = 0

    var journal: ItemPath { ItemPath("tests/kill-\(writer)/log") }

    func event(_ number: Int, by user: UserID) -> ScoringEvent {
      ScoringEvent(
        id: EventID(rawValue: "e\(number)"),
        type: "note",
        actor: user,
        occurredAt: Timestamp(rawValue: Int64(number)),
        body: Array("\(writer) \(number)".utf8)
      )
    }
  }

  /// Lets all writers write at once, and kills the server once more than so many events were acknowledged.
  private func write(
    _ written: [Acknowledged],
    as owner: Visitor,
    killing server: ServerProcess,
    after patience: Int
  ) async throws -> [Acknowledged] {
    let tally = Tally()
    return try await withThrowingTaskGroup(of: Acknowledged?.self) { group in
      for writer in written {
        group.addTask {
          var writer = writer
          let store = try RemoteStore(url: server.address, token: owner.token, retry: RetryPolicy(attempts: 1))
          let user = UserID(rawValue: owner.user)
          // The append fails once the server is dead.
          while (try? await store.session(at: writer.journal).append(
            [writer.event(writer.count, by: user)],
            expecting: .any
          ))
            != nil
          {
            writer.count += 1
            tally.add()
          }
          await store.close()
          return writer
        }
      }
      group.addTask {
        try await eventually("enough is acknowledged") { tally.count > patience }
        try await server.end(SIGKILL)
        return nil
      }
      var found: [Acknowledged] = []
      for try await writer in group { if let writer { found.append(writer) } }
      return found.sorted { $0.writer < $1.writer }
    }
  }

  /// The writer's journal holds what was acknowledged in order, and at most the one event more that was under way.
  private func check(_ writer: Acknowledged, as owner: Visitor, _ comment: Comment) async throws -> Int {
    var held: [RecordedEvent] = []
    try await owner.withStore { held = try await $0.sessions.session(at: writer.journal).events() }
    try #require((writer.count...writer.count + 1).contains(held.count), comment)
    try #require(held.map(\.event.id.rawValue) == (0..<held.count).map { "e\($0)" }, comment)
    return held.count
  }
}

/// Counts for several tasks.
private final class Tally: Sendable {
  private let number = Atomic<Int>(0)

  var count: Int { number.load(ordering: .relaxed) }

  func add() { number.add(1, ordering: .relaxed) }
}
