public import Domain

/// A group at one moment, as one of its members may see it.
public struct GroupView: Sendable {
  public let id: GroupID
  public let group: Group
  public let viewer: UserID
  /// What the viewer is in it.
  public let role: Membership.Role
  let log: GroupLog

  init(id: GroupID, group: Group, log: GroupLog, viewer: UserID, role: Membership.Role) {
    (self.id, self.group, self.log, self.viewer, self.role) = (id, group, log, viewer, role)
  }

  /// Whether the viewer runs the group.
  public var leads: Bool { role == .owner || role == .admin }

  /// Everybody who takes part, by name.
  public var members: [MemberRecord] { log.members.filter(\.isActive) }

  /// How many events of the group's journal it shows.
  public var revision: Revision { log.revision }

  /// The viewer's own record; nil before the first event.
  public var me: MemberRecord? { log[viewer] }

  /// Whether the group counts no more check-ins of a member on a date.
  func isFull(_ date: String, for user: UserID) -> Bool {
    guard let limit = group.rules.checkInsPerDay else { return false }
    return (log[user]?.checkIns ?? []).count { $0.entry.date == date } >= limit
  }

  /// A challenge with its standings.
  ///
  /// - Parameters:
  ///   - type: Which of the two.
  ///   - week: The week; that of `now` unless told otherwise.
  ///   - now: The clock.
  /// - Returns: The standings at that moment.
  public func snapshot(_ type: ChallengeType, in week: Bucket? = nil, at now: Timestamp) -> ChallengeSnapshot {
    let week = week ?? group.week(of: now)
    let challenge = group.challenge(type, of: id, in: week, at: now)
    let standings = ChallengeStandings(group: group, challenge: challenge, log: log, now: now)
    let entries = standings.entries
    let isHidden = group.hidesStandings && (week.end.map { now < $0 } ?? false)
    return ChallengeSnapshot(
      challenge: challenge,
      entries: isHidden ? entries.filter { $0.user == viewer } : entries,
      unranked: isHidden ? [] : standings.unranked(beside: entries),
      currentUserEntry: entries.first { $0.user == viewer },
      isHidden: isHidden,
      today: log.today(of: viewer, at: now, in: group).date,
      revision: log.revision,
      generatedAt: now
    )
  }

  /// The weeks of this group up to now, the newest first; of an older group the latest ``largestWeeks``.
  public func weeks(at now: Timestamp) -> [Bucket] {
    let first = log.members.flatMap { $0.checkIns.prefix(1).map(\.occurredAt) + $0.reports.prefix(1).map(\.reachedAt) }
      .min()
    let oldest = group.week(of: min(first ?? group.createdAt, group.createdAt))
    var weeks = [group.week(of: now)]
    while weeks.count < Self.largestWeeks, let start = weeks.last?.start, let limit = oldest.start, start > limit {
      weeks.append(group.week(of: start.advanced(byMilliseconds: -1)))
    }
    return weeks
  }

  /// Twenty years: a stored date from long ago must not make a list without end.
  static let largestWeeks = 1040
}
