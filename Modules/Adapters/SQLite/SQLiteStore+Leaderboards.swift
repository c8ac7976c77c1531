public import Domain
import Foundation
import GRDB
import SQLShared
import StoreEngine
import Synchronization

extension SQLiteStore: LeaderboardRepository {
  public func define(
    _ definition: BoardDefinition,
    at board: ItemPath,
    given premises: [Premise]
  ) async throws(LeaderboardError) {
    if let problem = board.problem { throw .invalid(problem) }
    try definition.check()
    return try await write(given: premises, throwing: LeaderboardError.self) { transaction in
      try transaction.define(definition, at: board)
    }
  }

  public func definition(of board: ItemPath) async throws(LeaderboardError) -> BoardDefinition? {
    try await read(throwing: LeaderboardError.self) { db in try BoardRow.load(board, from: db)?.definition }
  }

  public func submit(
    _ submissions: [Submission],
    as arrival: Arrival,
    given premises: [Premise]
  ) async throws(LeaderboardError) -> [AcceptedSubmission] {
    try Submission.check(batch: submissions)
    return try await write(given: premises, throwing: LeaderboardError.self) { transaction in
      try transaction.submit(submissions, as: arrival)
    }
  }

  public func submitEach(
    _ submissions: [Submission],
    as arrival: Arrival,
    given premises: [Premise]
  ) async throws(LeaderboardError) -> [Result<AcceptedSubmission, LeaderboardError>] {
    try Submission.check(batch: submissions)
    return try await write(given: premises, throwing: LeaderboardError.self) { transaction in
      try transaction.submitEach(submissions, as: arrival)
    }
  }

  public func page(_ query: BoardQuery) async throws(LeaderboardError) -> BoardPage {
    try query.check()
    if let page = try await pageFromMemory(query) { return page }
    return try await readBetweenCommits { [boards] db in
      try boards.withAll { cache in
        try CachedBoard.refresh(query.board, in: &cache, from: db)
        guard var board = cache.removeValue(forKey: query.board) else {
          throw LeaderboardError.noSuchBoard(query.board)
        }
        defer { cache[query.board] = board }
        return try board.state.page(query, records: board.records(in: db))
      }
    }
  }

  /// Returns the page from memory if no other process has written since the board was read, which costs one query.
  private func pageFromMemory(_ query: BoardQuery) async throws(LeaderboardError) -> BoardPage? {
    try await readBetweenCommits(isQuick: true) { [boards] db in
      try boards.withAll { cache in
        guard let board = cache[query.board], try board.isCurrent(in: db) else { return nil }
        return try board.state.pageFromMemory(query)
      }
    }
  }

  public func buckets(of board: ItemPath, _ period: Period) async throws(LeaderboardError) -> [Bucket] {
    try await read(throwing: LeaderboardError.self) { db in
      guard let row = try BoardRow.load(board, from: db) else { throw LeaderboardError.noSuchBoard(board) }
      return try Row.fetchAll(
        db.cachedStatement(
          sql: """
            SELECT DISTINCT bucket, starts, ends FROM entry WHERE board = ? AND period = ? AND is_ranked
            ORDER BY starts DESC
            """
        ),
        arguments: [row.id, period.rawValue]
      )
      .map { Bucket(SQLiteRow($0), period) }
    }
  }

  public func submissions(
    of board: ItemPath,
    player: PlayerID?,
    after revision: Revision,
    limit: Int
  ) async throws(LeaderboardError) -> [AcceptedSubmission] {
    try Submission.checkPage(after: revision, limit: limit)
    return try await read(throwing: LeaderboardError.self) { [identity] db in
      guard let row = try BoardRow.load(board, from: db) else { throw LeaderboardError.noSuchBoard(board) }
      if player?.problem != nil { return [] }
      let codec = BoardCodec(of: row.path, row.definition, device: identity.device)
      let filter: (sql: String, arguments: StatementArguments) =
        player.map { ("AND player = ?", [$0.rawValue]) } ?? ("", [])
      return try Row.fetchAll(
        db.cachedStatement(
          sql: """
            SELECT \(BoardCodec.columns) FROM submission WHERE board = ? AND revision > ? \(filter.sql)
            ORDER BY revision LIMIT ?
            """
        ),
        arguments: [row.id, revision.rawValue] + filter.arguments + [limit]
      )
      .map { try codec.accepted(SQLiteRow($0)) }
    }
  }
}
