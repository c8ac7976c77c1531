internal import Domain

extension GroupLog {
  /// Whether something may be recorded now.
  ///
  /// - Parameters:
  ///   - action: What happened.
  ///   - user: Whom it is about.
  ///   - occurredAt: When it happened.
  ///   - now: The clock of whoever judges.
  ///   - leads: Whether its actor runs the group.
  ///   - group: Says what counts.
  /// - Throws: ``GroupError``.
  func judge(
    _ action: GroupAction,
    about user: UserID,
    at occurredAt: Timestamp,
    now: Timestamp,
    leads: Bool,
    in group: Group
  ) throws(GroupError) {
    switch action {
    case .joined(let name): try Self.check(name: name)
    case .left: break
    case .checkedIn(let entry):
      try judge(entry, at: occurredAt, in: group)
      try judge(week: group.week(of: occurredAt), now, in: group)
    case .dayOff(let day):
      guard let number = day.dayNumber else { throw .invalid("\"\(day.date)\" is no date.") }
      if day.kind == .excuse, !leads { throw .permissionDenied }
      if day.kind == .freeze { try judgeFreeze(of: user, on: number, at: occurredAt, now: now, in: group) }
    case .streakReported(let days):
      guard group.rules.streaks == .external else { throw .invalid("This group counts its streaks itself.") }
      if !GroupAction.Days.allowed.contains(days) { throw .invalidValue(days) }
      let week = group.week(of: occurredAt)
      try judge(week: week, now, in: group)
      if let last = self[user]?.report(in: week), occurredAt < last.updatedAt { throw .stale }
    }
  }

  /// Whether what happened may be taken back now: not once its week is closed.
  func judgeUndo(of event: ScoringEvent, now: Timestamp, in group: Group) throws(GroupError) {
    guard let action = GroupAction(event) else { throw .nothingToUndo }
    switch action {
    case .joined, .left, .streakReported: throw .nothingToUndo
    case .checkedIn, .dayOff: try judge(week: group.week(of: event.occurredAt), now, in: group)
    }
  }

  private func judge(week: Bucket, _ now: Timestamp, in group: Group) throws(GroupError) {
    if group.isClosed(week, at: now) { throw .challengeClosed(week) }
  }

  /// The date must be one that a clock somewhere showed then.
  private func judge(_ entry: GroupAction.CheckIn, at time: Timestamp, in group: Group) throws(GroupError) {
    guard let number = entry.dayNumber else { throw .invalid("\"\(entry.date)\" is no date.") }
    guard GroupAction.CheckIn.offsets.contains(entry.offsetSeconds),
      LocalDay(of: time, offsetSeconds: entry.offsetSeconds).number == number
    else { throw .invalid("No clock shows \(entry.date) then.") }
    if (entry.note ?? "").count > Self.noteCharacters {
      throw .invalid("A note has at most \(Self.noteCharacters) characters.")
    }
  }

  private func judgeFreeze(
    of user: UserID,
    on day: Int64,
    at time: Timestamp,
    now: Timestamp,
    in group: Group
  ) throws(GroupError) {
    let today = today(of: user, at: now, in: group).number
    guard (today - Self.freezeDaysBack...today + 30).contains(day) else {
      throw .invalid("A freeze is for one of the last \(Self.freezeDaysBack) days, or for a day to come.")
    }
    if self[user]?.checkIns.contains(where: { $0.dayNumber == day }) == true { throw .freezeNotNeeded }
    let freezes = (self[user]?.daysOff ?? [:]).filter { $0.value.kind == .freeze }
    if freezes.keys.count(where: { abs($0 - day) < 30 && $0 != day }) >= group.rules.freezes { throw .noFreezeLeft }
  }

  static func check(name: String) throws(GroupError) {
    guard (1...Limits.displayNameCharacters).contains(name.plainName.count) else {
      throw .invalid("A name has 1 to \(Limits.displayNameCharacters) characters that can be seen.")
    }
  }

  static let noteCharacters = 200
  private static let freezeDaysBack: Int64 = 3
}
