import Domain
import GRDB
import SQLShared

/// A row of the feed.
struct ChangeRow {
  let sequence: Int64
  let change: Change

  static func after(_ sequence: Int64, under prefix: ItemPath, limit: Int, in db: Database) throws -> [ChangeRow] {
    let scope = prefix.sqlScope(of: "change.path")
    let sql = """
      SELECT sequence, port, change.path,
        port = 0 AND (SELECT body IS NULL FROM document WHERE document.path = change.path) IS TRUE
      FROM change WHERE sequence > ? AND \(scope.sql) ORDER BY sequence LIMIT ?
      """
    let arguments = [sequence] + scope.arguments + [limit]
    return try Row.fetchAll(db.cachedStatement(sql: sql), arguments: arguments).map { row in
      let row = SQLiteRow(row)
      let change = try Change(port: row.int(1), path: ItemPath(row.text(2)), isDeleted: row.flag(3))
      return ChangeRow(sequence: row.int(0), change: change)
    }
  }

  static func paths(after sequence: Int64, in db: Database) throws -> [ItemPath] {
    try String.fetchAll(db.cachedStatement(sql: "SELECT path FROM change WHERE sequence > ?"), arguments: [sequence])
      .map { ItemPath($0) }
  }
}
