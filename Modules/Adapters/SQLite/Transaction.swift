import Domain
import GRDB
import StoreEngine

/// One commit to the file, which stamps the records and adds them to the feed.
final class Transaction {
  let db: Database
  private let device: DeviceID
  private let now: @Sendable () -> Timestamp
  /// The shared records, restored when a write is rolled back.
  var notes: Notes

  /// The records that are written once for the whole commit.
  struct Notes {
    fileprivate(set) var lastStampTime: Timestamp?
    fileprivate(set) var changed: [ChangedItem] = []
    fileprivate(set) var boards: [Int64: BoardHead] = [:]
  }

  /// The position that a board has reached.
  struct BoardHead {
    let revision: Revision
    let lastStamp: Stamp?
  }

  struct ChangedItem: Hashable {
    enum Port: Int { case documents, sessions, leaderboards }

    let port: Port
    let path: Path
  }

  init(_ db: Database, device: DeviceID, now: @escaping @Sendable () -> Timestamp) throws {
    self.db = db
    self.device = device
    self.now = now
    let lastStampTime = try Int64.fetchOne(db.cachedStatement(sql: "SELECT last_stamp FROM store WHERE id = 1"))
    notes = Notes(lastStampTime: lastStampTime.map(Timestamp.init(rawValue:)))
  }

  /// Returns the stamp of the next record, or the given stamp, which moves this store's clock forward.
  func stamp(_ given: Stamp?) -> Stamp {
    let stamp = given ?? .next(now: now(), after: notes.lastStampTime, on: device)
    notes.lastStampTime = max(notes.lastStampTime ?? stamp.time, stamp.time)
    return stamp
  }

  func record(_ port: ChangedItem.Port, _ path: Path) {
    let item = ChangedItem(port: port, path: path)
    if !notes.changed.contains(item) { notes.changed.append(item) }
  }

  /// Records the new head of a board.
  func record(_ head: BoardHead, ofBoard board: Int64) { notes.boards[board] = head }

  /// Writes the shared records: the feed's entries, the boards' heads and the clock; nil if nothing was written.
  func finish() throws -> (sequence: Int64, paths: [Path])? {
    if notes.changed.isEmpty { return nil }
    for item in notes.changed {
      try db.cachedStatement(sql: "INSERT OR REPLACE INTO change (port, path) VALUES (?, ?)").execute(arguments: [
        item.port.rawValue, item.path.text,
      ]
      )
    }
    let sequence = db.lastInsertedRowID
    for (board, head) in notes.boards {
      let sql = "UPDATE board SET revision = ?, last_stamp_time = ?, last_stamp_device = ? WHERE id = ?"
      try db.cachedStatement(sql: sql).execute(arguments: [
        head.revision.rawValue, head.lastStamp?.time.rawValue, head.lastStamp?.device.rawValue, board,
      ])
    }
    try db.cachedStatement(sql: "UPDATE store SET last_stamp = ? WHERE id = 1").execute(arguments: [
      notes.lastStampTime?.rawValue
    ])
    return (sequence, notes.changed.map(\.path))
  }
}

/// A row of the feed.
struct ChangeRow {
  let sequence: Int64
  let item: Transaction.ChangedItem

  static func after(_ sequence: Int64, under prefix: Path, limit: Int, in db: Database) throws -> [ChangeRow] {
    let scope = prefix.sqlScope(of: "path")
    return try Row.fetchAll(
      db.cachedStatement(
        sql: "SELECT sequence, port, path FROM change WHERE sequence > ? AND \(scope.sql) ORDER BY sequence LIMIT ?"
      ),
      arguments: [sequence] + scope.arguments + [limit]
    )
    .compactMap { row in
      guard let port = Transaction.ChangedItem.Port(rawValue: row["port"]) else { return nil }
      return ChangeRow(sequence: row["sequence"], item: .init(port: port, path: Path(row["path"] as String)))
    }
  }

  static func paths(after sequence: Int64, in db: Database) throws -> [Path] {
    try String.fetchAll(db.cachedStatement(sql: "SELECT path FROM change WHERE sequence > ?"), arguments: [sequence])
      .map { Path($0) }
  }

  func change(in db: Database) throws -> Change {
    Change(kind: try kind(in: db), path: item.path)
  }

  private func kind(in db: Database) throws -> Change.Kind {
    switch item.port {
    case .sessions: return .journal
    case .leaderboards: return .board
    case .documents:
      let sql = "SELECT body IS NULL FROM document WHERE path = ?"
      return try Bool.fetchOne(db.cachedStatement(sql: sql), arguments: [item.path.text]) == true
        ? .deletedDocument : .document
    }
  }
}

extension Path {
  /// Whether no store can hold anything at this name.
  ///
  /// Checked before the file is queried, because SQLite ends a text at NUL, and would find another path or player.
  var isNowhere: Bool { problem != nil }

  /// Returns a condition for this path and all below it.
  ///
  /// Texts that start with the path and a slash are contiguous.
  func sqlScope(of column: String) -> (sql: String, arguments: StatementArguments) {
    if text.utf8.isEmpty { return ("TRUE", []) }
    if isNowhere { return ("FALSE", []) }
    // "0" is the character after "/".
    return ("(\(column) = ? OR (\(column) >= ? AND \(column) < ?))", [text, text + "/", text + "0"])
  }
}
