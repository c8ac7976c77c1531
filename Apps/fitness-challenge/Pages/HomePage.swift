import Domain
import GroupChallenges
import Pages

extension FitnessPages {
  /// The front page: the groups of whoever is signed in, each with its week.
  func home(_ groups: [WeekScreen], ticket: FormTicket, signedIn: String) throws(TemplateFailure) -> HTML {
    let view = HomeView(groups: groups.map(GroupLinkView.init), ticket: ticket)
    return try document("Groups", "home", view, scripts: ["zone.js"], signedIn: signedIn)
  }
}

/// What the template `home` sees.
private struct HomeView {
  let groups: [GroupLinkView]
  let hasGroups: Bool
  let hidden: [HiddenField]

  init(groups: [GroupLinkView], ticket: FormTicket) {
    self.groups = groups
    hasGroups = !groups.isEmpty
    hidden = [ticket.field(for: "found")]
  }
}

private struct GroupLinkView {
  let name: String
  let address: String
  let facts: String

  init(_ week: WeekScreen) {
    name = week.name
    address = GroupAddress.group(week.group).text
    let mine = week.boards.first { $0.type == .checkIn }?.lines.first { $0.isMine }
    let count = Words.count(Int(mine?.value ?? 0), "check-in", "check-ins")
    facts = mine?.rank.map { "\(count) this week, place \($0)" } ?? "No check-in of yours this week"
  }
}
