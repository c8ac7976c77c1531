import CanonicalJSON
import Domain
import Foundation
import GRDB
import SQLShared
import StoreEngine

/// One commit to the file.
final class Transaction: UnitOfWork {
  /// The effect of a commit.
  struct Change: Sendable {
    /// The last place in the feed.
    let sequence: Int64
    let paths: [ItemPath]
    /// Whether a document was deleted or an event redacted.
    let deletes: Bool
  }

  let db: Database
  let device: DeviceID
  let now: @Sendable () -> Timestamp
  var notes: UnitNotes
  private let boards: CachedBoards
  /// The boards whose rankings match the file, which no other process writes to now.
  private var current: Set<ItemPath> = []
  private var deletes = false

  init(_ db: Database, boards: CachedBoards, device: DeviceID, now: @escaping @Sendable () -> Timestamp) throws {
    (self.db, self.boards, self.device, self.now) = (db, boards, device, now)
    let lastStampTime = try Int64.fetchOne(db.cachedStatement(sql: "SELECT last_stamp FROM store WHERE id = 1"))
    notes = UnitNotes(lastStampTime: lastStampTime.map(Timestamp.init(rawValue:)))
  }

  /// Writes the shared records: the feed's entries, the boards' heads and the clock; nil if nothing was written.
  func finish() throws -> Change? {
    if notes.changed.isEmpty { return nil }
    for item in notes.changed {
      try run("INSERT OR REPLACE INTO change (port, path) VALUES (?, ?)", [item.port.rawValue, item.path.text])
    }
    let sequence = db.lastInsertedRowID
    for (board, head) in notes.boards {
      try run(
        "UPDATE board SET revision = ?, last_stamp_time = ?, last_stamp_device = ? WHERE id = ?",
        [head.revision.rawValue, head.lastStamp?.time.rawValue, head.lastStamp?.device.rawValue, board]
      )
    }
    try run("UPDATE store SET last_stamp = ? WHERE id = 1", [notes.lastStampTime?.rawValue])
    return Change(sequence: sequence, paths: notes.changed.map(\.path), deletes: deletes)
  }

  private func run(_ sql: String, _ arguments: StatementArguments) throws {
    try db.cachedStatement(sql: sql).execute(arguments: arguments)
  }
}

// MARK: Documents and journals

extension Transaction {
  func document(at path: ItemPath) throws -> Document? { try Document.load(path, from: db) }

  func hadItems(under prefix: ItemPath) throws -> Bool {
    let scope = prefix.sqlScope(of: "path")
    let sql = "SELECT EXISTS (SELECT 1 FROM change WHERE port IN (0, 1, 2) AND \(scope.sql))"
    return try Bool.fetchOne(db.cachedStatement(sql: sql), arguments: scope.arguments) ?? false
  }

  func put(_ document: Document) throws {
    let head = document.head
    if head.isDeleted { deletes = true }
    try run(
      "INSERT OR REPLACE INTO document VALUES (?, ?, ?, ?, ?, ?)",
      [
        head.path.text, head.revision.rawValue, head.stamp.time.rawValue, head.stamp.device.rawValue,
        head.write.rawValue, head.isDeleted ? nil : Data(document.body),
      ]
    )
    try run("DELETE FROM document_label WHERE path = ?", [head.path.text])
    for label in head.labels {
      try run("INSERT INTO document_label (label, path) VALUES (?, ?)", [label.rawValue, head.path.text])
    }
  }

  func journalHead(at path: ItemPath) throws -> JournalHead { try JournalHead.load(path, from: db) }

  func event(_ id: EventID, of journal: ItemPath) throws -> RecordedEvent? {
    let columns = RecordedEvent.columns.map { "event.\($0)" }.joined(separator: ", ")
    let sql = """
      SELECT \(columns) FROM event JOIN journal ON journal.id = event.journal WHERE journal.path = ? AND event.id = ?
      """
    return try Row.fetchOne(db.cachedStatement(sql: sql), arguments: [journal.text, id.rawValue])
      .map { RecordedEvent(SQLiteRow($0)) }
  }

  func put(_ events: [RecordedEvent], head: JournalHead) throws {
    try run(
      """
      INSERT INTO journal (path, revision, is_closed) VALUES (?, ?, ?)
      ON CONFLICT (path) DO UPDATE SET revision = excluded.revision, is_closed = excluded.is_closed
      """,
      [head.path.text, head.revision.rawValue, head.isClosed]
    )
    if events.isEmpty { return }
    let sql = "SELECT id FROM journal WHERE path = ?"
    let row = try Int64.fetchOne(db.cachedStatement(sql: sql), arguments: [head.path.text])
    for recorded in events {
      let event = recorded.event
      try run(
        "INSERT INTO event VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [
          row, recorded.revision.rawValue, event.id.rawValue, event.type, event.actor.rawValue,
          event.subject?.rawValue, event.occurredAt.rawValue, event.retracts?.rawValue, Data(event.body),
          event.stamp?.time.rawValue, event.stamp?.device.rawValue,
        ]
      )
    }
  }
}

extension Transaction {
  func redact(_ event: RecordedEvent, of journal: ItemPath) throws {
    deletes = true
    try run(
      "UPDATE event SET body = ? WHERE journal = (SELECT id FROM journal WHERE path = ?) AND id = ?",
      [Data(event.event.body), journal.text, event.event.id.rawValue]
    )
  }
}

// MARK: Boards

extension Transaction {
  func definition(of board: ItemPath) throws -> BoardDefinition? { try BoardRow.load(board, from: db)?.definition }

  func makeBoard(_ definition: BoardDefinition, at path: ItemPath) throws {
    try run(
      "INSERT INTO board (path, definition, revision) VALUES (?, ?, 0)",
      [path.text, Data(try CanonicalJSON.encode(definition))]
    )
  }

  func boardRow(at path: ItemPath) throws -> Int64? {
    let row = try boards.withAll { cache in
      if !current.contains(path) { try CachedBoard.refresh(path, in: &cache, from: db) }
      return cache[path]?.row
    }
    if row != nil { current.insert(path) }
    return row
  }

  func accepted(_ id: SubmissionID, on board: ItemPath) throws -> AcceptedSubmission? {
    guard try boardRow(at: board) != nil else { return nil }
    return try boards.withAll { cache in try cache[board]?.records(in: db).accepted(id) }
  }

  func accept(_ submission: Submission, as arrival: Arrival) throws -> BoardState.Acceptance {
    let path = submission.board
    return try boards.withAll { cache in
      guard let records = cache[path]?.records(in: db) else { throw LeaderboardError.noSuchBoard(path) }
      guard let acceptance = try cache[path]?.state.accept(submission, as: arrival, records: records) else {
        throw LeaderboardError.noSuchBoard(path)
      }
      do { try records.keep(acceptance) } catch {
        cache[path]?.state.undo(acceptance)
        throw error
      }
      return acceptance
    }
  }

  func undo(_ acceptances: [BoardState.Acceptance]) {
    boards.withAll { cache in
      for acceptance in acceptances.reversed() { cache[acceptance.accepted.submission.board]?.state.undo(acceptance) }
    }
  }
}
