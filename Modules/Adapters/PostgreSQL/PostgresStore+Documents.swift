#if PostgreSQL

public import Domain
import SQLShared

extension PostgresStore: DocumentRepository {
  public func load(_ path: ItemPath) async throws(DocumentError) -> Document? {
    if path.isNowhere { return nil }
    return try await read(throwing: DocumentError.self) { pipeline in
      try pipeline.run("SELECT \(DocumentHead.columns), body FROM document WHERE path = $1", [.text(path.text)]).first
        .map { try Document($0) }
    }
  }

  public func save(
    _ writes: [DocumentWrite],
    given premises: [Premise]
  ) async throws(DocumentError) -> [DocumentHead] {
    try DocumentWrite.check(batch: writes)
    return try await write(.saving(writes), given: premises, throwing: DocumentError.self) { unit in
      try unit.save(writes)
    }
  }

  public func list(_ query: DocumentQuery) async throws(DocumentError) -> [DocumentHead] {
    try query.check()
    if query.label?.problem != nil { return [] }
    let scope = query.prefix.sqlScope(of: "path", from: 2)
    var (condition, values) = ("body IS NOT NULL AND \(scope.sql)", [Value.int(Int64(query.limit))] + scope.values)
    if let after = query.after {
      // No text of the database holds a NUL, and nothing lies between a text before the first NUL and the text with it.
      values.append(.text(String(after.text.prefix { $0 != "\0" })))
      condition += " AND path > $\(values.count)"
    }
    if let label = query.label {
      values.append(.text(label.rawValue))
      condition += " AND path IN (SELECT path FROM document_label WHERE label = $\(values.count))"
    }
    let sql = "SELECT \(DocumentHead.columns) FROM document WHERE \(condition) ORDER BY path LIMIT $1"
    return try await read(throwing: DocumentError.self) { [values] pipeline in
      try pipeline.run(sql, values).rows.map { try DocumentHead($0) }
    }
  }
}

#endif
