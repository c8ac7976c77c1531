package import Domain
package import Spaces

/// One week of a group: both challenges, with the reader's own lines marked.
///
/// The page shows it, and `week --json` prints it.
package struct WeekScreen: Hashable, Codable, Sendable {
  /// A member's line on a board.
  package struct Line: Hashable, Codable, Sendable {
    /// The rank; nil for a member without a value.
    package let rank: Int?
    /// Whether another member has the same rank.
    package let isTied: Bool
    /// The name to show.
    package let displayName: String
    package let value: Int64
    /// The number of counting check-ins that were entered on a later day, which every member sees.
    package let late: Int
    /// Whether it is the reader's own line.
    package let isMine: Bool
  }

  /// One challenge's board.
  package struct Board: Hashable, Codable, Sendable {
    package let type: ChallengeType
    /// The challenge's id.
    package let challenge: String
    /// The lines, in order.
    package let lines: [Line]
    /// The names with the first rank, once the week is closed.
    package let winners: [String]
    /// The names with the first rank of a week that is over but not closed.
    package let leaders: [String]
    /// Whether the others' lines are hidden until the week is over.
    package let isHidden: Bool
  }

  package let group: GroupID
  /// The group's name.
  package let name: String
  /// The week's id, `YYYY-Www`.
  package let week: String
  package let firstDate: String
  package let lastDate: String
  package let isOver: Bool
  /// Whether the week still accepts check-ins.
  package let isActive: Bool
  /// The time at which a week that is over closes; nil before its end and after closing.
  package let provisionalUntil: Timestamp?
  /// The number of events that this version cannot read, and which do not count.
  package let unreadable: Int
  package let boards: [Board]

  init(_ view: GroupView, _ week: Bucket, at now: Timestamp) {
    (group, name, self.week) = (view.id, view.about.name, week.id)
    let zone = view.about.rules.zone
    firstDate = week.start.map { LocalDay(of: $0, in: zone).date } ?? ""
    lastDate = week.lastMoment.map { LocalDay(of: $0, in: zone).date } ?? ""
    let isOver = week.end.map { now >= $0 } ?? false
    self.isOver = isOver
    isActive = !view.about.isClosed(week, at: now)
    provisionalUntil = isOver && isActive ? view.about.closing(of: week) : nil
    unreadable = view.state.unreadable
    boards = ChallengeType.allCases.map { Board(view.snapshot($0, in: week, at: now), view, isOver: isOver) }
  }
}

extension WeekScreen.Board {
  init(_ snapshot: ChallengeSnapshot, _ view: GroupView, isOver: Bool) {
    (type, challenge, isHidden) = (snapshot.challenge.type, snapshot.challenge.id, snapshot.isHidden)
    let shared = Dictionary(grouping: snapshot.entries, by: \.rank).filter { $0.value.count > 1 }
    lines =
      snapshot.entries.map { entry in
        WeekScreen.Line(
          // Another program may report no days, which is no place.
          rank: entry.value > 0 ? entry.rank : nil,
          isTied: entry.value > 0 && shared[entry.rank] != nil,
          displayName: entry.displayName,
          value: entry.value,
          late: snapshot.challenge.type == .checkIn ? view.late(by: entry.user, in: snapshot.challenge.week) : 0,
          isMine: entry.user == view.viewer
        )
      }
      + snapshot.unranked.map {
        WeekScreen.Line(
          rank: nil,
          isTied: false,
          displayName: $0.displayName,
          value: 0,
          late: 0,
          isMine: $0.user == view.viewer
        )
      }
    let first = isOver ? lines.filter { $0.rank == 1 }.map(\.displayName) : []
    (winners, leaders) = snapshot.challenge.isActive ? ([], first) : (first, [])
  }
}

extension SpaceView<GroupState> {
  /// Returns the number of a member's counting check-ins in a week that were entered on a later day.
  fileprivate func late(by user: UserID, in week: Bucket) -> Int {
    state[user]?.checkIns(in: week).count { $0.counts && $0.entry.isLate } ?? 0
  }
}

extension SpaceView<GroupState> {
  /// Returns a week of the group; the present one for nil.
  ///
  /// - Parameters:
  ///   - id: The week's id, such as `2025-W24`.
  ///   - now: The clock.
  /// - Returns: The week; nil for an invalid id.
  package func week(_ id: String? = nil, at now: Timestamp) -> WeekScreen? {
    guard let id else { return WeekScreen(self, about.week(of: now), at: now) }
    return Period.weekly.bucket(id: id, in: about.rules.zone).map { WeekScreen(self, $0, at: now) }
  }

  /// Returns the weeks before the present one, newest first.
  ///
  /// - Parameters:
  ///   - now: The clock.
  ///   - limit: The most weeks to return.
  /// - Returns: The weeks with their winners.
  package func pastWeeks(at now: Timestamp, limit: Int = 53) -> [WeekScreen] {
    weeks(at: now).dropFirst().prefix(limit).map { WeekScreen(self, $0, at: now) }
  }
}
