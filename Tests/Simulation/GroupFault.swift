import Domain

/// A fault in the boards of a group, planted to show that ``GroupRun`` finds it.
package enum GroupFault: String, Sendable, CaseIterable {
  /// A check-in that was undone stays on the board.
  case keepsUndone
  /// A check-in that comes more than a day late is left out.
  case leavesOutLate

  func boards(_ base: any LeaderboardRepository) -> any LeaderboardRepository { FaultyBoards(base: base, fault: self) }

  fileprivate func keeps(_ submission: Submission) -> Bool {
    switch self {
    case .keepsUndone: if case .revert = submission.action { false } else { true }
    case .leavesOutLate:
      (submission.stamp?.time.milliseconds(since: submission.occurredAt) ?? 0) < 24 * 3_600_000
    }
  }
}

/// Boards that lose some of their submissions.
private struct FaultyBoards: LeaderboardRepository {
  let base: any LeaderboardRepository
  let fault: GroupFault

  func submit(_ submissions: [Submission], as arrival: Arrival) async throws(LeaderboardError) -> [AcceptedSubmission] {
    try await base.submit(submissions.filter(fault.keeps), as: arrival)
  }

  func define(_ definition: BoardDefinition, at board: ItemPath) async throws(LeaderboardError) {
    try await base.define(definition, at: board)
  }

  func definition(of board: ItemPath) async throws(LeaderboardError) -> BoardDefinition? {
    try await base.definition(of: board)
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
