import Domain
import GroupChallenges
import Pages
import Spaces

/// The template `mine` shows this.
struct MineView {
  struct Figure {
    let value: String
    let what: String
  }

  struct Weekday {
    let name: String
    let short: String
  }

  struct Week {
    /// The month that begins in the week, or that the picture begins with.
    let month: DayView?
    let days: [MarkView]
  }

  struct Freeze {
    struct Entry {
      let action: String
      let hidden: [HiddenField]
      /// Empty where today needs none.
      let date: String
      /// The date after which the form asks first.
      let far: String
    }

    let left: String
    let entry: Entry?
  }

  struct Search {
    let action: String
    let text: String
  }

  let figures: [Figure]
  let weekdays: [Weekday]
  let weeks: [Week]
  let checkIn: String
  let hidden: [HiddenField]
  let today: String
  let freeze: Freeze?
  let hasDaysOff: Bool
  let daysOff: [DayOffView]
  /// nil for a list that is short enough to read.
  let search: Search?
  let entries: [EntryView]
  let none: String
  let more: String?
  let table: String

  private static let shown = 50
  private static let searchable = 10

  init(_ me: MemberScreen, _ view: GroupView, _ ticket: FormTicket, search text: String) {
    func address(_ part: String) -> String { GroupAddress.part(part, of: view.id).text }
    today = me.today
    figures = [
      Figure(value: "\(me.streak)", what: me.streak == 1 ? "day in a row" : "days in a row"),
      Figure(value: "\(me.longestStreak)", what: "longest ever"),
      Figure(value: "\(me.checkIns)", what: me.checkIns == 1 ? "check-in" : "check-ins"),
    ]
    weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"].map {
      Weekday(name: $0, short: String($0.prefix(2)))
    }
    weeks = Self.weeks(me.weeks)
    checkIn = address("check-in")
    hidden = [ticket.field(for: "backfill")]
    freeze = view.about.rules.freezes == 0 ? nil : Freeze(me, action: address("freeze"), ticket)
    daysOff = me.daysOff.enumerated().map { DayOffView($1, address("undo"), ticket.field(for: "day-off-\($0)")) }
    hasDaysOff = !daysOff.isEmpty
    let text = text.trimmingSpaces
    let found = me.entries.filter { $0.holds(text) }
    search = me.entries.count > Self.searchable ? Search(action: address("mine"), text: text) : nil
    entries = found.prefix(Self.shown).enumerated().map { number, entry in
      EntryView(entry, address("undo"), ticket.field(for: "undo-\(number)"))
    }
    none =
      text.isEmpty
      ? "None yet. Check in on the page of this week, or enter an earlier day above." : "No check-ins match."
    more =
      found.count > Self.shown
      ? "And \(found.count - Self.shown) older check-ins. Search for a date, such as \(me.today.prefix(7)), or for a note."
      : nil
    table = address("mine.csv")
  }

  private static func weeks(_ weeks: [[MemberScreen.Day]]) -> [Week] {
    weeks.enumerated().map { number, days in
      let first = days.first { $0.date.hasSuffix("-01") } ?? (number == 0 ? days.first : nil)
      return Week(month: first.map { DayView($0.date) }, days: days.map(MarkView.init))
    }
  }
}

extension MineView.Freeze {
  fileprivate init(_ me: MemberScreen, action: String, _ ticket: FormTicket) {
    left = "\(Words.count(me.freezesLeft, "freeze", "freezes")) left in these 30 days."
    entry =
      me.freezesLeft == 0
      ? nil
      : Entry(
        action: action,
        hidden: [ticket.field(for: "freeze")],
        date: me.hasCheckedInToday ? "" : me.today,
        far: FitnessSite.farDate(after: me.today)
      )
  }
}

extension MemberScreen.Entry {
  /// Whether the date, as the server or ISO 8601 writes it, or the note holds a text.
  fileprivate func holds(_ text: String) -> Bool {
    text.isEmpty
      || [date, DayView(date).words, note ?? "", source ?? ""].contains { $0.lowercased().contains(text.lowercased()) }
  }
}

struct MarkView {
  let mark: String
  let sign: String
  let day: String
  let date: DayView
  let what: String
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
    (date, self.what) = (DayView(day.date), what)
  }
}

/// A form that undoes one entry.
struct UndoView {
  let action: String
  let field: HiddenField
  let hidden: [HiddenField]
}

/// A freeze or an excuse in the list of days off.
struct DayOffView {
  let date: DayView
  let what: String
  let undo: UndoView?

  init(_ day: MemberScreen.DayOff, _ action: String, _ ticket: HiddenField) {
    date = DayView(day.date)
    let kind = day.kind == .freeze ? "Freeze" : "Excused"
    what = day.isUsed ? kind : "\(kind), not used: you checked in"
    let event = HiddenField(name: "event", value: day.id.rawValue)
    undo = day.canBeUndone ? UndoView(action: action, field: event, hidden: [ticket]) : nil
  }
}

struct EntryView {
  let date: DayView
  let note: String?
  let facts: String?
  /// The moment of entry, where that was on a later day.
  let entered: MomentView?
  let undo: UndoView?

  init(_ entry: MemberScreen.Entry, _ action: String, _ ticket: HiddenField) {
    (date, note, entered) = (DayView(entry.date), entry.note, entry.enteredAt.map(MomentView.init))
    let facts = [entry.source.map { "from \($0)" }, entry.counts ? nil : "beyond what counts in a day"]
    self.facts = facts.compactMap(\.self).isEmpty ? nil : facts.compactMap(\.self).joined(separator: ", ")
    let event = HiddenField(name: "event", value: entry.id.rawValue)
    undo = entry.canBeUndone ? UndoView(action: action, field: event, hidden: [ticket]) : nil
  }
}
