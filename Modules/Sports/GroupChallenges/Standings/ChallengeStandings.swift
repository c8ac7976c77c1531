internal import Domain

/// Ranks a group's members in one challenge.
///
/// `RankedBucket` computes ranks and ties, as for every other board, so they always match the values.
struct ChallengeStandings {
  let challenge: Challenge
  let state: GroupState
  let now: Timestamp

  private var group: Group { state.group }

  /// All entries in order of position.
  var entries: [ChallengeEntry] {
    let bucket = RankedBucket(group.board, entries: state.members.compactMap(entry))
    let query = BoardQuery(challenge.group.log, challenge.week, .from(offset: 0, limit: Limits.pageItems))
    let standings = (try? bucket.page(query, revision: .zero).standings) ?? []
    return standings.map(ChallengeEntry.init)
  }

  /// Returns the active members without an entry, by name.
  func unranked(beside entries: [ChallengeEntry]) -> [ChallengeSnapshot.Unranked] {
    let ranked = Set(entries.map(\.user))
    return state.members.filter { $0.isActive && !ranked.contains($0.user) }.map {
      ChallengeSnapshot.Unranked(user: $0.user, displayName: $0.displayName)
    }
  }

  private func entry(of member: MemberRecord) -> BoardEntry? {
    guard member.isRanked(untilClosing: group.closing(of: challenge.week)), let (value, reachedAt) = value(of: member)
    else { return nil }
    return BoardEntry(
      player: PlayerID(member.user),
      displayName: member.displayName,
      score: Score(value),
      achievedAt: reachedAt,
      createdAt: reachedAt,
      updatedAt: reachedAt,
      enteredAt: reachedAt
    )
  }

  /// Returns a member's value with the time at which it was entered in full; nil for none.
  private func value(of member: MemberRecord) -> (Int64, Timestamp)? {
    let checkIns = member.checkIns(in: challenge.week).filter(\.counts)
    switch challenge.type {
    case .checkIn: return checkIns.map(\.enteredAt).max().map { (Int64(checkIns.count), $0) }
    case .streak where group.rules.streaks == .external:
      return member.report(in: challenge.week).map { ($0.days, $0.reachedAt) }
    case .streak:
      let streak = member.streak.length(upTo: lastDay(for: member))
      return streak.reachedAt.map { (Int64(streak.days), $0) }
    }
  }

  /// Returns the last date of the week on the member's clock, which may be a day after the group's.
  private func lastDay(for member: MemberRecord) -> Int64 {
    member.today(at: min(now, challenge.week.lastMoment ?? now), in: group).number
  }
}

extension GroupState {
  /// Returns the date on a member's clock; the group's date before the first check-in.
  func today(of user: UserID, at now: Timestamp) -> LocalDay {
    self[user]?.today(at: now, in: group) ?? LocalDay(of: now, in: group.rules.zone)
  }
}

extension MemberRecord {
  /// Returns the date on the member's clock, as far as known: in the zone of the last check-in.
  func today(at now: Timestamp, in group: Group) -> LocalDay {
    let last = checkIns.last { $0.occurredAt <= now }
    guard let last else { return LocalDay(of: now, in: group.rules.zone) }
    return LocalDay(of: now, offsetSeconds: last.entry.offsetSeconds)
  }
}

extension ChallengeEntry {
  init(_ standing: Standing) {
    self.init(
      user: UserID(standing.entry.player),
      displayName: standing.entry.displayName,
      value: standing.entry.score.keys.first ?? 0,
      rank: standing.rank,
      position: standing.position,
      lastUpdated: standing.entry.achievedAt
    )
  }
}
