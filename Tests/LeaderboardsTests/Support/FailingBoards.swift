import Domain
import Synchronization

/// Boards whose history cannot be read any more once they are told to fail.
final class FailingBoards: LeaderboardRepository {
  private let base: any LeaderboardRepository
  private let fails = Mutex(false)

  init(_ base: any LeaderboardRepository) { self.base = base }

  func fail() { fails.withLock { $0 = true } }

  func define(_ definition: BoardDefinition, at board: ItemPath) async throws(LeaderboardError) {
    try await base.define(definition, at: board)
  }

  func definition(of board: ItemPath) async throws(LeaderboardError) -> BoardDefinition? {
    try await base.definition(of: board)
  }

  func submit(_ submissions: [Submission], as arrival: Arrival) async throws(LeaderboardError) -> [AcceptedSubmission] {
    try await base.submit(submissions, as: arrival)
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
    if fails.withLock({ $0 }) { throw .store(.full) }
    return try await base.submissions(of: board, player: player, after: revision, limit: limit)
  }

  func follow(under prefix: ItemPath) -> Updates<ChangeCursor, StoreFailure> { base.follow(under: prefix) }
}
