import Domain
import Foundation
import GRDB

/// The tables, with the migrations of older files.
///
/// Migrations go forward only. A released step never changes; new steps are added below it. `user_version` holds the
/// number of steps done. All steps run in one exclusive transaction. So a killed process leaves nothing half done, and
/// two processes that open a new file create it once.
enum Schema {
  /// The SQLite application id of our files: "Scor" in ASCII.
  private static let applicationID: Int64 = 0x5363_6F72

  private static let steps = [storeAndFeed + documents + journals + boards, withoutEntryRevisions, compactRecords]

  /// Migrates the file at a path to this version.
  ///
  /// A rejected file is left unchanged.
  ///
  /// - Throws: ``Domain/StoreFailure`` for a file of another program or of a newer version.
  static func prepare(_ path: String, isShared: Bool = true) throws {
    let queue = try DatabaseQueue(path: path, configuration: .store("scorebook.schema", isShared: isShared))
    try queue.writeWithoutTransaction { db in
      // Opening must not write without need, because the disk may be full.
      if try isCurrent(db) { return }
      try db.inTransaction(.immediate) {
        try check(db)
        return try migrate(db) ? .commit : .rollback
      }
      try turnOnLog(db)
    }
    try queue.close()
  }

  private static func isCurrent(_ db: Database) throws -> Bool {
    try Int64.fetchOne(db, sql: "PRAGMA application_id") == applicationID
      && Int.fetchOne(db, sql: "PRAGMA user_version") == steps.count
      && String.fetchOne(db, sql: "PRAGMA journal_mode") == "wal"
  }

  /// Turns on the write-ahead log, a lasting property of the file.
  ///
  /// This locks the file exclusively for a moment. SQLite does not wait for other processes here, as it does elsewhere.
  private static func turnOnLog(_ db: Database) throws {
    let deadline = ContinuousClock.now.advanced(by: .seconds(10))
    while true {
      do {
        return try db.execute(sql: "PRAGMA journal_mode = WAL")
      } catch let error as DatabaseError where error.resultCode == .SQLITE_BUSY && ContinuousClock.now < deadline {
        Thread.sleep(forTimeInterval: 0.005)
      }
    }
  }

  private static func check(_ db: Database) throws {
    let owner = try Int64.fetchOne(db, sql: "PRAGMA application_id") ?? 0
    let tables = try Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_master") ?? 0
    guard owner == applicationID || (owner == 0 && tables == 0) else {
      throw StoreFailure.damaged("it is a database of another program")
    }
  }

  /// Migrates the file; returns whether anything was to do.
  private static func migrate(_ db: Database) throws -> Bool {
    let version = try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
    guard version <= steps.count else {
      let writer = try? writer(of: db)
      throw StoreFailure.newerSchema(ScorebookVersion.refusal(ofFormat: version, known: steps.count, writer: writer))
    }
    if version == steps.count { return false }
    for step in steps[version...] { try db.execute(sql: step) }
    try db.execute(sql: "PRAGMA application_id = \(applicationID); PRAGMA user_version = \(steps.count)")
    try noteWriter(in: db)
    return true
  }

  /// Returns the version of the program that wrote to the file last; nil for one that noted none.
  static func writer(of db: Database) throws -> String? {
    let hasNote = try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM sqlite_schema WHERE name = 'program')")
    return hasNote == true ? try String.fetchOne(db, sql: "SELECT version FROM program WHERE id = 1") : nil
  }

  /// Notes this version of the program.
  ///
  /// The table is no step of the migration, because earlier versions can use a file that has it.
  static func noteWriter(in db: Database) throws {
    try db.execute(
      sql: "CREATE TABLE IF NOT EXISTS program (id INTEGER PRIMARY KEY CHECK (id = 1), version TEXT NOT NULL) STRICT"
    )
    try db.execute(sql: "INSERT OR REPLACE INTO program VALUES (1, ?)", arguments: [ScorebookVersion.current])
  }

  /// Each item has one row in `change`, at its latest sequence; `port` is 0 for documents, 1 for sessions, 2 for
  /// leaderboards.
  private static let storeAndFeed = """
    CREATE TABLE store (
      id INTEGER PRIMARY KEY CHECK (id = 1), identity TEXT NOT NULL, device TEXT NOT NULL, last_stamp INTEGER
    ) STRICT;
    CREATE TABLE change (
      sequence INTEGER PRIMARY KEY AUTOINCREMENT, port INTEGER NOT NULL, path TEXT NOT NULL, UNIQUE (port, path)
    ) STRICT;

    """

  /// A deleted document keeps its row, without body and labels.
  private static let documents = """
    CREATE TABLE document (
      path TEXT NOT NULL PRIMARY KEY, revision INTEGER NOT NULL, stamp_time INTEGER NOT NULL, stamp_device TEXT NOT NULL,
      write_id TEXT NOT NULL, body BLOB
    ) STRICT;
    CREATE TABLE document_label (
      label TEXT NOT NULL, path TEXT NOT NULL, PRIMARY KEY (label, path)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX document_label_by_path ON document_label (path);

    """

  private static let journals = """
    CREATE TABLE journal (
      id INTEGER PRIMARY KEY, path TEXT NOT NULL UNIQUE, revision INTEGER NOT NULL, is_closed INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE event (
      journal INTEGER NOT NULL REFERENCES journal, revision INTEGER NOT NULL, id TEXT NOT NULL, type TEXT NOT NULL,
      actor TEXT NOT NULL, subject TEXT, occurred_at INTEGER NOT NULL, retracts TEXT, body BLOB NOT NULL,
      stamp_time INTEGER NOT NULL, stamp_device TEXT NOT NULL, PRIMARY KEY (journal, revision)
    ) STRICT, WITHOUT ROWID;
    CREATE UNIQUE INDEX event_by_id ON event (journal, id);

    """

  /// `entry` is the fold of the submissions, at the board's revision that changed it; `content` is NULL once removed.
  private static let boards = """
    CREATE TABLE board (
      id INTEGER PRIMARY KEY, path TEXT NOT NULL UNIQUE, definition BLOB NOT NULL, revision INTEGER NOT NULL,
      last_stamp_time INTEGER, last_stamp_device TEXT
    ) STRICT;
    CREATE TABLE submission (
      board INTEGER NOT NULL REFERENCES board, revision INTEGER NOT NULL, id TEXT NOT NULL, player TEXT NOT NULL,
      is_reset INTEGER NOT NULL, content BLOB NOT NULL, PRIMARY KEY (board, revision)
    ) STRICT, WITHOUT ROWID;
    CREATE UNIQUE INDEX submission_by_id ON submission (board, id);
    CREATE INDEX submission_by_player ON submission (board, player, revision);
    CREATE INDEX submission_resets ON submission (board, revision) WHERE is_reset;
    CREATE TABLE entry (
      board INTEGER NOT NULL REFERENCES board, period TEXT NOT NULL, bucket TEXT NOT NULL, player TEXT NOT NULL,
      starts INTEGER, ends INTEGER, revision INTEGER NOT NULL, content BLOB, is_ranked INTEGER NOT NULL,
      PRIMARY KEY (board, period, bucket, player)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX entry_by_revision ON entry (board, revision);
    CREATE INDEX entry_ranked ON entry (board, period, starts, bucket, ends) WHERE is_ranked;

    """

  /// The submissions say which entries changed, so an index of entries by revision was not worth its cost.
  private static let withoutEntryRevisions = "DROP INDEX entry_by_revision"

  /// Contents of submissions and entries are compact (``StoreEngine/BoardCodec``), which earlier versions cannot read.
  ///
  /// Those that are there stay as they are.
  private static let compactRecords = "SELECT 1"
}
