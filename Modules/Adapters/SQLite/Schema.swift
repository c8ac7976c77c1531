import Domain
import Foundation
import GRDB

/// The tables, and how older files become newer ones.
///
/// Forward only: a migration that has shipped is never changed, a new one is added below it.
enum Schema {
  /// Marks a file as ours: "Scor" in ASCII.
  private static let applicationID: Int64 = 0x5363_6F72

  /// Looks at a file without changing it.
  ///
  /// - Throws: ``Domain/StoreFailure`` for a file that must not be opened for writing.
  static func inspect(_ path: String) throws {
    let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
    guard let size, size > 0 else { return }
    var configuration = Configuration()
    configuration.readonly = true
    configuration.busyMode = .timeout(10)
    try DatabaseQueue(path: path, configuration: configuration).read { db in
      let owner = try Int64.fetchOne(db, sql: "PRAGMA application_id") ?? 0
      let tables = try Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_master") ?? 0
      guard owner == applicationID || (owner == 0 && tables == 0) else {
        throw StoreFailure.damaged("it is a database of another program")
      }
      if try migrator.hasBeenSuperseded(db) {
        throw StoreFailure.newerSchema("it has tables that this program does not know; install the newer version")
      }
    }
  }

  static func migrate(_ queue: DatabaseQueue) throws {
    try migrator.migrate(queue)
  }

  private static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1 ports and feed") { db in
      try db.execute(sql: "PRAGMA application_id = \(applicationID)")
      try db.execute(sql: storeAndFeed + documents + journals + boards)
    }
    return migrator
  }

  /// An item has one row in `change`, at its latest sequence; `port` is 0 documents, 1 sessions, 2 leaderboards.
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

  /// `entry` is what the submissions fold to, at the board's revision that changed it; `content` is NULL once removed.
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
}
