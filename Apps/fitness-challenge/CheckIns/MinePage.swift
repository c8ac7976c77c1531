import Domain
import GroupChallenges
import Pages
import Server
import Spaces
import WireFormat

extension FitnessSite {
  /// A member's own streak and check-ins: the page, the table, and the forms that record.
  func addCheckIns(to site: Site) {
    site.page("groups/:space/mine", beside: groups) { visit in
      let group = try await group(visit)
      let me = group.mine(at: group.now)
      let view = MineView(me, group, visit.ticket)
      return try page("My streak · \(group.about.name)", "mine", view, of: group, scripts: ["zone.js"], json: me)
    }
    site.download("groups/:space/mine.csv") { visit in
      let group = try await group(visit)
      return .csv(group.mine(at: group.now).csv, named: "check-ins.csv")
    }
    site.form("groups/:space/check-in") { visit, form in
      let group = try await group(visit)
      // The moment that a form names counts only where it waited for the server, since a phone's clock may be wrong.
      let moment = visit.isLate ? form["at"].flatMap { LocalMoment(iso8601: $0)?.time } : nil
      let outcome = try await app.checkIn(
        group.id,
        by: try visit.account(),
        in: try zone(of: form) ?? group.about.rules.zone,
        at: moment.map { min($0, group.now) },
        on: form["date"],
        note: form["note"],
        as: try form.ticket(),
        isLate: visit.isLate
      )
      return answer(form, visit, outcome.view)
    }
    site.form("groups/:space/undo") { visit, form in
      let event = EventID(rawValue: try form.text("event"))
      let group = try await group(visit)
      return answer(form, visit, try await app.groups(try visit.account()).undo(event, in: group.id))
    }
    site.form("groups/:space/freeze") { visit, form in
      let day = GroupAction.DayOff(date: try form.text("date"), kind: .freeze)
      let (group, account) = (try await group(visit), try visit.account())
      _ = try await app.groups(account).takeOff(day, about: account.user, in: group.id, as: try form.ticket())
      return .goTo(GroupAddress.part("mine", of: group.id))
    }
  }

  private func answer(_ form: Form, _ visit: Visit, _ view: GroupView) -> FormAnswer {
    if visit.wantsJSON, let week = view.week(at: view.now) { return .send(week) }
    return .goTo(form["from"] == "mine" ? GroupAddress.part("mine", of: view.id) : GroupAddress.group(view.id))
  }
}

/// The template `mine` shows this.
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
    let days: [MarkView]
  }

  struct Freeze {
    struct Entry {
      let action: String
      let hidden: [HiddenField]
      /// Empty where today needs none.
      let date: String
    }

    let left: String
    let entry: Entry?
  }

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
    today = me.today
    figures = [
      Figure(value: "\(me.streak)", what: me.streak == 1 ? "day in a row" : "days in a row"),
      Figure(value: "\(me.longestStreak)", what: "longest ever"),
      Figure(value: "\(me.checkIns)", what: me.checkIns == 1 ? "check-in" : "check-ins"),
    ]
    weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"].map {
      Weekday(name: $0, short: String($0.prefix(2)))
    }
    weeks = me.weeks.map { Week(days: $0.map(MarkView.init)) }
    checkIn = GroupAddress.part("check-in", of: view.id).text
    hidden = [ticket.field(for: "backfill")]
    freeze =
      view.about.rules.freezes == 0
      ? nil
      : Freeze(
        left: "\(Words.count(me.freezesLeft, "freeze", "freezes")) left in these 30 days.",
        entry: me.freezesLeft == 0
          ? nil
          : Freeze.Entry(
            action: GroupAddress.part("freeze", of: view.id).text,
            hidden: [ticket.field(for: "freeze")],
            date: me.hasCheckedInToday ? "" : me.today
          )
      )
    entries = me.entries.prefix(Self.shown).enumerated().map { number, entry in
      EntryView(entry, GroupAddress.part("undo", of: view.id).text, ticket.field(for: "undo-\(number)"))
    }
    table = GroupAddress.part("mine.csv", of: view.id).text
    more = me.entries.count > Self.shown ? "and \(me.entries.count - Self.shown) more" : nil
  }
}

private struct MarkView {
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

private struct EntryView {
  struct Undo {
    let action: String
    let field: HiddenField
    let hidden: [HiddenField]
  }

  let date: DayView
  let note: String?
  let facts: String?
  let undo: Undo?

  init(_ entry: MemberScreen.Entry, _ action: String, _ ticket: HiddenField) {
    (date, note) = (DayView(entry.date), entry.note)
    let facts = [
      entry.source.map { "from \($0)" }, entry.enteredAt.map { "entered \(MomentView($0).date)" },
      entry.counts ? nil : "beyond what counts in a day",
    ]
    self.facts = facts.compactMap(\.self).isEmpty ? nil : facts.compactMap(\.self).joined(separator: ", ")
    let event = HiddenField(name: "event", value: entry.id.rawValue)
    undo = entry.canBeUndone ? Undo(action: action, field: event, hidden: [ticket]) : nil
  }
}
