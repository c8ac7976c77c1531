import Access
import Domain
import GroupChallenges
import Hypertext
import Pages
import ScoreServer
import ScorebookKit
import Spaces
import WireFormat

extension FitnessSite {
  /// A member's check-ins for the others, and the organisers' corrections of them.
  func addMembers(to site: Site) {
    site.page("groups/:space/members/:member", beside: groups) { visit in
      let (group, user) = (try await group(visit), UserID(rawValue: try visit.part("member")))
      guard let screen = group.history(of: user, at: group.now) else { throw Problem.notFound }
      return page(Message(verbatim: screen.displayName), memberPage(screen, user, group), of: group, json: screen)
    }
    site.form("groups/:space/members/:member/correct") { visit, form in
      let (group, user) = try await led(visit)
      let date = form["what"] == "move" ? try form.text("date") : nil
      let event = EventID(rawValue: try form.text("event"))
      let correction = GroupAction.Correction(of: event, to: date, because: try form.text("reason"))
      _ = try await app.groups(try visit.account())
        .correct(correction, of: user, in: group.id, as: try form.ticket())
      return .goTo(GroupAddress.member(user, of: group.id))
    }
    site.form("groups/:space/members/:member/join") { visit, form in
      let (group, user) = try await led(visit)
      let (other, account) = (UserID(rawValue: try form.text("account")), try visit.account())
      // First the right to remove the other member, which the owner of the group never loses.
      try await app.invites.remove(other, from: group.id.space, by: account)
      try await app.groups(account).join(other, to: user, in: group.id, as: try form.ticket())
      return .goTo(GroupAddress.member(user, of: group.id))
    }
    site.form("groups/:space/erase") { visit, form in
      let (group, account, ticket) = (try await group(visit), try visit.account(), try form.ticket())
      guard group.role != .owner else { throw SpaceError.refused(.ownerStays) }
      try await app.groups(account).erase(in: group.id, as: "\(ticket):erase")
      try await app.groups(account).leave(group.id, as: Ticket(ticket))
      return .goTo(WebAddress())
    }
  }

  /// The group and the member of a form for its leaders.
  private func led(_ visit: Visit) async throws -> (group: GroupView, member: UserID) {
    let group = try await group(visit)
    guard group.leads else { throw Problem.notFound }
    return (group, UserID(rawValue: try visit.part("member")))
  }
}

extension Refusal {
  fileprivate static let ownerStays = Refusal(
    "owner",
    "You run this group. Make another member the organiser, or delete the group."
  )
}

@HTMLBuilder
private func memberPage(_ member: MemberScreen, _ user: UserID, _ group: GroupView) -> HTML {
  let others = group.members.filter { $0.user != user && $0.user != group.viewer }
  h1 { bdi(member.displayName) }
  figures(member)
  checkIns(member, user, group)
  corrections(member.corrections.map { (nil, $0) }, in: group.id)
  if group.leads, !others.isEmpty { joining(others, to: member, user, in: group.id) }
}

private func checkIns(_ member: MemberScreen, _ user: UserID, _ group: GroupView) -> HTML {
  let shown = 100
  return card("entries", t("Check-ins")) {
    let entries = Array(member.entries.prefix(shown).enumerated())
    factList(entries, empty: t("No check-ins to show.")) { number, entry in
      entryWords(entry)
      if group.leads, entry.canBeUndone {
        correction(of: entry, number, today: member.today, at: GroupAddress.member(user, "correct", of: group.id))
      }
    }
    if member.entries.count > shown {
      p(.class("quiet")) { t("Older check-ins: \(member.entries.count - shown)") }
    }
  }
}

/// What an organiser can do about a check-in of a week that is open.
private func correction(
  of entry: MemberScreen.Entry,
  _ number: Int,
  today: String,
  at address: WebAddress
) -> HTML {
  moreMenu(Message("Correct the check-in of \(.day(entry.date))")) {
    form(post: address, as: "correct-\(number)") {
      hidden("event", entry.id.rawValue)
      field(
        "reason",
        t("Reason"),
        .text(nil),
        .required,
        .maxlength(200),
        .autocomplete(.off),
        id: "reason-\(number)",
        hint: "The member reads it."
      )
      field("date", t("Right date"), .date(nil), .max(CivilDate(today)), id: "date-\(number)")
      button(.class("block"), .name("what"), .value("move")) { t("Move to that date") }
      button(.class("danger block"), .name("what"), .value("remove")) { t("Remove check-in") }
    }
  }
}

private func joining(
  _ others: [MemberRecord],
  to member: MemberScreen,
  _ user: UserID,
  in group: GroupID
) -> HTML {
  card("join", t("Two accounts of one person")) {
    form(
      post: GroupAddress.member(user, "join", of: group),
      as: "join",
      asks: "Give the check-ins of the other account to \(member.displayName)? The other account leaves the group.",
      .data("online")
    ) {
      field(
        "account",
        t("Other account"),
        .select(others.map { Choice($0.user.rawValue, named: $0.displayName) })
      )
      p(.class("hint")) {
        t("All check-ins of the other account count for this member. This cannot be undone.")
      }
      button(.class("block")) { t("Join the accounts") }
    }
  }
}

/// The check-ins that organisers removed or moved, with their member where the list is of all members; nothing for none.
@HTMLBuilder
func corrections(
  _ lines: [(member: String?, correction: MemberScreen.Correction)],
  in group: GroupID
) -> HTML {
  if !lines.isEmpty {
    card("corrections", t("Corrected by an organiser")) {
      factList(Array(lines.enumerated())) { number, line in
        correctionWords(line.correction, of: line.member)
        if line.correction.canBeUndone { undo(line.correction, number, in: group) }
      }
    }
  }
}

private func correctionWords(_ correction: MemberScreen.Correction, of member: String?) -> HTML {
  span {
    spaced {
      if let member { bdi(member) }
      strong { time(correction.date) }
      text(correction.what)
      span(.class("quiet")) { t("by \(bdi: correction.by)") }
      bdi(correction.reason)
    }
  }
}

private func undo(_ correction: MemberScreen.Correction, _ number: Int, in group: GroupID) -> HTML {
  form(post: GroupAddress.part("undo", of: group), as: "undo-correction-\(number)") {
    hidden("event", correction.id.rawValue)
    button(.label(Message("Undo the correction of \(.day(correction.date))"))) { t("Undo") }
  }
}
