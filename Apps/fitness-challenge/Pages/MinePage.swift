import Domain
import GroupChallenges
import Pages

extension FitnessPages {
  /// A member's own streak and check-ins.
  func mine(_ me: MemberScreen, of view: GroupView, ticket: FormTicket, signedIn: String) throws(TemplateFailure)
    -> HTML
  {
    let page = MineView(me, view, ticket)
    return try document("My streak · \(view.group.name)", "mine", page, scripts: ["zone.js"], signedIn: signedIn)
  }
}

/// What the template `mine` sees.
private struct MineView {
  struct Figure {
    let value: String
    let what: String
  }

  struct Weekday {
    let name: String
    let short: String
  }

  struct Week {
    let days: [DayView]
  }

  struct Freeze {
    struct Entry {
      let action: String
      let field: HiddenField
      /// Empty where today needs none.
      let date: String
    }

    let left: String
    let entry: Entry?
  }

  let group: String
  let name: String
  let figures: [Figure]
  let weekdays: [Weekday]
  let weeks: [Week]
  let checkIn: String
  let hidden: [HiddenField]
  let today: String
  let freeze: Freeze?
  let entries: [EntryView]
  let more: String?
  let table: String

  private static let shown = 100

  init(_ me: MemberScreen, _ view: GroupView, _ ticket: FormTicket) {
    (group, name, today) = (GroupAddress.group(view.id).text, view.group.name, me.today)
    figures = [
      Figure(value: "\(me.streak)", what: me.streak == 1 ? "day in a row" : "days in a row"),
      Figure(value: "\(me.longestStreak)", what: "longest ever"),
      Figure(value: "\(me.checkIns)", what: me.checkIns == 1 ? "check-in" : "check-ins"),
    ]
    weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"].map {
      Weekday(name: $0, short: String($0.prefix(2)))
    }
    weeks = me.weeks.map { Week(days: $0.map(DayView.init)) }
    checkIn = GroupAddress.part("check-in", of: view.id).text
    hidden = [ticket.field(for: "backfill")]
    freeze =
      view.group.rules.freezes == 0
      ? nil
      : Freeze(
        left: "\(Words.count(me.freezesLeft, "freeze", "freezes")) left in these 30 days.",
        entry: me.freezesLeft == 0
          ? nil
          : Freeze.Entry(
            action: GroupAddress.part("freeze", of: view.id).text,
            field: ticket.field(for: "freeze"),
            date: me.hasCheckedInToday ? "" : me.today
          )
      )
    entries = me.entries.prefix(Self.shown).map { EntryView($0, GroupAddress.part("undo", of: view.id).text) }
    table = GroupAddress.part("mine.csv", of: view.id).text
    more = me.entries.count > Self.shown ? "and \(me.entries.count - Self.shown) more" : nil
  }
}

private struct DayView {
  let mark: String
  let sign: String
  let day: String
  let words: String
  let isToday: Bool

  init(_ day: MemberScreen.Day) {
    (mark, isToday) = (day.mark.rawValue, day.isToday)
    self.day = String(day.date.suffix(2))
    let (sign, what) =
      switch day.mark {
      case .checkIn: ("✓", "check-in")
      case .freeze: ("❄", "freeze")
      case .excuse: ("○", "excused")
      case .missed: ("", "nothing")
      case .toCome: ("", "to come")
      }
    self.sign = sign
    words = "\(day.date): \(what)"
  }
}

private struct EntryView {
  struct Undo {
    let action: String
    let field: HiddenField
  }

  let date: String
  let note: String?
  let facts: String?
  let undo: Undo?

  init(_ entry: MemberScreen.Entry, _ action: String) {
    (date, note) = (entry.date, entry.note)
    let facts = [
      entry.source.map { "from \($0)" }, entry.enteredAt.map { "entered \(MomentView($0).date)" },
      entry.counts ? nil : "beyond what counts in a day",
    ]
    self.facts = facts.compactMap(\.self).isEmpty ? nil : facts.compactMap(\.self).joined(separator: ", ")
    undo = entry.canBeUndone ? Undo(action: action, field: HiddenField(name: "event", value: entry.id.rawValue)) : nil
  }
}
