import Domain
import Foundation
import GRDB
import Synchronization
import TestSupport
import Testing

@testable import SQLite

@Suite("The SQLite store")
struct SQLiteStoreTests {
  @Test func `acknowledges writes on disk: write-ahead log, full synchronisation`() async throws {
    try await withFile { path in
      let store = try open(path)
      let settings = try await store.readBetweenCommits { db in
        [try String.fetchOne(db, sql: "PRAGMA journal_mode"), try String.fetchOne(db, sql: "PRAGMA synchronous")]
      }
      #expect(settings == ["wal", "2"])
      await store.close()
    }
  }

  @Test func `refuses a file of a newer version and leaves it as it was`() async throws {
    try await withFile { path in
      await (try open(path)).close()
      let newer = try raw(path)
      try await newer.write { db in try db.execute(sql: "PRAGMA user_version = 99") }
      try newer.close()
      let failure = #expect(throws: StoreFailure.self) { try open(path) }
      guard case .newerSchema(let text)? = failure else { throw Unexpected(failure: failure) }
      #expect(text == "\(path): it has format 99, and this program knows formats up to 3; install the newer version")
      let after = try raw(path)
      #expect(try await after.read { db in try Int.fetchOne(db, sql: "PRAGMA user_version") } == 99)
    }
  }

  @Test func `names the version that wrote to it last, and warns of a newer one until it writes itself`() async throws {
    try await withFile { path in
      func version() async throws -> String? {
        let file = try raw(path)
        defer { try? file.close() }
        return try await file.read { db in try String.fetchOne(db, sql: "SELECT version FROM program") }
      }
      await (try open(path)).close()
      #expect(try await version() == ScorebookVersion.current)
      for (change, before) in [("UPDATE program SET version = '99.1.0'", "99.1.0"), ("DELETE FROM program", nil)] {
        let file = try raw(path)
        try await file.write { db in try db.execute(sql: change) }
        try file.close()
        let reports = Mutex<[String]>([])
        let clock = ClockAndIdentities(now: { 1_000 }, newIdentity: { UUID().uuidString }) { text in
          reports.withLock { $0.append(text) }
        }
        let store = try SQLiteStore(path: path, clock)
        #expect(
          reports.withLock { $0.filter { $0.contains("written by Scorebook 99.1.0") } }.count == (before == nil ? 0 : 1)
        )
        _ = try await store.load("a/document")
        #expect(try await version() == before, "a reader writes nothing")
        for number in 1...2 {
          let id = WriteID(rawValue: "\(number)")
          _ = try await store.save([DocumentWrite("a/document", id: id, expected: .any, body: [65])])
          #expect(try await version() == ScorebookVersion.current)
        }
        await store.close()
      }
    }
  }

  @Test func `of an earlier version, which names none, opens unchanged and names the version at the first write`()
    async throws
  {
    try await withFile { path in
      await (try open(path)).close()
      let earlier = try raw(path)
      try await earlier.write { db in try db.execute(sql: "DROP TABLE program") }
      try earlier.close()
      let store = try open(path)
      #expect(try await tables(path) == false)
      _ = try await store.save([DocumentWrite("a/document", id: "w", expected: .any, body: [65])])
      #expect(try await tables(path))
      await store.close()
    }
  }

  private func tables(_ path: String) async throws -> Bool {
    let file = try raw(path)
    defer { try? file.close() }
    return try await file.read { db in try db.tableExists("program") }
  }

  @Test func `is made once by any number that open a new file at the same time`() async throws {
    for _ in 1...5 {
      try await withFile { path in
        let stores = try await withThrowingTaskGroup(of: SQLiteStore.self) { group in
          for _ in 1...6 { group.addTask { try open(path) } }
          return try await group.reduce(into: []) { $0.append($1) }
        }
        let cursors = try await stores.asyncMap {
          try await $0.changes(under: .root, after: nil, limit: 1).cursor.store
        }
        #expect(Set(cursors).count == 1)
        for store in stores { await store.close() }
      }
    }
  }

  @Test func `refuses another program's database and leaves it as it was`() async throws {
    try await withFile { path in
      let foreign = try raw(path)
      try await foreign.write { db in try db.execute(sql: "CREATE TABLE bookmark (url TEXT)") }
      try foreign.close()
      let before = try Data(contentsOf: URL(filePath: path))
      let failure = #expect(throws: StoreFailure.self) { try open(path) }
      #expect(failure?.description.contains("another program") == true)
      #expect(try Data(contentsOf: URL(filePath: path)) == before)
    }
  }

  @Test func `says that a file is damaged`() async throws {
    try await withFile { path in
      try Data(repeating: 7, count: 8192).write(to: URL(filePath: path))
      let failure = #expect(throws: StoreFailure.self) { try open(path) }
      guard case .damaged? = failure else { throw Unexpected(failure: failure) }
    }
  }

  @Test func `a full disk stops the writing, with a clear error, and loses nothing`() async throws {
    try await withFile { path in
      let store = try open(path)
      _ = try await store.save([DocumentWrite("a/small", id: "1", expected: .absent, body: [1])])
      try await store.readBetweenCommits { db in
        let pages = try Int.fetchOne(db, sql: "PRAGMA page_count") ?? 0
        _ = try Int.fetchOne(db, sql: "PRAGMA max_page_count = \(pages)")
      }
      let big = DocumentWrite("a/big", id: "2", expected: .absent, body: Array(repeating: 1, count: 1 << 20))
      await #expect(throws: DocumentError.store(.full)) { try await store.save([big]) }
      #expect(try await store.load("a/big") == nil)
      #expect(try await store.load("a/small")?.body == [1])
      #expect(try await store.changes(under: .root, after: nil, limit: 10).changes.map(\.path) == ["a/small"])
      await store.close()
    }
  }

  @Test func `a board with a failed commit is read again from the file`() async throws {
    try await withFile { path in
      let store = try open(path)
      try await store.define(BoardDefinition(), at: "a/board")
      _ = try await store.submit([submission("s1", "ana", .set(Score(5)))], at: 0)
      // The page limit is met only in the commit, after the copy in memory has taken the submission in.
      try await store.readBetweenCommits { db in
        let pages = try Int.fetchOne(db, sql: "PRAGMA page_count") ?? 0
        _ = try Int.fetchOne(db, sql: "PRAGMA max_page_count = \(pages)")
      }
      let refused = await refusals(by: store)
      #expect(refused > 0)
      let shown = try await store.page(BoardQuery("a/board", .allTime)).standings
      let kept = try await store.submissions(of: "a/board", player: "ben", after: .zero, limit: 1000).count
      #expect(shown.first { $0.entry.player == "ben" }?.entry.score == (kept == 0 ? nil : Score(kept)))
      let other = try open(path)
      #expect(try await other.page(BoardQuery("a/board", .allTime)).standings == shown)
      await other.close()
      await store.close()
    }
  }

  @Test func `a board that another opening has emptied and filled anew is shown as it is`() async throws {
    try await withFile { path in
      let (here, there) = (try open(path), try open(path))
      try await here.define(BoardDefinition(periods: [.allTime, .daily]), at: "a/board")
      let first = [submission("s1", "ana", .set(Score(5))), submission("s2", "ben", .set(Score(5)))]
      _ = try await here.submit(first, at: 0)
      _ = try await there.submit([submission("more", "ben", .set(Score(7)))], at: 0)
      #expect(try await players(here) == ["ben", "ana"])
      _ = try await there.submit([submission("reset", "ana", .reset)], at: 0)
      _ = try await there.submit([submission("again", "cem", .set(Score(1)))], at: 0)
      #expect(try await players(here) == ["cem"])
      _ = try await here.submit([submission("back", "ana", .set(Score(2)))], at: 0)
      #expect(try await players(there) == ["ana", "cem"])
      await here.close()
      await there.close()
    }
  }

  private func players(_ store: SQLiteStore) async throws -> [PlayerID] {
    let daily = Period.daily.bucket(of: 0, in: .utc)
    let (ever, today) = (
      try await store.page(BoardQuery("a/board", .allTime)), try await store.page(BoardQuery("a/board", daily))
    )
    #expect(ever.standings.map(\.entry) == today.standings.map(\.entry))
    return ever.standings.map(\.entry.player)
  }

  @Test func `closing twice does nothing, and a closed store says so`() async throws {
    try await withFile { path in
      let store = try open(path)
      await store.close()
      await store.close()
      await #expect(throws: DocumentError.self) { try await store.load("a/b") }
    }
  }

  /// How many of 200 submissions found the disk full.
  private func refusals(by store: SQLiteStore) async -> Int {
    var refused = 0
    for number in 0..<200 {
      let id = SubmissionID(rawValue: "f\(number)")
      let long = submission(id, "ben", .increment(1), reason: String(repeating: "👩‍🚀", count: 200))
      do { _ = try await store.submit([long], at: 0) } catch { refused += error == .store(.full) ? 1 : 0 }
    }
    return refused
  }

  private struct Unexpected: Error {
    let failure: StoreFailure?
  }

  /// The file without the store; waits where a store that was closed just now has not let go of it.
  private func raw(_ path: String) throws -> DatabaseQueue {
    var configuration = Configuration()
    configuration.busyMode = .timeout(10)
    return try DatabaseQueue(path: path, configuration: configuration)
  }
}
