import Domain
import GroupChallenges
import Pages
import Server
import Spaces
import WireFormat

extension FitnessSite {
  /// A group with its running week, and the weeks before.
  func addGroups(to site: Site) {
    addHome(to: site)
    site.page("groups/:space", beside: groups) { visit in
      let group = try await group(visit)
      guard let week = group.week(at: group.now) else { throw Problem.notFound }
      let boards = try boards(week, marksOwn: try await marksOwn(group), isPage: false)
      let view = GroupPageView(group, week, boards, visit.ticket)
      return try page(group.about.name, "group", view, of: group, scripts: ["zone.js"], json: week)
    }
    site.page("groups/:space/weeks", beside: groups) { visit in
      let group = try await group(visit)
      let weeks = group.pastWeeks(at: group.now)
      return try page("Past weeks", "weeks", WeeksView(weeks), of: group, json: weeks)
    }
    site.page("groups/:space/weeks/:week", beside: groups) { visit in
      let group = try await group(visit)
      guard let week = group.week(try visit.part("week"), at: group.now) else { throw Problem.notFound }
      let view = PastWeekView(
        weeks: GroupAddress.part("weeks", of: group.id).text,
        fragment: try boards(week, marksOwn: try await marksOwn(group), isPage: true)
      )
      return try page("\(week.title) · \(week.name)", "week", view, of: group, json: week)
    }
  }
}

/// The template `group` shows this.
private struct GroupPageView {
  struct Undo {
    let action: String
    let what: String
    let field: HiddenField
    let hidden: [HiddenField]
  }

  let name: String
  let people: String
  let peopleWord: String
  let action: String
  let hidden: [HiddenField]
  /// nil where the group counts no more today.
  let button: String?
  /// In the place and size of the button where the group counts no more today, so that nothing moves under the finger.
  let done: String?
  let facts: String
  let unreadable: String?
  let undo: Undo?
  /// Both boards.
  let fragment: HTML

  init(_ view: GroupView, _ week: WeekScreen, _ boards: HTML, _ ticket: FormTicket) {
    func address(_ part: String) -> String { GroupAddress.part(part, of: view.id).text }
    (name, fragment, action) = (view.about.name, boards, address("check-in"))
    (people, peopleWord) = (address("people"), view.leads ? "Invite" : "People")
    hidden = [ticket.field(for: "check-in")]
    let me = view.mine(at: view.now)
    button = me.isDoneForToday ? nil : me.hasCheckedInToday ? "Check in again" : "Check in"
    // The streak of the board below, which another program may count.
    let days = week.boards.first { $0.type == .streak }?.lines.first(where: \.isMine)?.value ?? 0
    let streak = days == 0 ? nil : "\(ChallengeType.streak.words(days)) in a row"
    done = me.isDoneForToday ? "Done for today" : nil
    facts = [button != nil && me.hasCheckedInToday ? "Done today" : nil, streak].compactMap(\.self)
      .joined(separator: " · ")
    unreadable = week.unreadableWords
    undo = me.entries.first { $0.date == me.today && $0.canBeUndone }.map { entry in
      Undo(
        action: address("undo"),
        what: "today's check-in",
        field: HiddenField(name: "event", value: entry.id.rawValue),
        hidden: [ticket.field(for: "undo")]
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
    /// The end of the time for late check-ins; nil once the winners are final.
    let provisional: MomentView?
    let winners: [Winner]
  }

  let weeks: [Week]

  init(_ weeks: [WeekScreen]) {
    self.weeks = weeks.map { week in
      Week(
        title: week.title,
        address: GroupAddress.part("weeks", week.week, of: week.group).text,
        provisional: week.provisionalUntil.map(MomentView.init),
        winners: week.boards.filter { !$0.first.isEmpty }.map {
          Week.Winner(what: $0.type.title, who: $0.first.joined(separator: " and "))
        }
      )
    }
  }
}

private struct PastWeekView {
  let weeks: String
  let fragment: HTML
}
