import AppKit
import ArgumentParser
import Domain
import Pages
import Pinball

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
    discussion: "Example: pinball-practice groups --archived"
  )

  @Flag(help: "Those that are archived.")
  var archived = false

  @OptionGroup var options: LeagueOptions

  func run(_ context: PracticeContext) async throws {
    let state = try await context.groups()
    let screen = state.groups(archived: archived, keys: context.keys, now: context.now, zone: context.zone)
    try context.show(screen, screen.text)
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
      throw CommandFailure("no groups yet; 'pinball-practice groups add --help' says how to make one")
    }
    try await context.showGroup(id)
  }
}

struct SelectGroup: PracticeCommand {
  static let configuration = CommandConfiguration(
    commandName: "select",
    abstract: "Says which group you are working on.",
    discussion: "Example: pinball-practice groups select \"Bank 1 Focus\""
  )

  @Argument(help: "The group, by its name or its id.")
  var group: String

  @OptionGroup var options: LeagueOptions

  func run(_ context: PracticeContext) async throws {
    let id = try context.group(group, in: try await context.groups()).id
    try await context.changeGroups { state throws(PracticeRefusal) in try state.selection(ofGroup: id) }
    try await context.showGroup(id)
  }
}

struct MoveGroup: PracticeCommand {
  static let configuration = CommandConfiguration(
    commandName: "move",
    abstract: "Puts a group at another place in the list, or a game at another place in its group.",
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
    guard place >= 1 else { throw ValidationError("Places begin with 1.") }
  }

  func run(_ context: PracticeContext) async throws {
    let group = try context.group(group, in: try await context.groups())
    let key = try game.map { try context.game($0, of: group) }
    try await context.changeGroups { state throws(PracticeRefusal) in
      if let key { return try state.move(game: key, ofGroup: group.id, to: place) }
      return try state.move(group: group.id, to: place)
    }
    try await context.showGroup(group.id)
  }
}

extension GroupsScreen {
  fileprivate var text: [String] {
    if groups.isEmpty {
      return [isArchived ? "Nothing is archived." : "No groups yet; 'pinball-practice groups add --help' says how."]
    }
    return TextTable(groups) { group in
      [
        "\(group.completion)%", group.name, group.facts.joined(separator: ", "),
        group.next.map { "next: \($0.name)" } ?? "",
      ]
    }
    .lines
  }
}

extension GroupsScreen.Group {
  /// The facts beside its name.
  var facts: [String] {
    let marks = [
      isSelected ? "selected" : nil, isPriority ? "priority" : nil, isArchived ? "archived" : nil,
      isActive || isArchived ? nil : "paused",
    ]
    let stale = staleGames.isEmpty ? nil : "\(staleGames.count) stale"
    return marks.compactMap(\.self) + [timeWords, Words.count(games.count, "game", "games"), stale].compactMap(\.self)
  }

  /// Such as `until 2026-03-31`.
  private var timeWords: String? {
    switch (start, end) {
    case (nil, nil): nil
    case (let start?, nil): "since \(start)"
    case (nil, let end?): "until \(end)"
    case (let start?, let end?): "\(start) to \(end)"
    }
  }

  /// The group, game by game.
  fileprivate var text: [String] {
    let head = ["\(name): \(completion)%, \(facts.joined(separator: ", "))  [\(id)]"]
    let table = TextTable(games) { game in
      [
        "\(game.completion)%", game.name, game.practisedWords, "focus \(game.focusPercent)%",
        game.practiceKey == recommended ? "next" : "",
      ]
    }
    return head + table.lines.map { "  \($0)" }
  }
}

extension PracticeContext {
  /// The practice as it stands today.
  func groups() async throws -> PracticeState { try await app.practice(of: account, zone: zone) }

  /// Changes the groups.
  ///
  /// - Returns: The id with which the change can be undone.
  @discardableResult
  func changeGroups(_ steps: (PracticeState) throws(PracticeRefusal) -> [PracticeStep]) async throws -> String {
    try await app.changeGroups(of: account, zone: zone, steps)
  }

  /// A group by its name or its id.
  func group(_ text: String, in state: PracticeState) throws -> CustomGroup {
    let (id, name) = (EntryID(text), ComparedName(text))
    let meant = state.customGroups.filter { $0.id == id || ComparedName($0.name) == name }
    if meant.count == 1, let group = meant.first { return group }
    if meant.isEmpty {
      let names = state.customGroups.prefix(5).map(\.name)
      let hint = names.isEmpty ? "there are none yet" : "there is \(names.joined(separator: ", "))"
      throw CommandFailure("there is no group \"\(text)\"; \(hint)")
    }
    let ids = meant.map(\.id.text).joined(separator: ", ")
    throw CommandFailure("\(meant.count) groups are called \"\(text)\"; say which by its id: \(ids)")
  }

  /// The key of a game of a group.
  func game(_ text: String, of group: CustomGroup) throws -> String {
    let (key, name) = (keys.canonical(text), ComparedName(text))
    if let own = group.gameIDs.first(where: { $0 == key || ComparedName(keys.displayName($0)) == name }) { return own }
    let names = group.gameIDs.map(keys.displayName).joined(separator: ", ")
    throw CommandFailure("\"\(text)\" is no game of \(group.name); it has \(names)")
  }

  func showGroup(_ id: EntryID) async throws {
    guard let group = try await groups().group(id, keys: keys, now: now, zone: zone) else { return }
    try show(group, group.text)
  }
}
