import Domain
import Hypertext
import Pages
import Pinball
import ScoreServer
import ScorebookKit
import WireFormat

extension PinballWeb {
  /// The groups, and what is done with them; their forms are in ``addGroupForms(to:)``.
  func addGroups(to site: Site) {
    site.page("practice/groups") { visit in
      let (account, query) = (try visit.account(), visit.query)
      let state = try await app.practice(of: account, zone: visit.zone)
      let screen = state.groups(
        archived: query["show"] == "archived",
        keys: await app.keys(),
        now: app.clock.now(),
        zone: visit.zone
      )
      var page = GroupsPage(screen: screen)
      page.done = query["done"].flatMap { GroupDone.Deed(rawValue: $0) }.map {
        GroupDone(deed: $0, back: query["back"])
      }
      page.moved = query["moved"]
      return pages.groups(page, follows: account.practicePaths)
    }
    site.page("practice/groups/:group", beside: groupsBeside) { visit in
      let (account, id) = try Self.group(visit)
      let group = try await group(id, of: account, visit.zone)
      let said = visit.query["said"].flatMap { Self.words[$0] }
      let page = GroupPage(group: group, said: said, moved: visit.query["moved"])
      return pages.group(page, follows: account.practicePaths)
    }
    addGroupForms(to: site)
    addGroupOrder(to: site)
    addGroupDeeds(to: site)
  }

  @Sendable
  private func groupsBeside(_ visit: Visit) async throws -> Sidebar? {
    let state = try await app.practice(of: try visit.account(), zone: visit.zone)
    let now = app.clock.now()
    let screen = state.groups(archived: false, keys: await app.keys(), now: now, zone: visit.zone)
    let rows = screen.groups.map { group in
      Sidebar.Row(group.name, PinballAddress.group(group.id), facts: Message("\(group.completion)% done"))
    }
    return Sidebar(Message("Groups"), all: PinballAddress.groups, rows: rows)
  }

  /// The confirmations that a group's page shows after a form.
  private static let words = [
    "saved": Message("Saved."),
    "unarchived": Message("The group is open again and paused. Edit it to make it active."),
  ]

  /// Places of a list, from 1; beyond its end, the end.
  static let places = 1...10_000

  private func addGroupOrder(to site: Site) {
    site.form("practice/groups/:group/place") { visit, form in
      let (_, place) = (try Self.group(visit), try form.number("place", in: Self.places))
      let (group, _) = try await changeGroup(visit, as: try id(of: form)) { state, id throws(PracticeError) in
        try state.move(group: id, to: place)
      }
      let isArchived = try await self.group(group, of: visit.account(), visit.zone).isArchived
      return .goTo((isArchived ? PinballAddress.archivedGroups : PinballAddress.groups).with("moved", group.text))
    }
    site.form("practice/groups/:group/games") { visit, form in
      let (_, place) = (try Self.group(visit), try form.number("place", in: Self.places))
      let game = form.verbatim("game")
      let (group, _) = try await changeGroup(visit, as: try id(of: form)) { state, id throws(PracticeError) in
        try state.move(game: game, ofGroup: id, to: place)
      }
      return .goTo(PinballAddress.group(group.text).with("moved", game))
    }
  }

  private func addGroupDeeds(to site: Site) {
    site.form("practice/groups/:group/select") { visit, form in
      _ = try await changeGroup(visit, as: try id(of: form)) { state, id throws(PracticeError) in
        try state.selection(ofGroup: id)
      }
      return .goTo(PinballAddress.groups)
    }
    site.form("practice/groups/:group/archive") { visit, form in
      let (_, back) = try await changeGroup(visit, as: try form.contentTicket()) { state, id throws(PracticeError) in
        try state.archiving(id)
      }
      return .goTo(PinballAddress.groups.with("done", "archived").with("back", back))
    }
    site.form("practice/groups/:group/unarchive") { visit, form in
      let now = app.clock.now()
      let (group, _) = try await changeGroup(visit, as: try id(of: form)) { state, id throws(PracticeError) in
        try state.unarchiving(id, now: now, zone: visit.zone)
      }
      return .goTo(PinballAddress.group(group.text).with("said", "unarchived"))
    }
    site.form("practice/groups/:group/delete") { visit, form in
      // A retry of the form finds no group, and gets the same answer.
      let (_, back) = try await changeGroup(visit, as: try form.contentTicket()) { state, id throws(PracticeError) in
        state.removal(ofGroup: id)
      }
      return .goTo(PinballAddress.groups.with("done", "deleted").with("back", back))
    }
    site.form("practice/groups/restore") { visit, form in
      let account = try visit.account()
      try await app.takeBack(try form.text("back"), of: account)
      return .goTo(PinballAddress.groups.with("done", "restored"))
    }
  }

  /// Changes the group that an address names, once; returns the id that undoes it, too.
  func changeGroup(
    _ visit: Visit,
    as ticket: @autoclosure () throws(Problem) -> String,
    _ steps: (PracticeState, EntryID) throws(PracticeError) -> [PracticeStep]
  ) async throws -> (group: EntryID, back: String) {
    let (account, id) = try Self.group(visit)
    let back = try await app.changeGroups(of: account, zone: visit.zone, as: try ticket(), isLate: visit.isLate) {
      state throws(PracticeError) in try steps(state, id)
    }
    return (id, back)
  }

  /// The group that an address names.
  static func group(_ visit: Visit) throws -> (account: Account, id: EntryID) {
    let account = try visit.account()
    guard let id = EntryID(try visit.part("group")) else { throw Problem.notFound }
    return (account, id)
  }

  private func group(_ id: EntryID, of account: Account, _ zone: ZoneTable) async throws -> GroupsScreen.Group {
    let (state, keys) = (try await app.practice(of: account, zone: zone), await app.keys())
    guard let group = state.group(id, keys: keys, now: app.clock.now(), zone: zone) else {
      throw Problem.notFound
    }
    return group
  }
}
