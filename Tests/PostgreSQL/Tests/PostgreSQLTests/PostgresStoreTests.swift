import Domain
import Foundation
import Synchronization
import Testing

@testable import PostgreSQL

@Suite("A PostgreSQL store", .serialized, .enabled(if: PostgresCluster.isInstalled, "PostgreSQL is not installed"))
struct PostgresStoreTests {
  @Test func `in a copied database is another store`() async throws {
    let cluster = try await PostgresCluster.shared()
    try await cluster.withDatabase { url, name in
      let store = try await open(url)
      _ = try await store.save([write("a/document", "w1")])
      let page = try await store.changes(under: .root, after: nil, limit: 10)
      await store.close()
      try await cluster.withDatabase(copying: name) { copy, _ in
        let restored = try await open(copy)
        await #expect(throws: StoreFailure.cursorUnknown) {
          try await restored.changes(under: .root, after: page.cursor, limit: 10)
        }
        let anew = try await restored.changes(under: .root, after: nil, limit: 10)
        #expect(anew.changes == page.changes)
        await restored.close()
      }
      let again = try await open(url)
      #expect(try await again.changes(under: .root, after: page.cursor, limit: 10).changes.isEmpty)
      await again.close()
      // A restore to an earlier moment, which only its operator knows of.
      try await cluster.psql("UPDATE store SET origin = ''", in: name)
      let told = try await open(url)
      await #expect(throws: StoreFailure.cursorUnknown) {
        try await told.changes(under: .root, after: page.cursor, limit: 10)
      }
      await told.close()
    }
  }

  @Test func `refuses a server that lacks what was acknowledged, and goes on with one that has it`() async throws {
    try await withStore { store, cluster, name in
      _ = try await store.save([write("a/document", "w1")])
      _ = try await store.save([write("a/document", "w2")])
      try await cluster.psql("UPDATE store SET last_sequence = last_sequence - 1", in: name)
      let failure = await #expect(throws: DocumentError.self) { try await store.save([write("a/document", "w3")]) }
      #expect(failure.map(isUnavailable) == true, "\(String(describing: failure))")
      await #expect(throws: StoreFailure.self) { try await store.changes(under: .root, after: nil, limit: 1) }
      try await cluster.psql("UPDATE store SET last_sequence = last_sequence + 1", in: name)
      #expect(try await store.save([write("a/document", "w3")]).first?.revision.rawValue == 3)
    }
  }

  @Test func `outlasts the end of every session, with each write there once`() async throws {
    try await withStore(patience: .seconds(30)) { store, cluster, name in
      try await store.define(BoardDefinition(), at: "a/board")
      let isOver = Flag()
      let writing = Task {
        try await withThrowingTaskGroup(of: Int.self) { group in
          for task in 0..<8 {
            group.addTask {
              var count = 0
              while !isOver.isSet {
                _ = try await store.submit([submission("\(task)-\(count)", .increment(1))], at: 0)
                count += 1
              }
              return count
            }
          }
          return try await group.reduce(0, +)
        }
      }
      let end = """
        SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
        WHERE datname = '\(name)' AND application_name = 'scorebook'
        """
      for _ in 0..<5 { try await cluster.psql(end, in: name) }
      isOver.set()
      let acknowledged = try await writing.value
      let page = try await store.page(BoardQuery("a/board", .allTime))
      #expect(page.standings.first?.entry.score == Score(Int64(acknowledged)))
      #expect(page.revision.rawValue == Int64(acknowledged))
      #expect(try await cluster.psql("SELECT count(*) FROM submission", in: name) == "\(acknowledged)")
    }
  }

  @Test func `shows no wrong rank while boards leave the memory`() async throws {
    try await withStore(entriesInMemory: 40) { store, _, _ in
      let boards = (0..<6).map { ItemPath("a/board-\($0)") }
      for board in boards { try await store.define(BoardDefinition(), at: board) }
      for number in 0..<120 {
        let board = boards[number % boards.count]
        let player = PlayerID(rawValue: "p\(number)")
        _ = try await store.submit([submission("s\(number)", .set(Score(Int64(number))), player, board)], at: 0)
      }
      for (place, board) in boards.enumerated() {
        let page = try await store.page(BoardQuery(board, .allTime))
        #expect(page.total == 20)
        #expect(page.standings.first?.entry.score == Score(Int64(114 + place)))
        #expect(page.standings.map(\.rank) == Array(1...20))
      }
      #expect(store.boards.entries <= 61, "\(store.boards.entries) entries stay in memory")
    }
  }

  @Test func `reads what only another server's revert and reset changed`() async throws {
    try await withStore { store, cluster, name in
      try await store.define(BoardDefinition(), at: "a/board")
      let other = try await open(cluster.url(of: name))
      _ = try await store.submit([submission("s1", .set(5)), submission("s2", .set(9))], at: 0)
      for query in [BoardQuery("a/board", .allTime)] {
        #expect(try await other.page(query).standings.first?.entry.score == 9)
        _ = try await other.submit([submission("r1", .revert("s2"))], at: 0)
        #expect(try await store.page(query).standings.first?.entry.score == 5)
        _ = try await other.submit([submission("d1", .disqualify)], at: 0)
        #expect(try await store.page(query).total == 0)
        _ = try await store.submit([submission("s3", .set(1), "q")], at: 0)
        #expect(try await other.page(query).standings.map(\.entry.player) == ["q"])
        _ = try await store.submit([submission("r2", .reset)], at: 0)
        #expect(try await other.page(query).total == 0)
        _ = try await other.submit([submission("s4", .increment(2))], at: 0)
        #expect(try await store.page(query) == other.page(query))
        #expect(try await store.page(query).standings.first?.entry.score == 2)
      }
      await other.close()
    }
  }

  @Test func `refuses tables of a newer version, and a database that it may not enter`() async throws {
    try await withStore { store, cluster, name in
      await store.close()
      #expect(try await cluster.psql("SELECT version FROM program", in: name) == ScorebookVersion.current)
      // One of an earlier version has no such table.
      try await cluster.psql("DROP TABLE program", in: name)
      await (try await open(cluster.url(of: name))).close()
      #expect(try await cluster.psql("SELECT version FROM program", in: name) == ScorebookVersion.current)
      try await cluster.psql("UPDATE store SET schema_version = 99; UPDATE program SET version = '99.1.0'", in: name)
      let newer = await #expect(throws: StoreFailure.self) { try await open(cluster.url(of: name)) }
      #expect(
        newer.map {
          "\($0)".contains("it has format 99, and this program knows formats up to 1; install Scorebook 99.1.0")
        } == true
      )
      let nobody = await #expect(throws: StoreFailure.self) {
        try await open("postgres://nobody@127.0.0.1:\(cluster.port)/\(name)")
      }
      #expect(nobody.map { isUnavailable(.store($0)) } == true, "\(String(describing: nobody))")
    }
  }

  @Test func `forgets the last commits of openings that are over`() async throws {
    try await withStore { store, cluster, name in
      _ = try await store.save([write("a/document", "w1")])
      #expect(try await cluster.psql("SELECT count(*) FROM writer", in: name) == "1")
      try await cluster.psql("UPDATE writer SET at = now() - INTERVAL '2 days'", in: name)
      let other = try await open(cluster.url(of: name))
      #expect(try await cluster.psql("SELECT count(*) FROM writer", in: name) == "0")
      _ = try await store.save([write("a/document", "w2")])
      #expect(try await cluster.psql("SELECT count(*) FROM writer", in: name) == "1")
      await other.close()
    }
  }

  // MARK: Helpers

  private func isUnavailable(_ error: DocumentError) -> Bool {
    if case .store(.unavailable) = error { true } else { false }
  }

  private func withStore(
    patience: Duration = .seconds(1),
    entriesInMemory: Int = 1_000_000,
    _ body: (PostgresStore, PostgresCluster, _ database: String) async throws -> Void
  ) async throws {
    let cluster = try await PostgresCluster.shared()
    try await cluster.withDatabase { url, name in
      let store = try await open(url, patience: patience, entriesInMemory: entriesInMemory)
      do { try await body(store, cluster, name) } catch {
        await store.close()
        throw error
      }
      await store.close()
    }
  }
}

/// Ends the loops of a test.
final class Flag: Sendable {
  private let state = Atomic(false)
  var isSet: Bool { state.load(ordering: .relaxed) }
  func set() { state.store(true, ordering: .relaxed) }
}

func open(
  _ url: String,
  patience: Duration = .seconds(1),
  entriesInMemory: Int = 1_000_000
) async throws -> PostgresStore {
  var tuning = PostgresStore.Tuning()
  (tuning.patience, tuning.entriesInMemory) = (patience, entriesInMemory)
  let clock = ClockAndIdentities(now: { 1_000 }, newIdentity: { UUID().uuidString })
  return try await PostgresStore(
    try PostgresAddress(String(url.dropFirst("postgres:".count))),
    clock,
    tuning: tuning
  )
}

func write(_ path: ItemPath, _ id: WriteID) -> DocumentWrite { DocumentWrite(path, id: id, expected: .any, body: [65]) }

func submission(
  _ id: String,
  _ action: Submission.Action,
  _ player: PlayerID = "p",
  _ board: ItemPath = "a/board"
) -> Submission {
  Submission(id: SubmissionID(rawValue: id), board: board, player: player, action, occurredAt: 0, actor: "u")
}
