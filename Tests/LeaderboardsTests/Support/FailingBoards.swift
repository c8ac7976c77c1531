import Domain
import Synchronization

/// Boards whose history cannot be read any more once they are told to fail.
final class FailingBoards: LeaderboardLayer {
  let base: any LeaderboardRepository
  private let fails = Mutex(false)

  init(_ base: any LeaderboardRepository) { self.base = base }

  func fail() { fails.withLock { $0 = true } }

  func submissions(
    of board: ItemPath,
    player: PlayerID?,
    after revision: Revision,
    limit: Int
  ) async throws(LeaderboardError) -> [AcceptedSubmission] {
    if fails.withLock({ $0 }) { throw .store(.full) }
    return try await base.submissions(of: board, player: player, after: revision, limit: limit)
  }
}
