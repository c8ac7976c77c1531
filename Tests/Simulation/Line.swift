package import Domain

/// The connection between a device and a remote store, which decides the fate of each call and each answer.
package protocol Carrier: Sendable {
  /// Carries a call to the store, and its answer back.
  ///
  /// - Throws: Any error of `work`, or ``Domain/StoreFailure/unavailable(_:)`` if the call or the answer is lost.
  func carry<Answer: Sendable>(
    _ call: String,
    _ work: @escaping @Sendable () async throws -> Answer
  ) async throws -> Answer

  /// Does something when the connection breaks, once.
  func onBreak(_ action: @escaping @Sendable () -> Void)
}

extension Carrier {
  package func onBreak(_ action: @escaping @Sendable () -> Void) {}
}

/// A store as it is seen from the other end of a carrier.
package struct Line: Sendable {
  private let base: @Sendable () throws(StoreFailure) -> Storage
  private let carrier: any Carrier

  package init(to base: Storage, over carrier: any Carrier) {
    self.init(over: carrier) { () throws(StoreFailure) in base }
  }

  /// Creates a line.
  ///
  /// - Parameters:
  ///   - carrier: The connection.
  ///   - base: Returns the present store, another after a restart.
  package init(over carrier: any Carrier, to base: @escaping @Sendable () throws(StoreFailure) -> Storage) {
    (self.base, self.carrier) = (base, carrier)
  }

  package var storage: Storage {
    Storage(
      self,
      account: { () async throws(StoreFailure) in try await carry("account") { try await base().account() } }
    )
  }

  private func carry<Answer: Sendable, Failure: StorePortError>(
    _ call: String,
    throwing failure: Failure.Type = StoreFailure.self,
    _ work: @escaping @Sendable () async throws -> Answer
  ) async throws(Failure) -> Answer {
    do {
      return try await carrier.carry(call, work)
    } catch let error as Failure {
      throw error
    } catch let error as StoreFailure {
      throw .store(error)
    } catch {
      throw .store(.unavailable("\(error)"))
    }
  }
}

extension Line: ChangeFeed {
  package func changes(
    under prefix: ItemPath,
    after cursor: ChangeCursor?,
    limit: Int
  ) async throws(StoreFailure) -> ChangePage {
    try await carry("changes") { try await base().changes.changes(under: prefix, after: cursor, limit: limit) }
  }

  package func follow(under prefix: ItemPath) -> Updates<ChangeCursor, StoreFailure> {
    Updates { sink in
      let following = Task {
        do {
          for try await cursor in try base().changes.follow(under: prefix) {
            try await carrier.carry("tick") {}
            sink.yield(cursor)
          }
          sink.finish()
        } catch {
          sink.finish(throwing: error as? StoreFailure ?? .unavailable("\(error)"))
        }
      }
      carrier.onBreak {
        sink.finish(throwing: .unavailable("the connection broke"))
        following.cancel()
      }
      sink.onEnd { following.cancel() }
    }
  }
}

extension Line: DocumentRepository {
  package func load(_ path: ItemPath) async throws(DocumentError) -> Document? {
    try await carry("load \(path)", throwing: DocumentError.self) { try await base().documents.load(path) }
  }

  package func loadFirst(of paths: [ItemPath]) async throws(DocumentError) -> [Document?] {
    try await carry("loadFirst \(paths.first ?? .root)", throwing: DocumentError.self) {
      try await base().documents.loadFirst(of: paths)
    }
  }

  package func save(
    _ writes: [DocumentWrite],
    given premises: [Premise]
  ) async throws(DocumentError) -> [DocumentHead] {
    try await carry("save \(writes.first?.path ?? .root)", throwing: DocumentError.self) {
      try await base().documents.save(writes, given: premises)
    }
  }

  package func list(_ query: DocumentQuery) async throws(DocumentError) -> [DocumentHead] {
    try await carry("list", throwing: DocumentError.self) { try await base().documents.list(query) }
  }
}

extension Line: ScoringSessionRepository {
  package func session(at path: ItemPath) -> any ScoringSession { Session(path: path, line: self) }

  private struct Session: ScoringSession {
    let path: ItemPath
    let line: Line

    private func base() throws -> any ScoringSession { try line.base().sessions.session(at: path) }

    func head() async throws(JournalError) -> JournalHead {
      try await line.carry("head \(path)", throwing: JournalError.self) { try await base().head() }
    }

    func append(
      _ events: [ScoringEvent],
      expecting expected: Expectation,
      given premises: [Premise]
    ) async throws(JournalError) -> [RecordedEvent] {
      try await line.carry("append \(path)", throwing: JournalError.self) {
        try await base().append(events, expecting: expected, given: premises)
      }
    }

    func events(after revision: Revision, limit: Int) async throws(JournalError) -> [RecordedEvent] {
      try await line.carry("events \(path)", throwing: JournalError.self) {
        try await base().events(after: revision, limit: limit)
      }
    }

    func close(given premises: [Premise]) async throws(JournalError) {
      try await line.carry("close \(path)", throwing: JournalError.self) { try await base().close(given: premises) }
    }
  }
}

extension Line: LeaderboardRepository {
  package func define(
    _ definition: BoardDefinition,
    at board: ItemPath,
    given premises: [Premise]
  ) async throws(LeaderboardError) {
    try await carry("define \(board)", throwing: LeaderboardError.self) {
      try await base().leaderboards.define(definition, at: board, given: premises)
    }
  }

  package func definition(of board: ItemPath) async throws(LeaderboardError) -> BoardDefinition? {
    try await carry("definition \(board)", throwing: LeaderboardError.self) {
      try await base().leaderboards.definition(of: board)
    }
  }

  package func submit(
    _ submissions: [Submission],
    as arrival: Arrival,
    given premises: [Premise]
  ) async throws(LeaderboardError) -> [AcceptedSubmission] {
    try await carry("submit", throwing: LeaderboardError.self) {
      try await base().leaderboards.submit(submissions, as: arrival, given: premises)
    }
  }

  package func page(_ query: BoardQuery) async throws(LeaderboardError) -> BoardPage {
    try await carry("page", throwing: LeaderboardError.self) { try await base().leaderboards.page(query) }
  }

  package func buckets(of board: ItemPath, _ period: Period) async throws(LeaderboardError) -> [Bucket] {
    try await carry("buckets", throwing: LeaderboardError.self) {
      try await base().leaderboards.buckets(of: board, period)
    }
  }

  package func submissions(
    of board: ItemPath,
    player: PlayerID?,
    after revision: Revision,
    limit: Int
  ) async throws(LeaderboardError) -> [AcceptedSubmission] {
    try await carry("submissions \(board)", throwing: LeaderboardError.self) {
      try await base().leaderboards.submissions(of: board, player: player, after: revision, limit: limit)
    }
  }
}
