internal import Domain
internal import Notices
internal import Spaces

/// What a group's journal says to its members at a moment, as drafts of notices.
struct GroupDay {
  let id: GroupID
  let state: GroupState
  let now: Timestamp
  /// The members, and those who left in the last week, whose reminders are void.
  let members: [MemberRecord]

  init(_ id: GroupID, _ state: GroupState, at now: Timestamp) {
    (self.id, self.state, self.now) = (id, state, now)
    members = state.members.filter { member in
      member.isActive || member.leftAt.map { now.milliseconds(since: $0) < 7 * ZoneTable.dayMilliseconds } ?? false
    }
  }

  private var group: Group { state.group }
  private var zone: ZoneTable { group.rules.zone }
  private var today: Int64 { zone.day(of: now) }

  private func date(_ day: Int64) -> String { "\(CivilDate(dayNumber: day))" }
}

// MARK: Corrections

extension GroupDay {
  func corrections() -> [NoticeDraft] {
    members.filter(\.isActive).flatMap { member in
      member.corrected.filter { $0.actor != member.user }.map { corrected in
        NoticeDraft(
          GroupNews.entryChanged,
          to: member.user,
          about: [id.rawValue, corrected.id.rawValue],
          ["group": group.name, "date": corrected.entry.date, "reason": corrected.correction.reason]
            .merging(corrected.correction.date.map { ["to": $0] } ?? [:]) { $1 },
          occurredAt: corrected.correctedAt
        )
      }
    }
  }
}

// MARK: Streaks

extension GroupDay {
  /// The members whose streak ends with a date that may still be to come in their zone.
  var membersWithStreak: [UserID] {
    members.filter { end(of: $0).map { $0.day >= today - 1 } ?? false }.map(\.user)
  }

  /// The last date on which a member's check-in keeps a streak of two days or more; nil for none.
  private func end(of member: MemberRecord) -> (day: Int64, days: Int, reachedAt: Timestamp)? {
    guard member.isActive, group.rules.streaks == .derived, let next = member.streak.next, next.days > 1 else {
      return nil
    }
    return next
  }

  /// Returns reminders at 20:00 of the date with which a streak ends.
  ///
  /// - Parameter zones: The zones that members have chosen. The others go by the group's.
  /// - Returns: The reminders, and those that are void.
  func streaks(_ zones: [UserID: ZoneTable]) -> [NoticeDraft] {
    members.flatMap { member -> [NoticeDraft] in
      let zone = zones[member.user] ?? self.zone
      let end = self.end(of: member)
      // An entry, or its undoing, moves the end away from one of these dates.
      let today = zone.day(of: now)
      let daysOff = member.daysOff.keys.filter { (today...today + 60).contains($0) }
      let dates = Set(today - 1...today + 1 + Int64(group.rules.freezes)).union(daysOff).union(daysOff.map { $0 + 1 })
      var drafts = dates.filter { $0 != end?.day }.sorted().map { day in
        NoticeDraft(
          GroupNews.streakEnds,
          to: member.user,
          about: [id.rawValue, date(day)],
          [:],
          occurredAt: zone.start(ofDay: day),
          expiresAt: zone.start(ofDay: day + 2),
          isWithdrawn: true
        )
      }
      if let end {
        drafts.append(
          NoticeDraft(
            GroupNews.streakEnds,
            to: member.user,
            about: [id.rawValue, date(end.day)],
            ["group": group.name, "days": "\(end.days)"],
            occurredAt: end.reachedAt,
            dueAt: zone.moment(day: end.day, clock: 20 * 3600).time,
            expiresAt: zone.start(ofDay: end.day + 1)
          )
        )
      }
      return drafts
    }
  }
}

// MARK: Standings

extension GroupDay {
  private static let openWeeks = 6

  /// Whoever was not ahead of a member when a day began and is at its end, once a day, while the standings are shown.
  ///
  /// A member who catches up on the same day is told nothing any more.
  func overtakings() -> [NoticeDraft] {
    if group.hidesStandings { return [] }
    return [today - 1, today].flatMap { day -> [NoticeDraft] in
      let (start, end) = (zone.start(ofDay: day), zone.start(ofDay: day + 1))
      let week = group.week(ofDate: day)
      let counts = members.map { member in
        let entered = member.checkIns(in: week).filter(\.counts).map(\.enteredAt).filter { $0 < end }
        return (member: member, before: entered.count { $0 < start }, now: entered.count, last: entered.max() ?? start)
      }
      let risers = counts.filter { $0.member.isActive && $0.now > $0.before }
        .sorted { ($0.last, $0.member.user) < ($1.last, $1.member.user) }
      return counts.filter { $0.before > 0 }.map { own -> NoticeDraft in
        let other = own.member.isActive ? risers.first { $0.before <= own.before && $0.now > own.now } : nil
        return NoticeDraft(
          GroupNews.overtaken,
          to: own.member.user,
          about: [id.rawValue, date(day)],
          other.map { ["group": group.name, "by": $0.member.displayName] } ?? [:],
          occurredAt: other?.last ?? end,
          isWithdrawn: other == nil
        )
      }
    }
  }

  /// Winners by check-ins, of two members or more, from the closing of a week on.
  ///
  /// Until then the notice waits for its time, and follows late check-ins.
  func weeksWon() -> [NoticeDraft] {
    var (week, drafts) = (group.week(of: now), [NoticeDraft]())
    // No more weeks, however long late check-ins count.
    for _ in 0..<Self.openWeeks {
      guard let closing = group.closing(of: week), let start = week.start,
        now.milliseconds(since: closing) < GroupNews.weekWon.lifetime
      else { break }
      let challenge = group.challenge(.checkIn, of: id, in: week, at: now)
      let entries = ChallengeStandings(challenge: challenge, state: state, now: now).entries
      let first = entries.count > 1 ? entries.filter { $0.rank == 1 } : []
      drafts += members.map { member -> NoticeDraft in
        let won = member.isActive ? first.first { $0.user == member.user } : nil
        var facts = won.map { ["group": group.name, "week": week.id, "checkIns": "\($0.value)"] } ?? [:]
        if won != nil, first.count > 1 { facts["shared"] = "yes" }
        return NoticeDraft(
          GroupNews.weekWon,
          to: member.user,
          about: [id.rawValue, week.id],
          facts,
          occurredAt: closing,
          dueAt: closing,
          isWithdrawn: won == nil
        )
      }
      week = group.week(of: start.advanced(byMilliseconds: -1))
    }
    return drafts
  }
}

// MARK: Arrivals

extension GroupDay {
  private static let newcomersADay = 3

  /// The members who joined lately, of each day the first three, so that a whole team that joins is no flood.
  var newcomers: [MemberRecord] {
    let recent = members.filter { member in
      member.joinedAt.map { now.milliseconds(since: $0) < GroupNews.newMember.lifetime } ?? false
    }
    let byDay = Dictionary(grouping: recent) { zone.day(of: $0.joinedAt ?? now) }
    return byDay.values.flatMap { $0.sorted(by: MemberRecord.joinedBefore).prefix(Self.newcomersADay) }
      .sorted(by: MemberRecord.joinedBefore)
  }

  /// Returns the news of those who joined, for members who were there before.
  ///
  /// - Parameter listeners: The members who hear of new ones.
  /// - Returns: The news.
  func arrivals(tell listeners: Set<UserID>) -> [NoticeDraft] {
    newcomers.flatMap { newcomer in
      members.filter { listeners.contains($0.user) && MemberRecord.joinedBefore($0, newcomer) }.map { member in
        NoticeDraft(
          GroupNews.newMember,
          to: member.user,
          about: [id.rawValue, newcomer.user.rawValue],
          ["group": group.name, "member": newcomer.displayName],
          occurredAt: newcomer.joinedAt ?? now,
          isWithdrawn: !newcomer.isActive
        )
      }
    }
  }
}
