import CanonicalJSON
package import Domain

extension Storage {
  /// Returns this server's store in the terms of a local store: the ids of the link are exchanged in everything that
  /// passes, in both directions.
  ///
  /// Errors keep the server's ids, and lists the server's order. Sync uses neither.
  ///
  /// - Parameter link: Returns the present link, which must not change during a pass; nil exchanges nothing.
  /// - Returns: The store.
  package func linked(by link: @escaping @Sendable () -> AccountLink?) -> Storage {
    let linked = LinkedStorage(base: self, link: link)
    return Storage(
      linked,
      account: { () throws(StoreFailure) in
        guard let account = try await account() else { return nil }
        return linked.present.exchanged(account)
      },
      lastStamp: lastStamp,
      close: close
    )
  }
}

/// A server's store in the terms of a local store.
private struct LinkedStorage: Sendable {
  let base: Storage
  let link: @Sendable () -> AccountLink?

  var present: AccountLink { link() ?? AccountLink(owner: "", account: "") }
}

extension LinkedStorage: ChangeFeed {
  func changes(under prefix: ItemPath, after cursor: ChangeCursor?, limit: Int) async throws(StoreFailure) -> ChangePage
  {
    let link = present
    return link.exchanged(
      try await base.changes.changes(under: link.exchanged(prefix), after: cursor, limit: limit)
    )
  }

  func follow(under prefix: ItemPath) -> Updates<ChangeCursor, StoreFailure> {
    base.changes.follow(under: present.exchanged(prefix))
  }
}

extension LinkedStorage: DocumentRepository {
  func load(_ path: ItemPath) async throws(DocumentError) -> Document? {
    let link = present
    return try await base.documents.load(link.exchanged(path)).map(link.exchanged)
  }

  func loadFirst(of paths: [ItemPath]) async throws(DocumentError) -> [Document?] {
    let link = present
    return try await base.documents.loadFirst(of: paths.map(link.exchanged)).map { $0.map(link.exchanged) }
  }

  func save(_ writes: [DocumentWrite], given premises: [Premise]) async throws(DocumentError) -> [DocumentHead] {
    try premises.requireNone(throwing: DocumentError.self)
    let link = present
    let heads = try await base.documents.save(writes.map(link.exchanged))
    return zip(heads, writes).map { link.exchanged($0, size: $1.body?.count) }
  }

  func list(_ query: DocumentQuery) async throws(DocumentError) -> [DocumentHead] {
    let link = present
    let heads = try await base.documents.list(
      DocumentQuery(
        under: link.exchanged(query.prefix),
        labelled: query.label.map(link.exchanged),
        after: query.after.map(link.exchanged),
        limit: query.limit
      )
    )
    return heads.map { link.exchanged($0, size: $0.size) }
  }
}

extension LinkedStorage: ScoringSessionRepository {
  func session(at path: ItemPath) -> any ScoringSession {
    let link = present
    return LinkedSession(base: base.sessions.session(at: link.exchanged(path)), path: path, link: link)
  }
}

private struct LinkedSession: SessionLayer {
  let base: any ScoringSession
  let path: ItemPath
  let link: AccountLink

  func head() async throws(JournalError) -> JournalHead {
    let head = try await base.head()
    return JournalHead(path: path, revision: head.revision, isClosed: head.isClosed)
  }

  func append(
    _ events: [ScoringEvent],
    expecting: Expectation,
    given premises: [Premise]
  ) async throws(JournalError) -> [RecordedEvent] {
    try premises.requireNone(throwing: JournalError.self)
    return try await base.append(events.map(link.exchanged), expecting: expecting).map(exchanged)
  }

  func events(after revision: Revision, limit: Int) async throws(JournalError) -> [RecordedEvent] {
    try await base.events(after: revision, limit: limit).map(exchanged)
  }

  private func exchanged(_ recorded: RecordedEvent) -> RecordedEvent {
    RecordedEvent(revision: recorded.revision, event: link.exchanged(recorded.event))
  }
}

extension LinkedStorage: LeaderboardRepository {
  func define(
    _ definition: BoardDefinition,
    at board: ItemPath,
    given premises: [Premise]
  ) async throws(LeaderboardError) {
    try premises.requireNone(throwing: LeaderboardError.self)
    try await base.leaderboards.define(definition, at: present.exchanged(board))
  }

  func definition(of board: ItemPath) async throws(LeaderboardError) -> BoardDefinition? {
    try await base.leaderboards.definition(of: present.exchanged(board))
  }

  func submit(
    _ submissions: [Submission],
    as arrival: Arrival,
    given premises: [Premise]
  ) async throws(LeaderboardError) -> [AcceptedSubmission] {
    try premises.requireNone(throwing: LeaderboardError.self)
    return try exchanged(try await base.leaderboards.submit(try exchanged(submissions), as: arrival))
  }

  func page(_ query: BoardQuery) async throws(LeaderboardError) -> BoardPage {
    try exchanged(try await base.leaderboards.page(try exchanged(query)))
  }

  func buckets(of board: ItemPath, _ period: Period) async throws(LeaderboardError) -> [Bucket] {
    try await base.leaderboards.buckets(of: present.exchanged(board), period)
  }

  func submissions(
    of board: ItemPath,
    player: PlayerID?,
    after revision: Revision,
    limit: Int
  ) async throws(LeaderboardError) -> [AcceptedSubmission] {
    let link = present
    return try exchanged(
      try await base.leaderboards.submissions(
        of: link.exchanged(board),
        player: player.map(link.exchanged),
        after: revision,
        limit: limit
      )
    )
  }

  /// Exchanges the ids in a value by way of its JSON, because lines of a board name players in many places.
  private func exchanged<Value: Codable>(_ value: Value) throws(LeaderboardError) -> Value {
    let link = present
    if !link.exchangesIDs { return value }
    do {
      return try CanonicalJSON.decode(Value.self, from: link.exchanged(try CanonicalJSON.encode(value)))
    } catch {
      throw .store(.damaged("board: \(error)"))
    }
  }
}
