import Domain
import Hypertext
import Pages
import Pinball

/// What a group is about: its marks and days, how far it is, and what was not practised for long.
@HTMLBuilder
func groupFacts(_ group: GroupsScreen.Group) -> HTML {
  p(.class("marks")) {
    for mark in group.marks { badge { text(mark) } }
    span(.class("quiet")) { text(group.pageFacts.joined(separator: " · ")) }
  }
  progressLine(of: group.name, group.completion)
  if !group.isArchived, let words = group.staleWords { p(.class("quiet")) { text(words) } }
}

/// A game's name, which leads to the work with it; a game outside the library has no such page.
@HTMLBuilder
func groupGame(_ game: GroupsScreen.Game) -> HTML {
  if let address = game.workspace { a(.href(address)) { bdi(game.name) } } else { bdi(game.name) }
}

// MARK: Order

/// An item of a list that is sorted by hand.
struct OrderedItem {
  let name: String
  let key: String
  let place: Int
  let count: Int
}

/// The controls that move an item of a list: two buttons, and a handle to drag: `order.js`.
func orderForm(_ item: OrderedItem, _ address: WebAddress, @HTMLBuilder content: () -> HTML = { .empty }) -> HTML {
  func atEnd(_ isAtEnd: Bool) -> Attribute { Attribute("aria-disabled", isAtEnd ? "true" : nil) }
  return form(
    post: address,
    as: "move",
    .class("order"),
    .data("words", Message("Move \(item.name)")),
    .data("place", "\(item.place)")
  ) {
    content()
    button(
      .type(.button),
      .class("handle"),
      .id("handle-\(item.key)"),
      .data("handle"),
      .label(Message("Move \(item.name): drag, or press the arrow keys"))
    ) {
      text("⠿")
    }
    button(
      .name("place"),
      .value("\(max(1, item.place - 1))"),
      .id("up-\(item.key)"),
      .label(Message("Move \(item.name) up")),
      atEnd(item.place == 1)
    ) {
      text("↑")
    }
    button(
      .name("place"),
      .value("\(min(item.count, item.place + 1))"),
      .id("down-\(item.key)"),
      .label(Message("Move \(item.name) down")),
      atEnd(item.place == item.count)
    ) {
      text("↓")
    }
  }
}

/// A list that is sorted by hand, below the new position of the item that was moved, which a screen reader reads out.
@HTMLBuilder
func orderedList(moved: String?, among all: [(key: String, name: String)], @HTMLBuilder content: () -> HTML) -> HTML {
  p(.class("unseen"), .announce) {
    if let place = all.firstIndex(where: { $0.key == moved }) {
      t("\(all[place].name) is now at position \(place + 1) of \(all.count).")
    }
  }
  ol(.class("list rows"), .data("order")) { content() }
}

// MARK: Words

extension GroupsScreen.Game {
  /// The page of the work with a game; a game outside the library has none.
  var workspace: WebAddress? { name == practiceKey ? nil : PinballAddress.workspace(practiceKey) }

  /// From 0 to 100.
  var focusPercent: Int { Int((focus * 100).rounded()) }

  var practisedWords: Message {
    switch daysSincePractice {
    case nil: Message("Never practised")
    case 0: Message("Practised today")
    case 1: Message("Practised yesterday")
    case let days?: Message("Practised \(days) days ago")
    }
  }
}

extension GroupsScreen.Group {
  /// The game to play next; a paused or archived group suggests none.
  var suggestion: GroupsScreen.Game? { isActive ? next : nil }

  var canBeSelected: Bool { !isSelected && !isArchived }

  var staleWords: Message? {
    if staleGames.isEmpty { return nil }
    let names = staleGames.map(\.name).joined(separator: ", ")
    return Message("Not practised for two weeks: \(staleGames.count) of \(games.count) (\(names))")
  }

  fileprivate var pageFacts: [Message] {
    let left = daysLeft.map { $0 == 0 ? Message("last day") : Message("\($0) days left") }
    return [times ?? Message("No dates"), left, Message("\(games.count) games")].compactMap(\.self)
  }
}
