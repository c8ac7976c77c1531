import Domain
import GroupChallenges
import Hypertext
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
      let boards = try boards(week, marksOwn: try await marksOwn(group), isPage: false, visit)
      let view = GroupPageView(group, week, boards, in: visit.toldZone, visit.ticket)
      let title = Message(verbatim: group.about.name)
      return try page(title, "group", view, of: group, visit, scripts: ["zone.js"], json: week)
    }
    site.page("groups/:space/weeks", beside: groups) { visit in
      let group = try await group(visit)
      let weeks = group.pastWeeks(at: group.now)
      return try page(Message("Past weeks"), "weeks", WeeksView(weeks), of: group, visit, json: weeks)
    }
    site.page("groups/:space/weeks/:week", beside: groups) { visit in
      let group = try await group(visit)
      guard let week = group.week(try visit.part("week"), at: group.now) else { throw Problem.notFound }
      let view = PastWeekView(
        weeks: GroupAddress.part("weeks", of: group.id).text,
        fragment: try boards(week, marksOwn: try await marksOwn(group), isPage: true, visit)
      )
      return try page("\(week.title) · \(week.name)", "week", view, of: group, visit, json: week)
    }
  }
}

/// The template `group` shows this.
private struct GroupPageView {
  struct Undo {
    let action: String
    let field: HiddenField
    let hidden: [HiddenField]
  }

  let name: String
  let people: String
  let boards: String
  let weeks: String
  let peopleWord: Message
  let action: String
  let hidden: [HiddenField]
  let button: Message
  /// The date for which the group accepts no more check-ins; nil while it does.
  ///
  /// A text takes the place and size of the button then, so that nothing moves under the finger. The button comes back when
  /// the reader's clock shows another date, also on a page that the phone has cached.
  let done: String?
  let facts: Message
  /// The first step in a group that is still empty.
  let next: Message?
  let unreadable: Message?
  let undo: Undo?
  /// Both boards.
  let fragment: HTML

  init(_ view: GroupView, _ week: WeekScreen, _ fragment: HTML, in zone: ZoneTable?, _ ticket: FormTicket) {
    func address(_ part: String) -> String { GroupAddress.part(part, of: view.id).text }
    (name, self.fragment, action) = (view.about.name, fragment, address("check-in"))
    (boards, weeks) = (address("boards"), address("weeks"))
    (people, peopleWord) = (address("people"), view.leads ? Message("Invite") : Message("People"))
    hidden = [ticket.field(for: "check-in")]
    let me = view.mine(at: view.now, in: zone)
    done = me.isDoneForToday ? me.today : nil
    button = me.hasCheckedInToday && done == nil ? Message("Check in again") : Message("Check in")
    // The streak of the board below, which another program may count.
    let days = week.boards.first { $0.type == .streak }?.lines.first(where: \.isMine)?.value ?? 0
    let streak = days == 0 ? nil : Message("\(Int(days)) days in a row")
    facts = [done == nil && me.hasCheckedInToday ? Message("Done today") : nil, streak].compactMap(\.self)
      .joined(separator: " · ")
    next = Self.next(view, week)
    unreadable = week.unreadableWords
    undo = me.entries.first { $0.date == me.today && $0.canBeUndone }.map { entry in
      Undo(
        action: address("undo"),
        field: HiddenField(name: "event", value: entry.id.rawValue),
        hidden: [ticket.field(for: "undo")]
      )
    }
  }
}

extension GroupPageView {
  /// The next step: for the organiser of an empty group to invite, and in a week without check-ins to begin.
  private static func next(_ view: GroupView, _ week: WeekScreen) -> Message? {
    if view.leads, view.members.count < 2 {
      return Message("You are the only member so far. Tap Invite and send the others a link or a code.")
    }
    let isEmpty = week.boards.allSatisfy { $0.lines.allSatisfy { $0.value == 0 } && !$0.isHidden }
    return isEmpty ? Message("No check-ins yet this week. Tap Check in after your workout.") : nil
  }
}

private struct WeeksView {
  struct Week {
    struct Winner {
      let what: Message
      let who: Message
    }

    let title: Message
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
        winners: week.boards.compactMap { board in
          board.first.listed.map { Week.Winner(what: board.type.title, who: $0) }
        }
      )
    }
  }
}

private struct PastWeekView {
  let weeks: String
  let fragment: HTML
}
