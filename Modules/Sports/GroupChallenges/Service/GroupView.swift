import Access
package import Domain
package import Spaces

/// A group at one moment, as one of its members may see it.
package typealias GroupView = SpaceView<GroupState>

extension SpaceView<GroupState> {
  /// The member who reads.
  package var viewer: UserID { account?.user ?? "" }

  /// Whether the reader takes part; the owner of the installation, who sees every group, may not.
  var takesPart: Bool { isMember && [.owner, .admin, .member].contains(role) }

  /// The active members, by name.
  package var members: [MemberRecord] { state.members.filter(\.isActive) }

  /// The reader's own record; nil before the first event.
  package var me: MemberRecord? { state[viewer] }

  /// The reader's dates that count.
  var counted: CountedDays { me?.counted ?? CountedDays(limit: about.rules.checkInsPerDay) }

  /// Returns the event of a day off for a member.
  ///
  /// - Throws: ``Domain/Refusal``.
  package func dayOff(_ day: GroupAction.DayOff, about user: UserID) throws(Refusal) -> EventDraft {
    try GroupAction.dayOff(day).draft(about: user)
  }

  /// Returns a challenge with its standings.
  ///
  /// - Parameters:
  ///   - type: The type of challenge.
  ///   - week: The week; the present one for nil.
  ///   - now: The clock.
  /// - Returns: The standings at that moment.
  package func snapshot(_ type: ChallengeType, in week: Bucket? = nil, at now: Timestamp) -> ChallengeSnapshot {
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

  /// Returns the weeks of this group up to now, newest first; of an old group the latest 1,040.
  package func weeks(at now: Timestamp) -> [Bucket] {
    let first = state.members
      .flatMap { $0.checkIns.prefix(1).map(\.occurredAt) + $0.reports.prefix(1).map(\.reachedAt) }.min()
    let oldest = about.week(of: min(first ?? about.createdAt, about.createdAt))
    var weeks = [about.week(of: now)]
    // Twenty years, so that an ancient stored date does not make an endless list.
    while weeks.count < 1040, let start = weeks.last?.start, let limit = oldest.start, start > limit {
      weeks.append(about.week(of: start.advanced(byMilliseconds: -1)))
    }
    return weeks
  }
}
