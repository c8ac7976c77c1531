import Domain
import GroupChallenges
import Hypertext
import Pages
import ScoreServer
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
      return Page(
        title: Message("Your groups"),
        body: home(weeks),
        scripts: ["zone.js"],
        follows: [GroupState.space.root],
        keeps: weeks.map { GroupAddress.group($0.group) },
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
  func groups(_ visit: Visit) async throws -> Sidebar? {
    let all = try await app.groups(try visit.account()).list().sorted { ($0.name, $0.id) < ($1.name, $1.id) }
    return Sidebar(
      Message("Your groups"),
      all: WebAddress(),
      rows: all.map { Sidebar.Row($0.name, GroupAddress.group($0.id)) }
    )
  }

  private func present(_ id: GroupID, of groups: Groups) async throws(SpaceError) -> GroupView? {
    do { return try await groups.group(id) } catch {
      if error == .notFound { return nil }
      throw error
    }
  }
}

@HTMLBuilder
private func home(_ weeks: [WeekScreen]) -> HTML {
  h1 { t("Your groups") }
  if weeks.isEmpty {
    p(.class("lead")) {
      t("Create a group here and invite the others, or join a group with the link or code that you were given.")
    }
  } else {
    ul(.class("list cards")) { for week in weeks { li { groupLink(week) } } }
  }
  card("new", t("New group")) { newGroup() }
  p(.class("quiet")) { a(.href(WebAddress("join"))) { t("Join a group with a code") } }
}

private func groupLink(_ week: WeekScreen) -> HTML {
  let mine = week.boards.first { $0.type == .checkIn }?.lines.first { $0.isMine }
  let count = Int(mine?.value ?? 0)
  return cardLink(GroupAddress.group(week.group), bdi(week.name)) {
    span {
      if let rank = mine?.rank {
        t("\(count) check-ins this week, place \(rank)")
      } else {
        t("You have not checked in this week")
      }
    }
  }
}

private func newGroup() -> HTML {
  form(post: WebAddress("groups"), as: "create") {
    hidden("zone", "", .data("zone"))
    field("name", t("Name"), .text(nil), .required, .maxlength(64), .autocomplete(.off))
    p(.class("hint")) { t("Weeks begin on Monday at 00:00, \(span: "UTC", .data("zone-name")).") }
    details {
      summary { t("How it counts") }
      rules()
    }
    button(.class("primary block")) { t("Create group") }
  }
}

@HTMLBuilder
private func rules() -> HTML {
  let counts = [1, 2, 3, 4, 5, 10].map { Choice("\($0)", named: "\($0)", isChosen: $0 == 1) }
  p(.class("hint")) { t("You cannot change these rules later, so past weeks keep their winners.") }
  field("per-day", t("Check-ins a day that count"), .select(counts + [Choice("all", Message("all"))]))
  choice("external", .checkbox("yes")) {
    strong { t("Another program reports the streaks") }
    span(.class("hint")) { t("Otherwise check-ins make the streaks.") }
  }
  choice("local", .checkbox("yes"), .data("zone-box")) {
    strong { t("Weeks begin at midnight here") }
    span(.class("hint")) { t("Otherwise on Monday at 00:00 UTC.") }
  }
  choice("hidden", .checkbox("yes")) {
    strong { t("Hide the standings until the week is over") }
    span(.class("hint")) { t("You can change this later.") }
  }
}
