import Access
public import ArgumentParser
public import Domain
import ScoreServer
public import Spaces

/// The options of the commands about one space, as an app spells them.
public protocol SpaceArguments: ParsableArguments, Sendable {
  /// The name, the id or the beginning of the id; nil where it is left out.
  var space: String? { get }
  /// An id of the caller's own, under which the command is done once; by default none.
  var id: String? { get }
  /// Whether JSON is printed.
  var json: Bool { get }
  /// The store.
  var store: StoreOption { get }
}

extension SpaceArguments {
  public var id: String? { nil }
}

/// The options of every command about one space, unless the app spells them in its own way.
public struct SpaceOptions: SpaceArguments {
  @Option(name: .customLong("in"), help: "The name, the id or the beginning of the id. Default: the newest.")
  public var space: String?

  @Option(help: ArgumentHelp("An id of your own: a command that is repeated with it is done once.", valueName: "id"))
  public var id: String?

  @Flag(help: "Print JSON.")
  public var json = false

  @OptionGroup public var store: StoreOption

  public init() {}
}

/// A command about one space.
public protocol SpaceCommand: AsyncParsableCommand {
  /// The app, or its kind of space.
  associatedtype App: SpaceKind

  /// The options, which name the space.
  var options: App.Options { get }
  /// The space as the command names it; by default by its options.
  var space: String? { get }

  /// Runs the command in the space.
  func run(_ context: CommandContext<App>) async throws
}

extension SpaceCommand {
  public var space: String? { options.space }

  /// Opens the store, finds the space and runs the command.
  public func run() async throws {
    try await App.withSpaces(options.store) { installation, account, spaces in
      let view = try await App.space(named: space, of: spaces)
      try await run(
        CommandContext(installation: installation, account: account, spaces: spaces, view: view, options: options)
      )
    }
  }
}

/// The store, the account, the space and the options of a command about one space.
public struct CommandContext<App: SpaceKind>: Sendable {
  /// The installation.
  public let installation: Installation
  /// The account of the command line.
  public let account: Account
  /// The spaces of the account.
  public let spaces: SpaceService<App.Fold>
  /// The space as it was before the command.
  public let view: SpaceView<App.Fold>
  /// The options.
  public let options: App.Options

  /// The time.
  public var now: Timestamp { installation.clock.now() }

  /// Returns the id of an entry: the caller's own, or another one each time.
  public func newTicket() -> String { options.id ?? installation.clock.newIdentity() }

  /// Records in the space, and prints its page.
  ///
  /// - Parameters:
  ///   - entry: The text that was entered; another entry under the same `--id` is rejected.
  ///   - decide: Makes the events, or rejects the entry.
  /// - Throws: ``Spaces/SpaceError``.
  public func record(_ entry: String, _ decide: @Sendable (SpaceView<App.Fold>) throws -> [EventDraft]) async throws {
    try App.show(
      try await spaces.record(in: view, as: Ticket(newTicket(), for: entry.utf8)) { view throws(Refusal) in
        do { return try decide(view) } catch { throw Refusal(error) }
      },
      options
    )
  }

  /// Removes a member from the space, who keeps the entries.
  public func remove(_ user: UserID) async throws {
    try await installation.invites.remove(user, from: view.id, of: spaces, as: Ticket(newTicket()))
  }

  /// Prints a screen: as JSON where that is asked for, otherwise in lines.
  public func show(_ screen: some Encodable, _ lines: @autoclosure () -> [String]) throws {
    try Terminal.say(screen, asJSON: options.json, lines)
  }

  /// Prints what the command has done, unless JSON is asked for.
  public func say(_ done: Message) {
    if !options.json { Terminal.say(done) }
  }
}

extension SpaceKind {
  /// Opens a store for the account of the command line, while `body` runs.
  public static func withSpaces(
    _ store: StoreOption,
    _ body: (_ installation: Installation, _ account: Account, _ spaces: SpaceService<Fold>) async throws -> Void
  ) async throws {
    try await store.withContainer(of: Root.self) { container in
      let installation = Installation(container, of: Root.self)
      let account = try await installation.me()
      try await body(installation, account, SpaceService(installation.gatekeeper, for: account))
    }
  }

  /// Creates a space, and prints its page.
  public static func create(_ options: Options, _ about: (_ now: Timestamp) throws -> Fold.About) async throws {
    try await withSpaces(options.store) { installation, _, spaces in
      let id = SpaceID(rawValue: options.id ?? installation.clock.newIdentity())
      try show(try await spaces.create(try about(installation.clock.now()), as: id), options)
    }
  }

  /// Prints the space's own page.
  static func show(_ view: SpaceView<Fold>, _ options: Options) throws {
    guard let content = pages.first?.content(view) else { return }
    try Terminal.say(content.value, asJSON: options.json) { content.lines() }
  }
}

package struct ListCommand<App: SpaceKind>: AsyncParsableCommand, Sendable {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "list", abstract: "Lists your \(App.noun.many) with their ids.")
  }

  @OptionGroup package var options: App.Options

  package init() {}

  package func run() async throws {
    try await App.withSpaces(options.store) { _, _, spaces in
      let all = try await spaces.list()
      try Terminal.say(all, asJSON: options.json) { TextTable(all) { [$0.name, $0.id.rawValue] }.lines }
    }
  }
}

package struct ShowCommand<App: SpaceKind>: SpaceCommand, Sendable {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "show", abstract: "Prints a \(App.noun.one).")
  }

  @OptionGroup package var options: App.Options

  package init() {}

  package func run(_ context: CommandContext<App>) async throws { try App.show(context.view, options) }
}

package struct UndoCommand<App: SpaceKind>: SpaceCommand, Sendable {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "undo", abstract: "Undoes the last entry of a \(App.noun.one).")
  }

  @OptionGroup package var options: App.Options

  package init() {}

  package func run(_ context: CommandContext<App>) async throws {
    try await context.record("undo") { view in [.undo(try view.entry(nil))] }
  }
}

package struct PeopleCommand<App: SpaceKind>: SpaceCommand, Sendable {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "people", abstract: "Lists the members of a \(App.noun.one).")
  }

  @OptionGroup package var options: App.Options

  package init() {}

  package func run(_ context: CommandContext<App>) async throws {
    let members = try await context.installation.signIn
      .people(in: context.view, of: context.spaces, named: App.people.name)
    try context.show(members, TextTable(members) { [$0.displayName, $0.role.rawValue, $0.id.rawValue] }.lines)
  }
}

package struct DeleteCommand<App: SpaceKind>: SpaceCommand, Sendable {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "delete", abstract: "Deletes a \(App.noun.one) for all members, for its owner.")
  }

  @OptionGroup package var options: App.Options

  @Flag(help: "Delete without asking again.")
  package var yes = false

  package init() {}

  package func run(_ context: CommandContext<App>) async throws {
    // Of several, none is deleted unnamed: repeated, the command would delete another.
    if options.space == nil {
      guard try await context.spaces.list().count == 1 else {
        throw CommandFailure(Message("You have several of these. Name the one to delete."))
      }
    }
    let name = context.view.about.name
    guard context.view.role == .owner, context.view.isMember else {
      throw CommandFailure(Message("Only the owner of \"\(name)\" can delete it."))
    }
    guard yes else {
      throw CommandFailure(
        Message("This deletes \"\(name)\" for all members and cannot be undone. Add --yes to confirm.")
      )
    }
    try await context.spaces.delete(context.view.id, as: Ticket(context.newTicket()))
    try await context.installation.finishRemovals()
    Terminal.say(Message("\(name) is deleted."))
  }
}

package struct InviteCommand<App: SpaceKind>: SpaceCommand, Sendable {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "invite",
      abstract: "Prints a link and a code that invite others to a \(App.noun.one)."
    )
  }

  @OptionGroup package var options: App.Options
  @OptionGroup package var invite: InviteOptions

  package init() {}

  package func run(_ context: CommandContext<App>) async throws { try await invite.run(context) }
}
