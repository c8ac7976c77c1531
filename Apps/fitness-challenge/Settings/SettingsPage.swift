import Access
import Domain
import GroupChallenges
import Hypertext
import Leaderboards
import Pages
import ScoreServer
import ScorebookKit
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
          .change(group.id, as: ticket) {
            $0.name = name
            ($0.hidesStandings, $0.hidesEntries) = (form.has("hidden"), form.has("hides-entries"))
            $0.hidesNotes = form.has("hides-notes")
          }
      }
      _ = try await app.settings.update(account.user, as: WriteID(rawValue: ticket), at: app.now) {
        $0.showOwnScores = form.has("own")
      }
      return .show(try await settings(visit, isSaved: true))
    }
    site.form("groups/:space/delete") { visit, form in
      let group = try await group(visit)
      try await app.groups(try visit.account()).delete(group.id, as: Ticket(try form.ticket()))
      return .goTo(WebAddress())
    }
  }

  private func settings(_ visit: Visit, isSaved: Bool = false) async throws -> Page {
    let group = try await group(visit)
    let marksOwn = try await marksOwn(group)
    let body = HTML {
      h1 { t("Settings") }
      if isSaved { outcome(Message("Saved.")) }
      choices(group, marksOwn: marksOwn)
      rules(group.about.rules)
      corrections(group.corrections(at: group.now).map { ($0.member, $0.correction) }, in: group.id)
      if group.role == .owner { deletion(group) }
      ways(in: group.id)
    }
    return page(Message("Settings · \(group.about.name)"), body, of: group)
  }
}

/// The ways in which check-ins come from elsewhere.
@HTMLBuilder
private func ways(in group: GroupID) -> HTML {
  p { buttonLink(GroupAddress.part("sources", of: group), isWide: true) { t("Import workouts") } }
  p { buttonLink(GroupAddress.part("connections", of: group), isWide: true) { t("Connect a watch or a service") } }
}

/// The choices of the member, and those of the group for the members who run it.
private func choices(_ group: GroupView, marksOwn: Bool) -> HTML {
  form(post: GroupAddress.part("settings", of: group.id), as: "settings", .class("card")) {
    h2 { t("For me") }
    field(
      "own-name",
      t("Your name in this group"),
      .text(group.me?.givenName ?? ""),
      .required,
      .maxlength(64),
      .autocomplete(.name)
    )
    choice("own", .checkbox("yes", isOn: marksOwn)) { strong { t("Highlight my rows") } }
    if group.leads { groupChoices(group.about) }
    button(.class("primary block")) { t("Save") }
  }
}

@HTMLBuilder
private func groupChoices(_ group: Group) -> HTML {
  h2 { t("For the group") }
  field("name", t("Name"), .text(group.name), .required, .maxlength(64))
  choice("hidden", .checkbox("yes", isOn: group.hidesStandings)) {
    strong { t("Hide the standings until the week is over") }
    span(.class("hint")) { t("Pages hide them. A program of a member that reads the group can still count.") }
  }
  choice("hides-entries", .checkbox("yes", isOn: group.hidesEntries)) {
    strong { t("Only organisers see the check-ins of others one by one") }
  }
  choice("hides-notes", .checkbox("yes", isOn: group.hidesNotes)) {
    strong { t("Only organisers see the notes of others") }
  }
}

private func rules(_ rules: GroupRules) -> HTML {
  card("rules", t("How this group counts")) {
    factList(rules.sentences) { text($0) }
    p(.class("hint")) { t("These rules were fixed when the group was created, so past weeks keep their winners.") }
  }
}

private func deletion(_ group: GroupView) -> HTML {
  card("delete", t("Delete group")) {
    form(
      post: GroupAddress.part("delete", of: group.id),
      as: "delete",
      asks: "Delete \(group.about.name) for all members? This cannot be undone.",
      .data("online")
    ) {
      p {
        t(
          """
          The group, its weeks and its invites are gone for every member. Export your check-ins first if you want to \
          keep them.
          """
        )
      }
      button(.class("danger block")) { t("Delete group") }
    }
  }
}
