import AppKit
import Domain
import Hummingbird
import Pages
import Pinball
import Server
import WireFormat

extension PinballWeb {
  /// The groups, and what is done with them; their forms are in ``addGroupForms(to:)``.
  func addGroups(to router: Router<SignedInContext>) {
    router.get("practice/groups") { request, context in
      let (account, query) = (try context.requireAccount(), request.formQuery)
      let screen = try await groups(of: account, archived: query["show"] == "archived", zone(request))
      if request.wantsJSON { return try Response.json(screen) }
      var page = GroupsPage(screen: screen)
      page.done = query["done"].flatMap { GroupDone.Deed(rawValue: $0) }.map {
        GroupDone(deed: $0, back: query["back"])
      }
      return Response.html(try pages.groups(page, signedIn: account.displayName))
    }
    router.get("practice/groups/:group") { request, context in
      let (account, id) = try Self.group(context)
      let group = try await group(id, of: account, zone(request))
      if request.wantsJSON { return try Response.json(group) }
      let said = request.formQuery["said"].flatMap { Self.words[$0] }
      let page = GroupPage(group: group, said: said, ticket: newTicket())
      return Response.html(try pages.group(page, signedIn: account.displayName))
    }
    addGroupForms(to: router)
    addGroupOrder(to: router)
    addGroupDeeds(to: router)
  }

  /// What a group's page says after something was done.
  private static let words = [
    "saved": "Saved.", "unarchived": "It is back, and paused. Edit it to work on it again.",
  ]

  /// Places of a list, from 1; beyond its end, the end.
  static let places = 1...10_000

  private func addGroupOrder(to router: Router<SignedInContext>) {
    router.post("practice/groups/:group/place") { request, context in
      let form = try await Form(request, context)
      let ((account, id), place, zone) = (
        try Self.group(context), try form.number("place", in: Self.places), zone(request)
      )
      try await app.changeGroups(of: account, zone: zone) { state throws(PracticeRefusal) in
        try state.move(group: id, to: place)
      }
      let isArchived = try await group(id, of: account, zone).isArchived
      if !request.wantsFragment {
        return Response.redirect(to: isArchived ? PinballAddress.archivedGroups : PinballAddress.groups)
      }
      let screen = try await groups(of: account, archived: isArchived, zone)
      let said = Self.place(screen.groups.map(\.id), of: id.text, screen.groups.map(\.name))
      return Response.html(try pages.groupList(screen, said: said))
    }
    router.post("practice/groups/:group/games") { request, context in
      let form = try await Form(request, context)
      let ((account, id), game, zone) = (try Self.group(context), form.verbatim("game"), zone(request))
      let place = try form.number("place", in: Self.places)
      try await app.changeGroups(of: account, zone: zone) { state throws(PracticeRefusal) in
        try state.move(game: game, ofGroup: id, to: place)
      }
      if !request.wantsFragment { return Response.redirect(to: PinballAddress.group(id.text)) }
      let group = try await group(id, of: account, zone)
      let said = Self.place(group.games.map(\.practiceKey), of: game, group.games.map(\.name))
      return Response.html(try pages.groupGames(group, said: said))
    }
  }

  private static func place(_ keys: [String], of key: String, _ names: [String]) -> String {
    keys.firstIndex(of: key).map { "\(names[$0]) is now at place \($0 + 1) of \(keys.count)." } ?? ""
  }

  private func addGroupDeeds(to router: Router<SignedInContext>) {
    router.post("practice/groups/:group/select") { request, context in
      let (account, id) = try Self.group(context)
      try await app.changeGroups(of: account, zone: zone(request)) { state throws(PracticeRefusal) in
        try state.selection(ofGroup: id)
      }
      return Response.redirect(to: PinballAddress.groups)
    }
    router.post("practice/groups/:group/archive") { request, context in
      let form = try await Form(request, context)
      let (account, id) = try Self.group(context)
      let ticket = try form.ticket()
      let back = try await app.changeGroups(of: account, zone: zone(request), as: ticket) {
        state throws(PracticeRefusal) in try state.archiving(id)
      }
      return Response.redirect(to: PinballAddress.groups.with("done", "archived").with("back", back))
    }
    router.post("practice/groups/:group/unarchive") { request, context in
      let ((account, id), now, zone) = (try Self.group(context), app.installation.now(), zone(request))
      try await app.changeGroups(of: account, zone: zone) { state throws(PracticeRefusal) in
        try state.unarchiving(id, now: now, zone: zone)
      }
      return Response.redirect(to: PinballAddress.group(id.text).with("said", "unarchived"))
    }
    router.post("practice/groups/:group/delete") { request, context in
      let form = try await Form(request, context)
      let (account, id) = try Self.group(context)
      // A repeat of the form finds no group, and is told the same.
      let ticket = try form.ticket()
      let back = try await app.changeGroups(of: account, zone: zone(request), as: ticket) {
        state throws(PracticeRefusal) in state.removal(ofGroup: id)
      }
      return Response.redirect(to: PinballAddress.groups.with("done", "deleted").with("back", back))
    }
    router.post("practice/groups/restore") { request, context in
      let (account, form) = (try context.requireAccount(), try await Form(request, context))
      try await app.takeBack(try form.text("back"), of: account)
      return Response.redirect(to: PinballAddress.groups.with("done", "restored"))
    }
  }

  /// Whose group an address names.
  static func group(_ context: SignedInContext) throws -> (account: Account, id: EntryID) {
    let account = try context.requireAccount()
    guard let id = EntryID(try context.parameter("group")) else { throw Problem.notFound }
    return (account, id)
  }

  private func groups(of account: Account, archived: Bool, _ zone: ZoneTable) async throws -> GroupsScreen {
    let state = try await app.practice(of: account, zone: zone)
    return state.groups(archived: archived, keys: await app.keys(), now: app.installation.now(), zone: zone)
  }

  private func group(_ id: EntryID, of account: Account, _ zone: ZoneTable) async throws -> GroupsScreen.Group {
    let (state, keys) = (try await app.practice(of: account, zone: zone), await app.keys())
    guard let group = state.group(id, keys: keys, now: app.installation.now(), zone: zone) else {
      throw Problem.notFound
    }
    return group
  }
}
