#if PostgreSQL

public import Domain
import SQLShared

extension PostgresStore: ScoringSessionRepository {
  public func session(at path: ItemPath) -> any ScoringSession { Journal(path: path, store: self) }

  private struct Journal: ScoringSession {
    let path: ItemPath
    let store: PostgresStore

    func head() async throws(JournalError) -> JournalHead {
      let empty = JournalHead(path: path, revision: .zero, isClosed: false)
      if path.isNowhere { return empty }
      return try await store.read(throwing: JournalError.self) { pipeline in
        let sql = "SELECT revision, is_closed FROM journal WHERE path = $1"
        guard let row = try pipeline.run(sql, [.text(path.text)]).first else { return empty }
        return JournalHead(path: path, revision: Revision(rawValue: row.int(0)), isClosed: row.flag(1))
      }
    }

    func append(
      _ events: [ScoringEvent],
      expecting expected: Expectation,
      given premises: [Premise]
    ) async throws(JournalError) -> [RecordedEvent] {
      if let problem = path.problem { throw .invalid(problem) }
      let needs = Needs.appending(events, to: path)
      return try await store.write(needs, given: premises, throwing: JournalError.self) { unit in
        try unit.append(events, to: path, expecting: expected)
      }
    }

    func events(after revision: Revision, limit: Int) async throws(JournalError) -> [RecordedEvent] {
      try JournalHead.checkPage(of: path, after: revision, limit: limit)
      let columns = RecordedEvent.columns.joined(separator: ", ")
      let sql = "SELECT \(columns) FROM event WHERE path = $1 AND revision > $2 ORDER BY revision LIMIT $3"
      let values: [Value] = [.text(path.text), .int(revision.rawValue), .int(Int64(limit))]
      return try await store.read(throwing: JournalError.self) { pipeline in
        try pipeline.run(sql, values).rows.map { RecordedEvent($0) }
      }
    }

    func close(given premises: [Premise]) async throws(JournalError) {
      if let problem = path.problem { throw .invalid(problem) }
      return try await store.write(Needs(journals: [path]), given: premises, throwing: JournalError.self) { unit in
        try unit.close(path)
      }
    }
  }
}

#endif
