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

private struct CutDocuments: DocumentLayer {
  let base: any DocumentRepository
  let cut: CutOff

  func save(_ writes: [DocumentWrite], given premises: [Premise]) async throws(DocumentError) -> [DocumentHead] {
    do { try cut.pass() } catch { throw .store(error) }
    return try await base.save(writes, given: premises)
  }
}

private struct CutSessions: ScoringSessionRepository {
  let base: any ScoringSessionRepository
  let cut: CutOff

  func session(at path: ItemPath) -> any ScoringSession { Session(base: base.session(at: path), cut: cut) }

  func follow(under prefix: ItemPath) -> Updates<ChangeCursor, StoreFailure> { base.follow(under: prefix) }

  private struct Session: SessionLayer {
    let base: any ScoringSession
    let cut: CutOff

    func append(
      _ events: [ScoringEvent],
      expecting: Expectation,
      given premises: [Premise]
    ) async throws(JournalError) -> [RecordedEvent] {
      do { try cut.pass() } catch { throw .store(error) }
      return try await base.append(events, expecting: expecting, given: premises)
    }

    func close(given premises: [Premise]) async throws(JournalError) {
      do { try cut.pass() } catch { throw .store(error) }
      try await base.close(given: premises)
    }
  }
}

private struct CutLeaderboards: LeaderboardLayer {
  let base: any LeaderboardRepository
  let cut: CutOff

  func define(
    _ definition: BoardDefinition,
    at board: ItemPath,
    given premises: [Premise]
  ) async throws(LeaderboardError) {
    do { try cut.pass() } catch { throw .store(error) }
    try await base.define(definition, at: board, given: premises)
  }

  func submit(
    _ submissions: [Submission],
    as arrival: Arrival,
    given premises: [Premise]
  ) async throws(LeaderboardError) -> [AcceptedSubmission] {
    do { try cut.pass() } catch { throw .store(error) }
    return try await base.submit(submissions, as: arrival, given: premises)
  }
}
