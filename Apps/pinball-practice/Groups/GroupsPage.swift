import Domain
import Hypertext
import Pages
import Pinball

extension PinballPages {
  func groups(_ groups: GroupsPage, follows: [ItemPath]) -> Page {
    Page(
      title: Message("Groups"),
      body: groupsPage(groups),
      tabs: .practice(PinballAddress.groups),
      scripts: Self.orderScripts,
      follows: follows,
      keeps: groups.screen.groups.map { PinballAddress.group($0.id) },
      json: groups.screen
    )
  }

  static let orderScripts = ["order.js", "pinball.js"]
}

struct GroupsPage {
  let screen: GroupsScreen
  var done: GroupDone?
  /// The group that was moved just now.
  var moved: String?
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

@HTMLBuilder
private func groupsPage(_ page: GroupsPage) -> HTML {
  let screen = page.screen
  pageHead(t("Groups")) { a(.class("button primary"), .href(PinballAddress.newGroup)) { t("New group") } }
  if let done = page.done {
    receipt(text(done.deed.words)) {
      if let back = done.back { undoForm(PinballAddress.restoreGroup, as: "undo") { hidden("back", back) } }
    }
  }
  tabs(
    Message("Show"),
    [
      Page.Link("Current (\(screen.currentCount))", PinballAddress.groups, isCurrent: !screen.isArchived),
      Page.Link("Archived (\(screen.archivedCount))", PinballAddress.archivedGroups, isCurrent: screen.isArchived),
    ],
    "kinds",
    .true
  )
  div(.id("groups"), .data("days")) {
    orderedList(moved: page.moved, among: screen.groups.map { ($0.id, $0.name) }) {
      for (place, group) in screen.groups.enumerated() { groupCard(group, place + 1, of: screen.groups.count) }
    }
  }
  if screen.groups.isEmpty {
    emptyState {
      if screen.isArchived {
        t("No archived groups. Archive a group on its page, or let it end after its last day.")
      } else {
        t(
          "A group holds games to practise together, such as your league's next bank, and suggests which one to play next. \(a: "Create your first group", .href(PinballAddress.newGroup))"
        )
      }
    }
  }
}

/// A group in the list; the selected one with all its games.
private func groupCard(_ group: GroupsScreen.Group, _ place: Int, of count: Int) -> HTML {
  li(.class("card group", group.isSelected ? "selected" : nil), .id("group-\(group.id)"), .data("item")) {
    h2 { a(.href(PinballAddress.group(group.id))) { bdi(group.name) } }
    groupFacts(group)
    if let next = group.suggestion {
      p(.class("next-game")) {
        span {
          if let address = next.workspace {
            t("Next: \(a: "\(bdi: next.name)", .href(address))")
          } else {
            t("Next: \(bdi: next.name)")
          }
        }
        span(.class("quiet")) { t("focus \(next.focusPercent)%") }
      }
    }
    ul(.class("list group-rows")) {
      if group.isSelected, !group.isArchived { for game in group.games { groupRow(game) } }
    }
    div(.class("group-foot")) {
      if group.canBeSelected {
        form(post: PinballAddress.group(group.id, "select"), as: "select") {
          button(.label(Message("Select \(group.name)"))) { t("Select") }
        }
      }
      orderForm(
        OrderedItem(name: group.name, key: group.id, place: place, count: count),
        PinballAddress.group(group.id, "place")
      )
    }
  }
}

private func groupRow(_ game: GroupsScreen.Game) -> HTML {
  li {
    groupGame(game)
    progressBar(of: game.name, game.completion)
    span(.class("number")) { t("\(game.completion)%") }
  }
}
