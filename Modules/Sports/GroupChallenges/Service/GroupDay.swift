internal import Domain
internal import Notices
internal import Spaces

/// What a group's journal says to its members at a moment, as drafts of notices.
struct GroupDay {
  let id: GroupID
  let state: GroupState
  let now: Timestamp
  /// The members, and those who left in the last week, who count among the first of a day.
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
  private func facts(_ facts: [String: String]) -> [String: String] {
    facts.merging(["group": group.name, "id": id.rawValue]) { $1 }
  }
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
          facts(["date": corrected.entry.date, "reason": corrected.correction.reason])
            .merging(corrected.correction.date.map { ["to": $0] } ?? [:]) { $1 },
          naming: [:],
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
  /// - Returns: The reminders.
  func streaks(_ zones: [UserID: ZoneTable]) -> [NoticeDraft] {
    members.compactMap { member in
      guard let end = end(of: member) else { return nil }
      let zone = zones[member.user] ?? self.zone
      return NoticeDraft(
        GroupNews.streakEnds,
        to: member.user,
        about: [id.rawValue, date(end.day)],
        facts(["days": "\(end.days)"]),
        naming: [:],
        occurredAt: end.reachedAt,
        dueAt: zone.moment(day: end.day, clock: 20 * 3600).time,
        expiresAt: zone.start(ofDay: end.day + 1)
      )
    }
  }
}

// MARK: Standings

extension GroupDay {
  private static let openWeeks = 6

  /// Whoever was not ahead of a member when a day began and is at its end, once a day, while the standings are shown.
  ///
  /// A member who catches up on the same day is ahead again.
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
      return counts.filter { $0.before > 0 && $0.member.isActive }.compactMap { own in
        guard let other = risers.first(where: { $0.before <= own.before && $0.now > own.now }) else { return nil }
        return NoticeDraft(
          GroupNews.overtaken,
          to: own.member.user,
          about: [id.rawValue, date(day)],
          facts(["by": other.member.displayName]),
          naming: ["by": other.member.user],
          occurredAt: other.last
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
      for member in members where member.isActive {
        guard let won = first.first(where: { $0.user == member.user }) else { continue }
        var facts = facts(["week": week.id, "checkIns": "\(won.value)"])
        if first.count > 1 { facts["shared"] = "yes" }
        drafts.append(
          NoticeDraft(
            GroupNews.weekWon,
            to: member.user,
            about: [id.rawValue, week.id],
            facts,
            naming: [:],
            occurredAt: closing,
            dueAt: closing
          )
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
    newcomers.filter(\.isActive).flatMap { newcomer in
      members.filter { listeners.contains($0.user) && MemberRecord.joinedBefore($0, newcomer) }.map { member in
        NoticeDraft(
          GroupNews.newMember,
          to: member.user,
          about: [id.rawValue, newcomer.user.rawValue],
          facts(["member": newcomer.displayName]),
          naming: ["member": newcomer.user],
          occurredAt: newcomer.joinedAt ?? now
        )
      }
    }
  }
}
