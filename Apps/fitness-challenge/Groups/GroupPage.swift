import Domain
import GroupChallenges
import Hypertext
import Pages
import ScoreServer
import Spaces
import WireFormat

extension FitnessSite {
  /// A group with its running week, and the weeks before.
  func addGroups(to site: Site) {
    addHome(to: site)
    site.page("groups/:space", beside: groups) { visit in
      let group = try await group(visit)
      guard let week = group.week(at: group.now) else { throw Problem.notFound }
      let boards = boards(week, marksOwn: try await marksOwn(group), isPage: false, visit)
      let body = groupPage(group, week, in: visit.toldZone, boards: boards)
      return page(Message(verbatim: group.about.name), body, of: group, scripts: ["zone.js"], json: week)
    }
    site.page("groups/:space/weeks", beside: groups) { visit in
      let group = try await group(visit)
      let weeks = group.pastWeeks(at: group.now)
      return page("Past weeks", pastWeeks(weeks), of: group, json: weeks)
    }
    site.page("groups/:space/weeks/:week", beside: groups) { visit in
      let group = try await group(visit)
      guard let week = group.week(try visit.part("week"), at: group.now) else { throw Problem.notFound }
      let boards = boards(week, marksOwn: try await marksOwn(group), isPage: true, visit)
      let body = HTML {
        crumbs(GroupAddress.part("weeks", of: group.id)) { t("Past weeks") }
        boards
      }
      return page("\(week.title) · \(week.name)", body, of: group, json: week)
    }
  }
}

/// A group with its running week.
@HTMLBuilder
private func groupPage(_ view: GroupView, _ week: WeekScreen, in zone: ZoneTable?, boards: HTML) -> HTML {
  pageHead(bdi(view.about.name)) {
    buttonLink(GroupAddress.part("people", of: view.id)) { view.leads ? t("Invite") : t("People") }
  }
  checkIn(view, week, view.mine(at: view.now, in: zone))
  if let next = next(view, week) { p(.class("lead")) { text(next) } }
  if let words = week.unreadableWords { p(.class("flag")) { text(words) } }
  boards
  div(.class("actions")) {
    buttonLink(GroupAddress.part("boards", of: view.id)) { t("Day, month, season") }
    buttonLink(GroupAddress.part("weeks", of: view.id)) { t("Past weeks") }
  }
}

/// The button of the day.
///
/// Where the group accepts no more check-ins today, a text takes its place and size, so that nothing moves under the finger.
/// The button comes back when the reader's clock shows another date, also on a page that the phone has cached.
@HTMLBuilder
private func checkIn(_ view: GroupView, _ week: WeekScreen, _ me: MemberScreen) -> HTML {
  let done = me.isDoneForToday
  // The streak of the board below, which another program may count.
  let days = week.boards.first { $0.type == .streak }?.lines.first(where: \.isMine)?.value ?? 0
  let facts = [
    !done && me.hasCheckedInToday ? Message("Done today") : nil,
    days == 0 ? nil : Message("\(Int(days)) days in a row"),
  ].compactMap(\.self).joined(separator: " · ")
  if done {
    p(.class("check-in check-in-button check-in-done")) {
      span(.class("check-in-word")) { t("Done for today") }
      span(.class("check-in-facts")) { text(facts) }
    }
  }
  form(
    post: GroupAddress.part("check-in", of: view.id),
    as: "check-in",
    .class("check-in"),
    done ? .data("done", me.today) : .none,
    .hidden(done)
  ) {
    hidden("zone", "", .data("zone"))
    hidden("at", "", .data("moment"))
    button(.class("primary check-in-button")) {
      span(.class("check-in-word")) { me.hasCheckedInToday && !done ? t("Check in again") : t("Check in") }
      if !done { span(.class("check-in-facts")) { text(facts) } }
    }
  }
  if let entry = me.entries.first(where: { $0.date == me.today && $0.canBeUndone }) {
    form(post: GroupAddress.part("undo", of: view.id), as: "undo", .class("check-in-undo"), .data("undo")) {
      hidden("event", entry.id.rawValue)
      button { t("Undo today's check-in") }
    }
  }
}

/// The next step: for the organiser of an empty group to invite, and in a week without check-ins to begin.
private func next(_ view: GroupView, _ week: WeekScreen) -> Message? {
  if view.leads, view.members.count < 2 {
    return Message("You are the only member so far. Tap Invite and send the others a link or a code.")
  }
  let isEmpty = week.boards.allSatisfy { $0.lines.allSatisfy { $0.value == 0 } && !$0.isHidden }
  return isEmpty ? Message("No check-ins yet this week. Tap Check in after your workout.") : nil
}

@HTMLBuilder
private func pastWeeks(_ weeks: [WeekScreen]) -> HTML {
  h1 { t("Past weeks") }
  for week in weeks {
    let winners = week.boards.compactMap { board in board.first.listed.map { (what: board.type.title, who: $0) } }
    cardLink(GroupAddress.part("weeks", week.week, of: week.group), text(week.title)) {
      for winner in winners { span { t("\(winner.what): \(bdi: winner.who)") } }
      if winners.isEmpty { span { t("No check-ins") } }
      if let end = week.provisionalUntil { span { t("Provisional until \(time: end)") } }
    }
  }
  if weeks.isEmpty {
    emptyState { t("No week is over yet. Check in this week: the winners appear here after Sunday.") }
  }
}
