#if PostgreSQL

public import Domain
import SQLShared
import StoreEngine

extension PostgresStore: LeaderboardRepository {
  public func define(
    _ definition: BoardDefinition,
    at board: ItemPath,
    given premises: [Premise]
  ) async throws(LeaderboardError) {
    if let problem = board.problem { throw .invalid(problem) }
    try definition.check()
    return try await write(Needs(boards: [board]), given: premises, throwing: LeaderboardError.self) { unit in
      try unit.define(definition, at: board)
    }
  }

  public func definition(of board: ItemPath) async throws(LeaderboardError) -> BoardDefinition? {
    if board.isNowhere { return nil }
    return try await read(throwing: LeaderboardError.self) { pipeline in try BoardRow.load(board, pipeline)?.definition
    }
  }

  public func submit(
    _ submissions: [Submission],
    as arrival: Arrival,
    given premises: [Premise]
  ) async throws(LeaderboardError) -> [AcceptedSubmission] {
    try Submission.check(batch: submissions)
    try await mapped(to: LeaderboardError.self) { try await loading.prepare(submissions) }
    return try await write(.submitting(submissions), given: premises, throwing: LeaderboardError.self) { unit in
      try unit.submit(submissions, as: arrival)
    }
  }

  public func submitEach(
    _ submissions: [Submission],
    as arrival: Arrival,
    given premises: [Premise]
  ) async throws(LeaderboardError) -> [Result<AcceptedSubmission, LeaderboardError>] {
    try Submission.check(batch: submissions)
    try await mapped(to: LeaderboardError.self) { try await loading.prepare(submissions) }
    return try await write(.submitting(submissions), given: premises, throwing: LeaderboardError.self) { unit in
      try unit.submitEach(submissions, as: arrival)
    }
  }

  public func page(_ query: BoardQuery) async throws(LeaderboardError) -> BoardPage {
    try query.check()
    if query.board.isNowhere { throw .noSuchBoard(query.board) }
    return try await mapped(to: LeaderboardError.self) {
      try await freshness.check()
      return try await pageFromMemory(query)
    }
  }

  private static let rounds = 100

  /// The page as of the last question about other servers' commits; reads into memory what is not there.
  private func pageFromMemory(_ query: BoardQuery) async throws -> BoardPage {
    for _ in 0..<Self.rounds {
      guard let board = try await loading.board(at: query.board) else {
        throw LeaderboardError.noSuchBoard(query.board)
      }
      switch try board.glance(at: query) {
      case .page(let page): return page
      case .stale: try await loading.catchUp(board)
      case .missingBucket:
        if let revision = try await loading.fill(board, query.bucket, keepsEmpty: false) {
          return try RankedBucket(board.definition).page(query, revision: revision)
        }
      }
    }
    throw StoreFailure.unavailable("the board changes faster than it can be read")
  }

  public func buckets(of board: ItemPath, _ period: Period) async throws(LeaderboardError) -> [Bucket] {
    if board.isNowhere { throw .noSuchBoard(board) }
    return try await read(throwing: LeaderboardError.self) { pipeline in
      guard let row = try BoardRow.load(board, pipeline) else { throw LeaderboardError.noSuchBoard(board) }
      let sql = """
        SELECT DISTINCT bucket, starts, ends FROM entry WHERE board = $1 AND period = $2 AND is_ranked
        ORDER BY starts DESC
        """
      return try pipeline.run(sql, [.int(row.id), .text(period.rawValue)]).rows.map { Bucket($0, period) }
    }
  }

  public func submissions(
    of board: ItemPath,
    player: PlayerID?,
    after revision: Revision,
    limit: Int
  ) async throws(LeaderboardError) -> [AcceptedSubmission] {
    try Submission.checkPage(after: revision, limit: limit)
    if board.isNowhere { throw .noSuchBoard(board) }
    return try await read(throwing: LeaderboardError.self) { pipeline in
      guard let row = try BoardRow.load(board, pipeline) else { throw LeaderboardError.noSuchBoard(board) }
      if player?.problem != nil { return [] }
      let filter = player == nil ? "" : "AND player = $4 "
      let sql = "SELECT content FROM submission WHERE board = $1 AND revision > $2 \(filter)ORDER BY revision LIMIT $3"
      let values: [Value] = [.int(row.id), .int(revision.rawValue), .int(Int64(limit))]
      return try pipeline.run(sql, values + (player.map { [.text($0.rawValue)] } ?? [])).rows
        .map { try AcceptedSubmission($0) }
    }
  }
}

extension BoardRow {
  static func load(_ path: ItemPath, _ pipeline: Pipeline) throws -> BoardRow? {
    try pipeline.run("SELECT \(columns) FROM board WHERE path = $1", [.text(path.text)]).first.map { try BoardRow($0) }
  }
}

#endif
