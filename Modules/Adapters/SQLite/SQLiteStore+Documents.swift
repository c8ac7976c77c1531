public import Domain
import Foundation
import GRDB
import SQLShared

extension SQLiteStore: DocumentRepository {
  public func load(_ path: ItemPath) async throws(DocumentError) -> Document? {
    if path.isNowhere { return nil }
    return try await read(throwing: DocumentError.self, isQuick: true) { [documents] db in
      try documents.document(at: path, in: db) { try Document.load(path, from: db) }
    }
  }

  public func save(
    _ writes: [DocumentWrite],
    given premises: [Premise]
  ) async throws(DocumentError) -> [DocumentHead] {
    try DocumentWrite.check(batch: writes)
    return try await write(given: premises, throwing: DocumentError.self) { transaction in
      try transaction.save(writes)
    }
  }

  public func list(_ query: DocumentQuery) async throws(DocumentError) -> [DocumentHead] {
    try query.check()
    if query.label?.problem != nil { return [] }
    return try await read(throwing: DocumentError.self) { db in
      let scope = query.prefix.sqlScope(of: "path")
      var (sql, arguments) = ("body IS NOT NULL AND \(scope.sql)", scope.arguments)
      if let after = query.after {
        sql += " AND path > ?"
        arguments += [after.text]
      }
      if let label = query.label {
        sql += " AND path IN (SELECT path FROM document_label WHERE label = ?)"
        arguments += [label.rawValue]
      }
      let rows = try Row.fetchAll(
        db.cachedStatement(sql: "\(DocumentHead.selection) FROM document WHERE \(sql) ORDER BY path LIMIT ?"),
        arguments: arguments + [query.limit]
      )
      return try rows.map { try DocumentHead(SQLiteRow($0)) }
    }
  }
}

extension DocumentHead {
  /// Labels are read as a JSON list, so that one query reads a consistent head.
  fileprivate static let selection = """
    SELECT path, revision, stamp_time, stamp_device, write_id, length(body) AS size,
      (SELECT json_group_array(label) FROM document_label WHERE document_label.path = document.path) AS labels
    """
}

extension Document {
  static func load(_ path: ItemPath, from db: Database) throws -> Document? {
    let sql = "\(DocumentHead.selection), body FROM document WHERE path = ?"
    return try Row.fetchOne(db.cachedStatement(sql: sql), arguments: [path.text]).map { try Document(SQLiteRow($0)) }
  }
}
