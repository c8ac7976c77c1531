import Domain
import Hypertext
import Pages
import Pinball

extension PinballPages {
  /// The groups, each with what to do next.
  func groups(_ groups: GroupsPage, follows: [Path]) throws(TemplateFailure) -> Page {
    try page(
      Message("Groups"),
      "groups",
      GroupsView(groups),
      in: .practice(.groups),
      scripts: Self.orderScripts,
      follows: follows,
      json: groups.screen
    )
  }

  static let orderScripts = ["order.js", "zone.js"]
}

/// The groups, and what was just done to one.
struct GroupsPage {
  let screen: GroupsScreen
  var done: GroupDone?
  /// The group that was moved just now.
  var moved: String?
  let ticket: FormTicket
}

/// A change of a group, and the form that undoes it.
struct GroupDone {
  enum Deed: String {
    case archived, deleted, restored

    var words: Message {
      switch self {
      case .archived: Message("The group is archived.")
      case .deleted: Message("The group is deleted. Your entries stay in the journal.")
      case .restored: Message("The group is back.")
      }
    }
  }

  let deed: Deed
  /// nil for a change that cannot be undone.
  let back: String?
}

/// The view of the template `groups`.
private struct GroupsView {
  struct Undo {
    let hidden: [HiddenField]
    let action = PinballAddress.restoreGroup.text
  }

  let newGroup = PinballAddress.newGroup.text
  let done: Message?
  let undo: Undo?
  let views: [TabView]
  let isEmpty: Bool
  let isArchive: Bool
  let list: GroupListView

  init(_ page: GroupsPage) {
    let screen = page.screen
    (done, undo) = (
      page.done?.deed.words,
      page.done?.back.map { back in
        Undo(hidden: [page.ticket.field(for: "undo"), HiddenField(name: "back", value: back)])
      }
    )
    views = [
      TabView(Message("Current (\(screen.currentCount))"), PinballAddress.groups, isCurrent: !screen.isArchived),
      TabView(
        Message("Archived (\(screen.archivedCount))"),
        PinballAddress.archivedGroups,
        isCurrent: screen.isArchived
      ),
    ]
    (isEmpty, isArchive) = (screen.groups.isEmpty, screen.isArchived)
    list = GroupListView(page)
  }
}

/// The view of the template `group-list`.
private struct GroupListView {
  let said: Message
  let groups: [GroupCardView]

  init(_ page: GroupsPage) {
    let screen = page.screen
    said = OrderView.place(of: page.moved, among: screen.groups.map { ($0.id, $0.name) })
    groups = screen.groups.enumerated().map { place, group in
      let order = OrderView(
        name: group.name,
        key: group.id,
        place: place + 1,
        count: screen.groups.count,
        action: PinballAddress.group(group.id, "place"),
        hidden: [page.ticket.field(for: "move")]
      )
      return GroupCardView(group, ticket: page.ticket, order: order)
    }
  }
}
