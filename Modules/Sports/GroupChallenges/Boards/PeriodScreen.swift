package import Domain
import Leaderboards
import Spaces

/// One bucket of a group's boards, as a member sees it.
///
/// This is what the page shows and `board --json` prints.
package struct PeriodScreen: Hashable, Codable, Sendable {
  /// The part of the board that is shown.
  package enum Window: Hashable, Sendable {
    /// A page of lines after the first `offset`.
    case from(Int)
    /// The lines around the member who looks.
    case aroundMe
  }

  /// One member's line.
  package struct Line: Hashable, Codable, Sendable {
    /// The rank, from 1.
    package let rank: Int
    /// Whether another member has the same rank.
    package let isTied: Bool
    /// The member's name in the group.
    package let displayName: String
    /// The number of check-ins.
    package let value: Int64
    /// Whether the line is the viewer's.
    package let isMine: Bool
  }

  /// The member directly ahead.
  package struct Ahead: Hashable, Codable, Sendable {
    /// The member's name in the group.
    package let displayName: String
    /// The difference in check-ins; 0 for a member who has as many.
    package let by: Int64
    /// Whether a member who has as many entered them first.
    package let isFirst: Bool
  }

  /// A bucket that is over.
  package struct Past: Hashable, Codable, Sendable {
    /// The id of the bucket, as in ``PeriodScreen/bucket``.
    package let bucket: String
    /// The members of the first rank of a final bucket; empty while the standings are hidden.
    package let winners: [String]
    /// The members of the first rank while late check-ins count.
    package let leaders: [String]
    /// Whether the time for late check-ins is over too.
    package let isFinal: Bool
  }

  package let group: GroupID
  /// The group's name.
  package let name: String
  /// The period of the board.
  package let period: Period
  /// The id of the bucket, such as `2025-06-11`, `2025-W24`, `2025-06`, `2025-OUTDOOR` or `all`.
  package let bucket: String
  /// Whether the bucket has ended.
  package let isOver: Bool
  /// Whether the time for late check-ins is over too: that of the week in which the bucket ends.
  package let isFinal: Bool
  /// The number of members with a rank; 1 at most while the standings are hidden.
  package let total: Int
  /// The number of lines before the first one that is shown.
  package let offset: Int
  /// The lines of this page, by rank; only the viewer's own while the standings are hidden.
  package let lines: [Line]
  /// The viewer's own line, also where it is not on this page; nil without a check-in.
  package let mine: Line?
  /// The member directly ahead of the viewer; nil for the first member, and while the standings are hidden.
  package let ahead: Ahead?
  /// Whether the others' lines are left out until the week is over.
  package let isHidden: Bool
  /// The latest changes of ranks on this board, the newest first.
  package let changes: [PeriodEvent]
  /// Buckets of this period that are over, the newest first.
  package let past: [Past]

  package static let pageLines = 20

  /// The offset of the page before; nil on the first page.
  package var previous: Int? { offset > 0 ? max(0, offset - Self.pageLines) : nil }
  /// The offset of the page after; nil on the last page.
  package var next: Int? { offset + lines.count < total && !isHidden ? offset + lines.count : nil }
}

extension GroupBoards {
  private static let around = 5
  private static let archived = 30
  private static let looksBack: Int64 = 40
  private static let shownChanges = 5

  /// Returns a board of a group.
  ///
  /// - Parameters:
  ///   - view: The group as a member sees it.
  ///   - period: The period.
  ///   - id: A bucket of the period; that of now for nil.
  ///   - window: The lines to show.
  /// - Returns: The board; nil for a text that names no bucket of the period.
  /// - Throws: ``Domain/LeaderboardError``.
  package func screen(
    of view: GroupView,
    _ period: Period,
    bucket id: String? = nil,
    _ window: PeriodScreen.Window = .from(0)
  ) async throws(LeaderboardError) -> PeriodScreen? {
    let zone = view.about.rules.zone
    let named = id.map { period.bucket(id: $0, in: zone) } ?? period.bucket(of: view.now, in: zone)
    guard let bucket = named else { return nil }
    let board = try await board(of: view)
    let (viewer, isHidden) = (PlayerID(view.viewer), view.hides(bucket))
    let explanation = try await Self.ranked { () throws(LeaderboardError) in
      try await board.explain(viewer, in: period, bucketID: bucket.id)
    }
    let mine = explanation.map { view.line($0.standing, isTied: $0.sharing > 0) }
    let page = try await page(of: board, bucket, window, around: explanation)
    return PeriodScreen(
      group: view.id,
      name: view.about.name,
      period: period,
      bucket: bucket.id,
      isOver: bucket.end.map { $0 <= view.now } ?? false,
      isFinal: view.isFinal(bucket),
      total: isHidden ? (mine == nil ? 0 : 1) : page.total,
      offset: isHidden ? 0 : page.offset,
      lines: isHidden
        ? [mine].compactMap(\.self) : page.lines.map { view.line($0, isTied: page.shared.contains($0.rank)) },
      mine: mine,
      ahead: isHidden ? nil : explanation.flatMap { view.ahead($0) },
      isHidden: isHidden,
      changes: try await changes(on: bucket, view, upTo: page.revision),
      past: try await past(of: board, period, view)
    )
  }

  /// The group's board, for its events.
  func board(of view: GroupView) async throws(LeaderboardError) -> Leaderboard {
    try await .define(Self.definition(of: view.about), at: Self.path(of: view.id), in: leaderboards, with: clock)
  }

  /// The lines of one page.
  private struct Page {
    let lines: [Standing]
    let offset: Int
    /// The ranks that several members have, also beyond the ends of the page.
    let shared: Set<Int>
    let total: Int
    let revision: Revision
  }

  private func page(
    of board: Leaderboard,
    _ bucket: Bucket,
    _ window: PeriodScreen.Window,
    around mine: RankExplanation?
  ) async throws(LeaderboardError) -> Page {
    var (offset, count) = (0, PeriodScreen.pageLines)
    switch (window, mine) {
    case (.aroundMe, let mine?):
      count = 2 * Self.around + 1
      offset = min(mine.standing.position - 1 - Self.around, mine.total - count)
    case (.from(let first), _): offset = first
    case (.aroundMe, nil): break
    }
    offset = max(0, offset)
    // One line more at each end shows who shares a rank with the first and the last.
    let first = max(0, offset - 1)
    let found = try await board.top(bucket.period, bucketID: bucket.id, limit: count + 2, offset: first)
    let lines = found.standings.dropFirst(offset - first).prefix(count)
    return Page(
      lines: Array(lines),
      offset: lines.isEmpty ? 0 : offset,
      shared: Set(zip(found.standings, found.standings.dropFirst()).compactMap { $0.rank == $1.rank ? $0.rank : nil }),
      total: found.total,
      revision: found.revision
    )
  }

  /// The changes among the latest submissions, as their writers saw them.
  private func changes(
    on bucket: Bucket,
    _ view: GroupView,
    upTo revision: Revision
  ) async throws(LeaderboardError) -> [PeriodEvent] {
    let start = Revision(rawValue: max(0, revision.rawValue - Self.looksBack))
    let path = Self.path(of: view.id)
    let accepted = try await leaderboards.submissions(of: path, player: nil, after: start, limit: Limits.pageItems)
    let changes = accepted.reversed().lazy.compactMap { accepted -> PeriodEvent? in
      guard let effect = accepted.effects.first(where: { $0.bucket == bucket }) else { return nil }
      let (player, from, to) = (accepted.submission.player, effect.before?.rank, effect.after?.rank)
      return from == to ? nil : view.event(player, bucket, from: from, to: to)
    }
    return Array(changes.prefix(Self.shownChanges))
  }

  private func past(
    of board: Leaderboard,
    _ period: Period,
    _ view: GroupView
  ) async throws(LeaderboardError) -> [PeriodScreen.Past] {
    try await board.archive(of: period, limit: Self.archived).map { archived in
      let first = view.hides(archived.bucket) ? [] : archived.winners.map(view.name)
      let isFinal = view.isFinal(archived.bucket)
      return PeriodScreen.Past(
        bucket: archived.bucket.id,
        winners: isFinal ? first : [],
        leaders: isFinal ? [] : first,
        isFinal: isFinal
      )
    }
  }

  /// Returns the result of reading; nil for a member without a rank.
  private static func ranked<Value>(
    _ read: () async throws(LeaderboardError) -> Value
  ) async throws(LeaderboardError) -> Value? {
    do { return try await read() } catch {
      guard case .entryNotFound = error else { throw error }
      return nil
    }
  }
}

extension SpaceView<GroupState> {
  /// Whether a bucket holds a day of a week whose standings are still hidden.
  func hides(_ bucket: Bucket) -> Bool {
    guard about.hidesStandings, let week = about.week(of: now).start else { return false }
    return bucket.end.map { $0 > week } ?? true
  }

  /// Whether late check-ins count no longer: whether the week in which a bucket ends is closed.
  fileprivate func isFinal(_ bucket: Bucket) -> Bool {
    bucket.lastMoment.map { about.isClosed(about.week(of: $0), at: now) } ?? false
  }

  /// The name that the group shows now, whatever it was at the time of the check-in.
  fileprivate func name(_ standing: Standing) -> String {
    state[UserID(standing.entry.player)]?.displayName ?? standing.entry.displayName
  }

  fileprivate func line(_ standing: Standing, isTied: Bool) -> PeriodScreen.Line {
    PeriodScreen.Line(
      rank: standing.rank,
      isTied: isTied,
      displayName: name(standing),
      value: standing.entry.score.keys.first ?? 0,
      isMine: UserID(standing.entry.player) == viewer
    )
  }

  fileprivate func ahead(_ explanation: RankExplanation) -> PeriodScreen.Ahead? {
    explanation.above.map { above in
      let (other, own) = (above.standing.entry.score.keys.first ?? 0, explanation.standing.entry.score.keys.first ?? 0)
      return PeriodScreen.Ahead(
        displayName: name(above.standing),
        by: other - own,
        isFirst: above.reason == .reachedAt
      )
    }
  }
}
