import Domain
import Foundation
import GRDB
import TestSupport
import Testing

@testable import SQLite

@Suite("The write-ahead log")
struct LogKeepingTests {
  @Test func `begins again from its start, without a commit that works it into the file`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder.appending(component: "store.sqlite").path
      let connections = try Connections(path: path) { _ in }
      let writing = connections.writing.queue
      try await writing.writeWithoutTransaction { db in
        try db.execute(sql: "PRAGMA wal_autocheckpoint = 0; CREATE TABLE number (value INTEGER)")
      }
      var longest = 0
      for _ in 1...8 {
        for _ in 1...10 {
          try await writing.write { db in
            try db.execute(
              sql: """
                WITH RECURSIVE some(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM some WHERE n < 1000)
                INSERT INTO number SELECT n FROM some
                """
            )
          }
        }
        let rows = try await writing.read(\.totalChangesCount)
        connections.log?.begin(after: rows, writing: connections.writing)
        try await eventually("the log is done") { connections.log?.isAtWork != true }
        // The first write after all is in the file begins the log anew.
        let pages = try await writing.writeWithoutTransaction { db in
          try db.execute(sql: "INSERT INTO number VALUES (0)")
          return try db.checkpoint(.passive).walFrameCount
        }
        longest = max(longest, pages)
      }
      #expect(longest < 10)
      #expect(try await writing.read { db in try Int.fetchOne(db, sql: "SELECT count(*) FROM number") } == 80_008)
    }
  }

  @Test func `is left alone while little has changed`() async throws {
    try await withTemporaryFolder { folder in
      let connections = try Connections(path: folder.appending(component: "store.sqlite").path) { _ in }
      connections.log?.begin(after: 100, writing: connections.writing)
      #expect(connections.log?.isAtWork == false)
    }
  }
}
