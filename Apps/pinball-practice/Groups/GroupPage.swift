import Domain
import Hypertext
import Pages
import Pinball

extension PinballPages {
  func group(_ group: GroupPage, follows: [ItemPath]) -> Page {
    Page(
      title: Message(verbatim: group.group.name),
      body: groupPage(group),
      tabs: .practice(),
      scripts: ["keep.js"] + Self.orderScripts,
      follows: follows,
      keeps: group.group.isActive
        ? group.group.games.flatMap {
          [PinballAddress.workspace($0.practiceKey), PinballAddress.rulesheet($0.practiceKey)]
        }
        : [],
      json: group.group
    )
  }
}

struct GroupPage {
  let group: GroupsScreen.Group
  var said: Message?
  /// The game that was moved just now.
  var moved: String?
}

@HTMLBuilder
private func groupPage(_ page: GroupPage) -> HTML {
  let group = page.group
  crumbs(group.isArchived ? PinballAddress.archivedGroups : PinballAddress.groups) { t("Back to the groups") }
  if let said = page.said { outcome(said) }
  h1 { bdi(group.name) }
  groupProgress(group)
  h2 { t("Games") }
  div(.id("games")) {
    orderedList(moved: page.moved, among: group.games.map { ($0.practiceKey, $0.name) }) {
      for (place, game) in group.games.enumerated() { gameCard(game, place, in: group) }
    }
  }
  keepForOffline(
    "group \(group.id)",
    Message(verbatim: group.name),
    [PinballAddress.group(group.id)] + group.games.flatMap { PinballAddress.pages(of: $0.practiceKey) }
  )
  groupActions(group)
}

private func groupProgress(_ group: GroupsScreen.Group) -> HTML {
  section(.class("card"), .label(Message("Progress")), .data("days")) {
    groupFacts(group)
    if let next = group.suggestion {
      p {
        if let address = next.workspace {
          a(.class("button primary block"), .href(address)) { t("Next: \(next.name)") }
        } else {
          strong { t("Next: \(bdi: next.name)") }
        }
      }
    }
    if group.canBeSelected {
      form(post: PinballAddress.group(group.id, "select"), as: "select") {
        button(.class("block")) { t("Select this group") }
      }
    }
  }
}

private func gameCard(_ game: GroupsScreen.Game, _ place: Int, in group: GroupsScreen.Group) -> HTML {
  li(.class("card game-row"), .data("item")) {
    div(.class("group-head")) {
      h3 { groupGame(game) }
      orderForm(
        OrderedItem(name: game.name, key: "game-\(place)", place: place + 1, count: group.games.count),
        PinballAddress.group(group.id, "games")
      ) {
        hidden("game", game.practiceKey)
      }
    }
    p(.class("marks")) {
      if game.practiceKey == group.suggestion?.practiceKey {
        badge("on") { text(Message("Next", context: "next")) }
      }
      if game.isStale { badge { t("Neglected") } }
      span(.class("quiet")) {
        text(game.practisedWords)
        text(" · ")
        t("focus \(game.focusPercent)%")
      }
    }
    progressLine(of: game.name, game.completion)
    dl(.class("tasks")) {
      for task in StudyTask.known {
        let percent = game.percents[task.rawValue] ?? 0
        div(.class(percent == 100 ? "is-done" : nil)) {
          dt { text(task.shortTitle) }
          dd { t("\(percent)%") }
        }
      }
    }
  }
}

private func groupActions(_ group: GroupsScreen.Group) -> HTML {
  div(.class("actions")) {
    buttonLink(PinballAddress.group(group.id, "edit")) { t("Edit") }
    buttonLink(PinballAddress.copy(of: group.id)) { t("Duplicate") }
    if group.isArchived {
      form(post: PinballAddress.group(group.id, "unarchive"), as: "group") { button { t("Reopen") } }
    } else {
      form(post: PinballAddress.group(group.id, "archive"), as: "group") { button { t("Archive") } }
    }
    form(
      post: PinballAddress.group(group.id, "delete"),
      as: "group",
      asks: "Delete this group? Its entries stay in the journal."
    ) {
      button(.class("danger")) { t("Delete group") }
    }
  }
}

extension StudyTask {
  fileprivate var shortTitle: Message {
    switch self {
    case .playfield: Message("Playfield")
    case .rulesheet: Message("Rules")
    case .tutorialVideo: Message("Tutorial")
    case .gameplayVideo: Message("Gameplay")
    default: Message("Practice")
    }
  }
}
