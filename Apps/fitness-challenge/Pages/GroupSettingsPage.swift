import Domain
import GroupChallenges
import Pages

extension FitnessPages {
  /// What a member, or whoever runs the group, may choose.
  func settings(_ view: GroupView, marksOwn: Bool, isSaved: Bool, ticket: FormTicket, signedIn: String)
    throws(TemplateFailure) -> HTML
  {
    let page = SettingsView(view, marksOwn: marksOwn, isSaved: isSaved, ticket)
    return try document("Settings · \(view.group.name)", "group-settings", page, signedIn: signedIn)
  }
}

/// What the template `group-settings` sees.
private struct SettingsView {
  let group: String
  let name: String
  let action: String
  let sources: String
  let isSaved: Bool
  let marksOwn: Bool
  let leads: Bool
  let hides: Bool
  let hidden: [HiddenField]
  let rules: [String]

  init(_ view: GroupView, marksOwn: Bool, isSaved: Bool, _ ticket: FormTicket) {
    (group, name) = (GroupAddress.group(view.id).text, view.group.name)
    action = GroupAddress.part("settings", of: view.id).text
    sources = GroupAddress.part("sources", of: view.id).text
    (self.isSaved, self.marksOwn, leads, hides) = (isSaved, marksOwn, view.leads, view.group.hidesStandings)
    hidden = [ticket.field(for: "settings")]
    rules = view.group.rules.sentences
  }
}

extension GroupRules {
  /// How the group counts, a sentence each.
  var sentences: [String] {
    let ties =
      switch self.ties {
      case .competition: "Equal values share a place, and the next is left out: 1, 1, 3."
      case .dense: "Equal values share a place: 1, 1, 2."
      case .ordinal: "Of equal values, who reached it first is before."
      }
    return [
      "Weeks begin on Monday at 00:00, \(zone.name).",
      "What was done in a week counts until \(graceMilliseconds / 3_600_000) hours after its end.",
      checkInsPerDay.map { Words.count($0, "check-in", "check-ins") + " a day \($0 == 1 ? "counts" : "count")." }
        ?? "Every check-in counts.",
      streaks == .derived
        ? "Streaks are days in a row with a check-in; \(Words.count(freezes, "freeze", "freezes")) in any 30 days."
        : "Streaks are reported by another program.",
      ties,
    ]
  }
}
