public import Domain
public import Spaces

/// One week of a group: both challenges, and how the viewer stands.
///
/// This is what the page shows and `week --json` prints.
public struct WeekScreen: Hashable, Codable, Sendable {
  /// A member's line, as it is shown.
  public struct Line: Hashable, Codable, Sendable {
    /// nil for somebody without a value yet.
    public let rank: Int?
    public let displayName: String
    public let value: Int64
    /// The number of check-ins that count and were entered on a later day; every member sees it.
    public let late: Int
    /// Whether it is the viewer's own.
    public let isMine: Bool
  }

  /// One challenge's board.
  public struct Board: Hashable, Codable, Sendable {
    public let type: ChallengeType
    /// The challenge's id.
    public let challenge: String
    public let lines: [Line]
    /// The first members once the week takes nothing more; several who share the place.
    public let winners: [String]
    /// The first members of a week that is over and still takes late check-ins.
    public let leaders: [String]
    /// Whether the others' lines are left out until the week is over.
    public let isHidden: Bool
  }

  public let group: GroupID
  public let name: String
  /// `YYYY-Www`.
  public let week: String
  /// The first and the last date.
  public let firstDate: String
  public let lastDate: String
  public let isOver: Bool
  /// Whether it still takes what happened in it.
  public let isActive: Bool
  /// The moment until which a week that is over takes late check-ins; nil before its end and after that moment.
  public let provisionalUntil: Timestamp?
  /// The number of events that this version cannot read, which count for nothing.
  public let unreadable: Int
  public let boards: [Board]

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
    lines =
      snapshot.entries.map { entry in
        WeekScreen.Line(
          rank: entry.rank,
          displayName: entry.displayName,
          value: entry.value,
          late: snapshot.challenge.type == .checkIn ? view.late(by: entry.user, in: snapshot.challenge.week) : 0,
          isMine: entry.user == view.viewer
        )
      }
      + snapshot.unranked.map {
        WeekScreen.Line(rank: nil, displayName: $0.displayName, value: 0, late: 0, isMine: $0.user == view.viewer)
      }
    let first = isOver ? snapshot.entries.filter { $0.rank == 1 && $0.value > 0 }.map(\.displayName) : []
    (winners, leaders) = snapshot.challenge.isActive ? ([], first) : (first, [])
  }
}

extension SpaceView<GroupState> {
  /// The number of a member's check-ins in a week that count and were entered on a later day.
  fileprivate func late(by user: UserID, in week: Bucket) -> Int {
    state[user]?.checkIns(in: week).count { $0.counts && $0.entry.enteredAt != nil } ?? 0
  }
}

extension SpaceView<GroupState> {
  /// A week of the group; the running one unless told otherwise.
  ///
  /// - Parameters:
  ///   - id: Such as `2025-W24`.
  ///   - now: The clock.
  /// - Returns: The week; nil for a text that names none.
  public func week(_ id: String? = nil, at now: Timestamp) -> WeekScreen? {
    guard let id else { return WeekScreen(self, about.week(of: now), at: now) }
    return Period.weekly.bucket(id: id, in: about.rules.zone).map { WeekScreen(self, $0, at: now) }
  }

  /// Weeks before the running one, the newest first.
  ///
  /// - Parameters:
  ///   - now: The clock.
  ///   - limit: How many at most.
  /// - Returns: The weeks with their winners.
  public func pastWeeks(at now: Timestamp, limit: Int = 53) -> [WeekScreen] {
    weeks(at: now).dropFirst().prefix(limit).map { WeekScreen(self, $0, at: now) }
  }
}
