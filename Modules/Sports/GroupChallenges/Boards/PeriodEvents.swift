package import Domain
import Leaderboards
import Spaces

/// A change of a member's rank on a group's board.
package struct PeriodEvent: Hashable, Codable, Sendable {
  /// The period of the board.
  package let period: Period
  /// The id of the bucket, as in ``PeriodScreen/bucket``.
  package let bucket: String
  /// The member's name in the group.
  package let displayName: String
  /// The rank before; nil for a member who had none.
  package let from: Int?
  /// The rank after; nil for a member who has none any more.
  package let to: Int?
  /// Whether the member is the viewer.
  package let isMine: Bool
}

extension GroupBoards {
  /// Returns the changes of ranks on one board from now on, of every member and device.
  ///
  /// - Parameters:
  ///   - view: The group as a member sees it; its names are those of this moment.
  ///   - period: The period to watch.
  ///   - wait: Waits so long; throws when its task is cancelled.
  /// - Returns: The changes in order; none of other members while the standings are hidden.
  /// - Throws: ``Domain/LeaderboardError``.
  package func events(
    of view: GroupView,
    _ period: Period,
    waiting wait: @escaping @Sendable (Duration) async throws -> Void
  ) async throws(LeaderboardError) -> some AsyncSequence<PeriodEvent, LeaderboardError> & Sendable {
    try await board(of: view).events(waiting: wait).compactMap { event -> PeriodEvent? in
      switch event {
      case .updated(let player, let bucket, let old, let new, _) where bucket.period == period && old != new:
        view.event(player, bucket, from: old, to: new)
      case .displaced(let player, let bucket, let old, let new) where bucket.period == period:
        view.event(player, bucket, from: old, to: new)
      case .updated, .displaced, .reordered, .reset, .sealed: nil
      }
    }
  }
}

extension SpaceView<GroupState> {
  /// The change as the viewer sees it; nil for one that is hidden from the viewer.
  func event(_ player: PlayerID, _ bucket: Bucket, from old: Int?, to new: Int?) -> PeriodEvent? {
    let user = UserID(player)
    guard user == viewer || !hides(bucket) else { return nil }
    return PeriodEvent(
      period: bucket.period,
      bucket: bucket.id,
      displayName: state[user]?.displayName ?? player.rawValue,
      from: old,
      to: new,
      isMine: user == viewer
    )
  }
}
