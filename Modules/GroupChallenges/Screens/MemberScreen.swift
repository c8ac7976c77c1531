import CSV
public import Domain
public import Spaces

/// One member's own history: the streak, the dates, every check-in.
///
/// This is what the page shows and `history --json` and `streak --json` print.
public struct MemberScreen: Hashable, Codable, Sendable {
  public struct Entry: Hashable, Codable, Sendable {
    /// The id that `undo` takes.
    public let id: EventID
    public let date: String
    public let occurredAt: Timestamp
    /// How far the member's clock was ahead of UTC.
    public let offsetSeconds: Int64
    public let note: String?
    /// Where it came from; nil for the member.
    public let source: String?
    /// When it was entered, where that was another day.
    public let enteredAt: Timestamp?
    /// False for one beyond what the group counts of a day.
    public let counts: Bool
    public let canBeUndone: Bool

    /// The date that the member's clock showed when the entry was made later; nil for an entry of the same day.
    public var enteredOn: String? { enteredAt.map { LocalDay(of: $0, offsetSeconds: offsetSeconds).date } }
  }

  /// What a date is in the picture of a streak.
  public enum Mark: String, Hashable, Codable, Sendable {
    case checkIn, freeze, excuse, missed, toCome
  }

  public struct Day: Hashable, Codable, Sendable {
    public let date: String
    public let mark: Mark
    public let isToday: Bool
  }

  /// A freeze or an excuse of the member.
  public struct DayOff: Hashable, Codable, Sendable {
    /// The id that `undo` takes.
    public let id: EventID
    public let date: String
    public let kind: GroupAction.DayOff.Kind
    /// False for a freeze of a date with a check-in, which the member has back.
    public let isUsed: Bool
    public let canBeUndone: Bool
  }

  public let group: GroupID
  public let displayName: String
  /// Days in a row now, whatever is reported from outside.
  public let streak: Int
  public let longestStreak: Int
  public let checkIns: Int
  /// How many freezes are left of these 30 days.
  public let freezesLeft: Int
  /// The date that the member's clock shows.
  public let today: String
  /// Whether there is a check-in of that date.
  public let hasCheckedInToday: Bool
  /// Whether the group counts no more check-ins of that date.
  public let isDoneForToday: Bool
  /// The newest first.
  public let entries: [Entry]
  /// The latest date first.
  public let daysOff: [DayOff]
  /// Whole weeks from Monday on, the oldest first; the last one holds today.
  ///
  /// None is before the member's first week.
  public let weeks: [[Day]]

  init(_ view: GroupView, at now: Timestamp, weeks count: Int) {
    let me = view.me ?? MemberRecord(view.viewer, [], in: view.about)
    let today = me.today(at: now, in: view.about)
    (group, displayName, self.today) = (view.id, me.displayName, today.date)
    (streak, longestStreak) = (me.streak.length(upTo: today.number).days, me.longestStreak)
    checkIns = me.checkIns.count(where: \.counts)
    freezesLeft = max(0, view.about.rules.freezes - me.freezesUsed(around: today.number))
    let dates = Set(me.checkIns.lazy.filter(\.counts).map(\.dayNumber))
    hasCheckedInToday = dates.contains(today.number)
    isDoneForToday = view.isFull(today.date)
    entries = me.checkIns.reversed().map { Entry($0, view, at: now) }
    daysOff = me.daysOff.sorted { $0.key > $1.key }.map { DayOff($0.value, on: $0.key, of: me, view, at: now) }
    let monday = Self.monday(of: today.number)
    let first = me.firstDay(in: view.about).map { (monday - Self.monday(of: $0)) / 7 + 1 } ?? 1
    weeks = (0..<max(1, min(count, Int(first)))).reversed().map { back in
      (0..<7).map { day in
        let number = monday - Int64(back) * 7 + Int64(day)
        return Day(number, dates: dates, me.daysOff, today: today.number)
      }
    }
  }

  /// 1970-01-01 was a Thursday.
  private static func monday(of day: Int64) -> Int64 { day - (((day + 3) % 7) + 7) % 7 }
}

extension MemberRecord {
  /// The first date that the member's picture shows: of joining, of the first check-in or of the first day off.
  fileprivate func firstDay(in group: Group) -> Int64? {
    let joined = joinedAt.map { LocalDay(of: $0, in: group.rules.zone).number }
    return [joined, checkIns.map(\.dayNumber).min(), daysOff.keys.min()].compactMap(\.self).min()
  }
}

extension MemberScreen {
  /// All check-ins as a table, the oldest first: the member's to take along, also into another group, for
  /// ``WorkoutList`` reads it.
  public var csv: String {
    let lines = entries.reversed().map { entry in
      let moment = LocalMoment(time: entry.occurredAt, offsetSeconds: entry.offsetSeconds)
      return [
        entry.id.rawValue, moment.iso8601, entry.date, entry.note ?? "", entry.source ?? "",
        entry.counts ? "yes" : "no",
      ]
    }
    return ([["id", "at", "date", "note", "source", "counts"]] + lines).map(CSVLine.text).joined()
  }
}

extension MemberScreen.Entry {
  fileprivate init(_ checkIn: MemberRecord.CheckIn, _ view: GroupView, at now: Timestamp) {
    (id, date, occurredAt) = (checkIn.id, checkIn.entry.date, checkIn.occurredAt)
    offsetSeconds = checkIn.entry.offsetSeconds
    (note, source, enteredAt) = (checkIn.entry.note, checkIn.entry.source, checkIn.entry.enteredAt)
    counts = checkIn.counts
    canBeUndone = !view.about.isClosed(view.about.week(of: checkIn.occurredAt), at: now)
  }
}

extension MemberScreen.DayOff {
  fileprivate init(
    _ day: MemberRecord.DayOff,
    on number: Int64,
    of member: MemberRecord,
    _ view: GroupView,
    at now: Timestamp
  ) {
    (id, date, kind) = (day.id, day.entry.date, day.kind)
    isUsed = !member.hasCheckedIn(on: number)
    canBeUndone = (day.actor == view.viewer || view.leads) && (try? view.state.judge(undoOf: day.entry, now)) != nil
  }
}

extension MemberScreen.Day {
  fileprivate init(_ number: Int64, dates: Set<Int64>, _ off: [Int64: MemberRecord.DayOff], today: Int64) {
    date = "\(CivilDate(dayNumber: number))"
    isToday = number == today
    if dates.contains(number) {
      mark = .checkIn
    } else if let day = off[number] {
      mark = day.kind == .freeze ? .freeze : .excuse
    } else {
      mark = number >= today ? .toCome : .missed
    }
  }
}

extension SpaceView<GroupState> {
  /// The viewer's own history.
  ///
  /// - Parameters:
  ///   - now: The clock.
  ///   - weeks: How many weeks of dates.
  /// - Returns: The history at that moment.
  public func mine(at now: Timestamp, weeks: Int = 12) -> MemberScreen { MemberScreen(self, at: now, weeks: weeks) }
}
