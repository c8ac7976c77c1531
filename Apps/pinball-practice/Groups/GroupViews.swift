import Domain
import Hypertext
import Pages
import Pinball

/// A group as lists and its own page show it.
struct GroupCardView {
  let id: String
  let name: String
  let address: String
  let selection: String
  let isSelected: Bool
  let canBeSelected: Bool
  let marks: [Message]
  let completion: Int
  let facts: Message
  let stale: Message?
  let next: GroupNextView?
  let hidden: [HiddenField]
  let order: OrderView?
  let rows: [GroupGameView]

  /// Creates the card of a group.
  ///
  /// - Parameters:
  ///   - group: The group.
  ///   - ticket: The ticket of its form; nil for a card without a form.
  ///   - order: The controls that move it in a list.
  init(_ group: GroupsScreen.Group, ticket: FormTicket? = nil, order: OrderView? = nil) {
    hidden = ticket.map { [$0.field(for: "select")] } ?? []
    (id, name, isSelected, completion) = (group.id, group.name, group.isSelected, group.completion)
    address = PinballAddress.group(group.id).text
    selection = PinballAddress.group(group.id, "select").text
    canBeSelected = !group.isSelected && !group.isArchived
    marks = group.marks
    facts = group.pageFacts.joined(separator: " · ")
    stale = group.isArchived ? nil : group.staleWords
    // A paused or archived group suggests nothing.
    next = group.isActive ? group.next.map(GroupNextView.init) : nil
    self.order = order
    rows = group.isSelected && !group.isArchived ? group.games.map { GroupGameView($0, in: group) } : []
  }
}

/// The game of a group that comes next.
struct GroupNextView {
  let game: String
  let address: String?
  let focus: Int

  init(_ game: GroupsScreen.Game) {
    (self.game, address, focus) = (game.name, game.workspace, game.focusPercent)
  }
}

/// The controls that move an item of a list: two buttons, and a handle to drag.
struct OrderView {
  let name: String
  /// An id for the page.
  let key: String
  let place: Int
  let before: Int
  let after: Int
  let isFirst: Bool
  let isLast: Bool
  let action: String
  let hidden: [HiddenField]

  init(
    name: String,
    key: String,
    place: Int,
    count: Int,
    action: WebAddress,
    hidden: [HiddenField]
  ) {
    (self.name, self.key, self.place, self.hidden) = (name, key, place, hidden)
    (before, after, isFirst, isLast) = (max(1, place - 1), min(count, place + 1), place == 1, place == count)
    self.action = action.text
  }

  /// Returns the new position of a thing that was moved; empty for none.
  static func place(of moved: String?, among all: [(key: String, name: String)]) -> Message {
    guard let place = all.firstIndex(where: { $0.key == moved }) else { return "" }
    return Message("\(all[place].name) is now at position \(place + 1) of \(all.count).")
  }
}

/// A game of a group.
struct GroupGameView {
  struct Task {
    let name: Message
    let percent: Int
    let isDone: Bool
  }

  let name: String
  let address: String?
  let completion: Int
  let practised: Message
  let isStale: Bool
  let isNext: Bool
  let focus: Int
  let tasks: [Task]
  let order: OrderView?

  init(_ game: GroupsScreen.Game, in group: GroupsScreen.Group, order: OrderView? = nil) {
    (name, completion, focus) = (game.name, game.completion, game.focusPercent)
    address = game.workspace
    practised = game.practisedWords
    isStale = game.isStale
    isNext = game.practiceKey == group.recommended && group.isActive
    tasks = StudyTask.known.map { task in
      let percent = game.percents[task.rawValue] ?? 0
      return Task(name: task.shortTitle, percent: percent, isDone: percent == 100)
    }
    self.order = order
  }
}

extension GroupsScreen.Game {
  /// The page of the work with a game; a game outside the library has none.
  fileprivate var workspace: String? { name == practiceKey ? nil : PinballAddress.workspace(practiceKey).text }

  /// From 0 to 100.
  var focusPercent: Int { Int((focus * 100).rounded()) }

  /// The time of the last practice.
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
