#if PostgreSQL

import Domain
import SQLShared

/// The tables, in the schema `scorebook` of the database, and how older ones become newer ones.
///
/// Forward only, as with SQLite: a step that has shipped is never changed, a new one is added below it. All steps are one
/// transaction. `IF NOT EXISTS` lets two programs that open a new database at once both pass.
///
/// The statements keep to what the databases that speak PostgreSQL's protocol have in common: no sequence, no trigger, no
/// advisory lock. Texts are compared by their bytes (`COLLATE "C"`), as everywhere in Scorebook.
enum Schema {
  static let version: Int64 = 1

  /// An item has one row in `change`, at its latest sequence; `port` is 0 documents, 1 sessions, 2 leaderboards.
  private static let storeAndFeed = [
    """
    CREATE TABLE IF NOT EXISTS store (
      id INT8 PRIMARY KEY CHECK (id = 1), schema_version INT8 NOT NULL, identity TEXT NOT NULL, device TEXT NOT NULL,
      origin TEXT NOT NULL, last_sequence INT8 NOT NULL, last_stamp INT8
    ) WITH (fillfactor = 10)
    """,
    // The last commit of each opening, by which an opening learns what became of a commit whose answer was lost.
    """
    CREATE TABLE IF NOT EXISTS writer (
      id TEXT COLLATE "C" PRIMARY KEY, batch INT8 NOT NULL, at TIMESTAMPTZ NOT NULL
    ) WITH (fillfactor = 10)
    """,
    """
    CREATE TABLE IF NOT EXISTS change (
      port INT8 NOT NULL, path TEXT COLLATE "C" NOT NULL, sequence INT8 NOT NULL, PRIMARY KEY (port, path)
    ) WITH (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.02)
    """,
    "CREATE UNIQUE INDEX IF NOT EXISTS change_by_sequence ON change (sequence)",
  ]

  /// A deleted document keeps its row, without body and labels.
  private static let documents = [
    """
    CREATE TABLE IF NOT EXISTS document (
      path TEXT COLLATE "C" PRIMARY KEY, revision INT8 NOT NULL, stamp_time INT8 NOT NULL, stamp_device TEXT NOT NULL,
      write_id TEXT NOT NULL, body BYTEA
    )
    """,
    """
    CREATE TABLE IF NOT EXISTS document_label (
      label TEXT COLLATE "C" NOT NULL, path TEXT COLLATE "C" NOT NULL, PRIMARY KEY (label, path)
    )
    """,
    "CREATE INDEX IF NOT EXISTS document_label_by_path ON document_label (path)",
  ]

  private static let journals = [
    """
    CREATE TABLE IF NOT EXISTS journal (
      path TEXT COLLATE "C" PRIMARY KEY, revision INT8 NOT NULL, is_closed BOOL NOT NULL
    ) WITH (fillfactor = 70)
    """,
    """
    CREATE TABLE IF NOT EXISTS event (
      path TEXT COLLATE "C" NOT NULL, revision INT8 NOT NULL, id TEXT COLLATE "C" NOT NULL, type TEXT NOT NULL,
      actor TEXT NOT NULL, subject TEXT, occurred_at INT8 NOT NULL, retracts TEXT, body BYTEA NOT NULL,
      stamp_time INT8 NOT NULL, stamp_device TEXT NOT NULL, PRIMARY KEY (path, revision), UNIQUE (path, id)
    )
    """,
  ]

  /// `entry` is what the submissions fold to; `content` is NULL once removed.
  private static let boards = [
    """
    CREATE TABLE IF NOT EXISTS board (
      path TEXT COLLATE "C" PRIMARY KEY, id INT8 NOT NULL UNIQUE, definition BYTEA NOT NULL, revision INT8 NOT NULL,
      last_stamp_time INT8, last_stamp_device TEXT
    ) WITH (fillfactor = 50)
    """,
    """
    CREATE TABLE IF NOT EXISTS submission (
      board INT8 NOT NULL, revision INT8 NOT NULL, id TEXT COLLATE "C" NOT NULL, player TEXT COLLATE "C" NOT NULL,
      is_reset BOOL NOT NULL, content BYTEA NOT NULL, PRIMARY KEY (board, revision), UNIQUE (board, id)
    )
    """,
    "CREATE INDEX IF NOT EXISTS submission_by_player ON submission (board, player, revision)",
    "CREATE INDEX IF NOT EXISTS submission_resets ON submission (board, revision) WHERE is_reset",
    """
    CREATE TABLE IF NOT EXISTS entry (
      board INT8 NOT NULL, period TEXT COLLATE "C" NOT NULL, bucket TEXT COLLATE "C" NOT NULL,
      player TEXT COLLATE "C" NOT NULL, starts INT8, ends INT8, content BYTEA, is_ranked BOOL NOT NULL,
      PRIMARY KEY (board, period, bucket, player)
    ) WITH (fillfactor = 80)
    """,
    "CREATE INDEX IF NOT EXISTS entry_ranked ON entry (board, period, starts, bucket, ends) WHERE is_ranked",
  ]

  /// Brings the tables up to this version, and opens the store in them.
  ///
  /// - Parameters:
  ///   - pipeline: A connection, on which nothing else runs.
  ///   - makeName: Names a new store, and one that was restored.
  /// - Returns: The store's names, and how far its feed has come.
  /// - Throws: ``PostgresError``, or ``Domain/StoreFailure`` for tables that are none of this version's.
  static func open(_ pipeline: Pipeline, _ makeName: () -> String) throws -> (StoreIdentity, sequence: Int64) {
    let isThere = try pipeline.run("SELECT to_regclass('scorebook.store') IS NOT NULL").first?.flag(0) ?? false
    if !isThere {
      let tables = (storeAndFeed + documents + journals + boards).map { Statement($0) }
      // Two at once: the slower one finds a table that came between its question and its answer, and asks again.
      do { try pipeline.run([Statement("CREATE SCHEMA IF NOT EXISTS scorebook")] + tables) } catch {
        guard ["23505", "42P07", "42P06", "XX000"].contains(error.state) else { throw error }
        throw PostgresError(state: "40001", message: error.message, isFatal: false)
      }
    }
    _ = try pipeline.run(
      "INSERT INTO store VALUES (1, $1, $2, $3, '', 0, NULL) ON CONFLICT (id) DO NOTHING",
      [.int(version), .text(makeName()), .text(makeName())]
    )
    return try identity(pipeline, makeName)
  }

  /// A database that was restored from a dump, or copied, is another store: the feed of the first may have gone on.
  ///
  /// A restore to an earlier moment (PITR) keeps what PostgreSQL knows a database by. Its operator sets `origin` to ''.
  private static func identity(_ pipeline: Pipeline, _ makeName: () -> String) throws -> (
    StoreIdentity, sequence: Int64
  ) {
    let answers = try pipeline.run([
      .begin,
      Statement("SELECT schema_version, identity, device, origin, last_sequence FROM store WHERE id = 1 FOR UPDATE"),
      Statement(
        """
        SELECT system_identifier::TEXT || '/' || d.oid::TEXT FROM pg_control_system(), pg_database d
        WHERE d.datname = current_database()
        """
      ),
      // Openings leave a row each.
      Statement("DELETE FROM writer WHERE at < now() - INTERVAL '1 day'"),
    ])
    guard let row = answers[1].first, let origin = answers[2].first?.text(0) else {
      throw StoreFailure.damaged("the store has no identity")
    }
    guard row.int(0) <= version else {
      let reason = ScorebookVersion.refusal(ofFormat: row.int(0), known: Int(version), writer: try writer(pipeline))
      throw StoreFailure.newerSchema(reason)
    }
    var identity = StoreIdentity(store: row.text(1), device: DeviceID(rawValue: row.text(2)))
    var statements: [Statement] = []
    if row.text(3) != origin {
      if row.text(3) != "" || row.int(4) > 0 {
        identity = StoreIdentity(store: makeName(), device: DeviceID(rawValue: makeName()))
      }
      let sql = "UPDATE store SET identity = $1, device = $2, origin = $3 WHERE id = 1"
      statements = [Statement(sql, [.text(identity.store), .text(identity.device.rawValue), .text(origin)])]
    }
    try pipeline.run(statements + [.commit])
    return (identity, row.int(4))
  }

  /// Returns the version of the program that opened the store last; nil where none was noted or may be read.
  private static func writer(_ pipeline: Pipeline) throws(PostgresError) -> String? {
    guard try hasNote(pipeline) else { return nil }
    do { return try pipeline.run("SELECT version FROM program WHERE id = 1").first?.text(0) } catch {
      if error.isFatal { throw error }
      return nil
    }
  }

  private static func hasNote(_ pipeline: Pipeline) throws(PostgresError) -> Bool {
    try pipeline.run("SELECT to_regclass('scorebook.program') IS NOT NULL").first?.flag(0) ?? false
  }

  /// Notes this version of the program, and returns the one that was noted before.
  ///
  /// The table is no step of the schema, because earlier versions can use a store that has it. A user of the database
  /// who may not make, read or change it opens the store all the same.
  static func noteWriter(_ pipeline: Pipeline) throws(PostgresError) -> String? {
    let before = try writer(pipeline)
    if before == ScorebookVersion.current { return before }
    let table = "CREATE TABLE IF NOT EXISTS program (id INT8 PRIMARY KEY CHECK (id = 1), version TEXT NOT NULL)"
    let row = "INSERT INTO program VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET version = EXCLUDED.version"
    // Who may not make tables may not say so either, even of one that is there.
    let making = try hasNote(pipeline) ? [] : [Statement(table)]
    do { try pipeline.run(making + [Statement(row, [.text(ScorebookVersion.current)])]) } catch {
      if error.isFatal { throw error }
    }
    return before
  }
}

#endif
