import AppKit
import Domain
import Hypertext
import Pages
import Pinball
import Server
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
        now: app.installation.now(),
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

  /// The groups beside the page of one.
  @Sendable
  private func groupsBeside(_ visit: Visit) async throws -> Beside? {
    let state = try await app.practice(of: try visit.account(), zone: visit.zone)
    let now = app.installation.now()
    let screen = state.groups(archived: false, keys: await app.keys(), now: now, zone: visit.zone)
    let rows = screen.groups.map { group in
      Beside.Row(group.name, PinballAddress.group(group.id), facts: Message("\(group.completion)% done"))
    }
    return Beside(Message("Groups"), all: PinballAddress.groups, rows: rows)
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
      let ((account, id), place) = (try Self.group(visit), try form.number("place", in: Self.places))
      try await app.changeGroups(of: account, zone: visit.zone, as: try self.id(of: form), isLate: visit.isLate) {
        state throws(PracticeRefusal) in try state.move(group: id, to: place)
      }
      let isArchived = try await group(id, of: account, visit.zone).isArchived
      return .goTo((isArchived ? PinballAddress.archivedGroups : PinballAddress.groups).with("moved", id.text))
    }
    site.form("practice/groups/:group/games") { visit, form in
      let ((account, id), game) = (try Self.group(visit), form.verbatim("game"))
      let place = try form.number("place", in: Self.places)
      try await app.changeGroups(of: account, zone: visit.zone, as: try self.id(of: form), isLate: visit.isLate) {
        state throws(PracticeRefusal) in try state.move(game: game, ofGroup: id, to: place)
      }
      return .goTo(PinballAddress.group(id.text).with("moved", game))
    }
  }

  private func addGroupDeeds(to site: Site) {
    site.form("practice/groups/:group/select") { visit, form in
      let (account, id) = try Self.group(visit)
      try await app.changeGroups(of: account, zone: visit.zone, as: try self.id(of: form), isLate: visit.isLate) {
        state throws(PracticeRefusal) in try state.selection(ofGroup: id)
      }
      return .goTo(PinballAddress.groups)
    }
    site.form("practice/groups/:group/archive") { visit, form in
      let ((account, id), ticket) = (try Self.group(visit), try form.contentTicket())
      let back = try await app.changeGroups(of: account, zone: visit.zone, as: ticket, isLate: visit.isLate) {
        state throws(PracticeRefusal) in try state.archiving(id)
      }
      return .goTo(PinballAddress.groups.with("done", "archived").with("back", back))
    }
    site.form("practice/groups/:group/unarchive") { visit, form in
      let ((account, id), now, zone) = (try Self.group(visit), app.installation.now(), visit.zone)
      try await app.changeGroups(of: account, zone: zone, as: try self.id(of: form), isLate: visit.isLate) {
        state throws(PracticeRefusal) in try state.unarchiving(id, now: now, zone: zone)
      }
      return .goTo(PinballAddress.group(id.text).with("said", "unarchived"))
    }
    site.form("practice/groups/:group/delete") { visit, form in
      // A retry of the form finds no group, and gets the same answer.
      let ((account, id), ticket) = (try Self.group(visit), try form.contentTicket())
      let back = try await app.changeGroups(of: account, zone: visit.zone, as: ticket, isLate: visit.isLate) {
        state throws(PracticeRefusal) in state.removal(ofGroup: id)
      }
      return .goTo(PinballAddress.groups.with("done", "deleted").with("back", back))
    }
    site.form("practice/groups/restore") { visit, form in
      let account = try visit.account()
      try await app.takeBack(try form.text("back"), of: account)
      return .goTo(PinballAddress.groups.with("done", "restored"))
    }
  }

  /// The group that an address names.
  static func group(_ visit: Visit) throws -> (account: Account, id: EntryID) {
    let account = try visit.account()
    guard let id = EntryID(try visit.part("group")) else { throw Problem.notFound }
    return (account, id)
  }

  private func group(_ id: EntryID, of account: Account, _ zone: ZoneTable) async throws -> GroupsScreen.Group {
    let (state, keys) = (try await app.practice(of: account, zone: zone), await app.keys())
    guard let group = state.group(id, keys: keys, now: app.installation.now(), zone: zone) else {
      throw Problem.notFound
    }
    return group
  }
}
