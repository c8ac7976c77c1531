package import Domain
package import Spaces
import Spreadsheets

/// One member's own history: the streak, the dates, every check-in.
///
/// The page shows it, and `history --json` and `streak --json` print it.
package struct MemberScreen: Hashable, Codable, Sendable {
  /// One check-in.
  package struct Entry: Hashable, Codable, Sendable {
    /// The id for `undo`.
    package let id: EventID
    /// The date as `YYYY-MM-DD`.
    package let date: String
    /// The time of the workout.
    package let occurredAt: Timestamp
    /// The seconds that the member's clock was ahead of UTC.
    package let offsetSeconds: Int64
    package let note: String?
    /// The origin, such as `csv` or `webhook`; nil for the member.
    package let source: String?
    /// The time of entry, if that was a later day.
    package let enteredAt: Timestamp?
    /// Whether it counts; false beyond the group's limit for one date.
    package let counts: Bool
    /// Whether the reader can still undo it.
    package let canBeUndone: Bool

    /// The date on the member's clock at the time of a later entry; nil for an entry of the same day.
    package var enteredOn: String? { enteredAt.map { LocalDay(of: $0, offsetSeconds: offsetSeconds).date } }
  }

  /// The mark of a date in the picture of a streak.
  package enum Mark: String, Hashable, Codable, Sendable {
    /// A check-in, a freeze, an excuse, a missed day, or a day in the future.
    case checkIn, freeze, excuse, missed, toCome
  }

  /// One date of the picture.
  package struct Day: Hashable, Codable, Sendable {
    /// The date as `YYYY-MM-DD`.
    package let date: String
    package let mark: Mark
    package let isToday: Bool
  }

  /// A freeze or an excuse of the member.
  package struct DayOff: Hashable, Codable, Sendable {
    /// The id for `undo`.
    package let id: EventID
    /// The date as `YYYY-MM-DD`.
    package let date: String
    package let kind: GroupAction.DayOff.Kind
    /// Whether it is used; false for a freeze of a date with a check-in, which the member gets back.
    package let isUsed: Bool
    /// Whether the reader can still undo it.
    package let canBeUndone: Bool
  }

  package let group: GroupID
  /// The name to show.
  package let displayName: String
  /// The present streak in days, without external reports.
  package let streak: Int
  /// The longest streak in days.
  package let longestStreak: Int
  /// The number of check-ins.
  package let checkIns: Int
  /// The number of freezes left in these 30 days.
  package let freezesLeft: Int
  /// The date that the reader's clock shows.
  package let today: String
  package let hasCheckedInToday: Bool
  /// Whether the group counts no more check-ins today.
  package let isDoneForToday: Bool
  /// The check-ins, newest first.
  package let entries: [Entry]
  /// The days off, latest date first.
  package let daysOff: [DayOff]
  /// Whole weeks from Monday on, oldest first; the last contains today.
  ///
  /// None is before the member's first week.
  package let weeks: [[Day]]

  /// A check-in that a leader removed or moved, for the member and the leaders.
  package struct Correction: Hashable, Codable, Sendable {
    /// The id for `undo`.
    package let id: EventID
    /// The date as the member entered it.
    package let date: String
    /// The date to which it was moved; nil for a check-in that was removed.
    package let newDate: String?
    package let reason: String
    /// The name of the leader.
    package let by: String
    /// The time of the correction.
    package let correctedAt: Timestamp
    /// Whether the reader can still undo it.
    package let canBeUndone: Bool
  }

  /// The check-ins that leaders removed or moved, newest first.
  package let corrections: [Correction]

  init(_ view: GroupView, of user: UserID, at now: Timestamp, in zone: ZoneTable?, weeks count: Int) {
    let me = view.state[user] ?? MemberRecord(user, [], in: view.about)
    let today = zone.map { LocalDay(of: now, in: $0) } ?? me.today(at: now, in: view.about)
    (group, displayName, self.today) = (view.id, me.displayName, today.date)
    (streak, longestStreak) = (me.streak.length(upTo: today.number).days, me.longestStreak)
    checkIns = me.checkIns.count(where: \.counts)
    freezesLeft = max(0, view.about.rules.freezes - me.freezesUsed(around: today.number))
    let dates = Set(me.checkIns.lazy.filter(\.counts).map(\.dayNumber))
    hasCheckedInToday = dates.contains(today.number)
    isDoneForToday = me.counted.isFull(today.number)
    let isConfidant = view.leads || user == view.viewer
    entries = me.checkIns.reversed().lazy.filter { isConfidant || !view.hides(view.about.week(of: $0.occurredAt)) }.map
    {
      Entry($0, view, hasNote: isConfidant || !view.about.hidesNotes, at: now)
    }
    corrections = isConfidant ? me.corrected.reversed().map { Correction($0, view, at: now) } : []
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

  /// Returns the Monday of a day's week, counted from 1970-01-01, which was a Thursday.
  private static func monday(of day: Int64) -> Int64 { day - (((day + 3) % 7) + 7) % 7 }
}

extension MemberRecord {
  /// Returns the first date of the member's picture: of joining, of the first check-in or of the first day off.
  fileprivate func firstDay(in group: Group) -> Int64? {
    let joined = joinedAt.map { LocalDay(of: $0, in: group.rules.zone).number }
    return [joined, checkIns.map(\.dayNumber).min(), daysOff.keys.min()].compactMap(\.self).min()
  }
}

extension MemberScreen {
  /// All check-ins as CSV, oldest first.
  ///
  /// ``WorkoutList`` reads it, so that a member can take it to another group. The ids are those by which the check-ins are
  /// known there and here.
  package var csv: String {
    let lines = entries.reversed().map { entry in
      let moment = LocalMoment(time: entry.occurredAt, offsetSeconds: entry.offsetSeconds)
      return [
        entry.id.workoutID, moment.iso8601, entry.date, entry.note ?? "", entry.source ?? "",
        entry.counts ? "yes" : "no",
      ]
    }
    return ([["id", "at", "date", "note", "source", "counts"]] + lines).map(CSVLine.text).joined()
  }
}

extension MemberScreen.Entry {
  fileprivate init(_ checkIn: MemberRecord.CheckIn, _ view: GroupView, hasNote: Bool, at now: Timestamp) {
    (id, date, occurredAt) = (checkIn.id, checkIn.entry.date, checkIn.occurredAt)
    offsetSeconds = checkIn.entry.offsetSeconds
    (note, source, enteredAt) = (
      hasNote ? checkIn.entry.note : nil, checkIn.entry.source, checkIn.entry.isLate ? checkIn.entry.enteredAt : nil
    )
    counts = checkIn.counts
    canBeUndone = !view.about.isClosed(view.about.week(of: checkIn.occurredAt), at: now)
  }
}

extension MemberScreen.Correction {
  fileprivate init(_ corrected: MemberRecord.Corrected, _ view: GroupView, at now: Timestamp) {
    (id, date, newDate) = (corrected.id, corrected.entry.date, corrected.correction.date)
    (reason, correctedAt) = (corrected.correction.reason, corrected.correctedAt)
    by = view.state[corrected.actor]?.displayName ?? String(corrected.actor.rawValue.prefix(8))
    let week = view.about.week(ofDate: corrected.entry.dayNumber ?? 0)
    canBeUndone = view.leads && !view.about.isClosed(week, at: now)
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
  /// Returns the reader's own history.
  ///
  /// - Parameters:
  ///   - now: The clock.
  ///   - zone: The zone of the reader's clock; that of the last check-in for nil.
  ///   - weeks: The number of weeks of dates.
  /// - Returns: The history at that moment.
  package func mine(at now: Timestamp, in zone: ZoneTable? = nil, weeks: Int = 12) -> MemberScreen {
    MemberScreen(self, of: viewer, at: now, in: zone, weeks: weeks)
  }

  /// Returns the history of a member; nil for a user who takes no part, and where only the member and the leaders see it.
  package func history(of user: UserID, at now: Timestamp, weeks: Int = 12) -> MemberScreen? {
    guard state[user]?.isActive == true, user == viewer || leads || !about.hidesEntries else { return nil }
    return MemberScreen(self, of: user, at: now, in: nil, weeks: weeks)
  }

  /// The members whose entries the reader sees, with the corrections of all of them, newest first.
  package func corrections(at now: Timestamp) -> [(member: String, correction: MemberScreen.Correction)] {
    guard leads else { return [] }
    return state.members.flatMap { member in
      member.corrected.map { (member.displayName, MemberScreen.Correction($0, self, at: now)) }
    }
    .sorted { ($0.1.correctedAt, $0.1.id) > ($1.1.correctedAt, $1.1.id) }
  }
}
