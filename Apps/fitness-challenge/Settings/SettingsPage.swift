import Access
import AppKit
import Domain
import GroupChallenges
import Hypertext
import LeaderboardKit
import Pages
import Server
import Spaces

extension FitnessSite {
  /// The choices of a member, and those of a group for the members who run it.
  func addSettings(to site: Site) {
    site.page("groups/:space/settings") { visit in try await settings(visit) }
    site.form("groups/:space/settings") { visit, form in
      let (group, account, ticket) = (try await group(visit), try visit.account(), try form.ticket())
      if let own = form["own-name"], own != group.me?.givenName {
        _ = try await app.groups(account).rename(to: own, in: group.id, as: "\(ticket):name")
      }
      if group.leads {
        let name = try form.text("name")
        _ = try await app.groups(account)
          .change(
            group.id,
            name: name,
            hidesStandings: form.has("hidden"),
            hidesEntries: form.has("hides-entries"),
            hidesNotes: form.has("hides-notes"),
            as: ticket
          )
      }
      _ = try await app.installation.settings.update(account.user, as: WriteID(rawValue: ticket), at: app.now) {
        $0.showOwnScores = form.has("own")
      }
      return .show(try await settings(visit, isSaved: true))
    }
    site.form("groups/:space/delete", asks: true) { visit, form in
      let group = try await group(visit)
      try await app.groups(try visit.account()).delete(group.id, as: Ticket(try form.ticket()))
      return .goTo(WebAddress())
    }
  }

  private func settings(_ visit: Visit, isSaved: Bool = false) async throws -> Page {
    let group = try await group(visit)
    let view = SettingsView(group, marksOwn: try await marksOwn(group), isSaved: isSaved, visit.ticket)
    return try page(Message("Settings · \(group.about.name)"), "group-settings", view, of: group, visit)
  }
}

/// The template `group-settings` shows this.
private struct SettingsView {
  let name: String
  let action: String
  let sources: String
  let connections: String
  let isSaved: Bool
  let marksOwn: Bool
  let ownName: String
  let leads: Bool
  /// The address of the form that deletes the group; nil for members who do not own it.
  let delete: String?
  let deleteHidden: [HiddenField]
  let hides: Bool
  let hidesEntries: Bool
  let hidesNotes: Bool
  /// The corrections of all members, for the organisers.
  let corrections: [CorrectionView]
  let hasCorrections: Bool
  let hidden: [HiddenField]
  let rules: [Message]

  init(_ view: GroupView, marksOwn: Bool, isSaved: Bool, _ ticket: FormTicket) {
    name = view.about.name
    action = GroupAddress.part("settings", of: view.id).text
    sources = GroupAddress.part("sources", of: view.id).text
    connections = GroupAddress.part("connections", of: view.id).text
    (self.isSaved, self.marksOwn, leads, hides) = (isSaved, marksOwn, view.leads, view.about.hidesStandings)
    (hidesEntries, hidesNotes) = (view.about.hidesEntries, view.about.hidesNotes)
    corrections = CorrectionView.all(
      view.corrections(at: view.now).map { ($0.member, $0.correction) },
      of: view,
      ticket
    )
    hasCorrections = !corrections.isEmpty
    ownName = view.me?.givenName ?? ""
    delete = view.role == .owner ? GroupAddress.part("delete", of: view.id).text : nil
    deleteHidden = [ticket.field(for: "delete")]
    hidden = [ticket.field(for: "settings")]
    rules = view.about.rules.sentences
  }
}

extension GroupRules {
  /// The group's rules, a sentence each.
  var sentences: [Message] {
    let ties =
      switch self.ties {
      case .competition: Message("Members with equal values share a place, and the next place is left out: 1, 1, 3.")
      case .dense: Message("Members with equal values share a place: 1, 1, 2.")
      case .ordinal: Message("Of members with equal values, the first to reach the value is ahead.")
      }
    let hours = Int(graceMilliseconds / 3_600_000)
    return [
      Message("Weeks begin on Monday at 00:00, \(zone.name)."),
      Message("A workout counts until \(hours) hours after the end of its week."),
      checkInsPerDay.map { Message("\($0) check-ins a day count.") } ?? Message("Every check-in counts."),
      streaks == .derived ? derivedStreaks : Message("Another program reports the streaks."),
      ties,
    ]
  }

  private var derivedStreaks: Message {
    freezes == 0
      ? Message("A streak is days in a row with a check-in.")
      : Message("A streak is days in a row with a check-in. Each member has \(freezes) freezes in any 30 days.")
  }
}
