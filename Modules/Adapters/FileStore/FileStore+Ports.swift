public import Domain
import StoreEngine

extension FileStore: ChangeFeed {
  public func follow(under prefix: ItemPath) -> Updates<ChangeCursor, StoreFailure> {
    updates(under: prefix)
  }

  public func changes(
    under prefix: ItemPath,
    after cursor: ChangeCursor?,
    limit: Int
  ) async throws(StoreFailure) -> ChangePage {
    try await read { (image) throws(StoreFailure) in try image.changes(under: prefix, after: cursor, limit: limit) }
  }
}

extension FileStore: DocumentRepository {
  public func load(_ path: ItemPath) async throws(DocumentError) -> Document? {
    try await read { (image) throws(DocumentError) in image.load(path) }
  }

  public func save(_ writes: [DocumentWrite]) async throws(DocumentError) -> [DocumentHead] {
    try await save(writes, given: [])
  }

  public func save(
    _ writes: [DocumentWrite],
    given premises: [Premise]
  ) async throws(DocumentError) -> [DocumentHead] {
    try await write(given: premises) { (image) throws(DocumentError) in try image.save(writes) }
  }

  public func list(_ query: DocumentQuery) async throws(DocumentError) -> [DocumentHead] {
    try await read { (image) throws(DocumentError) in try image.list(query) }
  }
}

extension FileStore: ScoringSessionRepository {
  public func session(at path: ItemPath) -> any ScoringSession { Session(path: path, store: self) }

  private struct Session: ScoringSession {
    let path: ItemPath
    let store: FileStore

    func head() async throws(JournalError) -> JournalHead {
      try await store.read { (image) throws(JournalError) in image.head(of: path) }
    }

    func append(_ events: [ScoringEvent], expecting expected: Expectation) async throws(JournalError) -> [RecordedEvent]
    {
      try await append(events, expecting: expected, given: [])
    }

    func append(
      _ events: [ScoringEvent],
      expecting expected: Expectation,
      given premises: [Premise]
    ) async throws(JournalError) -> [RecordedEvent] {
      try await store.write(given: premises) { (image) throws(JournalError) in
        try image.append(events, to: path, expecting: expected)
      }
    }

    func events(after revision: Revision, limit: Int) async throws(JournalError) -> [RecordedEvent] {
      try await store.read { (image) throws(JournalError) in try image.events(of: path, after: revision, limit: limit) }
    }

    func close() async throws(JournalError) { try await close(given: []) }

    func close(given premises: [Premise]) async throws(JournalError) {
      try await store.write(given: premises) { (image) throws(JournalError) in try image.close(path) }
    }
  }
}

extension FileStore: LeaderboardRepository {
  public func define(_ definition: BoardDefinition, at board: ItemPath) async throws(LeaderboardError) {
    try await define(definition, at: board, given: [])
  }

  public func define(
    _ definition: BoardDefinition,
    at board: ItemPath,
    given premises: [Premise]
  ) async throws(LeaderboardError) {
    try await write(given: premises) { (image) throws(LeaderboardError) in try image.define(definition, at: board) }
  }

  public func definition(of board: ItemPath) async throws(LeaderboardError) -> BoardDefinition? {
    try await read { (image) throws(LeaderboardError) in image.definition(of: board) }
  }

  public func submit(
    _ submissions: [Submission],
    as arrival: Arrival
  ) async throws(LeaderboardError) -> [AcceptedSubmission] {
    try await submit(submissions, as: arrival, given: [])
  }

  public func submit(
    _ submissions: [Submission],
    as arrival: Arrival,
    given premises: [Premise]
  ) async throws(LeaderboardError) -> [AcceptedSubmission] {
    try await write(given: premises) { (image) throws(LeaderboardError) in try image.submit(submissions, as: arrival) }
  }

  public func page(_ query: BoardQuery) async throws(LeaderboardError) -> BoardPage {
    try await read { (image) throws(LeaderboardError) in try image.page(query) }
  }

  public func buckets(of board: ItemPath, _ period: Period) async throws(LeaderboardError) -> [Bucket] {
    try await read { (image) throws(LeaderboardError) in try image.buckets(of: board, period) }
  }

  public func submissions(
    of board: ItemPath,
    player: PlayerID?,
    after revision: Revision,
    limit: Int
  ) async throws(LeaderboardError) -> [AcceptedSubmission] {
    try await read { (image) throws(LeaderboardError) in
      try image.submissions(of: board, player: player, after: revision, limit: limit)
    }
  }
}
