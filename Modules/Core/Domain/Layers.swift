/// A session in front of another, such as a guard.
///
/// A layer answers some calls and passes the others to ``base``.
package protocol SessionLayer: ScoringSession {
  /// The session behind this one.
  var base: any ScoringSession { get }
}

extension SessionLayer {
  package var path: ItemPath { base.path }

  package func head() async throws(JournalError) -> JournalHead { try await base.head() }

  package func append(
    _ events: [ScoringEvent],
    expecting: Expectation,
    given premises: [Premise]
  ) async throws(JournalError) -> [RecordedEvent] {
    try await base.append(events, expecting: expecting, given: premises)
  }

  package func events(after revision: Revision, limit: Int) async throws(JournalError) -> [RecordedEvent] {
    try await base.events(after: revision, limit: limit)
  }

  package func close(given premises: [Premise]) async throws(JournalError) { try await base.close(given: premises) }
}

/// Documents in front of others, as a ``SessionLayer`` is.
package protocol DocumentLayer: DocumentRepository {
  /// The documents behind these.
  var base: any DocumentRepository { get }
}

extension DocumentLayer {
  package func load(_ path: ItemPath) async throws(DocumentError) -> Document? { try await base.load(path) }

  package func save(
    _ writes: [DocumentWrite],
    given premises: [Premise]
  ) async throws(DocumentError) -> [DocumentHead] {
    try await base.save(writes, given: premises)
  }

  package func list(_ query: DocumentQuery) async throws(DocumentError) -> [DocumentHead] { try await base.list(query) }

  package func follow(under prefix: ItemPath) -> Updates<ChangeCursor, StoreFailure> { base.follow(under: prefix) }
}

/// Boards in front of others, as a ``SessionLayer`` is.
package protocol LeaderboardLayer: LeaderboardRepository {
  /// The boards behind these.
  var base: any LeaderboardRepository { get }
}

extension LeaderboardLayer {
  package func define(
    _ definition: BoardDefinition,
    at board: ItemPath,
    given premises: [Premise]
  ) async throws(LeaderboardError) {
    try await base.define(definition, at: board, given: premises)
  }

  package func definition(of board: ItemPath) async throws(LeaderboardError) -> BoardDefinition? {
    try await base.definition(of: board)
  }

  package func submit(
    _ submissions: [Submission],
    as arrival: Arrival,
    given premises: [Premise]
  ) async throws(LeaderboardError) -> [AcceptedSubmission] {
    try await base.submit(submissions, as: arrival, given: premises)
  }

  package func page(_ query: BoardQuery) async throws(LeaderboardError) -> BoardPage { try await base.page(query) }

  package func buckets(of board: ItemPath, _ period: Period) async throws(LeaderboardError) -> [Bucket] {
    try await base.buckets(of: board, period)
  }

  package func submissions(
    of board: ItemPath,
    player: PlayerID?,
    after revision: Revision,
    limit: Int
  ) async throws(LeaderboardError) -> [AcceptedSubmission] {
    try await base.submissions(of: board, player: player, after: revision, limit: limit)
  }

  package func follow(under prefix: ItemPath) -> Updates<ChangeCursor, StoreFailure> { base.follow(under: prefix) }
}
