import Domain
import GroupChallenges
import Hypertext
import Pages
import Server
import Spaces

extension FitnessSite {
  /// The groups of an account, each with its week, and the form for another one.
  func addHome(to site: Site) {
    site.page("/") { visit in
      let groups = app.groups(try visit.account())
      var weeks: [WeekScreen] = []
      for group in try await groups.list().sorted(by: { ($0.name, $0.id) < ($1.name, $1.id) }) {
        // An account may have a role in a group without taking part.
        guard let view = try await present(group.id, of: groups), let week = view.week(at: view.now) else { continue }
        weeks.append(week)
      }
      let view = HomeView(
        groups: weeks.map(GroupLinkView.init),
        hasGroups: !weeks.isEmpty,
        hidden: [visit.ticket.field(for: "create")]
      )
      let body = try content.in(visit).render("home", view)
      return Page(
        title: Message("Your groups"),
        body: body,
        scripts: ["zone.js"],
        follows: [GroupState.space.root],
        json: weeks
      )
    }
    site.form("groups") { visit, form in
      let rules = GroupRules(
        zone: form.has("local") ? try zone(of: form) ?? .utc : .utc,
        checkInsPerDay: form.has("several") || form["per-day"] == "all"
          ? nil : try form.optionalNumber("per-day", in: 1...100) ?? 1,
        streaks: form.has("external") ? .external : .derived
      )
      let group = Group(
        name: try form.text("name"),
        hidesStandings: form.has("hidden"),
        rules: rules,
        createdAt: app.now
      )
      try visit.context.countNewSpace()
      let view = try await app.groups(try visit.account()).create(group, as: GroupID(rawValue: try form.ticket()))
      return .goTo(GroupAddress.group(view.id))
    }
  }

  /// The groups beside the pages of one.
  @Sendable
  func groups(_ visit: Visit) async throws -> Beside? {
    let all = try await app.groups(try visit.account()).list().sorted { ($0.name, $0.id) < ($1.name, $1.id) }
    return Beside(
      Message("Your groups"),
      all: WebAddress(),
      rows: all.map { Beside.Row($0.name, GroupAddress.group($0.id)) }
    )
  }

  private func present(_ id: GroupID, of groups: Groups) async throws(SpaceError) -> GroupView? {
    do { return try await groups.group(id) } catch {
      if error == .notFound { return nil }
      throw error
    }
  }
}

/// The template `home` shows this.
private struct HomeView {
  let groups: [GroupLinkView]
  let hasGroups: Bool
  let hidden: [HiddenField]
  let perDay =
    [OptionView("1", Message(verbatim: "1"), isChosen: true)]
    + [2, 3, 4, 5, 10].map { OptionView("\($0)", Message(verbatim: "\($0)"), isChosen: false) }
    + [OptionView("all", Message("all"), isChosen: false)]
}

private struct GroupLinkView {
  let name: String
  let address: String
  let facts: Message

  init(_ week: WeekScreen) {
    name = week.name
    address = GroupAddress.group(week.group).text
    let mine = week.boards.first { $0.type == .checkIn }?.lines.first { $0.isMine }
    let count = Int(mine?.value ?? 0)
    facts =
      mine?.rank.map { Message("\(count) check-ins this week, place \($0)") }
      ?? Message("You have not checked in this week")
  }
}
