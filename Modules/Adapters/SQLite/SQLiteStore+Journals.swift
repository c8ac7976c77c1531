public import Domain
import Foundation
import GRDB
import SQLShared

extension SQLiteStore: ScoringSessionRepository {
  public func session(at path: ItemPath) -> any ScoringSession { Session(path: path, store: self) }

  private struct Session: ScoringSession {
    let path: ItemPath
    let store: SQLiteStore

    func head() async throws(JournalError) -> JournalHead {
      try await store.read(throwing: JournalError.self) { db in try JournalHead.load(path, from: db) }
    }

    func append(
      _ events: [ScoringEvent],
      expecting expected: Expectation,
      given premises: [Premise]
    ) async throws(JournalError) -> [RecordedEvent] {
      try await store.write(given: premises, throwing: JournalError.self) { transaction in
        try transaction.append(events, to: path, expecting: expected)
      }
    }

    func events(after revision: Revision, limit: Int) async throws(JournalError) -> [RecordedEvent] {
      try JournalHead.checkPage(of: path, after: revision, limit: limit)
      let columns = RecordedEvent.columns.map { "event.\($0)" }.joined(separator: ", ")
      return try await store.read(throwing: JournalError.self) { db in
        try Row.fetchAll(
          db.cachedStatement(
            sql: """
              SELECT \(columns) FROM event JOIN journal ON journal.id = event.journal
              WHERE journal.path = ? AND event.revision > ? ORDER BY event.revision LIMIT ?
              """
          ),
          arguments: [path.text, revision.rawValue, limit]
        )
        .map { RecordedEvent(SQLiteRow($0)) }
      }
    }

    func close(given premises: [Premise]) async throws(JournalError) {
      if let problem = path.problem { throw .invalid(problem) }
      return try await store.write(given: premises, throwing: JournalError.self) { transaction in
        try transaction.close(path)
      }
    }
  }
}

extension JournalHead {
  /// A journal without events is empty and open.
  static func load(_ path: ItemPath, from db: Database) throws -> JournalHead {
    let sql = "SELECT revision, is_closed FROM journal WHERE path = ?"
    guard !path.isNowhere, let row = try Row.fetchOne(db.cachedStatement(sql: sql), arguments: [path.text]) else {
      return JournalHead(path: path, revision: .zero, isClosed: false)
    }
    return JournalHead(path: path, revision: Revision(rawValue: row[0]), isClosed: row[1])
  }
}
