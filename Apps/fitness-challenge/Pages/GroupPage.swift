import Domain
import GroupChallenges
import Pages

extension FitnessPages {
  /// A group: one big button, and the running week.
  func group(_ view: GroupView, fragment: HTML, signedIn: String) throws(TemplateFailure) -> HTML {
    let scripts = ["forms.js", "live.js", "zone.js"]
    return try document(view.group.name, "group", GroupPageView(view, fragment), scripts: scripts, signedIn: signedIn)
  }

  /// The part of it that changes while it is looked at.
  func week(_ week: WeekScreen, _ me: MemberScreen, marksOwn: Bool, ticket: FormTicket) throws(TemplateFailure) -> HTML
  {
    let boards = try boards(week, marksOwn: marksOwn)
    return try templates.render("week-live", WeekLiveView(week, me, boards, ticket))
  }

  /// Weeks that are over, with their winners.
  func weeks(_ weeks: [WeekScreen], of view: GroupView, signedIn: String) throws(TemplateFailure) -> HTML {
    try document("Past weeks", "weeks", WeeksView(weeks, view), signedIn: signedIn)
  }

  /// One week that is over.
  func pastWeek(_ week: WeekScreen, marksOwn: Bool, signedIn: String) throws(TemplateFailure) -> HTML {
    let view = PastWeekView(
      weeks: GroupAddress.part("weeks", of: week.group).text,
      fragment: try boards(week, marksOwn: marksOwn)
    )
    return try document("\(week.title) · \(week.name)", "week", view, signedIn: signedIn)
  }
}

private struct GroupPageView {
  let name: String
  let people: String
  let peopleWord: String
  let live: String
  let mine: String
  let weeks: String
  let settings: String
  let fragment: HTML

  init(_ view: GroupView, _ fragment: HTML) {
    (name, self.fragment) = (view.group.name, fragment)
    people = GroupAddress.part("people", of: view.id).text
    peopleWord = view.leads ? "Invite" : "People"
    live = GroupAddress.part("live", of: view.id).text
    mine = GroupAddress.part("mine", of: view.id).text
    weeks = GroupAddress.part("weeks", of: view.id).text
    settings = GroupAddress.part("settings", of: view.id).text
  }
}

/// What the template `week-live` sees.
private struct WeekLiveView {
  struct Undo {
    let action: String
    let what: String
    let field: HiddenField
  }

  let action: String
  let hidden: [HiddenField]
  /// nil where the group counts no more today.
  let button: String?
  let facts: String
  let undo: Undo?
  /// Both boards.
  let fragment: HTML

  init(_ week: WeekScreen, _ me: MemberScreen, _ boards: HTML, _ ticket: FormTicket) {
    fragment = boards
    action = GroupAddress.part("check-in", of: week.group).text
    hidden = [ticket.field(for: "check-in")]
    button = me.isDoneForToday ? nil : me.hasCheckedInToday ? "Check in again" : "Check in"
    let streak = me.streak == 0 ? nil : "\(Words.count(me.streak, "day", "days")) in a row"
    let done = me.isDoneForToday ? "Done for today" : me.hasCheckedInToday ? "Done today" : nil
    facts = [done, streak].compactMap(\.self).joined(separator: " · ")
    undo = me.entries.first { $0.date == me.today && $0.canBeUndone }.map { entry in
      Undo(
        action: GroupAddress.part("undo", of: week.group).text,
        what: "today's check-in",
        field: HiddenField(name: "event", value: entry.id.rawValue)
      )
    }
  }
}

private struct WeeksView {
  struct Week {
    struct Winner {
      let what: String
      let who: String
    }

    let title: String
    let address: String
    let winners: [Winner]
  }

  let group: String
  let name: String
  let weeks: [Week]

  init(_ weeks: [WeekScreen], _ view: GroupView) {
    (group, name) = (GroupAddress.group(view.id).text, view.group.name)
    self.weeks = weeks.map { week in
      Week(
        title: week.title,
        address: GroupAddress.part("weeks", week.week, of: week.group).text,
        winners: week.boards.filter { !$0.winners.isEmpty }.map {
          Week.Winner(what: $0.type.title, who: $0.winners.joined(separator: " and "))
        }
      )
    }
  }
}

private struct PastWeekView {
  let weeks: String
  let fragment: HTML
}
