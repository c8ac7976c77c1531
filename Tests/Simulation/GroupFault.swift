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
private struct FaultyBoards: LeaderboardLayer {
  let base: any LeaderboardRepository
  let fault: GroupFault

  func submit(
    _ submissions: [Submission],
    as arrival: Arrival,
    given premises: [Premise]
  ) async throws(LeaderboardError) -> [AcceptedSubmission] {
    try await base.submit(submissions.filter(fault.keeps), as: arrival, given: premises)
  }
}
