package import Domain

/// A store that counts its reads and writes, over any adapter.
struct CountedStorage: Sendable {
  let base: Storage
  let usage: StoreUsage
}

extension Storage {
  /// Returns this store with its reads and writes counted in `usage`, and its writes charged to the ``StorageBill``.
  ///
  /// Following costs nothing until something changes.
  package func counted(in usage: StoreUsage) -> Storage {
    let counted = CountedStorage(base: self, usage: usage)
    return Storage(
      counted,
      account: account,
      lastStamp: lastStamp,
      close: close
    )
  }
}

extension CountedStorage: ChangeFeed {
  func changes(
    under prefix: ItemPath,
    after cursor: ChangeCursor?,
    limit: Int
  ) async throws(StoreFailure) -> ChangePage {
    usage.read()
    return try await base.changes.changes(under: prefix, after: cursor, limit: limit)
  }

  // Every port of a store follows the same feed.
  func follow(under prefix: ItemPath) -> Updates<ChangeCursor, StoreFailure> { base.changes.follow(under: prefix) }
}

extension CountedStorage: DocumentRepository {
  func load(_ path: ItemPath) async throws(DocumentError) -> Document? {
    usage.read()
    return try await base.documents.load(path)
  }

  func loadFirst(of paths: [ItemPath]) async throws(DocumentError) -> [Document?] {
    usage.read()
    return try await base.documents.loadFirst(of: paths)
  }

  func save(_ writes: [DocumentWrite], given premises: [Premise]) async throws(DocumentError) -> [DocumentHead] {
    usage.write(writes.count)
    let heads = try await base.documents.save(writes, given: premises)
    StorageBill.charge(records: writes.count)
    return heads
  }

  func list(_ query: DocumentQuery) async throws(DocumentError) -> [DocumentHead] {
    usage.read()
    return try await base.documents.list(query)
  }
}

extension CountedStorage: ScoringSessionRepository {
  func session(at path: ItemPath) -> any ScoringSession { Session(base: base.sessions.session(at: path), usage: usage) }

  private struct Session: SessionLayer {
    let base: any ScoringSession
    let usage: StoreUsage

    func head() async throws(JournalError) -> JournalHead {
      usage.read()
      return try await base.head()
    }

    func append(
      _ events: [ScoringEvent],
      expecting expected: Expectation,
      given premises: [Premise]
    ) async throws(JournalError) -> [RecordedEvent] {
      usage.write(events.count)
      let recorded = try await base.append(events, expecting: expected, given: premises)
      StorageBill.charge(records: events.count)
      return recorded
    }

    func events(after revision: Revision, limit: Int) async throws(JournalError) -> [RecordedEvent] {
      usage.read()
      return try await base.events(after: revision, limit: limit)
    }

    func close(given premises: [Premise]) async throws(JournalError) {
      usage.write(1)
      try await base.close(given: premises)
    }
  }
}

extension CountedStorage: LeaderboardRepository {
  func define(
    _ definition: BoardDefinition,
    at board: ItemPath,
    given premises: [Premise]
  ) async throws(LeaderboardError) {
    usage.write(1)
    try await base.leaderboards.define(definition, at: board, given: premises)
    StorageBill.charge(records: 1)
  }

  func definition(of board: ItemPath) async throws(LeaderboardError) -> BoardDefinition? {
    usage.read()
    return try await base.leaderboards.definition(of: board)
  }

  func submit(
    _ submissions: [Submission],
    as arrival: Arrival,
    given premises: [Premise]
  ) async throws(LeaderboardError) -> [AcceptedSubmission] {
    usage.write(submissions.count)
    let accepted = try await base.leaderboards.submit(submissions, as: arrival, given: premises)
    StorageBill.charge(accepted)
    return accepted
  }

  func submitEach(
    _ submissions: [Submission],
    as arrival: Arrival,
    given premises: [Premise]
  ) async throws(LeaderboardError) -> [Result<AcceptedSubmission, LeaderboardError>] {
    usage.write(submissions.count)
    let results = try await base.leaderboards.submitEach(submissions, as: arrival, given: premises)
    StorageBill.charge(results.compactMap { try? $0.get() })
    return results
  }

  func page(_ query: BoardQuery) async throws(LeaderboardError) -> BoardPage {
    usage.read()
    return try await base.leaderboards.page(query)
  }

  func buckets(of board: ItemPath, _ period: Period) async throws(LeaderboardError) -> [Bucket] {
    usage.read()
    return try await base.leaderboards.buckets(of: board, period)
  }

  func submissions(
    of board: ItemPath,
    player: PlayerID?,
    after revision: Revision,
    limit: Int
  ) async throws(LeaderboardError) -> [AcceptedSubmission] {
    usage.read()
    return try await base.leaderboards.submissions(of: board, player: player, after: revision, limit: limit)
  }
}
