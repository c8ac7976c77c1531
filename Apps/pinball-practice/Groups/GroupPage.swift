import Domain
import Hypertext
import Pages
import Pinball

extension PinballPages {
  /// One group, game by game.
  func group(_ group: GroupPage, follows: [Path]) throws(TemplateFailure) -> Page {
    try page(
      Message(verbatim: group.group.name),
      "group",
      GroupPageView(group),
      in: .practice(nil),
      scripts: Self.orderScripts,
      follows: follows,
      json: group.group
    )
  }
}

/// One group, and what was just done to it.
struct GroupPage {
  let group: GroupsScreen.Group
  var said: Message?
  /// The game that was moved just now.
  var moved: String?
  let ticket: FormTicket
}

/// The view of the template `group`.
private struct GroupPageView {
  let groups: String
  let group: GroupCardView
  let list: GroupGamesView
  let said: Message?
  let edit: String
  let copy: String
  let archive: String?
  let unarchive: String?
  let deletion: String
  let hidden: [HiddenField]

  init(_ page: GroupPage) {
    let id = page.group.id
    (group, list, said) = (
      GroupCardView(page.group, ticket: page.ticket), GroupGamesView(page), page.said
    )
    groups = (page.group.isArchived ? PinballAddress.archivedGroups : PinballAddress.groups).text
    (edit, copy) = (PinballAddress.group(id, "edit").text, PinballAddress.copy(of: id).text)
    archive = page.group.isArchived ? nil : PinballAddress.group(id, "archive").text
    unarchive = page.group.isArchived ? PinballAddress.group(id, "unarchive").text : nil
    deletion = PinballAddress.group(id, "delete").text
    hidden = [page.ticket.field(for: "group")]
  }
}

/// The view of the template `group-games`.
private struct GroupGamesView {
  let said: Message
  let rows: [GroupGameView]

  init(_ page: GroupPage) {
    let group = page.group
    said = OrderView.place(of: page.moved, among: group.games.map { ($0.practiceKey, $0.name) })
    rows = group.games.enumerated().map { place, game in
      let order = OrderView(
        name: game.name,
        key: "game-\(place)",
        place: place + 1,
        count: group.games.count,
        action: PinballAddress.group(group.id, "games"),
        hidden: [page.ticket.field(for: "move"), HiddenField(name: "game", value: game.practiceKey)]
      )
      return GroupGameView(game, in: group, order: order)
    }
  }
}
