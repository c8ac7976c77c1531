public import Domain

/// What one member's events come to: the fold of that member's part of the journal.
///
/// Nothing in it depends on the order of arrival, so replicas that hold the same events show the same member.
public struct MemberRecord: Hashable, Sendable {
  /// One check-in that was not taken back.
  public struct CheckIn: Hashable, Sendable {
    public let id: EventID
    public let occurredAt: Timestamp
    public let actor: UserID
    public let entry: GroupAction.CheckIn
    public let dayNumber: Int64
    /// False for one beyond what the group counts of one date.
    public let counts: Bool
  }

  /// One day off that was not undone.
  public struct DayOff: Hashable, Sendable {
    public let id: EventID
    public let actor: UserID
    public let entry: GroupAction.DayOff

    public var kind: GroupAction.DayOff.Kind { entry.kind }
  }

  /// What another program said last of the streak in one week.
  struct Report: Hashable, Sendable {
    let week: String
    let days: Int64
    /// When it was said first.
    let reachedAt: Timestamp
    let updatedAt: Timestamp
  }

  public let user: UserID
  /// What the member is called; others may be called the same.
  public private(set) var givenName: String
  /// The name to show, of which the group has only one.
  public internal(set) var displayName: String
  public private(set) var isActive = false
  public private(set) var joinedAt: Timestamp?
  /// In the order in which they happened.
  public private(set) var checkIns: [CheckIn] = []
  /// By the day's number.
  public private(set) var daysOff: [Int64: DayOff] = [:]
  /// The number of events that this version cannot read, which count for nothing.
  public private(set) var unreadable = 0
  private(set) var reports: [Report] = []
  let streak: Streak

  /// The most days in a row ever.
  public var longestStreak: Int { streak.longest }

  /// - Parameters:
  ///   - user: The member.
  ///   - events: The events about the member that count, in the order of every replica.
  ///   - group: Says what counts.
  init(_ user: UserID, _ events: [ScoringEvent], in group: Group) {
    self.user = user
    givenName = String(user.rawValue.prefix(8))
    var perDay: [Int64: Int] = [:]
    var found: [CheckIn] = []
    var reported: [ScoringEvent] = []
    for event in events {
      switch GroupAction(event) {
      case .joined(let name):
        (givenName, isActive, joinedAt) = (name, true, joinedAt ?? event.occurredAt)
      case .left: isActive = false
      case .checkedIn(let entry):
        guard let day = entry.dayNumber else { continue }
        perDay[day, default: 0] += 1
        let counts = group.rules.checkInsPerDay.map { perDay[day, default: 0] <= $0 } ?? true
        found.append(
          CheckIn(
            id: event.id,
            occurredAt: event.occurredAt,
            actor: event.actor,
            entry: entry,
            dayNumber: day,
            counts: counts
          )
        )
      case .dayOff(let day):
        if let number = day.dayNumber { daysOff[number] = DayOff(id: event.id, actor: event.actor, entry: day) }
      case .streakReported: reported.append(event)
      case nil: unreadable += 1
      }
    }
    displayName = givenName
    checkIns = found.sorted { ($0.occurredAt, $0.id) < ($1.occurredAt, $1.id) }
    streak = Streak(of: checkIns, bridging: Set(daysOff.keys))
    reports = Self.reports(reported, in: group)
  }

  /// The check-ins that happened in a week and count.
  func checkIns(in week: Bucket) -> ArraySlice<CheckIn> {
    let first = index(of: week.start)
    return checkIns[first..<max(first, index(of: week.end))]
  }

  /// Whether a check-in of a date counts.
  func hasCheckedIn(on day: Int64) -> Bool { checkIns.contains { $0.counts && $0.dayNumber == day } }

  /// The freezes used in the 30 days around a date; a freeze of a date with a check-in is not used.
  func freezesUsed(around day: Int64) -> Int {
    daysOff.count { $0.value.kind == .freeze && abs($0.key - day) < 30 && !hasCheckedIn(on: $0.key) }
  }

  /// The first check-in at or after a moment.
  private func index(of time: Timestamp?) -> Int {
    guard let time else { return checkIns.count }
    var (low, high) = (0, checkIns.count)
    while low < high {
      let middle = (low + high) / 2
      if checkIns[middle].occurredAt < time { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// What was said last, week by week; of two, the one that happened later.
  private static func reports(_ events: [ScoringEvent], in group: Group) -> [Report] {
    var found: [Report] = []
    for event in events.sorted(by: { ($0.occurredAt, $0.id) < ($1.occurredAt, $1.id) }) {
      guard case .streakReported(let days) = GroupAction(event), days >= 0 else { continue }
      let week = group.week(of: event.occurredAt).id
      let last = found.last?.week == week ? found.popLast() : nil
      let reached = last?.days == days ? last?.reachedAt : nil
      let time = event.occurredAt
      found.append(Report(week: week, days: days, reachedAt: reached ?? time, updatedAt: time))
    }
    return found
  }

  /// The same order for everybody; whoever never joined comes last.
  static func joinedBefore(_ first: MemberRecord, _ second: MemberRecord) -> Bool {
    (first.joinedAt?.rawValue ?? .max, first.user) < (second.joinedAt?.rawValue ?? .max, second.user)
  }

  func report(in week: Bucket) -> Report? { reports.last { $0.week == week.id } }
}
