import Access
public import Domain
public import Spaces

/// A group at one moment, as one of its members may see it.
public typealias GroupView = SpaceView<GroupState>

extension SpaceView<GroupState> {
  /// The member who looks.
  public var viewer: UserID { account?.user ?? "" }

  /// Whether the viewer is in the group; the owner of the installation, who sees every group, need not be.
  var takesPart: Bool { isMember && [.owner, .admin, .member].contains(role) }

  /// Everybody who takes part, by name.
  public var members: [MemberRecord] { state.members.filter(\.isActive) }

  /// The viewer's own record; nil before the first event.
  public var me: MemberRecord? { state[viewer] }

  /// Whether the group counts no more check-ins of the viewer on a date.
  func isFull(_ date: String) -> Bool {
    guard let limit = about.rules.checkInsPerDay else { return false }
    return (me?.checkIns ?? []).count { $0.entry.date == date } >= limit
  }

  /// The event that makes a date break no streak of a member.
  public func dayOff(_ day: GroupAction.DayOff, about user: UserID) throws(Refusal) -> Draft {
    try GroupAction.dayOff(day).draft(about: user)
  }

  /// A challenge with its standings.
  ///
  /// - Parameters:
  ///   - type: Which of the two.
  ///   - week: The week; that of `now` unless told otherwise.
  ///   - now: The clock.
  /// - Returns: The standings at that moment.
  public func snapshot(_ type: ChallengeType, in week: Bucket? = nil, at now: Timestamp) -> ChallengeSnapshot {
    let week = week ?? about.week(of: now)
    let challenge = about.challenge(type, of: id, in: week, at: now)
    let standings = ChallengeStandings(challenge: challenge, state: state, now: now)
    let entries = standings.entries
    let isHidden = about.hidesStandings && (week.end.map { now < $0 } ?? false)
    return ChallengeSnapshot(
      challenge: challenge,
      entries: isHidden ? entries.filter { $0.user == viewer } : entries,
      unranked: isHidden ? [] : standings.unranked(beside: entries),
      currentUserEntry: entries.first { $0.user == viewer },
      isHidden: isHidden,
      today: state.today(of: viewer, at: now).date,
      unreadable: state.unreadable,
      revision: journal.revision,
      generatedAt: now
    )
  }

  /// The weeks of this group up to now, the newest first; of an older group the latest 1,040.
  public func weeks(at now: Timestamp) -> [Bucket] {
    let first = state.members
      .flatMap { $0.checkIns.prefix(1).map(\.occurredAt) + $0.reports.prefix(1).map(\.reachedAt) }.min()
    let oldest = about.week(of: min(first ?? about.createdAt, about.createdAt))
    var weeks = [about.week(of: now)]
    // Twenty years: a stored date from long ago must not make a list without end.
    while weeks.count < 1040, let start = weeks.last?.start, let limit = oldest.start, start > limit {
      weeks.append(about.week(of: start.advanced(byMilliseconds: -1)))
    }
    return weeks
  }
}
