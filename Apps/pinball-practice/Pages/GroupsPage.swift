import Domain
import Pages
import Pinball

extension PinballPages {
  /// The groups, each with what to do next.
  func groups(_ page: GroupsPage, signedIn: String) throws(TemplateFailure) -> HTML {
    try document("Groups", "groups", GroupsView(page), in: .practice, scripts: Self.orderScripts, signedIn: signedIn)
  }

  /// The list of groups by itself.
  func groupList(_ screen: GroupsScreen, said: String) throws(TemplateFailure) -> HTML {
    try templates.render("group-list", GroupListView(screen, said: said))
  }

  static let orderScripts = ["forms.js", "order.js", "zone.js"]
}

/// The groups, and what was just done to one.
struct GroupsPage {
  let screen: GroupsScreen
  var done: GroupDone?
}

/// Something that was done to a group, and what takes it back.
struct GroupDone {
  enum Deed: String {
    case archived, deleted, restored

    var words: String {
      switch self {
      case .archived: "The group is archived."
      case .deleted: "The group is deleted. What you did with its games stays."
      case .restored: "It is back."
      }
    }
  }

  let deed: Deed
  /// nil for what cannot be taken back.
  let back: String?
}

/// What the template `groups` sees.
private struct GroupsView {
  struct Undo {
    let back: String
    let action = PinballAddress.restoreGroup.text
  }

  let tabs = TabView.practice(.groups)
  let newGroup = PinballAddress.newGroup.text
  let done: String?
  let undo: Undo?
  let views: [TabView]
  let isEmpty: Bool
  let isArchive: Bool
  let list: GroupListView

  init(_ page: GroupsPage) {
    let screen = page.screen
    (done, undo) = (page.done?.deed.words, page.done?.back.map { Undo(back: $0) })
    views = [
      TabView("Current (\(screen.currentCount))", PinballAddress.groups, isCurrent: !screen.isArchived),
      TabView("Archived (\(screen.archivedCount))", PinballAddress.archivedGroups, isCurrent: screen.isArchived),
    ]
    (isEmpty, isArchive) = (screen.groups.isEmpty, screen.isArchived)
    list = GroupListView(screen)
  }
}

/// What the template `group-list` sees.
private struct GroupListView {
  let said: String
  let groups: [GroupCardView]

  init(_ screen: GroupsScreen, said: String = "") {
    self.said = said
    groups = screen.groups.enumerated().map { place, group in
      let order = OrderView(
        name: group.name,
        key: group.id,
        place: place + 1,
        count: screen.groups.count,
        action: PinballAddress.group(group.id, "place"),
        part: "#groups"
      )
      return GroupCardView(group, order: order)
    }
  }
}
