import ArgumentParser
import Domain
import Hypertext
import Pages
import Pinball
import ScorebookKit

struct GroupCommands: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "groups",
    abstract: "Shows your groups of games, with progress and the next game.",
    subcommands: [
      ListGroups.self, ShowGroup.self, AddGroup.self, EditGroup.self, SelectGroup.self, MoveGroup.self,
      ArchiveGroup.self, DeleteGroup.self,
    ],
    defaultSubcommand: ListGroups.self
  )
}

struct ListGroups: PracticeCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Prints your groups with their progress and the game to practise next.",
    discussion: """
      Example: pinball-practice groups --archived
               pinball-practice groups --follow
      """
  )

  @Flag(help: "Print the archived groups.")
  var archived = false

  @Flag(help: "Print them again after each change, until Ctrl-C.")
  var follow = false

  @OptionGroup var options: LeagueOptions

  func run(_ context: PracticeContext) async throws {
    let (archived, keys, zone, app) = (archived, context.keys, context.zone, context.app)
    let screen: @Sendable (PracticeState) -> GroupsScreen = { state in
      let now = app.clock.now()
      return state.today(now, zone: zone).groups(archived: archived, keys: keys, now: now, zone: zone)
    }
    if follow { return try await context.follow(screen, \.text) }
    let now = screen(try await context.groups())
    try context.show(now, now.text)
  }
}

struct ShowGroup: PracticeCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Prints one group, game by game.",
    discussion: "Example: pinball-practice groups show \"Bank 1 Focus\""
  )

  @Argument(help: "The group, by name or id. (default: the selected group)")
  var group: String?

  @OptionGroup var options: LeagueOptions

  func run(_ context: PracticeContext) async throws {
    let state = try await context.groups()
    guard let id = try group.map({ try context.group($0, in: state).id }) ?? state.selectedGroup?.id else {
      throw CommandFailure(Message("No groups yet. Create one with 'pinball-practice groups add'."))
    }
    try await context.showGroup(id)
  }
}

struct SelectGroup: PracticeCommand {
  static let configuration = CommandConfiguration(
    commandName: "select",
    abstract: "Selects the group that you are working on.",
    discussion: "Example: pinball-practice groups select \"Bank 1 Focus\""
  )

  @Argument(help: "The group, by its name or its id.")
  var group: String

  @OptionGroup var options: LeagueOptions

  func run(_ context: PracticeContext) async throws {
    let id = try context.group(group, in: try await context.groups()).id
    try await context.changeGroups { state throws(PracticeError) in try state.selection(ofGroup: id) }
    try await context.showGroup(id)
  }
}

struct MoveGroup: PracticeCommand {
  static let configuration = CommandConfiguration(
    commandName: "move",
    abstract: "Moves a group in the list, or a game in its group.",
    discussion: """
      Example: pinball-practice groups move "Bank 1 Focus" 1
               pinball-practice groups move "Bank 1 Focus" 2 --game Jaws
      """
  )

  @Argument(help: "The group, by its name or its id.")
  var group: String

  @Argument(help: "The place, from 1.")
  var place: Int

  @Option(help: "The game of the group that is moved, by its name or its key.")
  var game: String?

  @OptionGroup var options: LeagueOptions

  func validate() throws {
    guard place >= 1 else { throw ValidationError(Message("Places begin with 1.")) }
  }

  func run(_ context: PracticeContext) async throws {
    let group = try context.group(group, in: try await context.groups())
    let key = try game.map { try context.game($0, of: group) }
    try await context.changeGroups { state throws(PracticeError) in
      if let key { return try state.move(game: key, ofGroup: group.id, to: place) }
      return try state.move(group: group.id, to: place)
    }
    try await context.showGroup(group.id)
  }
}

extension GroupsScreen {
  fileprivate var text: [String] {
    if groups.isEmpty {
      return [
        Terminal.text(
          isArchived
            ? Message("No archived groups.") : Message("No groups yet. Create one with 'pinball-practice groups add'.")
        )
      ]
    }
    return TextTable(groups) { group in
      [
        Terminal.text(Message("\(group.completion)%")), group.name, Terminal.text(group.facts.joined(separator: ", ")),
        group.next.map { Terminal.text(Message("Next: \($0.name)")) } ?? "",
      ]
    }
    .lines
  }
}

extension GroupsScreen.Group {
  var facts: [Message] {
    let stale = staleGames.isEmpty ? nil : Message("\(staleGames.count) neglected")
    return marks + [times, Message("\(games.count) games"), stale].compactMap(\.self)
  }

  /// The marks of the group, such as `Selected`.
  var marks: [Message] {
    [
      isSelected ? Message("Selected") : nil, isPriority ? Message("Priority") : nil,
      isArchived ? Message("Archived") : nil, isActive || isArchived ? nil : Message("Paused"),
    ]
    .compactMap(\.self)
  }

  /// The days of the group, such as `Until 31 Mar 2026`; nil for a group without days.
  var times: Message? {
    switch (start, end) {
    case (nil, nil): nil
    case (let start?, nil): Message("Since \(Message.day(start))")
    case (nil, let end?): Message("Until \(Message.day(end))")
    case (let start?, let end?): Message("\(Message.day(start)) – \(Message.day(end))")
    }
  }

  fileprivate var text: [String] {
    let words = ([Message("\(completion)%")] + facts).joined(separator: ", ")
    let head = ["\(name): \(Terminal.text(words))  [\(id)]"]
    let table = TextTable(games) { game in
      [
        Terminal.text(Message("\(game.completion)%")), game.name, Terminal.text(game.practisedWords),
        Terminal.text(Message("focus \(game.focusPercent)%")),
        game.practiceKey == recommended ? Terminal.text(Message("Next", context: "next")) : "",
      ]
    }
    return head + table.lines.map { "  \($0)" }
  }
}

extension PracticeContext {
  /// The practice as it stands today.
  func groups() async throws -> PracticeState { try await app.practice(of: account, zone: zone) }

  /// Changes the groups, and returns the id with which the change can be undone.
  @discardableResult
  func changeGroups(_ steps: (PracticeState) throws(PracticeError) -> [PracticeStep]) async throws -> String {
    try await app.changeGroups(of: account, zone: zone, steps)
  }

  func group(_ text: String, in state: PracticeState) throws -> CustomGroup {
    let (id, name) = (EntryID(text), NameKey(loosely: text))
    let meant = state.customGroups.filter { $0.id == id || NameKey(loosely: $0.name) == name }
    if meant.count == 1, let group = meant.first { return group }
    if meant.isEmpty {
      let names = state.customGroups.prefix(5).map(\.name)
      if names.isEmpty {
        throw CommandFailure(Message("No groups yet. Create one with 'pinball-practice groups add'."))
      }
      throw CommandFailure(Message("There is no group \"\(text)\". Groups: \(names.joined(separator: ", "))."))
    }
    let ids = meant.map(\.id.text).joined(separator: ", ")
    throw CommandFailure(Message("\(meant.count) groups are called \"\(text)\". Name one by its id: \(ids)"))
  }

  func game(_ text: String, of group: CustomGroup) throws -> String {
    let (key, name) = (keys.canonical(text), NameKey(loosely: text))
    if let own = group.gameIDs.first(where: { $0 == key || NameKey(loosely: keys.displayName($0)) == name }) {
      return own
    }
    let names = group.gameIDs.map(keys.displayName).joined(separator: ", ")
    throw CommandFailure(Message("\"\(text)\" is not a game of \(group.name). Its games: \(names)."))
  }

  func showGroup(_ id: EntryID) async throws {
    guard let group = try await groups().group(id, keys: keys, now: now, zone: zone) else { return }
    try show(group, group.text)
  }
}
