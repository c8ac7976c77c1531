package import Domain

/// One member's record: the fold of the member's part of the journal.
///
/// The fold does not depend on the order of arrival, so replicas with the same events show the same record.
package struct MemberRecord: Hashable, Sendable {
  /// One check-in that was not undone.
  package struct CheckIn: Hashable, Sendable {
    package let id: EventID
    /// The event that says it as it is: the check-in itself, or its last correction.
    let version: EventID
    /// The account that recorded it, which may be another one of the same person.
    let recorder: UserID
    /// The time of the workout.
    package let occurredAt: Timestamp
    /// The time of entry, by which ties go: a workout that is entered later does not rank before one entered earlier.
    package let enteredAt: Timestamp
    package let actor: UserID
    package let entry: GroupAction.CheckIn
    /// The date's number.
    package let dayNumber: Int64
    /// Whether it counts; false beyond the group's limit for one date, and for a date that came too soon.
    package let counts: Bool
  }

  /// One day off that was not undone.
  package struct DayOff: Hashable, Sendable {
    package let id: EventID
    package let actor: UserID
    package let entry: GroupAction.DayOff

    package var kind: GroupAction.DayOff.Kind { entry.kind }
  }

  /// The last report of another program about the streak in one week.
  struct Report: Hashable, Sendable {
    let week: String
    let days: Int64
    /// The time of the first report of this length.
    let reachedAt: Timestamp
    let updatedAt: Timestamp
  }

  package let user: UserID
  /// The member's own name, which others may share.
  package private(set) var givenName: String
  /// The name to show, unique in the group.
  package internal(set) var displayName: String
  /// Whether the member takes part now.
  package private(set) var isActive = false
  /// The time at which the member left; nil while the member takes part.
  private(set) var leftAt: Timestamp?
  /// The check-ins that a leader removed or moved, in order of their dates.
  package private(set) var corrected: [Corrected] = []
  /// The time at which the member first joined.
  private(set) var joinedAt: Timestamp?
  /// The check-ins in order of time.
  package private(set) var checkIns: [CheckIn] = []
  /// The days off by the day's number.
  package private(set) var daysOff: [Int64: DayOff] = [:]
  /// The number of events that this version cannot read, and which do not count.
  package private(set) var unreadable = 0
  private(set) var reports: [Report] = []
  /// The dates that count, by which the next check-in is judged.
  let counted: CountedDays
  let streak: Streak

  /// The longest streak ever, in days.
  package var longestStreak: Int { streak.longest }

  /// Creates a record.
  ///
  /// - Parameters:
  ///   - user: The member.
  ///   - entries: The counting events about the member, in fold order.
  ///   - group: The group's rules.
  init(_ user: UserID, _ entries: [GroupState.Entry], in group: Group) {
    self.user = user
    givenName = String(user.rawValue.prefix(8))
    var counted = CountedDays(limit: group.rules.checkInsPerDay)
    var found: [CheckIn] = []
    var reported: [(days: Int64, event: ScoringEvent)] = []
    let corrections = Self.corrections(entries)
    // What was recorded before is erased, and keeps no trace here.
    let erased = entries.lastIndex { GroupAction.Kind(rawValue: $0.event.type) == .erased } ?? entries.startIndex
    let isDeleted = entries.contains { $0.action == .accountDeleted }
    for (place, entry) in entries.enumerated() {
      if place < erased, !entry.isMembership { continue }
      let event = entry.event
      switch entry.action {
      case .joined(let name):
        (givenName, isActive, joinedAt, leftAt) = (name, true, joinedAt ?? event.occurredAt, nil)
      case .left, .accountDeleted:
        (isActive, leftAt) = (false, leftAt ?? max(event.stamp?.time ?? event.occurredAt, event.occurredAt))
      case .checkedIn(var entry):
        if isDeleted { entry.note = nil }
        guard var day = entry.dayNumber else { continue }
        var occurredAt = event.occurredAt
        if let (correction, actor) = corrections[event.id] {
          corrected.append(
            Corrected(
              id: actor.id,
              entry: entry,
              correction: correction,
              actor: actor.actor,
              correctedAt: actor.stamp?.time ?? actor.occurredAt
            )
          )
          guard let number = correction.date.flatMap(LocalDay.number) else { continue }
          (day, occurredAt) = (number, group.noon(ofDay: number))
          entry = entry.moved(to: number, at: occurredAt, in: group)
        }
        let counts = counted.take(entry, at: occurredAt) == nil
        found.append(
          CheckIn(
            id: event.id,
            version: corrections[event.id]?.event.id ?? event.id,
            recorder: GroupState.subject(of: event),
            occurredAt: occurredAt,
            enteredAt: entry.entryTime(in: event),
            actor: event.actor,
            entry: entry,
            dayNumber: day,
            counts: counts
          )
        )
      case .dayOff(let day):
        if let number = day.dayNumber { daysOff[number] = DayOff(id: event.id, actor: event.actor, entry: day) }
      case .streakReported(let days): reported.append((days, event))
      case .erased: givenName = String(user.rawValue.prefix(8))
      case .corrected, .appointed, .joinedAccounts: break
      case nil: unreadable += 1
      }
    }
    // Whatever name a device that was offline brings later.
    if isDeleted { (givenName, isActive) = (user.pseudonym("Member"), false) }
    displayName = givenName
    self.counted = counted
    checkIns = found.sorted { ($0.occurredAt, $0.id) < ($1.occurredAt, $1.id) }
    streak = Streak(of: checkIns, bridging: Set(daysOff.keys))
    reports = Self.reports(reported, in: group)
  }

  /// The last correction of each check-in, with its event.
  private static func corrections(
    _ entries: [GroupState.Entry]
  ) -> [EventID: (correction: GroupAction.Correction, event: ScoringEvent)] {
    var found: [EventID: (correction: GroupAction.Correction, event: ScoringEvent)] = [:]
    for entry in entries {
      if case .corrected(let correction) = entry.action { found[correction.entry] = (correction, entry.event) }
    }
    return found
  }

  /// Whether the member has a place in what ends at a moment: not in anything that was open when the member left.
  func isRanked(untilClosing closing: Timestamp?) -> Bool {
    guard let leftAt else { return true }
    return closing.map { $0 <= leftAt } ?? false
  }

  /// Returns the counting check-ins in a week.
  func checkIns(in week: Bucket) -> ArraySlice<CheckIn> {
    let first = index(of: week.start)
    return checkIns[first..<max(first, index(of: week.end))]
  }

  /// Returns whether a check-in of a date counts.
  func hasCheckedIn(on day: Int64) -> Bool { checkIns.contains { $0.counts && $0.dayNumber == day } }

  /// Returns the number of freezes used in the 30 days around a date.
  ///
  /// A freeze of a date with a check-in is not used.
  func freezesUsed(around day: Int64) -> Int {
    daysOff.count { $0.value.kind == .freeze && abs($0.key - day) < 30 && !hasCheckedIn(on: $0.key) }
  }

  /// Returns the index of the first check-in at or after a moment.
  private func index(of time: Timestamp?) -> Int {
    guard let time else { return checkIns.count }
    var (low, high) = (0, checkIns.count)
    while low < high {
      let middle = (low + high) / 2
      if checkIns[middle].occurredAt < time { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the last report of each week, by the time of the report.
  private static func reports(_ reported: [(days: Int64, event: ScoringEvent)], in group: Group) -> [Report] {
    var found: [Report] = []
    for (days, event) in reported.sorted(by: { ($0.event.occurredAt, $0.event.id) < ($1.event.occurredAt, $1.event.id) }
    ) {
      let week = group.week(of: event.occurredAt).id
      let last = found.last?.week == week ? found.popLast() : nil
      let reached = last?.days == days ? last?.reachedAt : nil
      let time = event.occurredAt
      found.append(Report(week: week, days: days, reachedAt: reached ?? time, updatedAt: time))
    }
    return found
  }

  /// Returns an order of members that is the same for everyone; users who never joined come last.
  static func joinedBefore(_ first: MemberRecord, _ second: MemberRecord) -> Bool {
    (first.joinedAt?.rawValue ?? .max, first.user) < (second.joinedAt?.rawValue ?? .max, second.user)
  }

  func report(in week: Bucket) -> Report? { reports.last { $0.week == week.id } }
}
