import CanonicalJSON
public import Domain
import Foundation
import GRDB

extension SQLiteStore: DocumentRepository {
  public func load(_ path: Path) async throws(DocumentError) -> Document? {
    if path.isNowhere { return nil }
    return try await read(throwing: DocumentError.self, isQuick: true) { [documents] db in
      try documents.document(at: path, in: db) { try Document.load(path, from: db) }
    }
  }

  public func save(_ writes: [DocumentWrite]) async throws(DocumentError) -> [DocumentHead] {
    try DocumentWrite.check(batch: writes)
    return try await write(throwing: DocumentError.self) { transaction in
      try writes.map { write in
        let present = try Document.load(write.path, from: transaction.db)
        guard let next = try write.applied(to: present, stampedBy: { transaction.stamp(nil) }) else {
          return try present.required(at: write.path).head
        }
        _ = transaction.stamp(next.head.stamp)
        try next.save(to: transaction.db)
        transaction.record(.documents, write.path)
        return next.head
      }
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
      return try rows.map { try DocumentHead($0) }
    }
  }
}

extension DocumentHead {
  /// Labels are read as a JSON list, so that one query reads a consistent head.
  fileprivate static let selection = """
    SELECT path, revision, stamp_time, stamp_device, write_id, length(body) AS size,
      (SELECT json_group_array(label) FROM document_label WHERE document_label.path = document.path) AS labels
    """

  fileprivate init(_ row: Row) throws {
    let path: String = row["path"]
    let labels: String = row["labels"]
    self.init(
      path: Path(path),
      revision: Revision(rawValue: row["revision"]),
      stamp: Stamp(time: Timestamp(rawValue: row["stamp_time"]), device: DeviceID(rawValue: row["stamp_device"])),
      write: WriteID(rawValue: row["write_id"]),
      labels: Set(try CanonicalJSON.decode([Label].self, from: Array(labels.utf8))),
      size: row["size"]
    )
  }
}

extension Document {
  fileprivate static func load(_ path: Path, from db: Database) throws -> Document? {
    let sql = "\(DocumentHead.selection), body FROM document WHERE path = ?"
    guard let row = try Row.fetchOne(db.cachedStatement(sql: sql), arguments: [path.text]) else { return nil }
    return Document(head: try DocumentHead(row), body: (row["body"] as Data?).map(Array.init) ?? [])
  }

  fileprivate func save(to db: Database) throws {
    try db.cachedStatement(sql: "INSERT OR REPLACE INTO document VALUES (?, ?, ?, ?, ?, ?)").execute(arguments: [
      head.path.text, head.revision.rawValue, head.stamp.time.rawValue, head.stamp.device.rawValue,
      head.write.rawValue, head.isDeleted ? nil : Data(body),
    ]
    )
    try db.cachedStatement(sql: "DELETE FROM document_label WHERE path = ?").execute(arguments: [head.path.text])
    for label in head.labels {
      let sql = "INSERT INTO document_label (label, path) VALUES (?, ?)"
      try db.cachedStatement(sql: sql).execute(arguments: [label.rawValue, head.path.text])
    }
  }
}

extension Document? {
  fileprivate func required(at path: Path) throws -> Document {
    guard let self else { throw StoreFailure.damaged("\(path) is gone") }
    return self
  }
}
