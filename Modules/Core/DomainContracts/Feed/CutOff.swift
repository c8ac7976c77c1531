import Domain

/// Passes a number of writes to a store and then none, like a lost connection.
struct CutOff: Sendable {
  private let writes: Counter
  private let limit: Int

  init(after limit: Int) {
    writes = Counter()
    self.limit = limit
  }

  func wrapped(_ storage: Storage) -> Storage {
    Storage(
      leaderboards: CutLeaderboards(base: storage.leaderboards, cut: self),
      sessions: CutSessions(base: storage.sessions, cut: self),
      documents: CutDocuments(base: storage.documents, cut: self),
      changes: storage.changes
    )
  }

  fileprivate func pass() throws(StoreFailure) {
    if writes.next() > limit { throw .unavailable("cut off") }
  }
}

private struct CutDocuments: DocumentRepository {
  let base: any DocumentRepository
  let cut: CutOff

  func load(_ path: ItemPath) async throws(DocumentError) -> Document? { try await base.load(path) }

  func save(_ writes: [DocumentWrite]) async throws(DocumentError) -> [DocumentHead] {
    do { try cut.pass() } catch { throw .store(error) }
    return try await base.save(writes)
  }

  func list(_ query: DocumentQuery) async throws(DocumentError) -> [DocumentHead] { try await base.list(query) }

  func follow(under prefix: ItemPath) -> Updates<ChangeCursor, StoreFailure> { base.follow(under: prefix) }
}

private struct CutSessions: ScoringSessionRepository {
  let base: any ScoringSessionRepository
  let cut: CutOff

  func session(at path: ItemPath) -> any ScoringSession { Session(base: base.session(at: path), cut: cut) }

  func follow(under prefix: ItemPath) -> Updates<ChangeCursor, StoreFailure> { base.follow(under: prefix) }

  private struct Session: SessionLayer {
    let base: any ScoringSession
    let cut: CutOff

    func append(_ events: [ScoringEvent], expecting: Expectation) async throws(JournalError) -> [RecordedEvent] {
      do { try cut.pass() } catch { throw .store(error) }
      return try await base.append(events, expecting: expecting)
    }

    func close() async throws(JournalError) {
      do { try cut.pass() } catch { throw .store(error) }
      try await base.close()
    }
  }
}

private struct CutLeaderboards: LeaderboardRepository {
  let base: any LeaderboardRepository
  let cut: CutOff

  func define(_ definition: BoardDefinition, at board: ItemPath) async throws(LeaderboardError) {
    do { try cut.pass() } catch { throw .store(error) }
    try await base.define(definition, at: board)
  }

  func definition(of board: ItemPath) async throws(LeaderboardError) -> BoardDefinition? {
    try await base.definition(of: board)
  }

  func submit(_ submissions: [Submission], as arrival: Arrival) async throws(LeaderboardError) -> [AcceptedSubmission] {
    do { try cut.pass() } catch { throw .store(error) }
    return try await base.submit(submissions, as: arrival)
  }

  func page(_ query: BoardQuery) async throws(LeaderboardError) -> BoardPage { try await base.page(query) }

  func buckets(of board: ItemPath, _ period: Period) async throws(LeaderboardError) -> [Bucket] {
    try await base.buckets(of: board, period)
  }

  func submissions(
    of board: ItemPath,
    player: PlayerID?,
    after revision: Revision,
    limit: Int
  ) async throws(LeaderboardError) -> [AcceptedSubmission] {
    try await base.submissions(of: board, player: player, after: revision, limit: limit)
  }

  func follow(under prefix: ItemPath) -> Updates<ChangeCursor, StoreFailure> { base.follow(under: prefix) }
}
