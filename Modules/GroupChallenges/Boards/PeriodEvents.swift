public import Domain
internal import LeaderboardKit
public import Spaces

/// A change of a member's rank on a group's board.
public struct PeriodEvent: Hashable, Codable, Sendable {
  public let period: Period
  public let bucket: String
  public let displayName: String
  /// nil for a member who had no rank.
  public let from: Int?
  /// nil for a member who has no rank any more.
  public let to: Int?
  public let isMine: Bool
}

extension GroupBoards {
  /// Returns the changes of ranks on one board from now on, whoever causes them.
  ///
  /// - Parameters:
  ///   - view: The group as a member sees it; its names are those of this moment.
  ///   - period: The period to watch.
  ///   - wait: Waits so long; throws when its task is cancelled.
  /// - Returns: The changes in order; none of other members while the standings are hidden.
  /// - Throws: ``Domain/LeaderboardError``.
  public func events(
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
  /// nil for a change that is hidden from the viewer.
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
