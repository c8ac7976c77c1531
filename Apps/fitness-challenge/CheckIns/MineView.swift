import Domain
import GroupChallenges
import Hypertext
import Pages
import Spaces

/// The template `mine` shows this.
struct MineView {
  struct Day {
    /// nil for a day of another month.
    let shown: MarkView?
  }

  struct Week {
    /// The month, where it is another than that of the row before.
    let month: DayView?
    let days: [Day]
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

    let left: Int
    let entry: Entry?
  }

  struct Search {
    let action: String
    let text: String
  }

  let streak: Int
  let longest: Int
  let checkIns: Int
  let weekdays = Weekday.all
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
  let none: Message
  let more: Message?
  let table: String
  /// The check-ins that an organiser removed or moved.
  let corrections: [CorrectionView]
  let hasCorrections: Bool

  private static let shown = 50
  private static let searchable = 10

  init(_ me: MemberScreen, _ view: GroupView, _ ticket: FormTicket, search text: String) {
    func address(_ part: String) -> String { GroupAddress.part(part, of: view.id).text }
    (today, streak, longest, checkIns) = (me.today, me.streak, me.longestStreak, me.checkIns)
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
      ? Message("No check-ins yet. Check in on the page of this week, or enter an earlier day above.")
      : Message("No check-ins match.")
    let (older, month) = (found.count - Self.shown, String(me.today.prefix(7)))
    more =
      older > 0
      ? Message("And \(older) older check-ins. Search for a date, such as \(month), or for a note.") : nil
    table = address("mine.csv")
    corrections = CorrectionView.all(me.corrections.map { (nil, $0) }, of: view, ticket)
    hasCorrections = !corrections.isEmpty
  }

  private static func weeks(_ weeks: [[MemberScreen.Day]]) -> [Week] {
    var month: Substring?
    return weeks.flatMap { days in
      // A week in which a month begins has a row in each, as in a calendar on a wall.
      var months: [Substring] = []
      for day in days where months.last != day.date.prefix(7) { months.append(day.date.prefix(7)) }
      return months.map { own in
        defer { month = own }
        return Week(
          month: own == month ? nil : DayView("\(own)-01"),
          days: days.map { Day(shown: $0.date.hasPrefix(own) ? MarkView($0) : nil) }
        )
      }
    }
  }
}

extension MineView.Freeze {
  fileprivate init(_ me: MemberScreen, action: String, _ ticket: FormTicket) {
    left = me.freezesLeft
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

  /// The program that told of the workout; nil for an entry of the member's own.
  var sourceWords: Message? {
    switch source {
    case nil: nil
    case "csv": Message("from an import")
    case "webhook": Message("from a watch or service")
    case let source?: Message("from \(source)")
    }
  }
}

/// A day of the week as the heading of a column.
struct Weekday {
  let name: Message
  /// Two letters, or as few as the language needs.
  let short: Message

  static let all = [
    Weekday(name: Message("Monday"), short: Message("Mo")),
    Weekday(name: Message("Tuesday"), short: Message("Tu")),
    Weekday(name: Message("Wednesday"), short: Message("We")),
    Weekday(name: Message("Thursday"), short: Message("Th")),
    Weekday(name: Message("Friday"), short: Message("Fr")),
    Weekday(name: Message("Saturday"), short: Message("Sa")),
    Weekday(name: Message("Sunday"), short: Message("Su")),
  ]
}

struct MarkView {
  let mark: String
  let sign: String
  let day: String
  let date: DayView
  let what: Message
  let isToday: Bool

  init(_ day: MemberScreen.Day) {
    (mark, isToday) = (day.mark.rawValue, day.isToday)
    self.day = String(day.date.suffix(2))
    let (sign, what) =
      switch day.mark {
      case .checkIn: ("✓", Message("check-in"))
      case .freeze: ("❄", Message("freeze"))
      case .excuse: ("○", Message("excused"))
      case .missed: ("", Message("no check-in"))
      case .toCome: ("", Message("to come"))
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
  let what: Message
  let undo: UndoView?

  init(_ day: MemberScreen.DayOff, _ action: String, _ ticket: HiddenField) {
    date = DayView(day.date)
    what =
      switch (day.kind, day.isUsed) {
      case (.freeze, true): Message("Freeze")
      case (.freeze, false): Message("Freeze, not used: you checked in")
      case (.excuse, true): Message("Excused")
      case (.excuse, false): Message("Excused, not used: you checked in")
      }
    let event = HiddenField(name: "event", value: day.id.rawValue)
    undo = day.canBeUndone ? UndoView(action: action, field: event, hidden: [ticket]) : nil
  }
}

struct EntryView {
  let date: DayView
  let note: String?
  let facts: Message?
  /// The moment of entry, where that was on a later day.
  let entered: MomentView?
  let undo: UndoView?

  init(_ entry: MemberScreen.Entry, _ action: String, _ ticket: HiddenField) {
    (date, note, entered) = (DayView(entry.date), entry.note, entry.enteredAt.map(MomentView.init))
    let facts = [entry.sourceWords, entry.counts ? nil : Message("does not count: the day is full")]
      .compactMap(\.self)
    self.facts = facts.isEmpty ? nil : facts.joined(separator: ", ")
    let event = HiddenField(name: "event", value: entry.id.rawValue)
    undo = entry.canBeUndone ? UndoView(action: action, field: event, hidden: [ticket]) : nil
  }
}
