public import Domain
import Foundation
import GRDB

extension SQLiteStore: ScoringSessionRepository {
  public func session(at path: Path) -> any ScoringSession { Session(path: path, store: self) }

  private struct Session: ScoringSession {
    let path: Path
    let store: SQLiteStore

    func head() async throws(JournalError) -> JournalHead {
      try await store.read(throwing: JournalError.self) { db in try JournalRow.load(path, from: db).head }
    }

    func append(_ events: [ScoringEvent], expecting expected: Expectation) async throws(JournalError) -> [RecordedEvent]
    {
      try await store.write(throwing: JournalError.self) { transaction in
        var journal = try JournalRow.load(path, from: transaction.db)
        let fresh = try journal.head.accepting(events, expecting: expected) { id throws(JournalError) in
          try journal.event(id, in: transaction.db)?.event
        }
        for event in fresh { try journal.append(event.stamped(transaction.stamp(event.stamp)), to: transaction.db) }
        if !fresh.isEmpty { transaction.record(.sessions, path) }
        return try events.compactMap { try journal.event($0.id, in: transaction.db) }
      }
    }

    func events(after revision: Revision, limit: Int) async throws(JournalError) -> [RecordedEvent] {
      try JournalHead.checkPage(of: path, after: revision, limit: limit)
      return try await store.read(throwing: JournalError.self) { db in
        try Row.fetchAll(
          db.cachedStatement(
            sql: """
              SELECT event.* FROM event JOIN journal ON journal.id = event.journal
              WHERE journal.path = ? AND event.revision > ? ORDER BY event.revision LIMIT ?
              """
          ),
          arguments: [path.text, revision.rawValue, limit]
        )
        .map(RecordedEvent.init)
      }
    }

    func close() async throws(JournalError) {
      if let problem = path.problem { throw .invalid(problem) }
      return try await store.write(throwing: JournalError.self) { transaction in
        let journal = try JournalRow.load(path, from: transaction.db)
        if journal.head.isClosed { return }
        let row = try journal.rowID(in: transaction.db)
        let sql = "UPDATE journal SET is_closed = 1 WHERE id = ?"
        try transaction.db.cachedStatement(sql: sql).execute(arguments: [row])
        transaction.record(.sessions, path)
      }
    }
  }
}

/// A journal's row, created with its first event.
private struct JournalRow {
  private(set) var head: JournalHead
  private var id: Int64?

  static func load(_ path: Path, from db: Database) throws -> JournalRow {
    let sql = "SELECT id, revision, is_closed FROM journal WHERE path = ?"
    guard !path.isNowhere, let row = try Row.fetchOne(db.cachedStatement(sql: sql), arguments: [path.text]) else {
      return JournalRow(head: JournalHead(path: path, revision: .zero, isClosed: false), id: nil)
    }
    let revision = Revision(rawValue: row["revision"])
    return JournalRow(head: JournalHead(path: path, revision: revision, isClosed: row["is_closed"]), id: row["id"])
  }

  func rowID(in db: Database) throws -> Int64 {
    if let id { return id }
    let sql = "INSERT INTO journal (path, revision, is_closed) VALUES (?, 0, 0)"
    try db.cachedStatement(sql: sql).execute(arguments: [head.path.text])
    return db.lastInsertedRowID
  }

  func event(_ id: EventID, in db: Database) throws(JournalError) -> RecordedEvent? {
    do {
      let sql = "SELECT * FROM event WHERE journal = ? AND id = ?"
      return try Row.fetchOne(db.cachedStatement(sql: sql), arguments: [self.id, id.rawValue]).map(RecordedEvent.init)
    } catch {
      throw .store(StoreFailure(error))
    }
  }

  mutating func append(_ event: ScoringEvent, to db: Database) throws {
    let id = try rowID(in: db)
    self.id = id
    head = JournalHead(path: head.path, revision: head.revision.next, isClosed: head.isClosed)
    let stamp = event.stamp
    try db.cachedStatement(sql: "INSERT INTO event VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)").execute(arguments: [
      id, head.revision.rawValue, event.id.rawValue, event.type, event.actor.rawValue, event.subject?.rawValue,
      event.occurredAt.rawValue, event.retracts?.rawValue, Data(event.body), stamp?.time.rawValue,
      stamp?.device.rawValue,
    ]
    )
    try db.cachedStatement(sql: "UPDATE journal SET revision = ? WHERE id = ?").execute(arguments: [
      head.revision.rawValue, id,
    ])
  }
}

extension RecordedEvent {
  fileprivate init(_ row: Row) {
    let body: Data = row["body"]
    let event = ScoringEvent(
      id: EventID(rawValue: row["id"]),
      type: row["type"],
      actor: UserID(rawValue: row["actor"]),
      subject: (row["subject"] as String?).map(PlayerID.init(rawValue:)),
      occurredAt: Timestamp(rawValue: row["occurred_at"]),
      retracts: (row["retracts"] as String?).map(EventID.init(rawValue:)),
      body: Array(body),
      stamp: Stamp(time: Timestamp(rawValue: row["stamp_time"]), device: DeviceID(rawValue: row["stamp_device"]))
    )
    self.init(revision: Revision(rawValue: row["revision"]), event: event)
  }
}
